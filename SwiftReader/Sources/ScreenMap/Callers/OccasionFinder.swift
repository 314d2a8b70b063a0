import SourceFacts

/// Finds the screens on which a function of an object runs, such as a coordinator: the screen that
/// calls it, directly, through a delegate, or by a closure that it keeps.
final class OccasionFinder {
  private let finder: TransitionFinder
  private var project: Project { finder.project }
  private var evaluator: Evaluator { finder.evaluator }
  private var index: CallIndex { finder.index }
  private var kept: [Property: Occasion] = [:]
  private var seen: Set<Step> = []
  private var steps = 0

  /// A property of a type, by the type's index.
  private struct Property: Hashable {
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

    /// Whether any of its calls is in a branch.
    var hasBranches: Bool {
      call.map { !function.branches.around($0).isEmpty } ?? false
        || frames.contains { !$0.function.branches.around($0.call).isEmpty }
    }

    var outermost: (function: ProjectFunction, call: Call?) {
      frames.last.map { ($0.function, $0.call) } ?? (function, call)
    }
  }

  /// Few coordinators pass a request on more often.
  private static let deepest = 7
  private static let mostSteps = 400

  init(_ finder: TransitionFinder) { self.finder = finder }

  /// Returns the occasion of a call in a function.
  func occasion(of chain: Chain) -> Occasion {
    seen = []
    steps = 0
    return occasion(of: chain, 0)
  }

  private func occasion(of chain: Chain, _ depth: Int) -> Occasion {
    let (function, call) = chain.outermost
    let step = Step(
      function: ObjectIdentifier(function), call: call.map(ObjectIdentifier.init),
      caller: chain.frames.dropLast().last.map { ObjectIdentifier($0.call) })
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps, seen.insert(step).inserted else {
      return Occasion()
    }
    if let call {
      for keeper in function.closures.around(call) {
        let found = occasion(ofClosureKeptBy: keeper, in: function, depth)
        if let found { return found }
      }
    }
    if let owner = finder.screenOwner(of: function) { return Occasion(screens: [owner.index]) }
    if let owner = function.owner, function.isLaunch(in: project) {
      return Occasion(launches: [owner.index])
    }
    var found = Occasion()
    let callers = finder.callers(of: function)
    for caller in callers {
      var next = chain
      next.frames.append(caller)
      if chain.function !== caller.function, isPossible(next) {
        found.formUnion(occasion(of: next, depth + 1))
      }
      if found.screens.count > TransitionFinder.mostSources { return found }
    }
    guard callers.isEmpty, let owner = function.owner else { return found }
    found = creation(of: owner, depth)
    // An object that exists from the start needn't do everything then.
    if !function.name.begins(withOneOf: ["start"]) { found.launches = [] }
    return found
  }

  /// Returns the occasion on which an object is created that nothing calls by its type: the caller
  /// knows only the object's base class.
  private func creation(of type: ProjectType, _ depth: Int) -> Occasion {
    var found = Occasion()
    for place in index.calls[type.simpleName] ?? [] {
      guard index.rows.type(madeBy: place.call, in: place.function) === type,
        place.function.owner !== type
      else { continue }
      let chain = Chain(function: place.function, call: place.call)
      found.formUnion(occasion(of: chain, depth + 1))
      if found.screens.count > TransitionFinder.mostSources { return found }
    }
    return found
  }

  /// Whether each call of a chain can be reached, given the arguments of the calls before.
  private func isPossible(_ chain: Chain) -> Bool {
    guard let last = chain.frames.last, chain.hasBranches else { return true }
    evaluator.begin()
    var context = Context(last.function)
    var callees = [chain.function] + chain.frames.dropLast().map(\.function)
    for frame in chain.frames.reversed() {
      guard let callee = callees.popLast() else { break }
      guard evaluator.isAlive(frame.call, in: context) else { return false }
      context = evaluator.context(of: callee, calledBy: frame.call, in: context)
    }
    return chain.call.map { evaluator.isAlive($0, in: context) } ?? true
  }
}

// Closures

extension OccasionFinder {
  /// Returns the occasion on which a closure runs; nil if it runs with the function around it.
  private func occasion(
    ofClosureKeptBy keeper: ClosurePlaces.Keeper, in function: ProjectFunction, _ depth: Int
  ) -> Occasion? {
    let context = Context(function)
    switch keeper {
    case .name(let name):
      return occasion(ofPassed: name, in: function, depth)
    case .property(let base, let name):
      guard let type = owner(base, in: context) else { return nil }
      return occasion(ofCalling: name, of: type, depth)
    case .argument(let call, let place):
      if let type = index.rows.type(madeBy: call, in: function) {
        // A view's closure runs on whichever screen has the view.
        if project.role(of: type) == .view, finder.screenOwner(of: function) != nil { return nil }
        let property = type.variables.keys.sorted().first { type.place(of: $0, in: call) == place }
        return occasion(ofCalling: property ?? "", of: type, depth)
      }
      evaluator.begin()
      let functions = evaluator.functions(called: call, in: context)
      guard functions.count == 1, depth < Self.deepest,
        let parameter = functions[0].places(of: call).first(where: { $0.value == place })?.key
      else { return nil }
      return occasion(ofParameter: parameter, of: functions[0], depth + 1)
    }
  }

  /// Returns the type of an object that gets a closure; a screen, if only the screen is known.
  private func owner(_ base: Expression, in context: Context) -> ProjectType? {
    if base.isSelf { return context.function.owner }
    evaluator.begin()
    if let type = evaluator.type(of: base, in: context), type.index >= 0, type.kind != .protocol {
      return type
    }
    evaluator.begin()
    let screens = evaluator.screens(base, in: context)
    if screens.count == 1, case .type(let index) = screens[0] { return project.types[index] }
    return evaluator.freshType(of: base, in: context)
  }

  /// Returns the occasion of a closure that a function is given: nil if the function calls it, so
  /// that it runs with the caller.
  private func occasion(ofParameter name: String, of function: ProjectFunction, _ depth: Int)
    -> Occasion?
  {
    if let found = occasion(ofPassed: name, in: function, depth) { return found }
    for call in function.calls(of: name) {
      for keeper in function.closures.around(call) {
        if let found = occasion(ofClosureKeptBy: keeper, in: function, depth + 1) { return found }
      }
    }
    return nil
  }

  private func occasion(ofPassed name: String, in function: ProjectFunction, _ depth: Int)
    -> Occasion?
  {
    guard depth < Self.deepest else { return nil }
    var found: Occasion?
    for keeper in function.closures.passed[name] ?? [] {
      if case .name = keeper { continue }
      guard let next = occasion(ofClosureKeptBy: keeper, in: function, depth + 1) else { continue }
      found = found ?? Occasion()
      found?.formUnion(next)
    }
    return found
  }

  /// Returns the occasion on which the closure in a property is called: the screen with the
  /// property, else whoever calls the closure or gets it, else the screens that keep the object.
  private func occasion(ofCalling name: String, of type: ProjectType, _ depth: Int) -> Occasion? {
    if project.isScreen(type) { return Occasion(screens: [type.index]) }
    guard type.index >= 0, keepsClosures(type) else { return nil }
    let property = Property(owner: type.index, name: name)
    if let known = kept[property] { return known }
    kept[property] = Occasion()
    guard depth < Self.deepest else { return nil }
    var found = Occasion()
    for owner in [type] + conformers(of: type) {
      for place in index.calls[name] ?? [] where calls(place, of: owner) {
        let chain = Chain(function: place.function, call: place.call)
        found.formUnion(occasion(of: chain, depth + 1))
      }
      let functions = owner.functions.values.joined().sorted {
        ($0.file, $0.line) < ($1.file, $1.line)
      }
      for function in functions {
        if let passed = occasion(ofPassed: name, in: function, depth) { found.formUnion(passed) }
      }
    }
    if found.screens.isEmpty {
      let keepers = finder.screens(keeping: type, orItsProtocols: true)
      if keepers.count <= TransitionFinder.mostSources { found.screens = keepers }
    }
    if found.screens.isEmpty {
      evaluator.begin()
      for case .type(let screen) in evaluator.screens(of: type) { found.screens.insert(screen) }
    }
    kept[property] = found
    return found
  }

  /// Whether the closures of a type's objects run elsewhere than the code that creates them: those
  /// of views and of plain values run where these are shown.
  private func keepsClosures(_ type: ProjectType) -> Bool {
    guard type.kind == .class || type.kind == .protocol else { return false }
    return !project.supertypes(of: type).external.contains { name in
      name.hasPrefix("UI") && ["View", "Cell", "Control", "Button"].contains { name.hasSuffix($0) }
    }
  }

  private func conformers(of type: ProjectType) -> [ProjectType] {
    guard type.kind == .protocol else { return [] }
    return Array(project.subtypes(of: type).prefix(Evaluator.mostCallees))
  }

  /// Whether a call's receiver is an object of a type.
  private func calls(_ place: CallIndex.Place, of type: ProjectType) -> Bool {
    guard let receiver = place.call.receiver, !receiver.isSelf else {
      return place.function.owner === type
    }
    guard let found = evaluator.freshType(of: receiver, in: Context(place.function)) else {
      return false
    }
    return found === type || project.supertypes(of: type).types.contains { $0 === found }
  }
}

extension ProjectFunction {
  /// Returns the calls of a parameter.
  fileprivate func calls(of name: String) -> [Call] {
    var found: [Call] = []
    walk(body) { expression in
      if case .call(let call) = expression, call.name == name,
        call.receiver.map(\.isSelf) ?? true
      {
        found.append(call)
      }
      return true
    }
    return found
  }

  /// Whether the system calls it when the app or one of its scenes starts.
  fileprivate func isLaunch(in project: Project) -> Bool {
    guard let owner, Starts.isApp(owner, in: project) else { return false }
    let labels = parameters.map(\.label)
    return labels.contains("didFinishLaunchingWithOptions") || labels.contains("willConnectTo")
      || name == "init" || name == "body"
  }
}
