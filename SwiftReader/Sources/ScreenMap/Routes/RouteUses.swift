/// Finds the uses of routes in a project.
struct RouteUses {
  private let flow: RouteFlow
  private var project: Project { flow.project }
  private var evaluator: Evaluator { flow.evaluator }
  /// The types that a handler takes.
  private let types: Set<Int>
  /// The types of the states in the stacks of features.
  private let paths: Set<Int>
  /// The names of the properties that a handler observes.
  private let stores: [String: [RouteStore]]
  /// The properties by which views choose, also where they end: by `nil` and `false`.
  private let chosen: Set<RouteStore>
  /// Those that are optional parts of features.
  private let parts: Set<RouteStore>
  /// The names of the functions with a parameter of any type.
  private let generic: Set<String>
  private(set) var all: [RouteUse] = []
  /// The cases that are named where no handler gets them, by the type's index: an object's first value,
  /// or the argument of a modifier that brings the screen itself.
  private(set) var named: [Int: Set<String>] = [:]

  init(of handlers: [RouteHandler], _ flow: RouteFlow) {
    self.flow = flow
    types = Set(handlers.compactMap { $0.type?.index ?? $0.gate?.type.index })
    paths = Set(handlers.filter(\.isOfReducer).compactMap { $0.type?.index })
    let shared = handlers.flatMap(\.stores).filter { $0.isShared(in: flow.project) }
    chosen = Set(handlers.filter { $0.choice != nil }.flatMap(\.stores))
    parts = Set(handlers.filter(\.isOfParts).flatMap(\.stores))
    generic = Set(
      flow.project.functions.lazy.filter { function in
        function.name != "init"
          && function.parameters.contains { parameter in
            function.generics.contains { $0.name == parameter.type }
          }
      }.map(\.name))
    stores = Dictionary(grouping: Set(shared).union(chosen), by: \.name)
    guard !handlers.isEmpty else { return }
    for variable in project.declared.lazy.flatMap(\.variables.values) {
      guard let value = variable.variable?.value, value.isImplicitMember,
        variable.variable?.attributes.contains("State") == false,
        let type = project.type(named: variable.result, in: variable)
      else { continue }
      note(value, of: type)
    }
    for function in project.functions
    where !(function.owner.map { $0.kind == .enum && types.contains($0.index) } ?? false) {
      read(function)
    }
  }

  /// Whether a call calls a function that an extension adds to all views.
  private func isOfModifier(_ call: Call, _ context: Context) -> Bool {
    let functions = evaluator.fresh.functions(called: call, in: context)
    return !functions.isEmpty
      && functions.allSatisfy { $0.owner.map { $0.isForeign && $0.name == "View" } == true }
  }

  /// Notes that a case is named where no handler gets it.
  private mutating func note(_ value: Expression, of type: ProjectType) {
    let member: Expression = if case .call(let call) = value { call.callee } else { value }
    guard types.contains(type.index), let name = member.lastName, type.cases[name] != nil else {
      return
    }
    named[type.index, default: []].insert(name)
  }

  /// Whether an argument is for a parameter of any type, which the call's function hands on.
  private func isOfAnyType(_ place: Int, of call: Call, _ context: Context) -> Bool {
    guard let name = call.name, generic.contains(name) else { return false }
    return evaluator.fresh.functions(called: call, in: context).contains { function in
      let type = function.parameter(at: place, of: call)?.type
      return function.generics.contains { $0.name == type }
    }
  }

  /// Whether a call creates a view, which shows what it is given.
  private func createsView(_ call: Call, _ context: Context) -> Bool {
    guard call.name?.isCapitalized == true else { return false }
    guard let type = evaluator.fresh.type(madeBy: call, as: nil, in: context), !type.isForeign
    else { return false }
    return project.role(of: type) == .view
  }

  /// Returns the route that a function's constant stands for: `let page = Page.help`.
  private func constant(_ value: Expression, _ context: Context) -> Expression {
    let locals = context.function.locals
    guard case .name(let name) = value, !locals.parameters.contains(name), locals.declares(name),
      let values = locals.values[name], values.count == 1, values[0].isMade
    else { return value }
    return values[0]
  }

  /// Whether a function's variable only goes to functions that keep it nowhere.
  private func isKeptNowhere(_ name: String, _ context: Context) -> Bool {
    let locals = context.function.locals
    guard locals.declares(name) else { return false }
    // `if let page` gives the variable another name.
    let names = Set([name] + locals.values.filter { $0.value.first?.ownName == name }.map(\.key))
    var reached: [Set<RouteStore>?] = []
    for call in context.function.body.calls {
      for (place, argument) in call.allArguments.enumerated()
      where argument.value.ownName.map(names.contains) == true {
        reached.append(flow.stores(reachedBy: place, of: call, in: context))
      }
    }
    return !reached.isEmpty && reached.allSatisfy { $0?.isEmpty == true }
  }

  private mutating func read(_ function: ProjectFunction) {
    let context = Context(function)
    var found: [RouteUse] = []
    walk(function.body) { expression in
      switch expression {
      case .call(let call):
        for (place, argument) in call.allArguments.enumerated() {
          if let use = use(of: argument.value, at: place, in: call, context) { found.append(use) }
        }
      case .assignment(let place, let value, let line):
        if let use = use(of: value, assignedTo: place, line, context) { found.append(use) }
      default: break
      }
      return true
    }
    all += found
  }

  private mutating func use(
    of value: Expression, at place: Int, in call: Call, _ context: Context
  ) -> RouteUse? {
    guard !call.looksBack, let given = value.routeValue else { return nil }
    let value = constant(given, context)
    let isLink = call.isLink(at: place) && !project.isOwnLink(call)
    let type: ProjectType?
    if isLink {
      type = explicitType(of: value, context) ?? evaluator.fresh.type(of: value, in: context)
    } else if value.isMade {
      type = self.type(of: value, at: place, in: call, context)
    } else if call.isAppend || isOfAnyType(place, of: call, context) {
      type = evaluator.fresh.type(of: value, in: context)
      guard type?.kind != .enum else { return nil }
    } else {
      return nil
    }
    guard let type, types.contains(type.index) else { return nil }
    // A view shows the data that it is created with.
    if type.kind != .enum, createsView(call, context) { return nil }
    let stores = isLink ? [RouteFlow.path] : flow.stores(reachedBy: place, of: call, in: context)
    // Code names the states of a feature's path in many other places.
    if stores == nil, paths.contains(type.index) { return nil }
    // A function that keeps the route nowhere brings no screen.
    if stores?.isEmpty == true {
      if isOfModifier(call, context) { note(value, of: type) }
      return nil
    }
    return RouteUse(
      function: context.function, value: value, type: type, stores: stores, call: call,
      place: place, line: call.line)
  }

  private func use(
    of value: Expression, assignedTo place: Expression, _ line: Int, _ context: Context
  ) -> RouteUse? {
    if value.empties {
      // A view chooses by the property. Which part of a feature comes next, whoever sets that one says.
      guard !chosen.isEmpty, let store = observed(place, context), !parts.contains(store),
        chosen.contains(where: store.matches)
      else { return nil }
    }
    // Whoever shortens a path goes back: `path = Array(path.prefix(1))`.
    if let name = place.lastName, value.shortens(name) { return nil }
    if case .name(let name) = place, isKeptNowhere(name, context) { return nil }
    if let value = value.routeValue, value.isMade {
      evaluator.begin()
      let type = explicitType(of: value, context) ?? elementType(of: place, context)
      if let type, types.contains(type.index) {
        return RouteUse(
          function: context.function, value: value, type: type,
          stores: flow.store(place, context).map { [$0] }, call: nil, property: place.lastName,
          line: line)
      }
    }
    guard let name = place.lastName, let store = observed(place, context), store.owner != nil,
      !context.passesOn(value)
    else { return nil }
    return RouteUse(
      function: context.function, value: value, type: nil, stores: [store], call: nil,
      property: name,
      line: line)
  }

  /// Returns the property that an expression names, if a handler observes it.
  private func observed(_ place: Expression, _ context: Context) -> RouteStore? {
    guard let name = place.lastName,
      stores[name] != nil || context.function.owner?.variables[name]?.isBinding == true,
      let store = flow.store(place, context),
      (stores[store.name] ?? []).contains(where: store.matches)
    else { return nil }
    return store
  }

  /// Returns the type of a route that is handed to a call: the written one, the parameter's, or
  /// that of the receiver's elements.
  private func type(of value: Expression, at place: Int, in call: Call, _ context: Context)
    -> ProjectType?
  {
    if let type = explicitType(of: value, context) { return type }
    var functions = evaluator.fresh.functions(called: call, in: context)
    if let name = call.name, name.isCapitalized {
      let made = evaluator.type(madeBy: call, as: nil, in: context) ?? project.foreign[name]
      functions = (made?.functions["init"] ?? []).filter { $0.accepts(call) }
      if functions.isEmpty, let made, !made.isForeign,
        let property = made.variables.values.first(where: {
          made.place(of: $0.name, in: call) == place
        })
      {
        return evaluator.type(ofVariable: property)
      }
    }
    for function in functions {
      guard let parameter = function.parameter(at: place, of: call) else { continue }
      let element = TypeName.element(parameter.type) ?? parameter.type
      if let receiver = call.receiver, let owner = function.owner,
        let type = evaluator.argument(element, of: owner, givenBy: receiver, in: context),
        value.mayBe(of: type)
      {
        return type
      }
      if let type = project.type(named: element, in: function),
        value.mayBe(of: type)
      {
        return type
      }
    }
    guard functions.isEmpty else { return nil }
    if let action = project.features.action(
      madeBy: call, of: value, at: place, in: context.function)
    {
      return action.type
    }
    if let (types, written) = evaluator.fresh.parameters(ofClosureCalledBy: call, in: context) {
      guard place < types.count, let type = project.type(named: types[place], in: written)
      else { return nil }
      return value.mayBe(of: type) ? type : nil
    }
    if let receiver = call.receiver, let element = elementType(of: receiver, context),
      value.mayBe(of: element)
    {
      return element
    }
    guard call.handsOverRoute else { return nil }
    let candidates = types.map { project.types[$0] }.filter { !$0.isForeign && value.mayBe(of: $0) }
    if candidates.count == 1 { return candidates[0] }
    // Of several types with the case, that of the object's own path.
    let own = candidates.filter { type in
      context.function.owner.map(type.isDeclared) ?? false
    }
    return own.count == 1 ? own[0] : nil
  }

  /// Returns the type written before the dot of a case, or that of a constructor.
  private func explicitType(of value: Expression, _ context: Context) -> ProjectType? {
    switch value {
    case .member(let base?, _, _):
      return evaluator.path(base).flatMap {
        project.type(named: $0, in: context.function)
      }
    case .call(let call):
      return evaluator.type(madeBy: call, as: nil, in: context)
        ?? explicitType(of: call.callee, context)
    case .branches(let branches):
      return branches.lazy.compactMap { branch in
        branch.body.last.flatMap { explicitType(of: $0, context) }
      }.first
    default: return nil
    }
  }

  /// Returns the type of the values that a property holds, one or a list.
  private func elementType(of place: Expression, _ context: Context) -> ProjectType? {
    if let whole = flow.store(place, context)?.whole(in: project) { return whole }
    guard let name = place.lastName ?? place.firstPart?.lastName else {
      return evaluator.fresh.type(of: place, in: context)
    }
    var owner = context.function.owner
    if case .member(let base?, _, _) = place.firstPart ?? place {
      owner = evaluator.fresh.type(of: base, in: context) ?? flow.state(base, context)
    }
    guard let owner, project.variable(name, of: owner) != nil else {
      return evaluator.fresh.type(of: place, in: context)
    }
    return flow.elementType(of: RouteStore(owner: owner.index, name: name))
  }
}
