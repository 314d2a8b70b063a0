// Handlers in functions and modifiers that are given the binding, the type or the builder: each of
// their callers has a handler of its own.

extension Routes {
  /// A helper for sheets is seldom called by more functions, and seldom passes its binding on more
  /// often.
  private static let mostPlaces = 40
  private static let deepestCaller = 3

  /// Returns the handlers of a site: one, or one for each caller that gives it its values.
  static func handlers(of site: Site, _ number: Int, _ finder: TransitionFinder, _ flow: RouteFlow)
    -> [RouteHandler]
  {
    let function = site.function
    if site.choice == nil, isGiven(site, finder.evaluator) {
      let places = places(around: function, [], finder)
      let handlers = places.compactMap { frames in
        RouteHandler(
          site, number, in: finder.context(of: function, frames), of: frames.last, flow,
          type: genericType(of: site, frames, finder))
      }
      if !handlers.isEmpty, handlers.count == places.count { return handlers }
    }
    let own = RouteHandler(site, number, in: Context(function), of: nil, flow)
    return own.map { [$0] } ?? []
  }

  /// Returns the calls that lead to a function, the innermost first, up to a screen's.
  private static func places(
    around function: ProjectFunction, _ frames: [TransitionFinder.Frame], _ finder: TransitionFinder
  ) -> [[TransitionFinder.Frame]] {
    let outermost = frames.last?.function ?? function
    if !frames.isEmpty, outermost.parameters.isEmpty || finder.screenOwner(of: outermost) != nil {
      return [frames]
    }
    guard frames.count < deepestCaller else { return frames.isEmpty ? [] : [frames] }
    let callers = finder.callers(of: outermost).filter { $0.function !== outermost }
    if callers.isEmpty { return frames.isEmpty ? [] : [frames] }
    let found = callers.prefix(mostPlaces).flatMap {
      places(around: function, frames + [$0], finder)
    }
    return Array(found.prefix(mostPlaces))
  }

  /// Returns the type that callers give the generic parameter for which a destination is:
  /// `D` of `navigationDestination(for: D.self)`; nil if it is none, or isn't given.
  private static func genericType(
    of site: Site, _ frames: [TransitionFinder.Frame], _ finder: TransitionFinder
  ) -> RouteHandler.WrittenType? {
    let function = site.function
    guard let name = site.valueType, function.isGeneric(name), let creation = frames.first,
      let place = function.metatype(of: name, givenBy: creation.call)
    else { return nil }
    let context = finder.context(of: creation.function, Array(frames.dropFirst()))
    let value = finder.evaluator.fresh.value(
      of: creation.call.allArguments[place].value, in: context)
    guard case .member(let base?, "self", _) = value.expression, let written = base.dottedName
    else { return nil }
    return (written, value.context.function)
  }

  /// Whether the callers of a site's function, or the creators of its modifier, give it what it
  /// observes, or what builds its screens.
  private static func isGiven(_ site: Site, _ evaluator: Evaluator) -> Bool {
    let function = site.function
    func isGiven(_ expression: Expression) -> Bool {
      guard let name = expression.ownName?.withoutBinding else { return false }
      return function.locals.parameters.contains(name)
        || evaluator.project.isBodyOfModifier(function) && evaluator.isGiven(name, to: function)
    }
    if let type = site.valueType, function.isGeneric(type) { return true }
    let type = site.call.name == "navigationDestination" ? site.call.argument("for") : nil
    let observed = [site.value, site.flag, type].compactMap { $0 }
    guard !observed.isEmpty else { return false }
    if observed.contains(where: isGiven) { return true }
    guard site.flag == nil, let target = site.target else { return false }
    if isGiven(target) { return true }
    return [target].calls.contains { isGiven($0.callee) }
  }
}

extension ProjectFunction {
  /// Whether a name is a generic parameter of the function or of its type.
  fileprivate func isGeneric(_ name: String) -> Bool {
    generics.contains { $0.name == name } || owner?.generics.contains(name) == true
  }

  /// Returns the index of the argument that gives a generic parameter its type, in a call of the
  /// function or of an initializer of its type: `Stop.self` for `kind: D.Type`.
  fileprivate func metatype(of name: String, givenBy call: Call) -> Int? {
    let called = generics.contains { $0.name == name } ? [self] : owner?.functions["init"] ?? []
    for function in called where function.accepts(call) {
      guard let parameter = function.parameters.first(where: { $0.type == name + ".Type" }) else {
        continue
      }
      return function.places(of: call)[parameter.name]
    }
    return nil
  }
}
