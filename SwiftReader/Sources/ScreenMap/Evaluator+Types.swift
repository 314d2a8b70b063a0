import SourceFacts

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
        return ["shared", "default", "current"].contains(name)
          ? self.path(base).flatMap { type(named: $0, in: function) } : nil
      }
      if let variable = project.variable(name, of: owner) {
        let declared = type(ofVariable: variable, seenFrom: owner, depth + 1)
        if let declared, declared.kind != .protocol { return declared }
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

  private func type(named name: String, in function: ProjectFunction) -> ProjectType? {
    if let type = project.type(named: name, in: function.owner, file: function.file) { return type }
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
      let parameter = function.places(of: handed.call).first { $0.value == handed.place }?.key
      guard let closure = function.parameters.first(where: { $0.name == parameter }) else {
        continue
      }
      let types = TypeName.parameters(ofFunction: closure.type)
      if handed.parameter < types.count {
        return type(named: types[handed.parameter], in: function)
      }
    }
    return nil
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
    if !variable.result.isEmpty { return type(named: variable.result, in: variable) }
    if let value = variable.variable?.value {
      return type(of: value, in: Context(variable), depth + 1)
    }
    return wrapper(of: variable)?.variables["wrappedValue"].flatMap {
      type(ofVariable: $0, depth + 1)
    }
  }

  /// Returns the project's property wrapper around a variable.
  private func wrapper(of variable: ProjectFunction) -> ProjectType? {
    variable.variable?.attributes.lazy.compactMap { self.type(named: $0, in: variable) }.first
  }

  /// Returns the type that an heir gives a generic parameter: `class Home: Base<Router>`.
  private func argument(_ place: Int, of owner: ProjectType, givenBy heir: ProjectType)
    -> ProjectType?
  {
    for type in [heir] + project.supertypes(of: heir).types {
      for parent in type.inherited where TypeName.simple(TypeName.base(parent)) == owner.simpleName
      {
        let arguments = TypeName.arguments(parent)
        guard place < arguments.count else { continue }
        return project.type(named: arguments[place], in: type, file: type.file)
      }
    }
    return nil
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
      return type(named: function.result, in: function)
    }
    return nil
  }

  /// Returns the project's functions that a call may call.
  func functions(called call: Call, in context: Context, _ depth: Int = 0) -> [ProjectFunction] {
    guard mayGo(on: depth) else { return [] }
    switch call.callee {
    case .name(let name): return functions(named: name, for: call, in: context)
    case .member(let base?, let name, _):
      let candidates = (project.methods[name] ?? []).filter { $0.accepts(call) }
      guard !candidates.isEmpty else { return [] }
      if let type = type(of: base, in: context, depth + 1) {
        return functions(candidates, of: type)
      }
      return functions(byName: name, candidates)
    default: return []
    }
  }

  private func functions(named name: String, for call: Call, in context: Context)
    -> [ProjectFunction]
  {
    var scope: ProjectFunction? = context.function
    // Nested functions, the innermost first; few are nested deeper.
    for _ in 0..<8 {
      guard let function = scope else { break }
      if let inner = function.locals.functions[name] {
        return inner.map {
          ProjectFunction($0, owner: function.owner, file: function.file, outer: function)
        }
      }
      scope = function.outer
    }
    if let owner = context.function.owner {
      let all = project.supertypes(of: owner)
      for type in [owner] + all.types {
        let found = (type.functions[name] ?? []).filter { $0.accepts(call) }
        if !found.isEmpty { return found }
      }
      var bases = all.external
      if project.role(of: owner) == .controller { bases += ["UIViewController"] }
      for base in bases {
        let found = (project.foreign[base]?.functions[name] ?? []).filter { $0.accepts(call) }
        if !found.isEmpty { return found }
      }
      for type in project.subtypes(of: owner) {
        let found = (type.functions[name] ?? []).filter { $0.accepts(call) && $0.hasBody }
        if !found.isEmpty { return found }
      }
    }
    return (project.globalFunctions[name] ?? []).filter { $0.accepts(call) }
  }

  /// Returns the functions of a type, of its supertypes, or of types that conform to it. A
  /// protocol's own implementation counts only if no type has another.
  private func functions(_ candidates: [ProjectFunction], of type: ProjectType) -> [ProjectFunction]
  {
    if type.kind == .protocol {
      let found = functions(candidates, ofHeirsOf: type)
      if !found.isEmpty { return found }
    }
    let all = project.supertypes(of: type)
    let foreign = all.external.compactMap { project.foreign[$0] }
    for owner in [type] + all.types + foreign {
      let found = candidates.filter { $0.owner === owner && $0.hasBody }
      if !found.isEmpty { return found }
    }
    if !candidates.contains(where: { $0.owner === type }) {
      let found = functions(candidates, ofHeirsOf: type)
      if !found.isEmpty { return found }
    }
    return candidates.filter { $0.owner === type }
  }

  private func functions(_ candidates: [ProjectFunction], ofHeirsOf type: ProjectType)
    -> [ProjectFunction]
  {
    let inheriting = Set(project.subtypes(of: type).map(\.index))
    let found = candidates.filter { function in
      function.hasBody && function.owner.map { inheriting.contains($0.index) } == true
        && function.owner?.kind != .protocol
    }
    // Two protocols' requirements may differ in types only.
    let requirement = candidates.first { $0.owner === type }?.parameters.map(\.type)
    let exact = found.filter { $0.parameters.map(\.type) == requirement }
    return exact.isEmpty ? found : exact
  }

  /// Returns the functions with a name, if only one type has it and it isn't a common word.
  private func functions(byName name: String, _ candidates: [ProjectFunction]) -> [ProjectFunction]
  {
    let common: Set = [
      "present", "show", "start", "push", "open", "make", "build", "create", "view", "body",
      "configure", "update", "load", "setup", "add", "append", "remove", "dismiss", "select",
    ]
    let foreign = candidates.filter { ($0.owner?.index ?? 0) < 0 && $0.hasBody }
    if foreign.count == 1 { return foreign }
    let implemented = candidates.filter { $0.hasBody && $0.owner?.kind != .protocol }
    guard Set(implemented.compactMap(\.owner?.index)).count == 1, !common.contains(name) else {
      return []
    }
    evidence.insert(.name)
    return implemented
  }
}

extension ProjectFunction {
  /// Whether a call's labels match the parameters.
  func accepts(_ call: Call) -> Bool {
    guard let rest = match(call)?.rest else { return false }
    return rest.count { !$0.hasDefault } <= call.trailingClosures.count
  }

  /// The arguments of a call by the parameters' names.
  func arguments(of call: Call) -> [String: Expression] {
    places(of: call).mapValues { call.allArguments[$0].value }
  }

  /// Returns the indices of the arguments among all of a call's, by parameter name.
  func places(of call: Call) -> [String: Int] {
    guard let (pairs, remaining) = match(call) else { return [:] }
    var places = pairs
    var rest = remaining.filter { $0.type.contains("->") }
    for (place, closure) in call.trailingClosures.enumerated() {
      let index = rest.firstIndex { $0.label == closure.label || closure.label.isEmpty }
      guard let index else { continue }
      places[rest[index].name] = call.arguments.count + place
      rest.remove(at: index)
    }
    return places
  }

  private func match(_ call: Call) -> (
    pairs: [String: Int], rest: [FunctionDeclaration.Parameter]
  )? {
    var pairs: [String: Int] = [:]
    var index = 0
    for (place, argument) in call.arguments.enumerated() {
      while index < parameters.count, parameters[index].label != argument.label {
        if !parameters[index].hasDefault { return nil }
        index += 1
      }
      if index >= parameters.count { return nil }
      pairs[parameters[index].name] = place
      index += 1
    }
    return (pairs, Array(parameters[index...]))
  }
}
