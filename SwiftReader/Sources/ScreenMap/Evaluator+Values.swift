// The values that expressions have: enum cases, constructed objects, and what these keep.

/// An enum case with its associated values.
struct CaseValue {
  let name: String
  /// The call with the associated values, nil if there are none.
  let call: Call?
  let context: Context
  /// The enum, nil if only the case's name is known.
  let type: ProjectType?
}

extension Context {
  /// Returns the context with further bindings.
  func binding(_ more: [String: Bound]) -> Context {
    more.isEmpty ? self : Context(function, bindings: bindings.merging(more) { _, new in new })
  }
}

extension Evaluator {
  /// An expression that another one stands for.
  typealias Value = (expression: Expression, context: Context, type: ProjectType?)

  /// The maximum number of names that lead to a value.
  private static let mostNames = 16

  /// Returns the expression whose value another one has. Follows names, arguments, and the
  /// properties of constructed objects.
  func value(of expression: Expression, in context: Context, _ depth: Int = 0) -> Value {
    var (next, place) = (expression, context)
    var type: ProjectType?
    for _ in 0..<Self.mostNames {
      switch next {
      case .name(let name):
        if let bound = place.bindings[name] {
          (next, place) = (bound.value, bound.context)
        } else if let values = place.function.locals.values[name], values.count == 1,
          place.function.locals.declares(name) || !values[0].isState
        {
          next = values[0]
        } else if !place.function.locals.declares(name), place.bindings["self"] != nil,
          let kept = property(name, of: .name("self"), in: place, depth + 1)
        {
          (next, place) = (kept.value, kept.context)
        } else {
          return (next, place, type)
        }
      case .member(let base?, let name, _):
        guard let kept = property(name, of: base, in: place, depth + 1) else {
          return (next, place, type)
        }
        (next, place) = (kept.value, kept.context)
      case .cast(let value, let name):
        type = self.type(named: name, in: place)
        next = value
      case .call(let call) where call.name == "AnyHashable" && call.arguments.count == 1:
        next = call.arguments[0].value
      default: return (next, place, type)
      }
    }
    return (next, place, type)
  }

  func type(named name: String, in context: Context) -> ProjectType? {
    project.type(named: name, in: context.function)
  }

  /// Returns the enum case that an expression equals, nil if it may be any.
  ///
  /// - Parameter known: The type of the expression, if its context says it.
  func caseValue(of expression: Expression, in context: Context, as known: ProjectType? = nil)
    -> CaseValue?
  {
    // A store of the Composable Architecture says its state's case by this property.
    if case .member(let store?, "case", _) = expression {
      return caseValue(of: store, in: context, as: known)
    }
    // A given state is what says the case of a store.
    if case .member(.name(let store)?, "state", _) = expression,
      let bound = context.bindings[store],
      let found = caseValue(of: bound.value, in: bound.context, as: known)
    {
      return found
    }
    let value = value(of: expression, in: context)
    let (member, call): (Expression, Call?) =
      if case .call(let call) = value.expression { (call.callee, call) } else {
        (value.expression, nil)
      }
    switch member {
    case .name(let name):
      if isGiven(name, to: value.context.function) { needsCallers = true }
      return nil
    case .member(let base, let name, _):
      guard name != "init" else { return nil }
      let written = base.flatMap { path($0) }.flatMap { type(named: $0, in: value.context) }
      guard base == nil || written?.kind == .enum || written?.names(name) == true else {
        return nil
      }
      return CaseValue(
        name: name, call: call, context: value.context, type: written ?? value.type ?? known)
    default: return nil
    }
  }

  /// Whether the callers of a function say what a name stands for: a parameter, or a property that
  /// the creator of a view modifier fills.
  func isGiven(_ name: String, to function: ProjectFunction) -> Bool {
    function.locals.parameters.contains(name) || isOfModifier(name, in: function)
  }

  /// Whether a name is that of a property that the creator of a view modifier fills.
  func isOfModifier(_ name: String, in function: ProjectFunction) -> Bool {
    // The body's parameter may have the name of a property, and isn't the creator's.
    guard let owner = function.owner, project.isModifier(owner),
      !function.locals.declares(name) || project.isBodyOfModifier(function)
    else { return false }
    return owner.variables[name]?.hasBody == false
  }

  /// Returns the written type of what the callers of a function give it; empty if none is written.
  func type(ofGiven name: String, to function: ProjectFunction) -> String {
    let property = function.owner?.variables[name]?.result
    if project.isBodyOfModifier(function) { return property ?? "" }
    return function.parameters.first { $0.name == name }?.type ?? property ?? ""
  }

  /// Returns the values that a route may have: each outcome of a choice, and whatever the enum's
  /// own factory returns for `.any(of: items)`.
  func alternatives(
    of expression: Expression, as type: ProjectType?, in context: Context, _ depth: Int = 0
  )
    -> [Context.Bound]
  {
    guard mayGo(on: depth) else { return [] }
    switch expression {
    case .branches(let branches):
      return branches.flatMap { branch in
        branch.body.last.map { alternatives(of: $0, as: type, in: context, depth + 1) } ?? []
      }
    case .returned(let value?): return alternatives(of: value, as: type, in: context, depth + 1)
    case .cast(let value, let name) where value.isImplicitMember:
      let written = self.type(named: name, in: context)
      return alternatives(of: value, as: written ?? type, in: context, depth + 1)
    case .name(let name):
      if let bound = context.bindings[name] {
        return alternatives(of: bound.value, as: type, in: bound.context, depth + 1)
      }
      if let values = context.function.locals.values[name], !values.isEmpty {
        return values.flatMap { alternatives(of: $0, as: type, in: context, depth + 1) }
      }
      guard !context.function.locals.declares(name), let owner = context.function.owner,
        let variable = project.variable(name, of: owner), variable.variable?.getter != nil
      else { break }
      let inner = Context(variable, bindings: context.bindings.filter { $0.key == "self" })
      return outcomes(of: inner).flatMap {
        alternatives(of: $0.value, as: type, in: $0.context, depth + 1)
      }
    default: break
    }
    if let value = caseValue(of: expression, in: context), let type = value.type ?? type,
      type.cases[value.name] == nil, let made = factory(value, of: type)
    {
      return outcomes(of: made).flatMap {
        alternatives(of: $0.value, as: type, in: $0.context, depth + 1)
      }
    }
    return [(expression, context)]
  }

  /// Returns the values that a function may return.
  private func outcomes(of context: Context) -> [Context.Bound] {
    let body = context.function.body
    let returned = returned(by: body, in: context)
    if returned.isEmpty, body.count == 1 { return outcomes(of: body[0], in: context) }
    return returned
  }

  private func outcomes(of value: Expression, in context: Context) -> [Context.Bound] {
    guard case .selection(let selection) = value else { return [(value, context)] }
    return open(selection, in: context).compactMap { branch in
      branch.body.last.map { ($0, branch.context) }
    }
  }

  /// Returns the context of a type's static function or property that makes a value of it.
  func factory(_ value: CaseValue, of type: ProjectType) -> Context? {
    if let call = value.call {
      let function = type.functions[value.name]?.first { $0.accepts(call) && $0.hasBody }
      return function.map { self.context(of: $0, calledBy: call, in: value.context) }
    }
    guard let variable = type.variables[value.name], variable.hasBody else { return nil }
    return Context(variable)
  }

  /// Whether a type's functions depend on which value it is: an enum's cases, what a struct keeps,
  /// or what an extension of a system type extends.
  func isValue(_ type: ProjectType) -> Bool {
    type.isForeign || type.kind == .enum
      || (type.kind == .struct && project.role(of: type) == .other)
  }
}

extension Expression {
  /// Whether it is a constant or a case, which a property has only after it was assigned:
  /// `isShown = true`.
  fileprivate var isState: Bool { if case .constant = self { true } else { isImplicitMember } }

  /// Whether it is `self`.
  var isSelf: Bool { if case .name("self") = self { true } else { false } }
}

extension Call {
  /// Whether its receiver is `self`, written or not.
  var isOnSelf: Bool { receiver.map(\.isSelf) ?? true }
}

extension ProjectType {
  /// Whether it is a struct with a static member: `Route.tickets`.
  fileprivate func names(_ name: String) -> Bool {
    kind == .struct && (variables[name]?.variable?.isStatic == true || functions[name] != nil)
  }
}

extension ProjectFunction {
  /// Creates an empty function of a type, as the place where the type's own names have a meaning.
  convenience init(of type: ProjectType) {
    self.init(
      FunctionDeclaration(name: "", parameters: [], result: "", body: nil, line: type.line),
      owner: type, file: type.file)
  }
}
