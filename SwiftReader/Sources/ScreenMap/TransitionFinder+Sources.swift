/// What decides about the sources of a call.
struct SourceQuestion: Hashable {
  private let calls: [ObjectIdentifier]
  private let owner: Int?
  private let fillsFirst: Bool

  init(_ chain: OccasionFinder.Chain, _ site: Site) {
    calls =
      [ObjectIdentifier(chain.function)] + (chain.call.map { [ObjectIdentifier($0)] } ?? [])
      + chain.frames.map { ObjectIdentifier($0.call) }
    (owner, fillsFirst) = (site.function.owner?.index, site.verb.fillsFirst)
  }
}

extension TransitionFinder {
  /// The sources of a transition, and the evidence for them.
  struct Sources {
    var all: [Finding.Source] = []
    var evidence: Evidence = []
    /// The indices of the screens that certainly are sources.
    var certain: Set<Int> = []
    /// The indices of the types with which apps start, if the transition also happens then.
    var launches: Set<Int> = []
    /// Whether so many screens lead to it that it is the object between them that does.
    var isShared = false
    /// Whether it also happens when a link comes from outside, on whichever screen is shown.
    var isLink = false
    /// Whether it happens only then.
    var isOnlyLink = false
  }

  /// Returns the screen that carries out a site, by its receiver, its owner or its callers' owners;
  /// nil if unknown.
  func source(of site: Site, in context: Context, _ frames: [Frame]) -> Finding.Source? {
    if let written = site.receiver, !isOwn(written) {
      let (receiver, context) = named(written, in: context)
      if case .name(let name) = receiver, context.bindings[name] == nil,
        context.function.locals.parameters.contains(name),
        evaluator.screens(ofType: context.function.locals.types[name]?.first ?? "", in: context)
          .isEmpty
      {
        evaluator.needsCallers = true
      }
      let type = evaluator.type(of: receiver, in: context)
      if let type, !type.isForeign, project.role(of: type) == .controller {
        guard project.showsAnyView(type) else { return .screen(type.index) }
        let shown = evaluator.screens(receiver, in: context)
        if shown.count == 1, case .type(let index) = shown[0] { return .screen(index) }
      }
      if let screen = screen(behind: receiver, in: context) { return .screen(screen) }
      if let screen = screen(keptIn: receiver, in: context) { return .screen(screen) }
    }
    if let owner = screenOwner(of: site.function) {
      // A base class's function belongs to the caller, if that calls it on itself.
      guard let frame = frames.first, frame.call.receiver.map(isOwn) ?? true,
        let caller = screenOwner(of: frame.function)
      else { return .screen(owner.index) }
      return .screen(caller.index)
    }
    // What an extension of the system's class does, its receiver does: `view.controller.showCard(…)`.
    if let owner = site.function.owner, owner.isForeign, let receiver = context.bindings["self"],
      let screen = screen(behind: receiver.value, in: receiver.context)
    {
      return .screen(screen)
    }
    for frame in frames {
      if let owner = screenOwner(of: frame.function) { return .screen(owner.index) }
    }
    // A Swift extension of a class that isn't read.
    if let owner = site.function.owner, owner.isForeign, SystemNames.isOwnController(owner.name) {
      return .external(owner.name)
    }
    return nil
  }

  /// No function passes a controller on under more names.
  private static let mostNames = 8

  /// Returns what a parameter or a local name stands for: `view.controller` after
  /// `guard let controller = view?.controller`.
  private func named(_ receiver: Expression, in context: Context) -> Context.Bound {
    var (next, place) = (receiver, context)
    for _ in 0..<Self.mostNames {
      // `wide ?? sender`: a property may be nil, an argument is given.
      if case .fallback(let first, let second) = next {
        next = isGiven(first, in: place) ? first : second
      }
      guard case .name(let name) = next else { break }
      if let bound = place.bindings[name] {
        (next, place) = (bound.value, bound.context)
      } else if let values = place.function.locals.values[name], values.count == 1,
        place.function.locals.declares(name), case .member = values[0]
      {
        next = values[0]
      } else {
        break
      }
    }
    return (next, place)
  }

  private func isGiven(_ value: Expression, in context: Context) -> Bool {
    guard case .name(let name) = value else { return false }
    return context.function.locals.declares(name)
  }

  /// Returns the screen that is assigned to an object's property: `router.controller = view` for
  /// `controller`, and `model.view = view` for `view.controller`.
  private func screen(keptIn receiver: Expression, in context: Context) -> Int? {
    var property = container(receiver)
    if property.ownName == nil, case .member(let object?, _, _) = property { property = object }
    guard let name = property.ownName, !context.function.locals.declares(name),
      let owner = context.function.owner, !owner.isForeign, project.role(of: owner) == .other,
      // Which of a protocol's types it is, the caller says.
      owner.kind != .protocol || project.subtypes(of: owner).count < 2,
      let types = types(givenTo: name, of: owner), types.count == 1, let type = types.first,
      case let screen = project.types[type], !screen.isForeign,
      project.role(of: screen) == .controller
    else { return nil }
    return type
  }

  /// Returns the controller whose container an expression may be.
  private func container(_ receiver: Expression) -> Expression {
    var view = receiver
    while case .member(let inner?, let name, _) = view, Self.containers.contains(name) {
      view = inner
    }
    return view
  }

  /// Returns the screen that an object says it is, or whose container is the receiver:
  /// `view.controller`, `view.controller.navigationController`.
  private func screen(behind receiver: Expression, in context: Context) -> Int? {
    let view = container(receiver)
    switch view {
    case .member(let object?, _, _):
      guard let type = evaluator.type(of: object, in: context), !type.isForeign,
        type.kind == .protocol || project.role(of: type) == .controller
      else { return nil }
    case .name(let name):
      guard context.function.locals.parameters.contains(name), case .member = receiver else {
        return nil
      }
    default: return nil
    }
    let shown = evaluator.screens(view, in: context)
    guard shown.count == 1, case .type(let screen) = shown[0] else { return nil }
    return screen
  }

  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "parent",
  ]

  private func isOwn(_ receiver: Expression) -> Bool {
    receiver.isOwn || receiver.ownName == "navigationController"
  }

  func screenOwner(of function: ProjectFunction) -> ProjectType? {
    guard let owner = function.owner, !owner.isForeign else { return nil }
    switch project.role(of: owner) {
    case .controller, .view: return owner
    // A navigation controller acts for the screens in it.
    case .navigation, .other: return nil
    }
  }

  /// Returns the first screens in one of the app's own navigation controllers.
  private func contents(of stack: ProjectType) -> Set<Int> {
    var found = evaluator.fresh.screens(putInto: stack, 0)
    for place in evaluator.creations(stack) {
      found += evaluator.fresh.screens(.call(place.call), in: Context(place.function))
    }
    return Set(found.compactMap(\.type)).subtracting([stack.index])
  }

  /// Returns the screens that lead to a call in a function without an owning screen: those on which
  /// it runs, those that store the function's object, or the object itself.
  func sources(of chain: OccasionFinder.Chain, _ site: Site) -> Sources {
    let question = SourceQuestion(chain, site)
    if let known = knownSources[question] { return known }
    let sources = findSources(of: chain, site)
    knownSources[question] = sources
    return sources
  }

  private func findSources(of chain: OccasionFinder.Chain, _ site: Site) -> Sources {
    let occasion = occasions.occasion(of: chain)
    let function = chain.outermost.function
    var found = occasion.screens
    let isOnlyLink = occasion.isLink && found.isEmpty
    if isOnlyLink { found = occasion.receivers }
    let stack = function.owner.flatMap { project.role(of: $0) == .navigation ? $0 : nil }
    if let stack, !stack.isForeign, found.isEmpty {
      found = contents(of: stack)
      if found.isEmpty || found.count > Self.mostSources {
        return Sources(all: [.screen(stack.index)], launches: occasion.launches)
      }
    }
    // Of a protocol's objects, a caller that isn't known may have any.
    if stack == nil, occasion.isEmpty, let owner = function.owner,
      owner.kind != .protocol || callers(of: function).isEmpty
    {
      found = screens(keeping: owner)
      if found.isEmpty, !function.isBeginning {
        found = screens(keeping: owner, orItsProtocols: true)
      }
      if found.count > Self.mostKeepers(of: owner) { found = [] }
    }
    // What a protocol's extension does as a controller, the protocol's few controllers do.
    if found.isEmpty, occasion.isEmpty, let owner = function.owner, owner.kind == .protocol {
      let conforming = project.subtypes(of: owner).filter { project.role(of: $0) == .controller }
      if (1...Self.mostSources).contains(conforming.count) { found = Set(conforming.map(\.index)) }
    }
    var sources = Sources(
      launches: occasion.launches, isShared: occasion.screens.count > Self.mostSources,
      isLink: occasion.isLink, isOnlyLink: isOnlyLink)
    if found.isEmpty, !occasion.launches.isEmpty, site.verb.fillsFirst { return sources }
    if (1...Self.mostSources).contains(found.count) {
      sources.all = found.sorted().map { .screen($0) }
      sources.certain = occasion.certain.intersection(found)
      if sources.certain != found { sources.evidence = .keepers }
      return sources
    }
    guard let owner = function.owner ?? site.function.owner, !owner.isForeign else {
      return sources
    }
    // An object that makes one view acts for it.
    if case .type(let screen)? = evaluator.fresh.screens(of: owner).first {
      sources.all = [.screen(screen)]
      return sources
    }
    // The screen behind it isn't known; a scene's modifiers belong to the app.
    sources.all = [.object(owner.index)]
    if owner.kind == .protocol { sources.evidence = .unseen }
    return sources
  }

  /// Returns the screens that create or store an object, directly or through one other.
  ///
  /// - Parameter orItsProtocols: Whether to count those that store it as a protocol.
  func screens(keeping type: ProjectType, orItsProtocols: Bool = false) -> Set<Int> {
    var found = Set<Int>()
    var level: Set<Int> = [type.index]
    var seen = level
    for _ in 0..<2 {
      var next: Set<Int> = []
      for inner in level {
        let keepers = orItsProtocols ? allKeepers(of: inner) : index.containers[inner] ?? []
        for outer in keepers.union(genericKeepers[inner] ?? []) where seen.insert(outer).inserted {
          if project.isScreen(project.types[outer]) {
            // A navigation controller only shows the screens that the object gives it.
            if project.role(of: project.types[outer]) != .navigation { found.insert(outer) }
          } else {
            next.insert(outer)
          }
        }
      }
      if !found.isEmpty { break }
      level = next
    }
    return found
  }

  /// Returns the types that create or store an object, or store it as a protocol that only few
  /// types conform to.
  private func allKeepers(of type: Int) -> Set<Int> {
    let protocols = project.supertypes(of: project.types[type]).types.filter {
      $0.kind == .protocol && project.subtypes(of: $0).count <= Evaluator.mostCallees
    }
    return protocols.reduce(index.containers[type] ?? []) { keepers, parent in
      keepers.union(index.containers[parent.index] ?? [])
    }
  }
}
