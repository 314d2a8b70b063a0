// A route's own view, and a view that only chooses among others, stand for the chosen screen.

extension Evaluator {
  /// Returns the screens that a view shows if its body is a choice that its arguments decide, nil
  /// for any other view.
  func chosen(by type: ProjectType, madeBy call: Call, in context: Context, _ depth: Int)
    -> [Screen]?
  {
    guard isRouting, mayGo(on: depth), let body = type.variables["body"],
      !body.body.makesDestinations
    else { return nil }
    var bindings: [String: Context.Bound] = [:]
    for name in type.variables.keys {
      guard let place = type.place(of: name, in: call) else { continue }
      bindings[name] = (call.allArguments[place].value, context)
    }
    guard !bindings.isEmpty else { return nil }
    let context = Context(body, bindings: bindings)
    if let found = choice(of: body, in: context, depth) { return found }
    // A view that only chooses by what it is given is never a screen itself.
    guard body.body.count == 1, case .selection(let selection) = body.body[0],
      let name = selection.subject.ownName, bindings[name] != nil
    else { return nil }
    let all = screens(ofBody: body.body, in: Context(body), depth + 1)
    return all.count > 1 ? screens(ofBody: body.body, in: context, depth + 1) : nil
  }

  /// Returns the screens of a route that is a view itself, nil for any other value.
  func content(ofRoute route: Expression, in context: Context, _ depth: Int) -> [Screen]? {
    guard project.hasRoutesThatAreViews, mayGo(on: depth),
      let type = type(of: route, in: context, depth + 1),
      type.kind == .enum, project.role(of: type) == .view, let body = type.variables["body"]
    else { return nil }
    return choice(of: body, in: Context(body, bindings: ["self": (route, context)]), depth)
  }

  /// Returns the screens of a body that a known case decides, nil if nothing is decided.
  private func choice(of body: ProjectFunction, in context: Context, _ depth: Int) -> [Screen]? {
    let (decided, before) = (decisions, evidence)
    evidence = []
    let found = screens(ofBody: body.body, in: context, depth + 1)
    guard decisions > decided, !evidence.contains(.siblings), !found.isEmpty else {
      evidence = before
      return nil
    }
    evidence.formUnion(before)
    return found
  }
}

extension [Expression] {
  /// Whether a view makes screens for the routes of a stack of its own, so that it is a screen with
  /// further ones in it.
  fileprivate var makesDestinations: Bool { calls.contains { $0.name == "navigationDestination" } }
}
