/// The transitions that routes bring: whoever hands over a route brings the screen that a handler
/// creates for it.
struct Routes {
  let finder: TransitionFinder
  private let flow: RouteFlow
  var evaluator: Evaluator { finder.evaluator }
  var project: Project { finder.project }
  let handlers: [RouteHandler]
  /// The findings of each handler, by its site's number; none for a handler to which nothing hands
  /// a route.
  private(set) var findings: [Int: [Finding]] = [:]
  /// The calls whose value leads to a handler.
  private var followed: Set<ObjectIdentifier> = []
  /// The calls whose route is followed to where it arrives, so that the functions that pass it on
  /// add nothing.
  private var arrived: Set<ObjectIdentifier> = []

  /// The functions with closures that get links from outside.
  let linkReceivers: Set<ObjectIdentifier>
  /// What decides whether a value may lead to a handler that takes its type.
  private let reach: RouteReach
  /// The names of the types of libraries for whose values destinations create screens.
  private let libraryTypes: Set<String>
  /// The indices of the types that create views.
  let builders: Set<Int>
  /// The indices of the screens that handlers create.
  private(set) var brought: Set<Int> = []
  /// Where the handlers are to which uses lead.
  private var answered: Set<SourcePlace> = []

  /// A route seldom passes through more functions before it is wrapped.
  private static let mostFrames = 3
  private static let mostCallers = 120

  init(_ sites: [Site], _ finder: TransitionFinder) {
    self.finder = finder
    let flow = RouteFlow(finder.project, finder.evaluator)
    self.flow = flow
    reach = RouteReach(finder)
    libraryTypes = Set(
      sites.compactMap { site in
        let function = site.function
        let own = site.valueType.flatMap {
          finder.project.type(named: $0, in: function)
        }
        return own == nil ? site.valueType : nil
      })
    let types = finder.project.types
    builders = finder.index.containers.reduce(into: []) { all, part in
      if finder.project.role(of: types[part.key]) == .view { all.formUnion(part.value) }
    }
    linkReceivers = Set(
      ["onOpenURL", "onContinueUserActivity"].flatMap { finder.index.calls[$0] ?? [] }
        .map { ObjectIdentifier($0.function) })
    handlers = sites.enumerated().flatMap { Self.handlers(of: $1, $0, finder, flow) }
    for handler in handlers where handler.choice == nil || handler.isOfParts {
      let part = handler.isOfParts ? (Expression.constant("true"), handler.context) : nil
      brought.formUnion(screens(of: handler, for: part).compactMap(\.type))
    }
    for case .type(let view) in handlers.filter(\.isOfStates).flatMap(screens(chosenBy:)) {
      brought.insert(view)
    }
    let found = RouteUses(of: handlers, flow)
    var named = found.named
    let uses = found.all.withoutPassing(finder.index.rows)
    for use in uses where isChoice(use) { add(use, &named) }
    for use in uses where !isChoice(use) { add(use, &named) }
    for handler in handlers where handler.choice == nil { addUnnamed(handler, named) }
  }

  /// Whether a link's value is followed, or is that of whoever creates the link.
  func follows(_ link: Site) -> Bool {
    if followed.contains(ObjectIdentifier(link.call)) { return true }
    guard link.verb == .link else { return false }
    if let type = link.value?.madeType, libraryTypes.contains(type) { return true }
    guard let name = link.value?.ownName, link.function.isGiven(name) else { return false }
    // An extension's initializer for links of any value.
    if let written = link.function.parameters.first(where: { $0.name == name })?.type,
      link.function.generics.contains(where: { $0.name == TypeName.base(written) })
    {
      return true
    }
    guard let type = evaluator.fresh.type(of: .name(name), in: Context(link.function))
    else { return false }
    return handlers.contains { $0.isOfPath && $0.type === type }
  }

  private mutating func add(_ use: RouteUse, _ named: inout [Int: Set<String>]) {
    var isKnown: Set<[Screen]> = []
    let handlers = handlers(of: use)
    let isChoice = isChoice(use)
    for handler in handlers {
      for found in findings(of: use, by: handler, frames: []) {
        // Several stacks may handle a route in the same way.
        let isKept = handlers.count == 1 || isViewsOwn(handler)
        guard isKept || isKnown.insert(found.targets).inserted else { continue }
        findings[handler.number, default: []].append(found)
        answered.insert(handler.place)
        guard let call = use.call else { continue }
        followed.insert(ObjectIdentifier(call))
        if isChoice, !found.targets.isEmpty { arrived.insert(ObjectIdentifier(call)) }
      }
    }
    guard let type = use.type, !handlers.isEmpty else { return }
    for value in evaluator.fresh.alternatives(of: use.value, as: type, in: Context(use.function)) {
      if let name = evaluator.caseValue(of: value.value, in: value.context)?.name {
        named[type.index, default: []].insert(name)
      }
    }
  }

  /// Whether a handler observes a state of its view, which other views can't share.
  func isViewsOwn(_ handler: RouteHandler) -> Bool {
    !handler.stores.isEmpty && !handler.stores.contains { $0.isShared(in: project) }
  }

  /// Returns the handlers of a use: those that observe a property that it may reach, else the
  /// destinations of its type, else all of its type.
  private func handlers(of use: RouteUse) -> [RouteHandler] {
    let stores = use.stores ?? []
    if isChoice(use) {
      // Where nothing decides, the route counts as pushed.
      return destinations(of: use, among: handlers.filter { $0.isOfPath && $0.type === use.type })
        + handlers.filter { !$0.isOfPath && stores.contains(where: $0.observes) }
    }
    let isEnd = use.value.empties
    let observing = handlers.filter { handler in
      (!isEnd || handler.choice != nil)
        && (handler.type == nil || use.type == nil || handler.type === use.type)
        && stores.contains(where: handler.observes)
    }
    guard observing.isEmpty, let type = use.type else { return observing }
    let ofType = handlers.filter {
      $0.type === type && isReachable($0, by: use) && reach.mayLead(use, to: $0)
    }
    return destinations(of: use, among: ofType.filter { $0.isOfPath || $0.isOfReducer }).nonEmpty
      ?? ofType
  }

  /// Whether a use may reach a handler: a feature's stack shows nothing that another property of the
  /// same state gets.
  private func isReachable(_ handler: RouteHandler, by use: RouteUse) -> Bool {
    guard handler.isOfReducer, let stores = use.stores else { return true }
    return stores.contains { store in
      handler.isReached(by: store) || !handler.paths.contains { $0.owner == store.owner }
    }
  }

  /// Returns the destinations in the stack whose path a use reaches; all if that isn't known.
  private func destinations(of use: RouteUse, among all: [RouteHandler]) -> [RouteHandler] {
    all.filter { (use.stores ?? []).contains(where: $0.isReached) }.nonEmpty ?? all
  }

  /// Whether the route itself decides in which property it arrives, or arrives there in an object.
  private func isChoice(_ use: RouteUse) -> Bool {
    guard use.place != nil, let stores = use.stores, let type = use.type,
      !handlers.contains(where: { $0.isOfReducer && $0.type === type })
    else { return false }
    return stores.count > 1
      || handlers.contains { handler in
        handler.type !== type
          && stores.contains { handler.observes($0) && !flow.isGeneric($0) }
      }
  }

  /// Returns the values with which a use arrives at a handler, none if it arrives elsewhere.
  private func values(of use: RouteUse, at handler: RouteHandler, in context: Context)
    -> [Context.Bound]
  {
    let routes = evaluator.alternatives(of: use.value, as: use.type, in: context)
    if let type = use.type, isChoice(use), let call = use.call, let place = use.place {
      let arrivals = routes.flatMap { route in
        flow.arrivals(
          of: place, of: call, as: (.cast(route.value, to: type.name), route.context), in: context)
          ?? []
      }
      if !arrivals.isEmpty {
        return arrivals.filter { receives($0, handler) }.flatMap { arrival in
          return evaluator.fresh.alternatives(
            of: arrival.value.value, as: handler.type, in: arrival.value.context)
        }
      }
    }
    guard use.type == nil || handler.type == nil || use.type === handler.type else { return [] }
    return routes
  }

  private func receives(_ arrival: RouteArrival, _ handler: RouteHandler) -> Bool {
    if handler.observes(arrival.store) { return true }
    guard handler.isOfPath, !handlers.contains(where: { $0.observes(arrival.store) }) else {
      return false
    }
    return flow.elementType(of: arrival.store).map { $0 === handler.type } ?? true
  }

  private func findings(
    of use: RouteUse, by handler: RouteHandler, frames: [TransitionFinder.Frame]
  )
    -> [Finding]
  {
    let context = finder.context(of: use.function, frames)
    evaluator.begin()
    if let anchor = use.anchor, !evaluator.isAlive(anchor, in: context) { return [] }
    if use.isNothing(evaluator, in: context) { return [] }
    var targets: [Screen] = []
    var evidence: Evidence = []
    var needsCallers = false
    var values = values(of: use, at: handler, in: context)
    if let gate = handler.gate { values.removeAll { !gate.isOpen(for: $0, evaluator) } }
    if values.isEmpty { return [] }
    for value in values {
      // What a computed property shows is another value than the one that decides.
      let found = screens(of: handler, for: handler.gate == nil ? value : nil)
      targets = evaluator.union([targets, found])
      evidence.formUnion(evaluator.evidence)
      needsCallers = needsCallers || evaluator.needsCallers
      evaluator.begin()
    }
    let outermost = frames.last?.function ?? use.function
    if frames.isEmpty, use.isGiven, use.call == nil, isFollowed(outermost) { return [] }
    if targets.isEmpty { needsCallers = needsCallers || use.isGiven }
    // A reducer's callers decide nothing.
    if !targets.isEmpty, handler.isOfReducer, !use.isGiven || use.value.isImplicitMember {
      needsCallers = false
    }
    // A function that sets a part answers the actions of those who call it.
    let isAnswer = !handler.isOfParts || targets.isEmpty || isAnswer(use, frames)
    func nextCallers() -> [TransitionFinder.Frame] {
      finder.callers(of: outermost).prefix(Self.mostCallers)
        .filter { caller in !frames.contains { $0.call === caller.call } }
    }
    if needsCallers || !isAnswer, frames.count < Self.mostFrames {
      let callers = nextCallers()
      let rest = callers.filter { !arrived.contains(ObjectIdentifier($0.call)) }
      let found = rest.flatMap { findings(of: use, by: handler, frames: frames + [$0]) }
      let isFollowed = rest.count < callers.count || (found.isEmpty && !callers.isEmpty)
      if isFollowed || found.contains(where: { !$0.targets.isEmpty }) { return found }
    }
    let (result, isShared) = finding(of: use, by: handler, outermost, frames, targets, evidence)
    if isShared, frames.count < Self.mostFrames {
      // Too many screens for one transition, so each of their calls is one, also through another
      // function of the object.
      let callers = nextCallers()
      let followed = callers.filter { caller in
        finder.screenOwner(of: caller.function) != nil || caller.function.owner === outermost.owner
      }
      let found = followed.flatMap { findings(of: use, by: handler, frames: frames + [$0]) }
      if found.contains(where: { $0.sources.contains(where: \.isScreen) }) {
        return found + (followed.count < callers.count ? [result] : [])
      }
    }
    return handler.choice == nil ? [result] : chosen(result, of: use, by: handler)
  }

  /// Whether the routes of all calls of a function are followed to where they arrive.
  private func isFollowed(_ function: ProjectFunction) -> Bool {
    let callers = finder.callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { arrived.contains(ObjectIdentifier($0.call)) }
  }

  /// Attributes the cases that nothing names to the handler's own screen, and what an own modifier's
  /// handler brings for values that nothing hands over.
  private mutating func addUnnamed(_ handler: RouteHandler, _ named: [Int: Set<String>]) {
    guard let type = handler.type, let owner = finder.screenOwner(of: handler.function) else {
      return
    }
    guard type.kind == .enum else {
      let targets = screens(of: handler, for: nil)
      let isOwn = handler.isOfPath && handler.function !== handler.site.function
      guard isOwn, !targets.isEmpty, !answered.contains(handler.place) else { return }
      add(targets, from: owner, by: handler)
      return
    }
    if handler.isOfReducer, named[type.index] != nil { findings[handler.number, default: []] += [] }
    let known = named[type.index] ?? []
    let roots = roots(of: handler)
    for name in type.cases.keys.sorted() where !known.contains(name) {
      let value = Expression.member(nil, name, line: handler.site.line)
      let targets = screens(of: handler, for: (value, Context(handler.site.function)))
      guard evaluator.decisions > 0, !targets.isEmpty, !evaluator.evidence.contains(.siblings),
        !targets.allSatisfy(roots.contains)
      else { continue }
      add(targets, from: owner, by: handler)
    }
  }

  private mutating func add(
    _ targets: [Screen], from owner: ProjectType, by handler: RouteHandler
  ) {
    findings[handler.number, default: []].append(
      Finding(
        verb: handler.site.verb, place: handler.place, site: handler.place,
        sources: [.screen(owner.index)], targets: targets, evidence: .unseen))
  }
}
