import Diagnostics

/// One of several ways on from what a description has in common; a figure shows them side by side.
public struct Alternative: Sendable {
  /// The name of the way, which stands under it.
  public var label: Sourced<String>?
  /// What happens, after the description's own steps.
  public var steps: [Step]
  /// The controllers that its steps declare. Two alternatives may use the same id.
  package var declared: Range<ViewController.Index> = 0..<0

  /// A way on.
  public init(label: Sourced<String>? = nil, steps: [Step]) {
    self.label = label
    self.steps = steps
  }
}

extension AppDescription {
  /// The description that goes on in a way: the common steps, then those of the alternative.
  func goingOn(in alternative: Alternative) -> AppDescription {
    var description = self
    description.steps += alternative.steps
    description.alternatives = []
    description.renameOthers(than: alternative.declared, among: alternatives.map(\.declared))
    return description
  }

  /// An id that several alternatives declare is this alternative's; the others' controllers, which its
  /// steps never bring, get other ids.
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
