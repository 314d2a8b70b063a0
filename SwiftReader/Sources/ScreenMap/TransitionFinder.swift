/// Finds the source and target of every site.
final class TransitionFinder {
  let project: Project
  let index: CallIndex
  let evaluator: Evaluator
  private(set) lazy var occasions = OccasionFinder(self)
  private(set) lazy var passing = PassedValues(project)
  private(set) lazy var genericKeepers = findGenericKeepers()
  private var callerLists: [ObjectIdentifier: [Frame]] = [:]
  var knownSources: [SourceQuestion: Sources] = [:]
  /// The types of the objects to whose property values are assigned, by the property's name.
  var knownBases: [String: [ProjectType?]] = [:]
  /// The number of ways over callers that were tried for the current site.
  private var ways = 0
  /// The functions that each call may call.
  private var callees: [ObjectIdentifier: [ProjectFunction]] = [:]

  /// A call of one function in another.
  struct Frame {
    let function: ProjectFunction
    let call: Call
    /// The calls through which it reaches the called function, the innermost first: it gives an
    /// object to a function that calls the object by a protocol.
    var through: [Frame] = []

    var chain: [Frame] { through + [self] }
    var place: SourcePlace { SourcePlace(file: function.file, line: call.line) }
  }

  /// The maximum number of callers that decide about a site.
  private static let mostCallers = 120
  /// The maximum depth of callers.
  private static let mostFrames = 4
  /// The maximum number of ways over callers to a site.
  private static let mostWays = 400
  /// Transitions with more sources than this are drawn from the object between them.
  static let mostSources = 8
  /// Returns how many screens may keep an object that acts for them: one that more keep, such as a
  /// coordinator, needn't act for any. What has a body, such as a toolbar's content, is a part of each.
  static func mostKeepers(of type: ProjectType) -> Int {
    type.variables["body"] == nil ? 4 : mostSources
  }

  init(_ project: Project, _ index: CallIndex) {
    self.project = project
    self.index = index
    evaluator = Evaluator(project, index.rows)
    evaluator.creations = index.creations
    evaluator.environmentValues = { key in
      (index.calls["environment"] ?? []).compactMap { place in
        let arguments = place.call.allArguments
        guard arguments.count == 2, case .closure(let path) = arguments[0].value,
          case .member(_, key, _)? = path.body.first
        else { return nil }
        return (arguments[1].value, place.function)
      }
    }
  }

  /// Returns the findings of a site: one, or one for each caller that decides about it.
  func findings(of site: Site) -> [Finding] {
    guard let target = site.target else { return [] }
    ways = 0
    return findings(of: site, target, frames: [])
  }

  private func findings(of site: Site, _ target: Expression, frames: [Frame]) -> [Finding] {
    let context = context(of: site.function, frames)
    guard evaluator.fresh.isAlive(site.call, in: context) else { return [] }
    evaluator.begin(in: site.function)
    let targets = targets(of: target, site, in: context)
    let (targetEvidence, fillers) = (evaluator.evidence, evaluator.fillers)
    var needsCallers = evaluator.needsCallers
    evaluator.begin()
    let known = source(of: site, in: context, frames)
    needsCallers = needsCallers || evaluator.needsCallers
    let outermost = frames.last?.function ?? site.function
    ways += 1
    // A modifier's creation leads on to the function that the app calls.
    let depth = frames.count { frame in
      index.rows.type(madeBy: frame.call, in: frame.function).map(project.isModifier) != true
    }
    if needsCallers, depth < Self.mostFrames, ways < Self.mostWays {
      var found: [Finding] = []
      for caller in callers(of: outermost).prefix(Self.mostCallers) {
        // A recursive call adds nothing new.
        if caller.function === site.function || frames.contains(where: { $0.call === caller.call })
        {
          continue
        }
        found += findings(of: site, target, frames: frames + caller.chain)
      }
      if found.contains(where: { !$0.targets.isEmpty }) {
        return found.filter { !$0.targets.isEmpty }
      }
    }
    let sources =
      known.map { Sources(all: [$0]) }
      ?? sources(
        of: OccasionFinder.Chain(function: site.function, call: site.call, frames: frames), site)
    var finding = Finding(
      function: outermost, verb: site.verb,
      place: frames.last?.place ?? site.place, site: site.place, sources: sources.all,
      targets: targets, evidence: targetEvidence.union(sources.evidence),
      style: style(of: target, in: context))
    finding.row = site.row
    finding.calls = frames.map(\.place)
    finding.fillers = fillers
    finding.launches = sources.launches
    finding.certainSources = sources.certain
    if targets.isEmpty, site.bringsParameter { finding.verbName = FunctionName(site.function) }
    finding.isInline = isInline(finding, target)
    return [finding]
  }

  private func targets(of target: Expression, _ site: Site, in context: Context) -> [Screen] {
    if case .closure(let closure) = target {
      return evaluator.screens(ofBody: closure.body, in: context, 0)
    }
    if case .name(let name) = target,
      let values = evaluator.values(of: name, reaching: site.call, in: context)
    {
      let found = evaluator.union(values.map { evaluator.screens($0.value, in: $0.context) })
      return evaluator.screens(framedBy: found, named: name, in: context)
    }
    let found = evaluator.screens(target, in: context)
    if found.allSatisfy(evaluator.isNavigation) {
      if let put = evaluator.screens(putByMakerOf: target, in: context).nonEmpty {
        // The flow is known, whatever it depends on otherwise.
        evaluator.needsCallers = false
        return put
      }
    }
    if found.isEmpty, case .name("$0") = target,
      case .argument(let call, let place)? = site.function.closures.around(site.call).first
    {
      return evaluator.screens(passedTo: (call, place, 0), in: context, 0)
    }
    guard found.isEmpty, let owner = context.function.owner else { return found }
    // `.sheet(item: $item, content: editor)`: the content is a function's name.
    guard let name = target.dottedName.map(TypeName.simple) else { return [] }
    return (owner.functions[name] ?? []).first.map {
      evaluator.screens(ofBody: $0.body, in: Context($0), 0)
    } ?? []
  }

  /// Whether a sheet's views are built in place.
  private func isInline(_ finding: Finding, _ target: Expression) -> Bool {
    if finding.evidence.contains(.siblings) { return true }
    guard case .closure(let closure) = target else { return false }
    return finding.targets.isEmpty && !closure.body.isEmpty
  }

  func context(of function: ProjectFunction, _ frames: [Frame]) -> Context {
    guard let outermost = frames.last else { return Context(function) }
    var context = Context(outermost.function)
    var callees = [function] + frames.dropLast().map(\.function)
    for frame in frames.reversed() {
      guard let callee = callees.popLast() else { break }
      context = evaluator.context(of: callee, calledBy: frame.call, in: context)
    }
    return context
  }

  /// Returns the calls that certainly call a function.
  func callers(of function: ProjectFunction) -> [Frame] {
    let key = ObjectIdentifier(function)
    if let known = callerLists[key] { return known }
    callerLists[key] = []
    if let owner = function.owner, project.isBodyOfModifier(function) {
      let creators = evaluator.creations(owner).map { Frame(function: $0.function, call: $0.call) }
      callerLists[key] = creators
      return creators
    }
    let isInitializer = function.name == "init"
    let name = isInitializer ? function.owner?.simpleName ?? "init" : function.name
    var frames: [Frame] = []
    for place in index.calls[name] ?? [] where function.accepts(place.call) {
      if isInitializer {
        let path = place.call.callee.dottedName ?? name
        let type = project.type(named: path, in: place.function) ?? project.foreign[path]
        guard type === function.owner else { continue }
      } else {
        let called = callees(of: place.call, in: place.function)
        let isCalled = called.contains { $0 === function }
        let isOverride = !isCalled && called.contains { overrides(function, $0) }
        guard isCalled || isOverride else { continue }
        let givers =
          called.count > 1 || isOverride
          ? givers(
            of: place.call.receiver?.ownName ?? "", to: place.function, function.owner,
            through: [Frame(function: place.function, call: place.call)]) : []
        if !givers.isEmpty {
          frames += givers
          continue
        }
        // A call through a base class may call any override, and one through a protocol that many types
        // implement any of these.
        if isOverride, place.call.isOnSelf {
          frames += callers(of: place, on: function.owner)
          continue
        }
        guard !isOverride, called.count <= Evaluator.mostCallees else { continue }
      }
      frames.append(Frame(function: place.function, call: place.call))
    }
    callerLists[key] = frames
    return frames
  }

  /// Returns the calls of a base class's function that may be on an heir, whose override the function
  /// calls.
  private func callers(of hook: CallIndex.Place, on heir: ProjectType?) -> [Frame] {
    callers(of: hook.function).compactMap { frame in
      let (call, caller) = (frame.chain[0].call, frame.chain[0].function)
      let receiver = call.receiver.flatMap { $0.isOwn ? nil : $0 } ?? .name("self")
      let type = evaluator.fresh.type(of: receiver, in: Context(caller))
      guard let type, let heir,
        type === heir || project.subtypes(of: type).contains(where: { $0 === heir })
      else { return nil }
      let through = [Frame(function: hook.function, call: hook.call)] + frame.through
      return Frame(function: frame.function, call: frame.call, through: through)
    }
  }

  /// Whether a class's function replaces one of a base class.
  private func overrides(_ function: ProjectFunction, _ other: ProjectFunction) -> Bool {
    guard let owner = function.owner, let base = other.owner, owner !== base, base.kind == .class,
      owner.kind == .class, function.name == other.name,
      function.parameters.map(\.label) == other.parameters.map(\.label)
    else { return false }
    return project.supertypes(of: owner).types.contains { $0 === base }
  }

  /// Returns the calls that give a function the object of a type whose function it calls:
  /// `begin(BookFlow())`, where `begin(_ child: Flow)` calls `child.begin()`.
  private func givers(
    of parameter: String, to function: ProjectFunction, _ type: ProjectType?,
    through frames: [Frame]
  ) -> [Frame] {
    guard function.locals.parameters.contains(parameter), frames.count <= Self.mostFrames else {
      return []
    }
    return callers(of: function).flatMap { caller -> [Frame] in
      guard let value = function.arguments(of: caller.call)[parameter] else { return [] }
      if let name = value.ownName, caller.function.locals.parameters.contains(name) {
        return givers(of: name, to: caller.function, type, through: frames + [caller])
      }
      let given = evaluator.fresh.type(of: value, in: Context(caller.function))
      guard given === type else { return [] }
      return [Frame(function: caller.function, call: caller.call, through: frames)]
    }
  }

  /// Returns the functions that a call may call.
  func callees(of call: Call, in function: ProjectFunction) -> [ProjectFunction] {
    if let known = callees[ObjectIdentifier(call)] { return known }
    let all = evaluator.fresh.functions(called: call, in: Context(function))
    let called = reached(all, by: call, in: function)
    callees[ObjectIdentifier(call)] = called
    return called
  }

  /// Returns the style that the function, or the caller that passes it, gives the presented
  /// controller.
  private func style(of target: Expression, in context: Context) -> String? {
    guard case .name(let name) = target else { return nil }
    if let style = evaluator.style(of: name, in: context) { return style }
    guard let outer = context.bindings[name], case .name(let name) = outer.value else { return nil }
    return evaluator.style(of: name, in: outer.context)
  }
}
