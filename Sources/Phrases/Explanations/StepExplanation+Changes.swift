import VCEngine

/// The properties with new values after a step.
extension StepExplanation {
  /// A property with a new value.
  struct Change {
    let owner: ViewController.Index
    let property: Property
    let old: [ViewController.Index]
    let new: [ViewController.Index]
  }

  /// The changed properties of controllers in a family both before and after. `children` represents
  /// the containers' own properties and `parent`.
  var changes: [Change] {
    before.families.flatMap(\.members).filter { after.family(of: $0) != nil }.flatMap { owner in
      Property.all(of: after.app.viewControllers[owner].kind).compactMap { property in
        let (old, new) = (
          before.value(of: property, for: owner), after.value(of: property, for: owner)
        )
        // The top of a stack is visible, unless something is presented over it.
        let isTold =
          property == .visibleViewController
          && old == before.value(of: .topViewController, for: owner)
          && new == after.value(of: .topViewController, for: owner)
        return old == new || isTold
          ? nil : Change(owner: owner, property: property, old: old, new: new)
      }
    }
  }

  func name(of change: Change) -> String {
    "\(after.id(change.owner)).\(after.code.name(of: change.property))"
  }

  func code(_ value: [ViewController.Index], of property: Property) -> String {
    property == .children
      ? after.code.list(value.map(after.id)) : value.first.map(after.id) ?? "nil"
  }
}
