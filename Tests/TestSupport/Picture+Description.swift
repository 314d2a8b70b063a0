import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource

extension AppDescription {
  /// Parses a description as the user writes it.
  package init(_ text: String) throws {
    try self.init(parsing: Source(name: "in.yaml", text: text))
  }
}

extension Picture {
  /// Draws the state after the last step; for alternatives, each one's.
  package init(
    _ app: AppDescription, as kind: FigureKind? = nil, in style: Style = Style()
  ) throws {
    self = try picture(of: Resolution(app), as: kind, in: style)
  }

  /// Draws a description as the user writes it.
  package init(_ text: String, as kind: FigureKind? = nil, in style: Style = Style()) throws {
    try self.init(AppDescription(text), as: kind, in: style)
  }

  package init(
    sample name: String, as kind: FigureKind? = nil, in style: Style = Style()
  ) throws {
    try self.init(Samples.description(of: name), as: kind, in: style)
  }

  /// All texts in the picture.
  package var allTexts: [String] {
    let written = frames.compactMap(\.title?.text) + boxes.flatMap { $0.lines.map(\.text) }
    return written + arrows.flatMap { $0.label?.lines ?? [] }
  }

  /// The ids that are used twice.
  package var repeatedIDs: [String] {
    let ids = frames.map(\.id) + boxes.map(\.id) + arrows.map(\.id)
    return Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}
