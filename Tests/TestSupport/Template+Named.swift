import VCFigures
import VCSource

extension Template {
  /// The names of the built-in templates, and of one with inconsistent font sizes.
  package static let testedNames = names + ["unlikely"]

  /// Creates one of `testedNames`.
  package init(testing name: String) throws {
    let text = Self.text(of: name) ?? Self.unlikely
    try self.init(parsing: Source(name: name + ".yaml", text: text))
  }

  /// Parses a template as the user writes it.
  package init(parsing text: String) throws {
    try self.init(parsing: Source(name: "mine.yaml", text: text))
  }

  private static let unlikely = """
    fonts:
      name: {face: mono, size: 10}
      detail: {face: sans, size: 17}
      pointer: {face: mono, size: 18}
      caption: {face: mono, size: 22}
      legend: {face: mono, size: 15}
    """
}
