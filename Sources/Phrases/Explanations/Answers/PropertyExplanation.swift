import VCEngine

/// The value of a property, and its reason.
package struct PropertyExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The property.
  package let property: Property
  /// The name by which the property was requested; nil for its own.
  package let name: String?
  /// The property as the question spells it, for answers in no chosen spelling.
  package var spelled: String?
  /// The controller that has the property.
  package let owner: ViewController.Index
  /// The search for the value, from the owner upward (R1 to R4).
  package let walk: Walk
  /// The value: at most one element for all but `children`.
  package let value: [ViewController.Index]
  /// The value under the other rule set, nil if it is the same.
  package let valueUnderOtherRules: [ViewController.Index]?

  /// The search for the presenter in `presentingViewController`, if a step presented the owner's
  /// family.
  package var choice: PresentExplanation? {
    guard property == .presentingViewController,
      let number = hierarchy.family(of: owner)?.presentation
    else { return nil }
    let step = hierarchy.presentations[number].step
    return PresentExplanation(ofStep: step, of: Resolution(hierarchy.app))
  }

  /// Explains a property of one of the hierarchy's controllers.
  package init(
    of property: Property, for owner: ViewController.Index, in hierarchy: Hierarchy
  ) {
    self.init(of: property, named: nil, for: owner, in: hierarchy)
  }

  /// Explains a property under another name: UIKit's containers list their children as
  /// `viewControllers`.
  package init(
    of property: Property, named name: String?, for owner: ViewController.Index,
    in hierarchy: Hierarchy
  ) {
    self.name = name
    self.hierarchy = hierarchy
    self.property = property
    self.owner = owner
    walk = hierarchy.walk(for: property, of: owner)
    func answer(in hierarchy: Hierarchy) -> [ViewController.Index] {
      name == nil
        ? hierarchy.value(of: property, for: owner) : hierarchy.viewControllers(of: owner)
    }
    value = answer(in: hierarchy)
    let other = answer(in: hierarchy.underOtherRules)
    valueUnderOtherRules = other == value ? nil : other
  }
}
