// Features: what a reducer appends to a stack's path, the screen does that sends the action.

extension Routes {
  /// Returns the screens on which a reducer hands a route to a stack: the child's whose action a
  /// `switch` around it is about, else the feature's own.
  func screens(
    sending use: RouteUse, to handler: RouteHandler, _ frames: [TransitionFinder.Frame]
  ) -> [Finding.Source] {
    let features = project.features
    let lists = steps(to: use, frames)
    if lists.isEmpty {
      if let occasions = screens(onWhich: use, by: handler).nonEmpty { return occasions }
    }
    let view = use.function.owner.flatMap { !$0.isForeign ? features.view(around: $0) : nil }
    let own = view.map { [Finding.Source.screen($0.index)] } ?? []
    let begun = roots(of: handler)
    return (lists.isEmpty ? [[]] : lists).flatMap { list -> [Finding.Source] in
      screens(of: list, in: handler, begun).nonEmpty ?? own
    }.distinct
  }

  /// A reducer seldom answers more actions of its own one by another.
  private static let mostAnswers = 4

  /// Returns the screens that send the action with some cases, the innermost first. An action that a
  /// reducer sends itself is an answer to others.
  private func screens(
    of list: [Features.Step], in handler: RouteHandler, _ begun: [Screen], _ depth: Int = 0
  ) -> [Finding.Source] {
    let children = list.lazy.map { screens(of: $0, in: handler, begun) }.first { !$0.isEmpty }
    if let children { return children }
    guard depth < Self.mostAnswers, let own = list.last, own.feature == nil,
      let feature = project.features.feature(of: own.cases)
    else { return [] }
    let senders = (finder.index.calls["send"] ?? []).filter { place in
      place.call.arguments.first?.value.caseName == own.name
        && place.function.owner.flatMap(project.features.feature) === feature
    }
    return senders.flatMap { place -> [Finding.Source] in
      if let view = finder.screenOwner(of: place.function) { return [.screen(view.index)] }
      return project.features.steps(to: place.call, in: place.function)
        .flatMap { screens(of: $0, in: handler, begun, depth + 1) }
    }.distinct
  }

  /// Returns the cases of the action that a reducer answers with a use, or with the call of the
  /// function that has the use.
  func steps(to use: RouteUse, _ frames: [TransitionFinder.Frame]) -> [[Features.Step]] {
    if let frame = frames.last { return project.features.steps(to: frame.call, in: frame.function) }
    let branches = use.function.branches
    return project.features.steps(
      through: use.call.map(branches.around) ?? branches.around(assignmentAt: use.line),
      in: use.function)
  }

  /// Whether a reducer answers an action with a use, or with the call of the function that has it.
  func isAnswer(_ use: RouteUse, _ frames: [TransitionFinder.Frame]) -> Bool {
    steps(to: use, frames).joined().contains { $0.cases.simpleName.hasSuffix("Action") }
  }

  /// Returns the screen that sends an action's case: the one that the stack shows for a case of its
  /// path, else a view of the case's feature, if it's a screen of its own.
  private func screens(of step: Features.Step, in handler: RouteHandler, _ begun: [Screen])
    -> [Finding.Source]
  {
    if let type = handler.type, type.cases[step.name] != nil, isOfPath(step.cases, type) {
      return screens(of: handler, forCase: step.name).map(Finding.Source.place)
    }
    guard let feature = step.feature else { return [] }
    let views = project.features.views(of: feature)
    let shown = views.filter { begun.contains(.type($0)) }
    if shown.count == 1 { return [.screen(shown[0])] }
    return views.count == 1 && brought.contains(views[0]) ? [.screen(views[0])] : []
  }

  /// Whether the cases of an enum are those of a path's reducers, or of their actions.
  private func isOfPath(_ cases: ProjectType, _ path: ProjectType) -> Bool {
    if cases === path { return true }
    return cases.simpleName == "Action" && path.simpleName == "State"
      && cases.name.withoutSuffix(".Action") == path.name.withoutSuffix(".State")
  }

  /// Returns the screens with which a reducer's stack begins.
  func roots(of handler: RouteHandler) -> [Screen] {
    let call = handler.site.call
    guard handler.isOfReducer,
      let root = call.argument("root") ?? call.trailingClosures.first(where: \.label.isEmpty)?.value
    else { return [] }
    evaluator.begin(in: handler.site.function)
    let shown = evaluator.screens(root, in: handler.context)
    return evaluator.evidence.contains(.siblings) ? [] : shown
  }

  /// Returns the screens whose actions a `switch` around a use is about, if the stack's handler
  /// creates them.
  private func screens(onWhich use: RouteUse, by handler: RouteHandler) -> [Finding.Source] {
    guard handler.isOfReducer, let type = handler.type else { return [] }
    return evaluator.union(
      use.occasions.filter { type.cases[$0] != nil }.map { screens(of: handler, forCase: $0) }
    )
    .map(Finding.Source.place)
  }

  private func screens(of handler: RouteHandler, forCase name: String) -> [Screen] {
    let value = Expression.member(nil, name, line: handler.site.line)
    return screens(of: handler, for: (value, Context(handler.site.function)))
  }
}
