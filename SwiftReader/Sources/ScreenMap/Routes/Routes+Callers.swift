import SourceFacts

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
          site, number, in: finder.context(of: function, frames), of: frames.last!.function, flow)
      }
      if !handlers.isEmpty, handlers.count == places.count { return handlers }
    }
    let own = RouteHandler(site, number, in: Context(function), of: function, flow)
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

  /// Whether the callers of a site's function, or the creators of its modifier, give it what it
  /// observes, or what builds its screens.
  private static func isGiven(_ site: Site, _ evaluator: Evaluator) -> Bool {
    let function = site.function
    func isGiven(_ expression: Expression) -> Bool {
      guard let name = expression.ownName?.withoutBinding else { return false }
      return function.locals.parameters.contains(name)
        || evaluator.project.isBodyOfModifier(function) && evaluator.isGiven(name, to: function)
    }
    let type = site.call.name == "navigationDestination" ? site.call.argument("for") : nil
    let observed = [site.value, site.flag, type].compactMap { $0 }
    guard !observed.isEmpty else { return false }
    if observed.contains(where: isGiven) { return true }
    guard site.flag == nil, let target = site.target else { return false }
    if isGiven(target) { return true }
    var isBuilt = false
    walk([target]) { expression in
      if case .call(let call) = expression, isGiven(call.callee) { isBuilt = true }
      return !isBuilt
    }
    return isBuilt
  }
}
