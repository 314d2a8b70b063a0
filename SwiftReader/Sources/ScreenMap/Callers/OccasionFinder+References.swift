// Functions that are passed on as values.

extension OccasionFinder {
  /// Returns the occasion on which a function runs that is passed on as a value, by its object or
  /// by who has the object: `home.onCart = showCart`, `Bar(action: model.showCart)`. Nil if it
  /// isn't passed on.
  func occasion(ofReferencesTo function: ProjectFunction, _ depth: Int) -> Occasion? {
    guard isSearched(depth), let owner = function.owner, !owner.isForeign,
      referred.insert(ObjectIdentifier(function)).inserted
    else { return nil }
    let members = (finder.passing.members[function.name] ?? []).filter {
      !$0.base.isSelf && isObject($0.base, of: owner, in: $0.function)
    }
    let references =
      (self.references(in: owner)[function.name] ?? [])
      + members.map { ($0.function, $0.keeper) }
    return Occasion(
      joining: references.map { occasion(ofValueKeptBy: $0.keeper, in: $0.function, depth) })
  }

  /// Returns the occasion on which a value that somebody gets is called: that of the code around,
  /// if nobody keeps it.
  func occasion(
    ofValueKeptBy keeper: ClosurePlaces.Keeper, in function: ProjectFunction, _ depth: Int
  ) -> Occasion? {
    if let found = occasion(ofClosureKeptBy: keeper, in: function, depth + 1) { return found }
    switch keeper {
    case .argument(let call, _):
      return occasion(of: Chain(function: function, call: call), depth + 1)
    case .property:
      // A screen's button: `button.action = model.showCart`.
      return finder.screenOwner(of: function).map { .certain([$0.index]) }
    case .name, .result: return nil
    }
  }

  /// Returns the occasion of the closure that a function or a property makes; nil if nobody is seen
  /// to use it.
  func occasion(ofResultOf function: ProjectFunction, _ depth: Int) -> Occasion? {
    guard isSearched(depth) else { return nil }
    var found = occasion(ofReferencesTo: function, depth) ?? Occasion()
    if let owner = function.owner, function.variable != nil {
      let places = (index.calls[function.name] ?? []).filter { calls($0, of: owner) }
      found.formUnion(occasion(ofAll: places.map { ($0.function, $0.call) }, depth))
    } else {
      for caller in finder.callers(of: function) {
        guard let keeper = caller.function.closures.keeper(of: caller.call),
          let next = occasion(ofClosureKeptBy: keeper, in: caller.function, depth + 1)
        else { continue }
        found.formUnion(next)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns where a type's functions pass names on that are the type's own.
  private func references(in owner: ProjectType) -> [String: [Reference]] {
    if let known = references[owner.index] { return known }
    var found: [String: [Reference]] = [:]
    for function in owner.members {
      for (name, keepers) in function.closures.passed where !function.locals.declares(name) {
        found[name, default: []] += keepers.map { (function, $0) }
      }
    }
    references[owner.index] = found
    return found
  }

  /// Returns the type of the project's object whose publisher a call watches:
  /// `home.actions.receive(on: queue).sink { … }`.
  func sender(of call: Call, in context: Context) -> ProjectType? {
    var next = call.receiver
    // The limit is far above the length of real chains of operators.
    for _ in 0..<40 {
      switch next {
      case .call(let inner)?: next = inner.receiver
      case .member(let base?, _, _)?:
        if !base.isSelf, let type = evaluator.fresh.type(of: base, in: context), !type.isForeign,
          project.isScreen(type) || (type.kind == .class && isMade(base, in: context.function))
        {
          return type
        }
        next = base
      default: return nil
      }
    }
    return nil
  }

  /// Whether a function makes an object itself: a model for its screen, rather than a service that
  /// others use, too.
  private func isMade(_ object: Expression, in function: ProjectFunction) -> Bool {
    guard case .name(let name) = object, case .call? = function.locals.values[name]?.first else {
      return false
    }
    return true
  }
}
