import VCSource

/// One of several continuations of a description. Figures show them side by side.
package struct Alternative: Sendable {
  /// The continuation's name, which its figure shows.
  package var label: Sourced<String>?
  /// The properties of controllers that differ from the description.
  package var changes: [PropertyChange] = []
  /// The steps that follow the description's own.
  package var steps: [Step]
  /// The controllers declared by its steps. Two alternatives may use the same id.
  package var declared: Range<ViewController.Index> = 0..<0

  /// A continuation.
  package init(label: Sourced<String>? = nil, steps: [Step]) {
    (self.label, self.steps) = (label, steps)
  }
}

/// Another value of a declared controller's property, in one alternative.
package struct PropertyChange: Sendable {
  package let owner: ViewController.Index
  package let key: ViewControllerKey
  package internal(set) var value: Sourced<KeyValue>

  package init(
    _ key: ViewControllerKey, of owner: ViewController.Index, to value: Sourced<KeyValue>
  ) {
    (self.owner, self.key, self.value) = (owner, key, value)
  }
}

extension ViewControllerKey {
  /// The keys that an alternative can set: those with a value, but for pictures, which figures of one
  /// app share.
  package static let settable = rows.filter { $0.row.set != nil && $0.key != .image }.map(\.key)
}

extension AppDescription {
  /// The description continued with an alternative: the common steps, then the alternative's.
  func continued(with alternative: Alternative) -> AppDescription {
    var description = self
    for change in alternative.changes {
      change.key.row.set?(&description.viewControllers[change.owner], change.value)
    }
    description.steps += alternative.steps
    description.alternatives = []
    description.renameOthers(than: alternative.declared, among: alternatives.map(\.declared))
    return description
  }

  /// Renames controllers of the other alternatives whose ids this alternative declares, too. This
  /// alternative's steps never use those controllers.
  private mutating func renameOthers(
    than own: Range<ViewController.Index>, among all: [Range<ViewController.Index>]
  ) {
    let ownIDs = Set(own.map { viewControllers[$0].id.value })
    if ownIDs.isEmpty { return }
    let taken = ids
    var implied = ImpliedIDs()
    for index in all.joined() where !own.contains(index) {
      let id = viewControllers[index].id.value
      guard ownIDs.contains(id) else { continue }
      viewControllers[index].id.value = implied.next(of: id) { taken.contains($0) }
    }
  }
}
