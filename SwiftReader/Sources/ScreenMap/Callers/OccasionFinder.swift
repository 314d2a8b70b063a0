/// Finds the screens on which a function of an object runs, such as a coordinator: the screen that
/// calls it, directly, through a delegate, or by a closure that it keeps.
final class OccasionFinder {
  let finder: TransitionFinder
  var project: Project { finder.project }
  var evaluator: Evaluator { finder.evaluator }
  var index: CallIndex { finder.index }
  /// The occasions of closures in properties, by how deep they were searched.
  private var known: [Int: [Property: Occasion]] = [:]
  var kept: [Property: Occasion] {
    get { known[deepest] ?? [:] }
    _modify { yield &known[deepest, default: [:]] }
  }
  /// For each type's index, where its functions pass their own names on.
  var references: [Int: [String: [Reference]]] = [:]
  /// What is sent by each publisher.
  var sent: [RouteStore: [Sent]] = [:]
  /// The functions whose uses as values are being searched.
  var referred: Set<ObjectIdentifier> = []
  private var seen: Set<Step> = []
  private var steps = 0
  /// Whether the current search was cut off somewhere: too deep, too long, or it came back.
  var isCutOff = false

  /// A name that a function passes on, and who gets it.
  typealias Reference = (function: ProjectFunction, keeper: ClosurePlaces.Keeper)

  /// A property of a type, by the type's index.
  struct Property: Hashable {
    let owner: Int
    let name: String
  }

  private struct Step: Hashable {
    let function: ObjectIdentifier
    let call: ObjectIdentifier?
    let caller: ObjectIdentifier?
  }

  /// A call within a function, and the calls of that function that lead to it, the innermost first.
  struct Chain {
    let function: ProjectFunction
    let call: Call?
    var frames: [TransitionFinder.Frame] = []
    /// The calls of local closures in which the outermost call was, each with the number of frames then:
    /// what decides about the call in the closure still does.
    var detours: [(level: Int, call: Call)] = []

    /// The functions with the calls in them that must be reached, the innermost first.
    var levels: [(function: ProjectFunction, calls: [Call])] {
      let own = [(function, call.map { [$0] } ?? [])] + frames.map { ($0.function, [$0.call]) }
      return own.enumerated().map { level, place in
        (place.0, place.1 + detours.filter { $0.level == level }.map(\.call))
      }
    }

    var outermost: (function: ProjectFunction, call: Call?) {
      let function = frames.last?.function ?? function
      if let detour = detours.last, detour.level == frames.count { return (function, detour.call) }
      return (function, frames.last?.call ?? call)
    }
  }

  /// Few coordinators pass a request on more often.
  private static let usualDepth = 7
  /// How often coordinators pass a request on that start each other when they are done.
  private static let greatestDepth = 21
  private(set) var deepest = usualDepth
  private static let mostSteps = 400

  init(_ finder: TransitionFinder) { self.finder = finder }

  /// Returns the occasion of a call in a function.
  func occasion(of chain: Chain) -> Occasion {
    var found = Occasion()
    for depth in [Self.usualDepth, Self.greatestDepth] where found.screens.isEmpty {
      // What only an app's start is found for may also be done later.
      if depth > Self.usualDepth, !found.isEmpty, !isCutOff { break }
      deepest = depth
      seen = []
      referred = []
      (steps, isCutOff) = (0, false)
      found.formUnion(occasion(of: chain, 0))
    }
    return found
  }

  /// Whether no deeper search follows the current one.
  var isLastSearch: Bool { deepest == Self.greatestDepth }

  /// Whether the current search goes that deep.
  func isSearched(_ depth: Int) -> Bool {
    if depth < deepest { return true }
    isCutOff = true
    return false
  }

  func occasion(of chain: Chain, _ depth: Int) -> Occasion {
    let (function, call) = chain.outermost
    let step = Step(
      function: ObjectIdentifier(function), call: call.map(ObjectIdentifier.init),
      caller: chain.frames.dropLast().last.map { ObjectIdentifier($0.call) })
    steps += 1
    guard isSearched(depth), steps < Self.mostSteps, seen.insert(step).inserted else {
      isCutOff = true
      return Occasion()
    }
    if let call {
      if let found = occasion(ofEventsFor: call, in: function, depth)
        ?? occasion(ofValuesFor: call, in: function, depth)
      {
        return found.uncertain
      }
      for keeper in function.closures.around(call) {
        if case .argument(let receiver, _) = keeper, receiver.receivesLinks {
          let owner = finder.screenOwner(of: function).map { [$0.index] } ?? []
          return Occasion(receivers: Set(owner), isLink: true)
        }
        let found = occasion(ofClosureKeptBy: keeper, in: function, depth, around: chain)
        if let found { return found }
      }
    }
    if let owner = finder.screenOwner(of: function) { return .certain(callers(owner, of: chain)) }
    var found = occasion(ofFunctionOf: chain, depth)
    // Whoever makes an object watch a publisher, or fill its rows, isn't the screen on which something
    // is sent, or a row is tapped.
    if let call, let owner = function.owner {
      let isWatching = keeps(call, in: function) { $0.watches }
      if isWatching || owner.kind != .enum && keeps(call, in: function, by: project.makesCase) {
        let keepers = finder.screens(keeping: owner, orItsProtocols: true)
        let isShared = keepers.count > TransitionFinder.mostKeepers(of: owner)
        if isWatching || !keepers.isEmpty { found.screens = isShared ? [] : keepers }
        found.certain = []
      }
    }
    return found
  }

  /// Returns the occasions of several calls together.
  func occasion(ofAll senders: [Sender], _ depth: Int) -> Occasion {
    senders.reduce(into: Occasion()) { found, sender in
      found.formUnion(occasion(of: Chain(function: sender.function, call: sender.call), depth + 1))
    }
  }

  /// Whether a call is in a closure that something keeps which isn't one of the project's functions.
  private func keeps(
    _ call: Call, in function: ProjectFunction, by isKeeper: (Call) -> Bool
  ) -> Bool {
    function.closures.around(call).contains { keeper in
      guard case .argument(let receiver, _) = keeper, isKeeper(receiver) else { return false }
      return evaluator.fresh.functions(called: receiver, in: Context(function)).isEmpty
    }
  }

  /// Returns the occasion of the calls of a chain's outermost function.
  private func occasion(ofFunctionOf chain: Chain, _ depth: Int) -> Occasion {
    let function = chain.outermost.function
    // The system calls it when the app or one of its scenes starts.
    let starts = ["didFinishLaunchingWithOptions", "willConnectTo"]
    if let owner = function.owner, Starts.isApp(owner, in: project),
      function.parameters.contains(where: { starts.contains($0.label) })
        || function.name == "init" || function.name == "body"
    {
      return Occasion(launches: [owner.index])
    }
    var found = Occasion()
    let callers = finder.callers(of: function)
    // A flag may decide what each of several callers leads to.
    let isFlagged = callers.count > 1 && function.parameters.contains { $0.type == "Bool" }
    for caller in callers {
      var next = chain
      next.frames += caller.chain
      if chain.function !== caller.function, isPossible(next) {
        let way = occasion(of: next, depth + 1)
        let isCertain =
          !isFlagged && caller.through.isEmpty
          && finder.callees(of: caller.call, in: caller.function).count < 2
        found.formUnion(isCertain ? way : way.uncertain)
      }
      if found.screens.count > TransitionFinder.mostSources { return found }
    }
    let referred = occasion(ofReferencesTo: function, depth)
    if let referred { found.formUnion(referred) }
    guard callers.isEmpty, referred == nil, let owner = function.owner else { return found }
    let isBeginning = function.isBeginning
    if !isBeginning, let own = ownScreen(of: function) { return own }
    // A model that is a part of few screens acts for them, a coordinator of many for none.
    if !isBeginning, owner.kind != .protocol {
      let keepers = finder.screens(keeping: owner, orItsProtocols: true)
      let isShared = keepers.count > TransitionFinder.mostKeepers(of: owner)
      guard keepers.isEmpty else { return Occasion(screens: isShared ? [] : keepers) }
    }
    // What its own stack does, the screens in it do, not whoever creates it.
    if !owner.isForeign, project.role(of: owner) == .navigation { return found }
    // Who creates an object says little about what happens much later.
    guard isBeginning || deepest == Self.usualDepth else { return found }
    found = creation(of: owner, depth).uncertain
    // An object that exists from the start needn't do everything then.
    if !function.name.begins(withOneOf: ["start"]) { found.launches = [] }
    return found
  }

  /// Returns the screens of a class that make a chain's last call: its heirs whose property has the
  /// object that is called, else the class.
  private func callers(_ owner: ProjectType, of chain: Chain) -> Set<Int> {
    let called = chain.frames.dropLast().last?.function ?? chain.function
    guard let property = chain.frames.last?.call.receiver?.ownName, let object = called.owner else {
      return [owner.index]
    }
    let heirs = finder.heirs(of: owner, keeping: object, in: property)
    return heirs.isEmpty ? [owner.index] : heirs
  }

  /// Returns the occasion on which an object is created that nothing calls by its type: the caller
  /// knows only the object's base class.
  private func creation(of type: ProjectType, _ depth: Int) -> Occasion {
    var found = Occasion()
    for place in index.creations(of: type) where place.function.owner !== type {
      let chain = Chain(function: place.function, call: place.call)
      found.formUnion(occasion(of: chain, depth + 1))
      if found.screens.count > TransitionFinder.mostSources { return found }
    }
    return found
  }

  /// Whether each call of a chain can be reached, given the arguments of the calls before.
  private func isPossible(_ chain: Chain) -> Bool {
    var levels = chain.levels
    let hasBranches = levels.contains { function, calls in
      calls.contains { !function.branches.around($0).isEmpty }
    }
    guard let last = chain.frames.last, hasBranches else { return true }
    evaluator.begin()
    var context = Context(last.function)
    for frame in chain.frames.reversed() {
      let (_, calls) = levels.removeLast()
      guard calls.allSatisfy({ evaluator.isAlive($0, in: context) }) else { return false }
      context = evaluator.context(
        of: levels[levels.count - 1].function, calledBy: frame.call,
        in: evaluator.context(at: frame.call, in: context))
    }
    return levels[0].calls.allSatisfy { evaluator.isAlive($0, in: context) }
  }
}

extension Call {
  /// Whether its closure runs when a link comes from outside the app.
  var receivesLinks: Bool { name == "onOpenURL" || name == "onContinueUserActivity" }
}
