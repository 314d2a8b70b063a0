// Closures that an object or the environment has, and that are called by the property's name:
// `onOpen(.rules)`, `@Environment(\.go) var go`.

extension Evaluator {
  /// A closure, or the name of a function, and the function in which it is written.
  typealias Given = (value: Expression, function: ProjectFunction)

  /// Returns the property for a closure that a call calls, with its owner; the environment's values
  /// have none.
  private func closureProperty(calledBy call: Call, in context: Context)
    -> (variable: ProjectFunction, owner: ProjectType?)?
  {
    let owner: ProjectType?
    let name: String
    switch call.callee {
    case .name(let called) where !context.function.locals.declares(called):
      (owner, name) = (context.function.owner, called)
    case .member(let base?, let called, _):
      guard project.closureProperties.contains(called) else { return nil }
      (owner, name) = (type(of: base, in: context), called)
    default: return nil
    }
    guard let owner, let variable = project.variable(name, of: owner) else { return nil }
    if variable.result.contains("->") { return (variable, owner) }
    guard case .member(.name("EnvironmentValues")?, let key, _)? = variable.variable?.value,
      let value = project.foreign["EnvironmentValues"]?.variables[key],
      value.result.contains("->")
    else { return nil }
    return (value, nil)
  }

  /// Returns the written types of the parameters of the closure that a call calls, and where they
  /// are written; nil if it calls none.
  func parameters(ofClosureCalledBy call: Call, in context: Context)
    -> (types: [String], place: ProjectFunction)?
  {
    closureProperty(calledBy: call, in: context).map {
      (TypeName.parameters(ofFunction: $0.variable.result), $0.variable)
    }
  }

  /// Returns what a call of a property runs: the closures with which its objects are created, or
  /// those that views put into the environment.
  func closures(calledBy call: Call, in context: Context) -> [Given] {
    guard let (variable, owner) = closureProperty(calledBy: call, in: context) else { return [] }
    guard let owner else { return environmentValues(variable.name) }
    return creations(owner).compactMap { place in
      owner.place(of: variable.name, in: place.call).map {
        (place.call.allArguments[$0].value, place.function)
      }
    }
  }

  /// Returns the screens that a closure's parameter may be: those with which the function or the object
  /// calls it that is given the closure, `home(onOpen: { next in push(next) })`, and those in the list or
  /// the optional whose function it is given to: `[home, cart].forEach { add($0) }`.
  func screens(passedTo handed: Locals.Handed, in context: Context, _ depth: Int) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    if let receiver = handed.call.receiver, let name = handed.call.name,
      ["forEach", "map", "flatMap", "compactMap"].contains(name)
    {
      return screens(receiver, in: context, depth + 1)
    }
    var calls: [(call: Call, context: Context)] = []
    for function in functions(called: handed.call, in: context, depth + 1) {
      guard let given = function.parameter(at: handed.place, of: handed.call) else { continue }
      let inner = self.context(of: function, calledBy: handed.call, in: context)
      calls += function.calls(of: given.name).map { ($0, inner) }
    }
    if let made = type(madeBy: handed.call, as: nil, in: context), !made.isForeign,
      let property = made.variables.keys.sorted().first(where: {
        made.place(of: $0, in: handed.call) == handed.place
      })
    {
      calls += made.functionsInOrder.flatMap { function in
        function.calls(of: property).map { ($0, Context(function)) }
      }
    }
    return union(
      calls.filter { handed.parameter < $0.call.arguments.count }
        .map { screens($0.call.arguments[handed.parameter].value, in: $0.context, depth + 1) })
  }

  /// Returns the function that an object has in order to be called like one.
  func callAsFunction(_ call: Call, in context: Context, _ depth: Int) -> [ProjectFunction] {
    guard project.methods["callAsFunction"] != nil, mayGo(on: depth),
      call.name?.isCapitalized == false,
      let type = type(of: call.callee, in: context, depth + 1)
    else { return [] }
    return (type.functions["callAsFunction"] ?? []).filter { $0.accepts(call) }
  }
}
