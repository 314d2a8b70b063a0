/// A place where code hands over a route: `router.push(.settings)`, `sheet = .login`, or a link's
/// value.
struct RouteUse {
  let function: ProjectFunction
  let value: Expression
  /// The type of the value, nil for a flag.
  let type: ProjectType?
  /// The properties that the value reaches, nil if they aren't known.
  let stores: Set<RouteStore>?
  /// The call that hands the value over, nil for an assignment.
  let call: Call?
  /// The name of the property to which it is assigned, nil for a call.
  var property: String?
  /// The index of the value among the call's arguments.
  var place: Int?
  let line: Int

  /// Whether the value depends on a parameter of the function, and so on the callers.
  var isGiven: Bool { function.parameters.contains { depends(on: $0.name) } }

  /// Whether the value mentions a parameter, or what `guard let` makes of it.
  private func depends(on parameter: String) -> Bool {
    if value.mentions(parameter) { return true }
    return function.locals.values.contains { name, values in
      values.contains { $0.ownName == parameter } && value.mentions(name)
    }
  }

  /// Whether a caller passes `nil`, which ends what is shown.
  func isNothing(_ evaluator: Evaluator, in context: Context) -> Bool {
    function.parameters.contains { parameter in
      guard !parameter.hasDefault, context.bindings[parameter.name] != nil,
        depends(on: parameter.name)
      else { return false }
      return evaluator.value(of: .name(parameter.name), in: context).expression.isNil
    }
  }

  /// The names of the cases of a stack's elements whose branch of a `switch` contains it: `intro` for
  /// `case .path(.element(id: _, action: .intro)): state.path.append(.terms)`.
  var occasions: [String] {
    guard let call else { return [] }
    var names: [String] = []
    walk(function.body) { expression in
      guard case .selection(let selection) = expression else { return true }
      for branch in selection.cases where !branch.patterns.allSatisfy(\.nested.isEmpty) {
        if branch.body.contain(call) { names = branch.patterns.compactMap(\.element) }
      }
      return true
    }
    return names
  }

  /// Whether its function also assigns another value to the property.
  var isOneOfSeveral: Bool {
    property != nil && function.body.assignments.count { $0.place.lastName == property } > 1
  }

  /// Returns the index of the view that is given the innermost closure around it, or around the last
  /// call that leads to it; nil if there is none.
  func view(in finder: TransitionFinder, _ frame: TransitionFinder.Frame? = nil) -> Int? {
    let function = frame?.function ?? function
    var found: Int?
    for made in function.body.calls {
      guard let type = finder.index.rows.type(madeBy: made, in: function),
        finder.project.role(of: type) == .view,
        made.allArguments.contains(where: { argument in
          guard case .closure(let closure) = argument.value else { return false }
          return frame.map { closure.body.contain($0.call) } ?? closure.body.anywhere(isMade)
        })
      else { continue }
      found = type.index
    }
    return found
  }

  /// Whether an expression is the call or the assignment that hands the value over.
  func isMade(by expression: Expression) -> Bool {
    switch expression {
    case .call(let other): other === call
    case .assignment(_, _, line): call == nil
    default: false
    }
  }

  /// The call whose branches decide whether the value is handed over.
  var anchor: Call? {
    if let call { return call }
    if case .call(let made) = value { return made }
    return nil
  }
}

extension Selection.Pattern {
  /// The first case in the action of a stack's element, or in an associated value.
  fileprivate var element: String? {
    let place = nested.firstIndex(of: "element").map { $0 + 1 } ?? 0
    return place < nested.count ? nested[place] : nil
  }
}

extension [RouteUse] {
  /// Those that hand a route over, without the links of views that get the route from whoever
  /// creates them: `TrailLink(trail: .lake)`.
  func withoutPassing(_ rows: Rows) -> [RouteUse] {
    let made = Set(
      compactMap { use in use.call.flatMap { rows.type(madeBy: $0, in: use.function)?.index } })
    return filter { use in
      guard use.call?.name == "NavigationLink", let name = use.value.ownName,
        let owner = use.function.owner, made.contains(owner.index)
      else { return true }
      return !use.function.isGiven(name) || use.function.locals.parameters.contains(name)
    }
  }
}

extension ProjectFunction {
  /// Whether a name is a parameter, or a property that the owner's creator fills.
  func isGiven(_ name: String) -> Bool {
    if locals.parameters.contains(name) { return true }
    guard !locals.declares(name), let variable = owner?.variables[name] else { return false }
    return !variable.hasBody
  }
}
