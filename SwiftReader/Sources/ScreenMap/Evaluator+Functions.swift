extension Evaluator {
  /// Returns the project's functions that a call may call.
  func functions(called call: Call, in context: Context, _ depth: Int = 0) -> [ProjectFunction] {
    var found = candidates(called: call, in: context, depth)
    if found.isEmpty { return callAsFunction(call, in: context, depth) }
    if found.allSatisfy(\.extendsSystem) { found = found.visible(in: context.function.file) }
    guard found.count > 1 else { return found }
    // Of two overloads, one may take a list: `set([home])`.
    let fitting = found.filter { $0.takesLists(of: call) }.nonEmpty
    return overloads(fitting ?? found, of: call, in: context, depth)
  }

  /// Returns the functions of one type whose parameters have the types of a call's arguments; all, if
  /// the types don't decide: `push(author)` of `push(_ author: Author)` and `push(_ url: URL)`.
  private func overloads(
    _ found: [ProjectFunction], of call: Call, in context: Context, _ depth: Int
  ) -> [ProjectFunction] {
    guard found.count > 1, let owner = found[0].owner, mayGo(on: depth),
      found.allSatisfy({ $0.owner === owner }),
      // Where a protocol asks for it, others than the type's may be called.
      !([owner] + project.supertypes(of: owner).types).contains(where: { type in
        type.kind == .protocol && type.functions[found[0].name] != nil
      })
    else { return found }
    // `StoreOf<Cart>` and `StoreOf<Order>` are one type.
    let written = call.arguments.map {
      $0.value.isImplicitMember ? nil : writtenType(of: $0.value, in: context)?.0
    }
    let alike = found.filter { takes(written, $0, call) }
    if !alike.isEmpty { return alike }
    var types: [Int: ProjectType] = [:]
    for (place, argument) in call.arguments.enumerated() where !argument.value.isImplicitMember {
      types[place] = type(of: argument.value, in: context, depth + 1)
    }
    let fits = found.map { fit($0, call, types) }
    return zip(found, fits).filter { $1 == .exact }.map(\.0).nonEmpty ?? found
  }

  /// Whether the types written for a call's arguments are those written for a function's parameters,
  /// wherever both are known.
  private func takes(_ written: [String?], _ function: ProjectFunction, _ call: Call) -> Bool {
    let places = function.places(of: call)
    let pairs = function.parameters.compactMap { parameter in
      places[parameter.name].flatMap { $0 < written.count ? written[$0] : nil }
        .map { ($0, parameter.type) }
    }
    return !pairs.isEmpty && pairs.allSatisfy { $0.filter { $0 != " " } == $1.filter { $0 != " " } }
  }

  private enum Fit { case none, possible, exact }

  /// Returns how the parameters of a function fit the types of a call's arguments, as far as they are
  /// known.
  private func fit(_ function: ProjectFunction, _ call: Call, _ types: [Int: ProjectType]) -> Fit {
    let places = function.places(of: call)
    var fit = Fit.possible
    for parameter in function.parameters {
      guard let place = places[parameter.name], place < call.arguments.count,
        !parameter.type.contains("->")
      else { continue }
      let base = TypeName.base(parameter.type)
      if function.generics.contains(where: { $0.name == base }) { continue }
      let wanted = project.type(named: base, in: function)
      let value = call.arguments[place].value
      if value.isImplicitMember {
        guard let wanted else { continue }
        guard value.isMember(of: wanted) else { return .none }
        fit = .exact
      } else if let given = types[place] {
        guard let wanted,
          given === wanted || project.supertypes(of: given).types.contains(where: { $0 === wanted })
        else { return .none }
        fit = .exact
      }
    }
    return fit
  }

  private func candidates(called call: Call, in context: Context, _ depth: Int)
    -> [ProjectFunction]
  {
    guard mayGo(on: depth) else { return [] }
    switch call.callee {
    case .name(let name): return functions(named: name, for: call, in: context)
    // A list's own functions: `[home, cart].map { … }`.
    case .member(.array?, _, _): return []
    case .member(let base?, let name, _):
      let candidates = (project.methods[name] ?? []).filter { $0.accepts(call) }
      guard !candidates.isEmpty else { return [] }
      if let type = type(of: base, in: context, depth + 1) {
        let found = functions(candidates, of: type)
        return found.isEmpty && base.isSelf ? functions(candidates, ofSelfIn: context) : found
      }
      if isView(base, in: context) { return candidates.filter { $0.hasBody && $0.extendsSystem } }
      return functions(byName: name, candidates, in: context.function.file)
    default: return []
    }
  }

  /// Returns the functions of the types that `Self` is known to have, besides the function's owner:
  /// `extension Routes where Self: Router`.
  private func functions(_ candidates: [ProjectFunction], ofSelfIn context: Context)
    -> [ProjectFunction]
  {
    for (name, constraint) in context.function.generics where name == "Self" {
      guard let type = type(named: constraint, in: context) else { continue }
      if let found = functions(candidates, of: type).nonEmpty { return found }
    }
    return []
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
    func accepting(_ functions: [ProjectFunction]?) -> [ProjectFunction] {
      (functions ?? []).filter { $0.accepts(call) }
    }
    if let owner = context.function.owner {
      // A protocol's extension calls what its types implement.
      if owner.kind == .protocol,
        let found = functions(accepting(project.methods[name]), of: owner).nonEmpty
      {
        return found
      }
      let all = project.supertypes(of: owner)
      let system = project.role(of: owner) == .controller ? ["UIViewController"] : []
      let foreign = (all.external + system).compactMap { project.foreign[$0] }
      for type in [owner] + all.types + foreign {
        if let found = accepting(type.functions[name]).nonEmpty { return found }
      }
      let candidates = accepting(project.methods[name])
      if let found = functions(candidates, ofSelfIn: context).nonEmpty { return found }
      for type in project.subtypes(of: owner) {
        if let found = accepting(type.functions[name]).filter(\.hasBody).nonEmpty { return found }
      }
    }
    return accepting(project.globalFunctions[name])
  }

  /// Returns the functions of a type, of its supertypes, or of types that conform to it. A
  /// protocol's own implementation counts only if no type has another.
  private func functions(_ candidates: [ProjectFunction], of type: ProjectType) -> [ProjectFunction]
  {
    if type.kind == .protocol,
      let found = functions(candidates, ofHeirsOf: type).nonEmpty
    {
      return found
    }
    let all = project.supertypes(of: type)
    let foreign = all.external.compactMap { project.foreign[$0] }
    for owner in [type] + all.types + foreign {
      let found = candidates.filter { $0.owner === owner && $0.hasBody }
      if !found.isEmpty { return found }
    }
    if type.kind == .protocol {
      // An heir's class or another protocol of it may have what the protocol requires.
      let others = Set(
        project.subtypes(of: type).flatMap { project.supertypes(of: $0).types.map(\.index) })
      let found = candidates.filter { function in
        function.hasBody && function.owner.map { others.contains($0.index) } == true
      }
      if !found.isEmpty { return found }
    } else if !candidates.contains(where: { $0.owner === type }) {
      if let found = functions(candidates, ofHeirsOf: type).nonEmpty { return found }
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
    let requirements = candidates.filter { $0.owner === type }.map { $0.parameters.map(\.type) }
    let exact = found.filter { requirements.contains($0.parameters.map(\.type)) }
    return exact.isEmpty ? found : exact + defaults(candidates, besides: exact, of: type)
  }

  /// Returns a protocol's own implementation, if a type has neither another one nor inherits it.
  private func defaults(
    _ candidates: [ProjectFunction], besides others: [ProjectFunction], of type: ProjectType
  ) -> [ProjectFunction] {
    let owners = Set(others.compactMap(\.owner?.index))
    let lacks = project.subtypes(of: type).contains { heir in
      heir.kind != .protocol && !owners.contains(heir.index)
        && owners.isDisjoint(with: project.supertypes(of: heir).types.map(\.index))
    }
    return lacks ? candidates.filter { $0.owner === type && !$0.body.isEmpty } : []
  }

  /// Whether an expression is a view, with or without modifiers. A call on it is of a function that
  /// all views have.
  private func isView(_ expression: Expression, in context: Context) -> Bool {
    var next = expression
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      guard case .call(let call) = next else { break }
      if let path = path(call.callee) {
        return type(named: path, in: context).map { project.role(of: $0) == .view }
          ?? (SystemNames.leaves.contains(path) || SystemNames.containers.contains(path))
      }
      guard let receiver = call.receiver else { return false }
      next = receiver
    }
    guard let name = next.ownName, !context.function.locals.declares(name) else {
      return next.ownName == "content" && project.isBodyOfModifier(context.function)
    }
    return context.function.owner.flatMap { project.variable(name, of: $0) }
      .map { TypeName.base($0.result) == "View" } ?? false
  }

  /// Returns the functions with a name, if only one type has it and it isn't a common word.
  private func functions(byName name: String, _ candidates: [ProjectFunction], in file: Int)
    -> [ProjectFunction]
  {
    let common: Set = [
      "present", "show", "start", "push", "open", "make", "build", "create", "view", "body",
      "configure", "update", "load", "setup", "add", "append", "remove", "dismiss", "select",
    ]
    let foreign = candidates.filter { $0.extendsSystem && $0.hasBody }.visible(in: file)
    if foreign.count == 1 { return foreign }
    let implemented = candidates.filter { $0.hasBody && $0.owner?.kind != .protocol }
    guard Set(implemented.compactMap(\.owner?.index)).count == 1, !common.contains(name) else {
      return []
    }
    evidence.insert(.name)
    return implemented
  }
}

extension Expression {
  /// Whether `.name` or a call of it may be a value of a type: a case, or a static member.
  fileprivate func isMember(of type: ProjectType) -> Bool {
    switch self {
    case .call(let call): return call.callee.isMember(of: type)
    case .member(nil, let name, _):
      let isStatic = type.variables[name]?.variable?.isStatic == true
      return name == "init" || type.cases[name] != nil || type.functions[name] != nil || isStatic
    default: return false
    }
  }
}

extension [ProjectFunction] {
  /// Those that a call in a file calls: of functions that several files declare alike, each file
  /// has its own, private one.
  fileprivate func visible(in file: Int) -> [ProjectFunction] {
    guard count > 1 else { return self }
    return filter { $0.file == file }.nonEmpty ?? self
  }
}

extension ProjectFunction {
  /// Whether an extension of one of the system's types declares it.
  fileprivate var extendsSystem: Bool { owner?.isForeign == true }

  /// Whether each list in a call is for a parameter that takes one.
  fileprivate func takesLists(of call: Call) -> Bool {
    let places = places(of: call)
    return parameters.allSatisfy { parameter in
      guard let place = places[parameter.name], case .array = call.allArguments[place].value else {
        return true
      }
      return parameter.type.hasPrefix("[")
    }
  }
}
