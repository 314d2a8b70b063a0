/// What decides whether a computed property shows something: another property's value has a case.
///
///     var sale: Sale? { current?.sheet == .sale ? Sale() : nil }
struct RouteGate {
  /// The property whose value decides.
  let store: RouteStore
  /// The members that lead from the value to the case: `sheet`.
  let path: [String]
  /// The case for which something is shown.
  let name: String
  /// The case's type.
  let type: ProjectType

  /// Creates the gate of a computed property of an object; nil if its getter compares nothing, or
  /// more than one case.
  init?(_ property: RouteStore, _ flow: RouteFlow) {
    guard let variable = flow.project.variable(of: property),
      let getter = variable.variable?.getter, let owner = variable.owner
    else { return nil }
    let compared = getter.compared
    guard compared.count == 1, let (value, name) = compared.first,
      let (decisive, path) = Self.property(in: value, variable, owner, flow),
      let type = flow.evaluator.fresh.type(of: value, in: Context(variable)),
      type.cases[name] != nil
    else { return nil }
    store = RouteStore(owner: owner.index, name: decisive)
    (self.path, self.name, self.type) = (path, name, type)
  }

  /// Returns the stored property with which an expression begins, and the members after it.
  private static func property(
    in value: Expression, _ getter: ProjectFunction, _ owner: ProjectType, _ flow: RouteFlow
  ) -> (name: String, path: [String])? {
    var path: [String] = []
    var next = value
    // Few getters name a value more often.
    for _ in 0..<8 {
      switch next {
      case .member(.name("self")?, let name, _): next = .name(name)
      case .member(let base?, let name, _):
        path.insert(name, at: 0)
        next = base
      case .name(let name):
        if getter.locals.declares(name), let values = getter.locals.values[name],
          values.count == 1, values[0].ownName != name
        {
          next = values[0]
          continue
        }
        guard let variable = flow.project.variable(name, of: owner),
          variable.variable?.getter == nil
        else { return nil }
        return (name, path)
      default: return nil
      }
    }
    return nil
  }

  /// Whether a value of the property that decides has the case.
  func isOpen(for value: Context.Bound, _ evaluator: Evaluator) -> Bool {
    evaluator.begin()
    let decisive = path.reduce(value.value) { .member($0, $1, line: 0) }
    return evaluator.caseValue(of: decisive, in: value.context, as: type)?.name == name
  }
}

extension [Expression] {
  /// The values that a getter compares, each with the case for which it isn't nil or false.
  fileprivate var compared: [(value: Expression, name: String)] {
    var found: [(value: Expression, name: String)] = []
    walk(self) { expression in
      switch expression {
      case .group(let parts) where parts.count == 2:
        for (value, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
          guard case .member(nil, let name, _) = other, value.isProperty else { continue }
          found.append((value, name))
        }
      case .selection(let selection):
        for branch in selection.cases where !branch.body.allSatisfy(\.isNothing) {
          found += branch.names.map { (selection.subject, $0) }
        }
      default: break
      }
      return true
    }
    return found
  }
}

extension Expression {
  fileprivate var isNothing: Bool {
    if case .returned(let value?) = self { return value.empties }
    return empties
  }
}
