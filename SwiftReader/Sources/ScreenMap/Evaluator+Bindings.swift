// What names stand for: a pattern's variables, and a function's parameters.

extension Evaluator {
  /// Returns the bindings of a pattern's variables to the associated values of a case.
  func payload(of pattern: Selection.Pattern, from value: CaseValue?, of type: ProjectType?)
    -> [String: Context.Bound]
  {
    guard !pattern.payload.isEmpty else { return [:] }
    let parameters = (value?.type ?? type)?.cases[pattern.name]?.parameters ?? []
    let arguments = value.map { self.arguments(of: $0, parameters) } ?? []
    var bindings: [String: Context.Bound] = [:]
    for (place, part) in pattern.payload.enumerated() where !part.variable.isEmpty {
      let known = place < arguments.count ? arguments[place] : nil
      guard let owner = value?.type ?? type, place < parameters.count else {
        bindings[part.variable] = known
        continue
      }
      // A value that isn't known still has a type.
      let context = known?.context ?? Context(ProjectFunction(of: owner))
      let name =
        project.type(named: parameters[place].type, within: owner)?.name
        ?? parameters[place].type
      bindings[part.variable] = (.cast(known?.value ?? .group([]), to: name), context)
    }
    return bindings
  }

  /// Returns the associated values of a case in the order of its parameters.
  private func arguments(
    of value: CaseValue, _ parameters: [FunctionDeclaration.Parameter]
  ) -> [Context.Bound?] {
    let given = value.call?.allArguments ?? []
    guard !parameters.isEmpty else { return given.map { ($0.value, value.context) } }
    var rest = given[...]
    return parameters.map { parameter in
      if let next = rest.first,
        next.label == parameter.label || rest.count == 1 && next.label.isEmpty
      {
        rest.removeFirst()
        return (next.value, value.context)
      }
      return parameter.defaultValue.map { ($0, value.context) }
    }
  }

  /// Returns the context of a function that is called: its arguments, the values of those left out,
  /// and the receiver.
  func context(of function: ProjectFunction, calledBy call: Call, in context: Context) -> Context {
    var bindings: [String: Context.Bound] = [:]
    if let owner = function.owner, project.isBodyOfModifier(function) {
      for name in owner.variables.keys {
        if let place = owner.place(of: name, in: call) {
          bindings[name] = (call.allArguments[place].value, context)
        }
      }
      return Context(function, bindings: bindings)
    }
    if !function.parameters.isEmpty {
      bindings = function.arguments(of: call).mapValues { (value: $0, context: context) }
    }
    for parameter in function.parameters {
      if let given = bindings[parameter.name] {
        // A member without its type is the parameter's.
        guard given.value.isImplicitMember,
          let type = project.type(named: parameter.type, in: function)
        else { continue }
        bindings[parameter.name] = (.cast(given.value, to: type.name), context)
      } else if let value = parameter.defaultValue {
        bindings[parameter.name] = (value, Context(function))
      }
    }
    if let receiver = call.receiver, !receiver.isSelf, path(receiver) == nil {
      bindings["self"] = (receiver, context)
    } else if let owner = function.owner, context.function.owner === owner {
      bindings["self"] = context.bindings["self"]
      // A modifier's properties are its creator's arguments in its other functions, too.
      if project.isModifier(owner) {
        for name in owner.variables.keys where bindings[name] == nil {
          bindings[name] = context.bindings[name]
        }
      }
    }
    return Context(function, bindings: bindings)
  }
}
