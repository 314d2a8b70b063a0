// Generic parameters: what a type's objects and a function's calls make of them.

extension Evaluator {
  /// Returns the type that a receiver's written type gives a generic parameter of its type, or the
  /// elements of a list of it: for `sheet` of `let router: Router<ShopRoute>`.
  func argument(
    _ parameter: String, of owner: ProjectType, givenBy receiver: Expression, in context: Context
  ) -> ProjectType? {
    let name = TypeName.base(TypeName.element(parameter) ?? parameter)
    guard let place = owner.generics.firstIndex(of: name),
      let (written, scope) = writtenType(of: receiver, in: context)
    else { return nil }
    let arguments = TypeName.arguments(written)
    guard TypeName.simple(TypeName.base(written)) == owner.simpleName, place < arguments.count
    else {
      // `class ShopRouter: Router<ShopRoute>`.
      return type(named: written, in: scope).flatMap { argument(place, of: owner, givenBy: $0) }
    }
    return type(named: arguments[place], in: scope)
  }

  /// Returns the type that is written for a variable, with its generic arguments, and where.
  func writtenType(
    of receiver: Expression, in context: Context, _ depth: Int = 0
  ) -> (String, Context)? {
    // Two names may stand for each other: `last = next`, later `next = last`.
    guard mayGo(on: depth) else { return nil }
    let variable: ProjectFunction?
    switch receiver {
    case .member(let base?, let name, _) where !base.isSelf:
      variable = type(of: base, in: context).flatMap { project.variable(name, of: $0) }
    default:
      guard let written = receiver.ownName else { return nil }
      let name = written.withoutBinding
      if let type = context.function.locals.types[name]?.first { return (type, context) }
      if let value = context.function.locals.values[name]?.first {
        if let type = value.genericType { return (type, context) }
        // `@Bindable var router = router`.
        if value.ownName != nil { return writtenType(of: value, in: context, depth + 1) }
      }
      variable = context.function.owner.flatMap { project.variable(name, of: $0) }
    }
    guard let variable else { return nil }
    if !variable.result.isEmpty { return (variable.result, Context(variable)) }
    return variable.variable?.value?.genericType.map { ($0, Context(variable)) }
  }

  /// Returns the screens that a name of a generic parameter, or a parameter with a type as value,
  /// stands for: `Screen` and `type` in `func push<Screen: UIViewController>(_ type: Screen.Type)`;
  /// nil if it is neither.
  func screens(ofMetatype name: String, in context: Context) -> [Screen]? {
    let function = context.function
    let isGeneric = function.generics.contains { $0.name == name }
    let parameter = function.parameters.first { parameter in
      isGeneric
        ? parameter.type.hasSuffix(name + ".Type")
        : parameter.name == name && parameter.type.hasSuffix(".Type")
    }
    guard let parameter else { return isGeneric ? [] : nil }
    var (name, context) = (parameter.name, context)
    // A function may pass its own parameter on.
    for _ in 0..<8 {
      guard let bound = context.bindings[name] else {
        if context.function.locals.parameters.contains(name) { needsCallers = true }
        return []
      }
      switch bound.value {
      case .member(let type?, "self", _):
        return path(type).map { screens(ofType: $0, in: bound.context) } ?? []
      case .name(let passed): (name, context) = (passed, bound.context)
      default: return []
      }
    }
    return []
  }

  /// Returns the screens of a call of a parameter that makes them: `make(item)`; nil if the callee is
  /// no parameter.
  func screens(ofCallingParameter name: String, by call: Call, in context: Context, _ depth: Int)
    -> [Screen]?
  {
    guard mayGo(on: depth) else { return nil }
    guard let bound = context.bindings[name] else {
      guard isGiven(name, to: context.function),
        type(ofGiven: name, to: context.function).contains("->")
      else { return nil }
      needsCallers = true
      return []
    }
    return screens(ofCalling: bound.value, in: bound.context, with: call, context, depth)
  }

  /// Returns the screens that a closure or an initializer as a value makes for a call.
  func screens(
    ofCalling value: Expression, in place: Context, with call: Call, _ context: Context,
    _ depth: Int
  ) -> [Screen]? {
    switch value {
    case .closure(let closure):
      var bindings: [String: Context.Bound] = [:]
      let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters.map(\.name)
      for (name, argument) in zip(names, call.allArguments) {
        bindings[name] = (argument.value, context)
      }
      return screens(ofBody: closure.body, in: place.binding(bindings), depth + 1)
    case .member(let type?, "init", _):
      return path(type).map { screens(ofType: $0, in: place) }
    case .name(let name) where !place.function.locals.declares(name):
      return nil
    case .name(let name):
      guard let bound = place.bindings[name], mayGo(on: depth) else {
        return screens(ofCallingParameter: name, by: call, in: place, depth + 1)
      }
      // A function may pass its own parameter on; the arguments stay those of the call.
      return screens(ofCalling: bound.value, in: bound.context, with: call, context, depth + 1)
    default: return nil
    }
  }
}

extension Expression {
  /// The type that a constructor with generic arguments names: `Router<Route>` for `Router<Route>()`.
  fileprivate var genericType: String? {
    guard case .call(let call) = self, !call.genericArguments.isEmpty,
      let name = call.callee.dottedName
    else { return nil }
    return "\(name)<\(call.genericArguments.joined(separator: ", "))>"
  }
}
