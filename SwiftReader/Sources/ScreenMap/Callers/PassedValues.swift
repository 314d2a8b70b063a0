/// What the functions of a project pass on and assign to the properties of objects, by the
/// property's name.
struct PassedValues {
  /// A property that is passed on: `actions.onCart`, and who gets it.
  typealias Member = (function: ProjectFunction, base: Expression, keeper: ClosurePlaces.Keeper)
  /// `home.delegate = self`.
  typealias Assignment = (function: ProjectFunction, base: Expression, value: Expression)

  private(set) var members: [String: [Member]] = [:]
  private(set) var assignments: [String: [Assignment]] = [:]

  init(_ project: Project) {
    for function in project.functions {
      for (name, places) in function.closures.passedMembers {
        members[name, default: []] += places.map { (function, $0.base, $0.keeper) }
      }
      for (base, property, value) in function.closures.assigned {
        assignments[property, default: []].append((function, base, value))
      }
    }
  }
}
