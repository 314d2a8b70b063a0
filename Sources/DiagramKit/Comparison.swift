import VCEngine
import VCFigureFeatures
import VCFigures
import VCSource

extension Run {
  /// What changed from this run to a newer one, in the states after their last steps.
  public func comparison(with newer: Run) -> Comparison { Comparison(from: self, to: newer) }
}

/// The changes from one app to another.
public struct Comparison: Hashable, Sendable {
  private let old, new: Run
  private let base: VCFigureFeatures.Comparison
  public let changes: [Change]

  init(from old: Run, to new: Run) {
    (self.old, self.new) = (old, new)
    base = VCFigureFeatures.Comparison(
      Snapshot(of: old.resolution.hierarchy),
      Snapshot(of: new.resolution.hierarchy))
    let names = ChangeNames(base)
    changes = base.changes.map { Change($0, named: $0.named(by: names)) }
  }

  /// Both states in one figure, with what was added, removed and changed.
  public func figure(_ options: FigureOptions = FigureOptions()) throws(RequestError) -> Figure {
    let request = try options.request()
    let (old, new) = (
      try old.resolution.showing([:], in: request.style.language),
      try new.resolution.showing([:], in: request.style.language)
    )
    let base = VCFigureFeatures.Comparison(Snapshot(of: old.hierarchy), Snapshot(of: new.hierarchy))
    return try Figure(isFlowchart: true, within: WorkLimit()) {
      try VCFigureFeatures.pages(of: [NamedComparison(base)], request)
    }
  }

  public static func == (one: Comparison, other: Comparison) -> Bool {
    one.old == other.old && one.new == other.new
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(old)
    hasher.combine(new)
  }
}

extension Change: Encodable {
  private enum Key: CodingKey {
    case kind, id, property, oldValue, newValue, text
  }

  /// Encodes the change, with its text in English.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(id?.description, forKey: .id)
    try container.encodeIfPresent(property, forKey: .property)
    try container.encode(oldValue, forKey: .oldValue)
    try container.encode(newValue, forKey: .newValue)
    try container.encode(text(), forKey: .text)
  }
}

/// A difference between two apps.
public struct Change: Hashable, Sendable, CustomStringConvertible {
  /// What kind of difference it is, such as `added` or `presenter`.
  public let kind: String
  /// The controller or object that it is about; nil for the whole app.
  public let id: ControllerID?
  /// The property, or the step as code; nil for what was added, removed or moved.
  public let property: String?
  /// The values as code; `nil` for none.
  public let oldValue, newValue: String
  /// The change with the names that a figure shows.
  private let named: VCFigureFeatures.Change

  init(_ change: VCFigureFeatures.Change, named: VCFigureFeatures.Change) {
    kind = change.kind.rawValue
    id = change.id.map { ControllerID($0) }
    property = change.property
    (oldValue, newValue) = (change.old.code, change.new.code)
    self.named = named
  }

  /// The change as a line, its kind first, with the names of boxes: `added: DetailViewController`.
  public func text(in language: VCHierarchy.Language = .english) -> String {
    named.words.text(in: Wording(language.base))
  }

  public var description: String { text() }
}
