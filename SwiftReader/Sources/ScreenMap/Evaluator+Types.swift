extension Evaluator {
  /// Returns the type of an expression, nil if it isn't known or isn't the project's.
  func type(of expression: Expression, in context: Context, _ depth: Int = 0) -> ProjectType? {
    guard mayGo(on: depth) else { return nil }
    let function = context.function
    if let path = path(expression) { return type(named: path, in: function) }
    switch expression {
    case .name(let name): return type(ofName: name, in: context, depth + 1)
    case .member(let base?, let name, _):
      guard let owner = type(of: base, in: context, depth + 1) else {
        if let element = tupleElement(name, of: base, in: context, depth + 1) {
          return type(named: element.type, in: element.context.function)
        }
        if Int(name) != nil, let element = property(name, of: base, in: context, depth + 1) {
          return type(of: element.value, in: element.context, depth + 1)
        }
        if let element = elementType(takenBy: expression, in: context) { return element }
        return ["shared", "default", "current"].contains(name)
          ? self.path(base).flatMap { type(named: $0, in: function) } : nil
      }
      let bearer = base.isSelf ? typeOfSelf(with: name, in: context) ?? owner : owner
      if let variable = project.variable(name, of: bearer) {
        let declared = type(ofVariable: variable, seenFrom: owner, depth + 1)
        if let declared, declared.kind != .protocol { return declared }
        if declared == nil,
          let type = variable.owner.flatMap({
            argument(variable.result, of: $0, givenBy: base, in: context)
          }) ?? injected(by: variable)
        {
          return type
        }
        // What an object was given says more than a protocol.
        return property(name, of: base, in: context, depth + 1).flatMap {
          type(of: $0.value, in: $0.context, depth + 1)
        } ?? declared
      }
      return owner.cases[name] != nil ? owner : nil
    case .call(let call): return type(of: call, in: context, depth + 1)
    case .cast(_, let type): return self.type(named: type, in: function)
    case .fallback(let value, let other):
      return type(of: value, in: context, depth + 1) ?? type(of: other, in: context, depth + 1)
    default: return nil
    }
  }

  /// Returns the type that `Self` is known to have besides a function's owner, if only that one has a
  /// variable: `extension Opening where Self: Shelf`.
  private func typeOfSelf(with variable: String, in context: Context) -> ProjectType? {
    guard let owner = context.function.owner, project.variable(variable, of: owner) == nil else {
      return nil
    }
    for (name, constraint) in context.function.generics where name == "Self" {
      if let type = type(named: constraint, in: context),
        project.variable(variable, of: type) != nil
      {
        return type
      }
    }
    return nil
  }

  private func type(named name: String, in function: ProjectFunction) -> ProjectType? {
    if let type = project.type(named: name, in: function) { return type }
    // A system's type has what the project adds to it, such as an environment's values.
    guard let type = project.foreign[TypeName.base(name)], project.role(of: type) == .other else {
      return nil
    }
    return type
  }

  private func type(ofName text: String, in context: Context, _ depth: Int) -> ProjectType? {
    let function = context.function
    if text == "self" || text == "Self" { return function.owner }
    if text == "super" { return function.owner.flatMap { project.supertypes(of: $0).types.first } }
    // `$model` is a binding to `model`.
    let name = text.hasPrefix("$") && text.count > 2 ? String(text.dropFirst()) : text
    if let bound = context.bindings[name],
      let type = type(of: bound.value, in: bound.context, depth + 1)
    {
      return type
    }
    // A type outside the project says less than the value.
    for type in function.locals.types[name] ?? [] {
      if let type = self.type(named: type, in: function) { return type }
    }
    for value in function.locals.values[name] ?? [] {
      if let type = type(of: value, in: context, depth + 1) { return type }
    }
    if let type = type(ofClosureParameter: name, in: context, depth + 1) { return type }
    let variable =
      function.owner.flatMap { project.variable(name, of: $0) } ?? project.globalVariables[name]
    return variable.flatMap { type(ofVariable: $0, seenFrom: function.owner, depth + 1) }
  }

  /// Returns the type of a closure's parameter, from the called function.
  private func type(ofClosureParameter name: String, in context: Context, _ depth: Int)
    -> ProjectType?
  {
    guard let handed = context.function.locals.handed[name] else { return nil }
    for function in functions(called: handed.call, in: context, depth + 1) {
      guard let closure = function.parameter(at: handed.place, of: handed.call) else { continue }
      let types = TypeName.parameters(ofFunction: closure.type)
      if handed.parameter < types.count {
        return type(named: types[handed.parameter], in: function)
      }
    }
    // `navigationDestination(for: Page.self) { page in … }`, `sheet(item: $page) { page in … }`
    if let site = Site(handed.call, in: context.function), handed.parameter == 0 {
      if let name = site.valueType { return type(named: name, in: context.function) }
      if let item = site.value { return type(of: item, in: context, depth + 1) }
    }
    // A view's closure: `Row(onTap: { item in … })`.
    guard let made = type(madeBy: handed.call, as: nil, in: context), !made.isForeign,
      made.functions["init"] == nil,
      let property = made.variables.values.first(where: {
        $0.result.contains("->") && made.place(of: $0.name, in: handed.call) == handed.place
      })
    else { return nil }
    let types = TypeName.parameters(ofFunction: property.result)
    return handed.parameter < types.count ? type(named: types[handed.parameter], in: property) : nil
  }

  /// Returns the type of an element that a list's member takes: `steps.first { … }`.
  private func elementType(takenBy member: Expression, in context: Context) -> ProjectType? {
    let members: Set = ["first", "last", "randomElement", "min", "max", "popLast", "removeFirst"]
    guard case .member(let list?, let name, _) = member, members.contains(name),
      let (written, place) = writtenType(of: list, in: context)
    else { return nil }
    return TypeName.element(written).flatMap { type(named: $0, in: place) }
  }

  /// Returns the type of a variable: the written type, or the type of its value.
  ///
  /// - Parameter heir: The type that inherits the variable, and may say what the variable's owner
  ///   leaves open.
  func type(
    ofVariable variable: ProjectFunction, seenFrom heir: ProjectType? = nil, _ depth: Int = 0
  ) -> ProjectType? {
    guard mayGo(on: depth) else { return nil }
    if let owner = variable.owner,
      let place = owner.generics.firstIndex(of: TypeName.base(variable.result))
    {
      return heir.flatMap { argument(place, of: owner, givenBy: $0) }
    }
    if !variable.result.isEmpty {
      return made(by: variable, as: type(named: variable.result, in: variable))
    }
    if let value = variable.variable?.value {
      return type(of: value, in: Context(variable), depth + 1)
    }
    let wrappers = variable.variable?.attributes.lazy
      .compactMap { self.type(named: $0, in: variable) }
    return wrappers?.first?.variables["wrappedValue"].flatMap { type(ofVariable: $0, depth + 1) }
  }

  /// Returns the type that an heir gives a generic parameter: `class Home: Base<Router>`.
  func argument(_ place: Int, of owner: ProjectType, givenBy heir: ProjectType)
    -> ProjectType?
  {
    for type in [heir] + project.supertypes(of: heir).types {
      for parent in type.inherited where TypeName.simple(TypeName.base(parent)) == owner.simpleName
      {
        let arguments = TypeName.arguments(parent)
        guard place < arguments.count else { continue }
        return project.type(named: arguments[place], within: type)
      }
    }
    return nil
  }

  /// Returns the type that a container's factory makes: `var router: Factory<Router>`.
  private func injected(by variable: ProjectFunction) -> ProjectType? {
    guard TypeName.base(variable.result).hasSuffix("Factory"),
      let made = TypeName.arguments(variable.result).last
    else { return nil }
    return type(named: made, in: variable)
  }

  /// Returns the type of the object that a key path names in a container: `resolve(\Container.router)`.
  private func type(resolvedBy call: Call, in context: Context, _ depth: Int) -> ProjectType? {
    guard call.receiver == nil, call.allArguments.count == 1,
      case .closure(let path) = call.allArguments[0].value, path.parameters.isEmpty,
      path.body.count == 1, case .member(let container?, _, _) = path.body[0],
      self.path(container) != nil
    else { return nil }
    return type(of: path.body[0], in: context, depth + 1)
  }

  private func type(of call: Call, in context: Context, _ depth: Int) -> ProjectType? {
    if let path = path(call.callee) { return type(named: path, in: context.function) }
    if case .member(let base?, let name, _) = call.callee, let path = path(base),
      let type = type(named: path, in: context.function)
    {
      if name == "init" || type.cases[name] != nil { return type }
    }
    for function in functions(called: call, in: context, depth + 1) {
      guard !function.result.isEmpty else { continue }
      if TypeName.base(function.result) == "Self" { return function.owner }
      return made(by: function, as: type(named: function.result, in: function))
    }
    if let type = type(resolvedBy: call, in: context, depth + 1) { return type }
    if let type = elementType(takenBy: call.callee, in: context) { return type }
    // A factory is called like a function: `Container.shared.router()`.
    guard call.allArguments.isEmpty, case .member(let base?, let name, _) = call.callee,
      let owner = type(of: base, in: context, depth + 1)
    else { return nil }
    return project.variable(name, of: owner).flatMap(injected)
  }

  /// Returns the type of what a function or a variable makes, where it only says a base class or a
  /// protocol: `func home() -> Flow { HomeFlow() }`.
  private func made(by function: ProjectFunction, as declared: ProjectType?) -> ProjectType? {
    // The environment's first value is only that of views to which nobody gives another one.
    guard let declared, !declared.isForeign, function.hasBody,
      function.owner?.name != "EnvironmentValues",
      declared.kind == .protocol || declared.kind == .class
    else { return declared }
    let heirs = project.subtypes(of: declared)
    guard !heirs.isEmpty else { return declared }
    if let known = madeTypes[ObjectIdentifier(function)] { return known }
    madeTypes[ObjectIdentifier(function)] = declared
    let context = Context(function)
    let made: [ProjectType?] = aside {
      var values = returned(by: function.body, in: context)
      if values.isEmpty, function.body.count == 1 { values = [(function.body[0], context)] }
      return values.map { type(of: $0.value, in: $0.context) }
    }
    guard let only = made.first ?? nil, made.allSatisfy({ $0 === only }),
      heirs.contains(where: { $0 === only })
    else { return declared }
    madeTypes[ObjectIdentifier(function)] = only
    return only
  }
}
