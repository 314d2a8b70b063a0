// Closures, and functions that are passed on as values: they run where their keeper calls them.

extension OccasionFinder {
  /// Returns the occasion on which a closure runs; nil if it runs with the function around it.
  ///
  /// - Parameters:
  ///   - chain: The calls of which the outermost is in the closure.
  ///   - caller: The call of the function that says which objects it is given.
  func occasion(
    ofClosureKeptBy keeper: ClosurePlaces.Keeper, in function: ProjectFunction, _ depth: Int,
    around chain: Chain? = nil, calledBy caller: TransitionFinder.Frame? = nil
  ) -> Occasion? {
    let context = Context(function)
    switch keeper {
    case .name(let name):
      let found = occasion(ofPassed: name, in: function, depth)
      let calls = function.calls(of: name)
      guard calls.contains(where: { !function.closures.around($0).isEmpty }) else { return found }
      // Other closures call it.
      let others = calls.map { call in
        var outer = chain ?? Chain(function: function, call: call)
        if let chain { outer.detours.append((chain.frames.count, call)) }
        return occasion(of: outer, depth + 1)
      }
      return Occasion(joining: [found] + others.filter { !$0.isEmpty })
    case .result: return occasion(ofResultOf: function, depth)
    case .property(let base, let name):
      let given = caller.flatMap { caller in
        base.ownName.flatMap { function.arguments(of: caller.call)[$0] }
          .flatMap { evaluator.fresh.type(of: $0, in: Context(caller.function)) }
      }
      guard let type = given ?? owner(base, in: context) else { return ownScreen(of: function) }
      return occasion(ofCalling: name, of: type, depth)
    case .argument(let call, let place):
      if let type = index.rows.type(madeBy: call, in: function)
        ?? impliedType(madeBy: call, in: function)
      {
        // A view's closure runs on whichever screen has the view.
        if project.role(of: type) == .view, finder.screenOwner(of: function) != nil { return nil }
        if let whole = whole(of: type, in: function) { return .certain([whole]) }
        let property = type.variables.keys.sorted().first { type.place(of: $0, in: call) == place }
        var found = occasion(ofCalling: property ?? "", of: type, depth)
        if let screens = found?.screens, project.role(of: type) == .other {
          let wholes = wholes(of: screens, for: function)
          found?.screens = wholes
          found?.certain.formIntersection(wholes)
        }
        return found
      }
      let functions = evaluator.fresh.functions(called: call, in: context)
      if functions.isEmpty, call.watches, finder.screenOwner(of: function) == nil,
        let sender = sender(of: call, in: context)
      {
        return occasion(on: sender)
      }
      if functions.isEmpty, isSearched(depth),
        case .member(let object?, let name, _) = call.callee
      {
        if let (closure, maker) = evaluator.fresh.maker(name, of: object, in: context),
          place < closure.parameters.count
        {
          return self.occasion(
            ofPassed: closure.parameters[place].name, in: maker.function, depth + 1)
        }
      }
      guard functions.count == 1, isSearched(depth),
        let parameter = functions[0].parameter(at: place, of: call)?.name
      else { return nil }
      return occasion(
        ofParameter: parameter, of: functions[0],
        calledBy: TransitionFinder.Frame(function: function, call: call), depth + 1)
    }
  }

  /// Returns the screens on which the closures run that a function makes for rows: of the screens
  /// that have such rows, those that keep the function's object, such as the list's model.
  private func wholes(of screens: Set<Int>, for function: ProjectFunction) -> Set<Int> {
    guard let owner = function.owner, !owner.isForeign, !project.isScreen(owner) else {
      return screens
    }
    let keepers = finder.screens(keeping: owner, orItsProtocols: true)
    guard (1...TransitionFinder.mostKeepers(of: owner)).contains(keepers.count) else {
      return screens
    }
    let own = keepers.intersection(screens)
    guard own.isEmpty else { return own }
    return screens.reduce(into: []) { all, screen in
      let wholes = keepers.intersection(finder.index.wholes(of: screen))
      all.formUnion(wholes.isEmpty ? [screen] : wholes)
    }
  }

  /// Returns the screen beside which a function puts a controller: the first child of a container that
  /// it makes of both.
  private func whole(of type: ProjectType, in function: ProjectFunction) -> Int? {
    guard project.role(of: type) == .controller else { return nil }
    for frame in index.frames where frame.function === function {
      let children = evaluator.fresh.children(givenTo: frame.call, in: Context(function))
      guard let first = children.first, first.count == 1, let whole = first[0].type,
        whole != type.index, children.dropFirst().joined().contains(.type(type.index))
      else { continue }
      return whole
    }
    return nil
  }

  /// Returns the type that `.init(…)` makes where it is an argument: the parameter's.
  private func impliedType(madeBy call: Call, in function: ProjectFunction) -> ProjectType? {
    guard case .member(nil, "init", _) = call.callee,
      case .argument(let outer, let place)? = function.closures.keeper(of: call)
    else { return nil }
    if let type = index.rows.type(madeBy: outer, in: function) {
      return type.variables.values.first { type.place(of: $0.name, in: outer) == place }
        .flatMap { evaluator.fresh.type(ofVariable: $0) }
    }
    let functions = evaluator.fresh.functions(called: outer, in: Context(function))
    guard functions.count == 1, let parameter = functions[0].parameter(at: place, of: outer)
    else { return nil }
    return project.type(named: parameter.type, in: functions[0])
  }

  /// Returns the type of an object that gets a closure; a screen, if only the screen is known.
  private func owner(_ base: Expression, in context: Context) -> ProjectType? {
    if base.isSelf { return context.function.owner }
    if let type = evaluator.fresh.type(of: base, in: context), !type.isForeign,
      type.kind != .protocol
    {
      return type
    }
    let screens = evaluator.fresh.screens(base, in: context)
    if screens.count == 1, case .type(let index) = screens[0] { return project.types[index] }
    return evaluator.fresh.type(of: base, in: context)
  }

  /// Returns the occasion of a closure that a function is given: nil if the function calls it, so
  /// that it runs with the caller.
  private func occasion(
    ofParameter name: String, of function: ProjectFunction,
    calledBy caller: TransitionFinder.Frame, _ depth: Int
  ) -> Occasion? {
    if let found = occasion(ofPassed: name, in: function, depth, calledBy: caller) { return found }
    return function.calls(of: name).lazy.flatMap(function.closures.around).compactMap {
      self.occasion(ofClosureKeptBy: $0, in: function, depth, calledBy: caller)
    }.first
  }

  private func occasion(
    ofPassed name: String, in function: ProjectFunction, _ depth: Int,
    calledBy caller: TransitionFinder.Frame? = nil
  ) -> Occasion? {
    guard isSearched(depth) else { return nil }
    let keepers = (function.closures.passed[name] ?? []).filter {
      if case .name = $0 { false } else { true }
    }
    let found = Occasion(
      joining: keepers.map {
        occasion(ofClosureKeptBy: $0, in: function, depth + 1, calledBy: caller)
      })
    return keepers.count == 1 ? found : found?.uncertain
  }

  /// Returns the occasion on which the closure in a property is called: the screen with the
  /// property, else whoever calls the closure or gets it, else the screens that keep the object.
  private func occasion(ofCalling name: String, of type: ProjectType, _ depth: Int) -> Occasion? {
    if project.isScreen(type) { return .certain([type.index]) }
    let isPlain = isPlain(type)
    guard !type.isForeign, isPlain || keepsClosures(type) else { return nil }
    let property = Property(owner: type.index, name: name)
    if let known = kept[property] { return isPlain && known.isEmpty ? nil : known }
    guard isSearched(depth) else { return nil }
    kept[property] = Occasion()
    let wasCutOff = isCutOff
    isCutOff = false
    defer { isCutOff = isCutOff || wasCutOff }
    var found = Occasion()
    let conformers = conformers(of: type)
    for owner in [type] + conformers {
      for place in index.calls[name] ?? [] where calls(place, of: owner) {
        let chain = Chain(function: place.function, call: place.call)
        found.formUnion(occasion(of: chain, depth + 1))
      }
      for chain in inheritedCalls(of: name, by: owner) {
        found.formUnion(occasion(of: chain, depth + 1))
      }
      for member in finder.passing.members[name] ?? []
      where isObject(member.base, of: owner, in: member.function) {
        let next = occasion(ofValueKeptBy: member.keeper, in: member.function, depth)
        if let next { found.formUnion(next) }
      }
      for function in owner.functionsInOrder {
        if let passed = occasion(ofPassed: name, in: function, depth) { found.formUnion(passed) }
      }
    }
    if found.screens.isEmpty, !isPlain, !isCutOff || isLastSearch {
      found.screens = occasion(on: type).screens
    }
    if conformers.count > 1 { found.certain = [] }
    // Another search may find what was cut off in this one.
    kept[property] = found.isEmpty && isCutOff ? nil : found
    return isPlain && found.isEmpty ? nil : found
  }

  /// Returns the calls of a closure's property in functions that a type inherits, each with the type's
  /// call of the function: `finish(.done)`, where the base class calls `onFinish?(result)`.
  private func inheritedCalls(of property: String, by type: ProjectType) -> [Chain] {
    let parents = project.supertypes(of: type).types.filter { $0.kind == .class }
    guard !parents.isEmpty else { return [] }
    return (index.calls[property] ?? []).filter { place in
      place.call.isOnSelf && parents.contains { $0 === place.function.owner }
    }.flatMap { place in
      finder.callers(of: place.function).filter { $0.function.owner === type }.map {
        Chain(function: place.function, call: place.call, frames: $0.chain)
      }
    }
  }

  /// Returns the screens that keep an object of a type, else the screen that the object makes.
  private func occasion(on type: ProjectType) -> Occasion {
    if project.isScreen(type) { return Occasion(screens: [type.index]) }
    let keepers = finder.screens(keeping: type, orItsProtocols: true)
    if (1...TransitionFinder.mostKeepers(of: type)).contains(keepers.count) {
      return Occasion(screens: keepers)
    }
    var found = Occasion()
    for case .type(let screen) in evaluator.fresh.screens(
      of: type, atMost: TransitionFinder.mostSources)
    {
      found.screens.insert(screen)
    }
    return found
  }

  /// Returns the screen that a function's object makes. On it run closures that an unknown object
  /// keeps, such as a model, and functions that nothing is seen to call.
  func ownScreen(of function: ProjectFunction) -> Occasion? {
    guard let owner = function.owner else { return nil }
    guard case .type(let screen)? = evaluator.fresh.screens(of: owner).first else { return nil }
    return Occasion(screens: [screen])
  }

  /// Whether a type's values only keep what a view shows, such as a row's title and action.
  private func isPlain(_ type: ProjectType) -> Bool {
    type.kind == .struct && project.role(of: type) == .other
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
  func calls(_ place: CallIndex.Place, of type: ProjectType) -> Bool {
    guard let receiver = place.call.receiver, !receiver.isSelf else {
      return place.function.owner === type
    }
    return isObject(receiver, of: type, in: place.function)
  }

  func isObject(_ value: Expression, of type: ProjectType, in function: ProjectFunction)
    -> Bool
  {
    guard let found = evaluator.fresh.type(of: value, in: Context(function)) else { return false }
    return found === type || project.supertypes(of: type).types.contains { $0 === found }
  }
}

extension Call {
  /// Whether a closure that it gets runs when its receiver sends something.
  var watches: Bool {
    ["sink", "subscribe", "bind", "drive", "emit", "observe", "observeValues"].contains(name)
  }
}

extension ProjectFunction {
  /// Returns the calls of a parameter or a property.
  func calls(of name: String) -> [Call] { body.calls.filter { $0.name == name && $0.isOnSelf } }
}
