import VCComparison
import VCEngine
import VCFigures

extension Run {
  /// What changed from this run to a newer one, in the states after their last steps.
  public func comparison(with newer: Run) -> Comparison { Comparison(from: self, to: newer) }
}

/// The changes from one app to another.
public struct Comparison: Hashable, Sendable {
  private let old, new: Run
  private let base: VCComparison.Comparison
  public let changes: [Change]

  init(from old: Run, to new: Run) {
    (self.old, self.new) = (old, new)
    base = VCComparison.Comparison(
      Snapshot(of: old.resolution.hierarchy, refusedSteps: old.resolution.refusedSteps),
      Snapshot(of: new.resolution.hierarchy, refusedSteps: new.resolution.refusedSteps))
    changes = base.changes.map(Change.init)
  }

  /// Both states in one figure, with what was added, removed and changed.
  public func figure(_ options: FigureOptions = FigureOptions()) throws(RequestError) -> Figure {
    let request = try options.request()
    let base = base
    return try Figure(isFlowchart: true, within: WorkLimit()) {
      try VCComparison.pages(of: [NamedComparison(base)], request)
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

  init(_ change: VCComparison.Change) {
    kind = change.kind.rawValue
    id = change.id.map { ControllerID($0) }
    property = change.property
    (oldValue, newValue) = (change.old.code, change.new.code)
  }

  public var description: String {
    let subject = [id?.description, property].compactMap(\.self).joined(separator: ".")
    return "\(subject): \(kind), \(oldValue) → \(newValue)"
  }
}
