import VCEngine
import VCSource

/// The comparison of two snapshots: the controllers that they share, and the changes from one to
/// the other.
package struct Comparison: Sendable {
  /// The changes in the order of the new text, then those of removed elements in the order of the
  /// old one.
  package let changes: [Change]
  package let old: Snapshot
  package let new: Snapshot
  /// The counterparts in the new snapshot; nil for a removed controller.
  package let newOfOld: [Snapshot.Index?]
  /// The counterparts in the old snapshot; nil for an added controller.
  package let oldOfNew: [Snapshot.Index?]

  /// Compares two snapshots in time nearly linear in their controllers, relations and steps.
  package init(_ old: Snapshot, _ new: Snapshot) {
    let matching = Matching(old, new)
    (self.old, self.new) = (old, new)
    newOfOld = matching.newOfOld
    oldOfNew = matching.oldOfNew
    var finder = ChangeFinder(old, new, matching)
    changes = finder.find()
  }

  /// The segues of both sides that the other lacks: by their positions in `Snapshot.segues`.
  package var changedSegues: (old: Set<Int>, new: Set<Int>) {
    var left: [Snapshot.Relation: [Int]] = [:]
    var removed: Set<Int> = []
    for (place, segue) in old.segues.enumerated() {
      removed.insert(place)
      var relation = segue.relation
      guard let source = newOfOld[segue.source] else { continue }
      relation.owner = .controller(source)
      if let destination = segue.destination {
        guard let destination = newOfOld[destination] else { continue }
        relation.target = .controller(destination)
      }
      left[relation, default: []].append(place)
    }
    var added: Set<Int> = []
    for (place, segue) in new.segues.enumerated() {
      if let kept = left[segue.relation]?.popLast() {
        removed.remove(kept)
      } else {
        added.insert(place)
      }
    }
    return (removed, added)
  }

  /// The properties that changed of each new controller, by its index.
  var changedFlags: [Snapshot.Index: Set<String>] {
    changes.filter { $0.kind == .flag }.reduce(into: [:]) { flags, change in
      if let index = change.newIndex { flags[index, default: []].insert(change.property ?? "") }
    }
  }
}
