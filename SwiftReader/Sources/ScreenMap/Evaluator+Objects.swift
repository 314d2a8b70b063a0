// Constructed objects and what they keep.

extension Evaluator {
  /// Returns what a constructed object keeps in a property.
  func property(
    _ name: String, of base: Expression, in context: Context, _ depth: Int
  ) -> Context.Bound? {
    guard mayGo(on: depth), path(base) == nil else { return nil }
    let object = made(by: value(of: base, in: context, depth), depth)
    if case .group(let elements) = object.expression, let place = Int(name),
      elements.indices.contains(place)
    {
      return (elements[place], object.context)
    }
    guard case .call(let call) = object.expression,
      let type = type(madeBy: call, as: object.type, in: object.context)
    else { return nil }
    if let place = type.place(of: name, in: call) {
      return (call.allArguments[place].value, object.context)
    }
    if let initial = initialValue(of: name, in: type, madeBy: call, object.context) {
      return initial
    }
    guard let variable = type.variables[name] else { return nil }
    if variable.variable?.getter != nil {
      guard isValue(type) else { return nil }
      let inner = Context(
        variable, bindings: ["self": (.cast(.call(call), to: type.name), object.context)])
      return outcome(of: variable.body, in: inner, depth + 1)
    }
    return variable.variable?.value.map { ($0, Context(variable)) }
  }

  /// Returns the value that the initializer in a call gives a property, itself or by the
  /// superclass's initializer.
  private func initialValue(
    of name: String, in type: ProjectType, madeBy call: Call, _ context: Context
  ) -> Context.Bound? {
    let parent = project.supertypes(of: type).types.first { $0.kind == .class }
    for initializer in type.functions["init"] ?? [] where initializer.accepts(call) {
      let inner = self.context(of: initializer, calledBy: call, in: context)
      for case .assignment(let place, let value, _) in initializer.body where place.ownName == name
      {
        return (value, inner)
      }
      guard let parent, let passed = initializer.body.lazy.compactMap(\.superInitializer).first
      else { continue }
      return initialValue(of: name, in: parent, madeBy: passed, inner)
    }
    guard let parent, type.functions["init"] == nil else { return nil }
    return initialValue(of: name, in: parent, madeBy: call, context)
  }

  /// Returns the only value that a body may have, nil if there are several.
  private func outcome(of body: [Expression], in context: Context, _ depth: Int)
    -> Context.Bound?
  {
    guard mayGo(on: depth) else { return nil }
    let returned = returned(by: body, in: context)
    guard returned.isEmpty else { return returned.count == 1 ? returned[0] : nil }
    guard body.count == 1 else { return nil }
    guard case .selection(let selection) = body[0] else { return (body[0], context) }
    let branches = open(selection, in: context)
    guard branches.count == 1 else { return nil }
    return outcome(of: branches[0].body, in: branches[0].context, depth + 1)
  }

  /// Returns the object that a function or a static member makes, if the value is one.
  private func made(by value: Value, _ depth: Int) -> Value {
    guard mayGo(on: depth) else { return value }
    if let member = staticMember(value) {
      return made(inside: member, as: member.function.owner, depth) ?? value
    }
    guard case .call(let call) = value.expression,
      type(madeBy: call, as: value.type, in: value.context) == nil
    else { return value }
    let functions = functions(called: call, in: value.context, depth + 1)
    guard functions.count == 1, functions[0].hasBody else { return value }
    let inner = self.context(of: functions[0], calledBy: call, in: value.context)
    return made(inside: inner, as: type(named: functions[0].result, in: inner), depth) ?? value
  }

  private func made(inside inner: Context, as type: ProjectType?, _ depth: Int) -> Value? {
    guard let only = outcome(of: inner.function.body, in: inner, depth + 1) else { return nil }
    let made = made(by: value(of: only.value, in: only.context, depth + 1), depth + 1)
    return (made.expression, made.context, made.type ?? type)
  }

  /// Returns the context of the static member that a value names: `.tickets`, `Route.room(1)`.
  private func staticMember(_ value: Value) -> Context? {
    // A name that isn't known would ask for the callers.
    if case .name = value.expression { return nil }
    guard let named = caseValue(of: value.expression, in: value.context, as: value.type),
      let type = named.type, !type.isForeign, type.cases[named.name] == nil
    else { return nil }
    return factory(named, of: type)
  }

  /// Returns the written type of a tuple's element, if the value is the call of a function with a
  /// tuple as result.
  func tupleElement(_ name: String, of base: Expression, in context: Context, _ depth: Int)
    -> (type: String, context: Context)?
  {
    let value = value(of: base, in: context, depth)
    guard case .call(let call) = value.expression, mayGo(on: depth) else { return nil }
    let functions = functions(called: call, in: value.context, depth + 1)
    guard functions.count == 1,
      let tuple = project.tuple(named: functions[0].result, in: functions[0].owner)
    else { return nil }
    return TypeName.element(name, ofTuple: tuple).map { ($0, Context(functions[0])) }
  }

  /// Returns the type that a call constructs: `Home()`, `Home.init()`, or `.init()` where the type
  /// is known.
  func type(madeBy call: Call, as known: ProjectType?, in context: Context) -> ProjectType? {
    switch call.callee {
    case .member(nil, "init", _): return known
    case .member(let base?, "init", _): return path(base).flatMap { type(named: $0, in: context) }
    default:
      guard let type = path(call.callee).flatMap({ type(named: $0, in: context) }) else {
        return nil
      }
      return type.kind == .enum ? nil : type
    }
  }
}

extension Expression {
  /// The call of the superclass's initializer, if it is one.
  fileprivate var superInitializer: Call? {
    guard case .call(let call) = self, call.name == "init", case .name("super")? = call.receiver
    else { return nil }
    return call
  }
}
