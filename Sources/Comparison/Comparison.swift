import Diagnostics
import ViewControllers

/// Two snapshots, which of their controllers are the same, and what changed from one to the other.
public struct Comparison: Sendable {
  /// By their places in the new text, then those of what was removed by their places in the old one.
  public let changes: [Change]
  package let old: Snapshot
  package let new: Snapshot
  /// The counterpart in the new snapshot; nil for a removed controller.
  package let newOfOld: [Snapshot.Index?]
  /// The counterpart in the old snapshot; nil for an added controller.
  package let oldOfNew: [Snapshot.Index?]

  /// Compares in time nearly linear in the controllers, relations and steps of both.
  public init(_ old: Snapshot, _ new: Snapshot) {
    let matching = Matching(old, new)
    self.old = old
    self.new = new
    newOfOld = matching.newOfOld
    oldOfNew = matching.oldOfNew
    var finder = ChangeFinder(old, new, matching)
    changes = finder.find()
  }
}
