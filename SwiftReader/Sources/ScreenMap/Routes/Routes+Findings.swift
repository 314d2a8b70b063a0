// What a use and a handler say about a transition: its screens, and where it happens.

extension Routes {
  /// Returns the screens between which the view of a handler chooses.
  func screens(chosenBy handler: RouteHandler) -> [Screen] {
    handler.site.function.owner.flatMap { finder.index.choosers.all[$0.index] }?.screens ?? []
  }

  /// Returns the finding of a use by which a view chooses another screen; none if it isn't known which,
  /// or on which screen it happens.
  func chosen(_ result: Finding, of use: RouteUse, by handler: RouteHandler) -> [Finding] {
    guard result.targets.count == 1, let view = handler.site.function.owner,
      let chooser = finder.index.choosers.all[view.index]
    else { return [] }
    var finding = result
    finding.isInline = false
    finding.sources = finding.sources.flatMap { source -> [Finding.Source] in
      guard source == .screen(view.index) || !source.isScreen else { return [source] }
      // The view gives one of its screens a closure, or does it itself as soon as it appears.
      if let inner = use.view(in: finder), chooser.screens.contains(.type(inner)) {
        return [.screen(inner)]
      }
      return chooser.initial.map { [.place($0)] } ?? []
    }.filter { [$0.screen] != finding.targets }
    // A function that chooses itself does so by what its callers give it.
    if finding.sources.count > 1, !handler.isOfStates, use.isOneOfSeveral { return [] }
    return finding.sources.isEmpty ? [] : [finding]
  }

  func finding(
    of use: RouteUse, by handler: RouteHandler, _ outermost: ProjectFunction,
    _ frames: [TransitionFinder.Frame], _ targets: [Screen], _ evidence: Evidence
  ) -> (Finding, isShared: Bool) {
    let place = SourcePlace(file: outermost.file, line: frames.last?.call.line ?? use.line)
    let user = finder.screenOwner(of: outermost)
    let isOfLink = isOfLink(use, outermost, frames)
    let isOwnLink = user != nil && isOfLink
    var sources =
      user.map {
        TransitionFinder.Sources(all: [.screen($0.index)], isLink: isOwnLink, isOnlyLink: isOwnLink)
      }
      ?? finder.sources(
        of: OccasionFinder.Chain(function: use.function, call: use.call, frames: frames),
        handler.site)
    // A link from outside comes on whichever screen is shown; the one with the stack or the sheet
    // shows what it opens.
    if sources.isLink || isOfLink, handler.choice == nil,
      let owner = finder.screenOwner(of: handler.function)
    {
      let shown = Finding.Source.screen(owner.index)
      if user == nil { sources.evidence.insert(.unseen) }
      if sources.isOnlyLink || isOfLink {
        sources.all = [shown]
      } else if !sources.all.contains(shown) {
        sources.all.append(shown)
      }
    }
    // What an object sets as it is created shows on the screen that observes it.
    if user == nil, outermost.name == "init", !handler.stores.isEmpty,
      let owner = finder.screenOwner(of: handler.function)
    {
      sources.all = [.screen(owner.index)]
    }
    // What an object without a known screen brings, the screen with the handler shows, unless that
    // only shows what it is given.
    if !sources.all.contains(where: \.isScreen),
      let owner = finder.screenOwner(of: handler.function),
      handler.isOfReducer || builders.contains(owner.index)
    {
      sources.evidence.insert(.unseen)
      sources.all = [.screen(owner.index)]
    }
    // A screen that a stack or a sheet of the view shows gets a closure from the view.
    if user != nil, let inner = use.view(in: finder) ?? use.view(in: finder, frames.last),
      brought.contains(inner)
    {
      sources.all = [.screen(inner)]
    }
    // A part of several views that calls their closures acts for the one whose state it changes.
    if let user, isViewsOwn(handler), let owner = finder.screenOwner(of: handler.function),
      let wholes = finder.index.containers[user.index], wholes.count > 1,
      wholes.contains(owner.index)
    {
      sources.all = [.screen(owner.index)]
    }
    if handler.isOfReducer || handler.isOfParts || handler.isOfStates, user == nil {
      let senders = screens(sending: use, to: handler, frames)
      if !senders.isEmpty {
        (sources.all, sources.isShared) = (senders, false)
        sources.evidence.remove(.unseen)
      }
    }
    var finding = Finding(
      function: outermost, verb: handler.site.verb, place: place, site: place,
      sources: sources.all, targets: targets, evidence: evidence.union(sources.evidence))
    finding.isInline = (targets.isEmpty && !use.isGiven) || evidence.contains(.siblings)
    return (finding, sources.isShared)
  }

  /// Whether a use happens in a closure that gets links from outside.
  private func isOfLink(
    _ use: RouteUse, _ function: ProjectFunction, _ frames: [TransitionFinder.Frame]
  ) -> Bool {
    guard linkReceivers.contains(ObjectIdentifier(function)) else { return false }
    return function.body.calls.filter(\.receivesLinks).contains { receiver in
      let closures = receiver.allArguments.map(\.value)
      return frames.last.map { closures.contain($0.call) } ?? closures.anywhere(use.isMade)
    }
  }

  /// Returns the screens that a handler creates for a value.
  func screens(of handler: RouteHandler, for value: Context.Bound?) -> [Screen] {
    let (function, context) = (handler.site.function, handler.context)
    evaluator.begin(in: function)
    evaluator.isRouting = true
    let bound = value.map { value in
      handler.type.map { (Expression.cast(value.value, to: $0.name), value.context) } ?? value
    }
    if let choice = handler.choice {
      guard let bound = value, let decisive = choice.decisive(bound.value) else { return [] }
      let typed = handler.type.map { Expression.cast(decisive, to: $0.name) } ?? decisive
      return evaluator.screens(
        ofBody: choice.body,
        in: context.binding([Choice.parameter: (typed, bound.context)]), 0)
    }
    if case .closure(let closure) = handler.target {
      let binding = handler.parameter.flatMap { name in bound.map { [name: $0] } } ?? [:]
      return evaluator.screens(ofBody: closure.body, in: context.binding(binding), 0)
    }
    if let made = construction(by: handler), let bound {
      return evaluator.screens(.call(made), in: context.binding([RouteHandler.route: bound]))
    }
    if case .name(let name) = handler.target, context.bindings[name] != nil, let bound {
      let made = Call(
        callee: handler.target, arguments: [.init(label: "", value: .name(RouteHandler.route))],
        line: handler.site.line)
      return evaluator.screens(.call(made), in: context.binding([RouteHandler.route: bound]))
    }
    // `.sheet(item: $item, content: editor)`: the content is a function's name.
    if let name = handler.target.lastName, let made = function.owner?.functions[name]?.first {
      let binding = made.parameters.first.flatMap { first in bound.map { [first.name: $0] } } ?? [:]
      return evaluator.screens(ofBody: made.body, in: Context(made, bindings: binding), 0)
    }
    return evaluator.screens(handler.target, in: context)
  }

  /// Returns the call of the initializer that creates a handler's screen, with the value as its
  /// argument: `destination: RouteView.init`.
  private func construction(by handler: RouteHandler) -> Call? {
    guard case .member(let made?, "init", let line) = handler.target,
      let route = handler.type, let path = evaluator.path(made),
      let type = evaluator.type(named: path, in: Context(handler.site.function))
    else { return nil }
    func takesRoute(_ written: String) -> Bool {
      project.type(named: written, within: type) === route
    }
    let parameters = type.functions["init"]?.map { $0.parameters.filter { !$0.hasDefault } } ?? []
    let label =
      parameters.first { $0.count == 1 && takesRoute($0[0].type) }?[0].label
      ?? type.variables.values.filter { takesRoute($0.result) && !$0.hasBody }.map(\.name).min()
    return label.map { label in
      Call(
        callee: made,
        arguments: [Call.Argument(label: label, value: .name(RouteHandler.route))], line: line)
    }
  }
}
