/// Why a property holds what it holds.
public struct PropertyExplanation: Sendable {
  /// The moment at which the property is asked for.
  public let hierarchy: Hierarchy
  /// The property that is asked for.
  public let property: Property
  /// The name by which it is asked for; nil for the property's own.
  package let name: String?
  /// The controller whose property it is.
  public let owner: ViewController.Index
  /// The search for the value, from the owner upward (R1 to R4).
  public let walk: Walk
  /// What the property holds: at most one for all but `children`.
  public let value: [ViewController.Index]
  /// What it would hold under the other rule set, nil when that is the same.
  public let valueUnderOtherRules: [ViewController.Index]?

  /// How the presenter was chosen that `presentingViewController` contains, if a step presented the
  /// owner's family.
  package var choice: PresentExplanation? {
    guard property == .presentingViewController,
      let number = hierarchy.family(of: owner)?.presentation
    else { return nil }
    let step = hierarchy.presentations[number].step
    return PresentExplanation(ofStep: step, of: Resolution(hierarchy.app))
  }

  /// What a property of one of the hierarchy's controllers holds, and why.
  public init(
    of property: Property, for owner: ViewController.Index, in hierarchy: Hierarchy
  ) {
    self.init(of: property, named: nil, for: owner, in: hierarchy)
  }

  /// The same under another name: a container of UIKit's lists its children as `viewControllers`.
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
