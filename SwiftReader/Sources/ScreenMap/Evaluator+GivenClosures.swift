import SourceFacts

// Closures that an object or the environment has, and that are called by the property's name:
// `onOpen(.rules)`, `@Environment(\.go) var go`.

extension Evaluator {
  /// A closure, or the name of a function, and the function in which it is written.
  typealias Given = (value: Expression, function: ProjectFunction)

  /// A property for a closure.
  private enum ClosureProperty {
    /// One of the environment's, by its key.
    case environment(ProjectFunction)
    case property(ProjectFunction, of: ProjectType)

    var variable: ProjectFunction {
      switch self {
      case .environment(let variable), .property(let variable, _): variable
      }
    }
  }

  /// Returns the property for a closure that a call calls.
  private func closureProperty(calledBy call: Call, in context: Context) -> ClosureProperty? {
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
    if variable.result.contains("->") { return .property(variable, of: owner) }
    guard case .member(.name("EnvironmentValues")?, let key, _)? = variable.variable?.value,
      let value = project.foreign["EnvironmentValues"]?.variables[key],
      value.result.contains("->")
    else { return nil }
    return .environment(value)
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
    switch closureProperty(calledBy: call, in: context) {
    case .environment(let variable): environmentValues(variable.name)
    case .property(let variable, let owner):
      creations(owner).compactMap { place in
        owner.place(of: variable.name, in: place.call).map {
          (place.call.allArguments[$0].value, place.function)
        }
      }
    case nil: []
    }
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
