import DescriptionLoading
import Diagnostics
import Figures
import Pictures
import ViewControllers

extension AppDescription {
  /// A description as the user writes it.
  package init(_ text: String) throws {
    try self.init(parsing: Source(name: "in.yaml", text: text))
  }
}

extension Picture {
  /// The moment after the last step; of alternatives that of each.
  package init(
    _ app: AppDescription, as kind: FigureKind? = nil, in style: Style = Style()
  ) throws {
    self = try picture(of: Resolution(app), as: kind, in: style)
  }

  /// A description as the user writes it.
  package init(_ text: String, as kind: FigureKind? = nil, in style: Style = Style()) throws {
    try self.init(AppDescription(text), as: kind, in: style)
  }

  package init(
    sample name: String, as kind: FigureKind? = nil, in style: Style = Style()
  ) throws {
    try self.init(Samples.description(of: name), as: kind, in: style)
  }

  /// Everything that is written in the picture.
  package var allTexts: [String] {
    let written = frames.compactMap(\.title?.text) + boxes.flatMap { $0.lines.map(\.text) }
    return written + arrows.flatMap { $0.label?.lines ?? [] }
  }

  /// Ids that stand for two things.
  package var repeatedIDs: [String] {
    let ids = frames.map(\.id) + boxes.map(\.id) + arrows.map(\.id)
    return Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}
