/// A function with its arguments.
final class Context {
  /// What a name stands for: a value, and the context to evaluate it in.
  typealias Bound = (value: Expression, context: Context)

  let function: ProjectFunction
  /// What the names of parameters, of a pattern's variables, and `self` stand for.
  let bindings: [String: Bound]

  init(_ function: ProjectFunction, bindings: [String: Bound] = [:]) {
    self.function = function
    self.bindings = bindings
  }
}

/// Finds the screens that an expression may be. It follows names to values, calls to results, and
/// parameters to arguments.
final class Evaluator {
  let project: Project
  let rows: Rows
  /// The evidence for the answers since the last `begin`.
  var evidence: Evidence = []
  /// Whether an answer depends on a parameter, and so on the function's callers.
  var needsCallers = false
  /// The calls that put the answer into a stack, each with the function that fills the stack.
  var fillers: [SourcePlace: ProjectFunction] = [:]
  /// The types of what functions make that only say a base class or a protocol.
  var madeTypes: [ObjectIdentifier: ProjectType?] = [:]
  /// The calls that create objects of a type.
  var creations: (ProjectType) -> [CallIndex.Place] = { _ in [] }
  /// The values that views put into the environment for a key, and where they do.
  var environmentValues: (String) -> [Given] = { _ in [] }
  /// The number of branches chosen because the case is known.
  var decisions = 0
  /// Whether a view that only chooses among others by its route stands for the chosen one.
  var isRouting = false
  /// The function that contains the site in question.
  private(set) var home: ProjectFunction?
  private var steps = 0

  /// The maximum number of steps for a question, because a project's text decides how much there is
  /// to follow.
  private static let mostSteps = 4000
  private static let deepest = 48
  /// A call of a function that more types than this implement identifies none of them.
  static let mostCallees = 3

  init(_ project: Project, _ rows: Rows) {
    self.project = project
    self.rows = rows
  }

  /// Resets the evidence for a new question.
  func begin(in home: ProjectFunction? = nil) {
    self.home = home
    evidence = []
    needsCallers = false
    isRouting = false
    fillers = [:]
    decisions = 0
    steps = 0
  }

  /// This evaluator, for a new question: `evaluator.fresh.type(of: value, in: context)`.
  var fresh: Evaluator {
    begin()
    return self
  }

  /// Answers another question in between.
  func aside<Answer>(_ question: () -> Answer) -> Answer {
    let state = (evidence, needsCallers, fillers, decisions, steps)
    steps = 0
    defer { (evidence, needsCallers, fillers, decisions, steps) = state }
    return question()
  }

  /// Whether to continue with a question.
  func mayGo(on depth: Int) -> Bool {
    steps += 1
    return depth < Self.deepest && steps < Self.mostSteps
  }

  /// Returns the screens that an expression may be, in the order of the text.
  func screens(_ expression: Expression, in context: Context, _ depth: Int = 0) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    switch expression {
    case .call(let call): return screens(of: call, in: context, depth + 1)
    case .cast(let value, let type):
      if let content = content(ofRoute: expression, in: context, depth) { return content }
      return screens(ofType: type, in: context).nonEmpty ?? screens(value, in: context, depth + 1)
    case .fallback(let value, let other):
      return union([screens(value, in: context, depth + 1), screens(other, in: context, depth + 1)])
    case .branches(let branches):
      let open = open(branches, in: context)
      return screens(ofBranches: open.map { ($0.body, context) }, depth + 1)
    case .selection(let selection):
      return screens(ofBranches: open(selection, in: context), depth + 1)
    case .name(let name): return screens(ofName: name, in: context, depth + 1)
    case .member(let base?, "init", _):
      // The initializer as a function: `destination: Home.init`.
      return base.dottedName.map { screens(ofType: $0, in: context) } ?? []
    case .member(let base, let name, _):
      if let content = content(ofRoute: expression, in: context, depth) { return content }
      return screens(ofMember: name, of: base, in: context, depth + 1)
    case .array(let elements), .group(let elements):
      return union(elements.map { screens($0, in: context, depth + 1) })
    case .closure(let closure): return screens(ofBody: closure.body, in: context, depth + 1)
    default: return []
    }
  }

  /// Returns the screen of a written type, none if it may be any.
  func screens(ofType text: String, in context: Context) -> [Screen] {
    let name = TypeName.base(generic(text, in: context))
    if ["UIViewController", "View", "AnyView", "Self", ""].contains(name) { return [] }
    if let type = type(named: name, in: context) {
      switch project.role(of: type) {
      case .controller, .view:
        // `Frame<Home, Footer>` shows `Home`.
        if let content = type.content(of: project.givenChildren(of: type).first, in: text) {
          return screens(ofType: content, in: context)
        }
        return !type.isForeign && !project.showsAnyView(type) ? [.type(type.index)] : []
      case .navigation: return []
      case .other: return type.kind == .class ? screens(of: type) : screens(ofProtocol: type)
      }
    }
    guard SystemNames.isController(name), name != "UINavigationController" else { return [] }
    return [.external(TypeName.simple(name))]
  }

  /// Returns the only screen that conforms to a protocol.
  private func screens(ofProtocol type: ProjectType) -> [Screen] {
    guard type.kind == .protocol else { return [] }
    let conforming = project.subtypes(of: type).filter { project.role(of: $0) == .controller }
    return conforming.count == 1 ? [.type(conforming[0].index)] : []
  }

  /// Returns the constraint of a generic parameter, or the type itself.
  private func generic(_ text: String, in context: Context) -> String {
    let name = TypeName.base(text)
    return context.function.generics.first { $0.name == name && !$0.constraint.isEmpty }?.constraint
      ?? text
  }

  private func screens(ofName name: String, in context: Context, _ depth: Int) -> [Screen] {
    let function = context.function
    if let bound = context.bindings[name],
      let found = screens(bound.value, in: bound.context, depth + 1).nonEmpty
    {
      return found
    }
    if name == "self" {
      guard let owner = function.owner, project.isScreen(owner) else { return [] }
      return [.type(owner.index)]
    }
    var found = screens(ofValues: name, in: context, depth)
    if found.isEmpty { found = screens(castFromChildrenOf: name, in: context) }
    if found.isEmpty || found.contains(where: isNavigation) || holdsObject(name, in: context) {
      found = screens(putInto: name, in: context, depth).nonEmpty ?? found
    }
    if found.allSatisfy(isNavigation), isStack(name, in: context) {
      found = screens(putByReceiversOf: name, in: context, depth).nonEmpty ?? found
    }
    if found.isEmpty { found = screens(givenTo: name, in: context, depth) }
    if found.isEmpty, let handed = function.locals.handed[name] {
      found = screens(passedTo: handed, in: context, depth)
    }
    found = screens(framedBy: found, named: name, in: context, depth)
    if !found.isEmpty { return found }
    for type in function.locals.types[name] ?? [] {
      found = union([found, screens(ofType: type, in: context)])
    }
    if found.isEmpty, isGiven(name, to: function) { needsCallers = true }
    if !found.isEmpty || function.locals.declares(name) { return found }
    if let kept = context.bindings["self"] == nil
      ? nil : property(name, of: .name("self"), in: context, depth + 1)
    {
      if let inner = screens(kept.value, in: kept.context, depth + 1).nonEmpty { return inner }
    }
    let variable =
      function.owner.flatMap { project.variable(name, of: $0) } ?? project.globalVariables[name]
    return variable.map { screens(ofVariable: $0, depth + 1) } ?? []
  }

  /// Returns the screens in a container to which the function casts them:
  /// `container.topViewController as! Home`.
  private func screens(castFromChildrenOf name: String, in context: Context) -> [Screen] {
    let members: Set = ["topViewController", "rootViewController", "viewControllers", "children"]
    var found: [Screen] = []
    for values in context.function.locals.values.sorted(by: { $0.key < $1.key }).map(\.value) {
      for case .cast(let value, let type) in values {
        let isChild = [value].anywhere {
          if case .member(.name(name)?, let member, _) = $0 {
            members.contains(member)
          } else {
            false
          }
        }
        if isChild { found = union([found, screens(ofType: type, in: context)]) }
      }
    }
    return found
  }

  /// Returns the screens that a function assigns to a name.
  private func screens(ofValues name: String, in context: Context, _ depth: Int) -> [Screen] {
    var found: [Screen] = []
    for value in context.function.locals.values[name] ?? [] {
      if case .name(let other) = value, isInPattern(other, of: context.function) {
        let values = assigned(to: name, by: context.function.body, in: context)
        return union(values.map { screens($0.value, in: $0.context, depth + 1) })
      }
      if let call = maker(of: value, in: context), !isAlive(call, in: context) { continue }
      found = union([found, screens(value, in: context, depth + 1)])
    }
    return found
  }

  /// Returns the call that makes a value, or the local object whose property is the value.
  private func maker(of value: Expression, in context: Context) -> Call? {
    switch value {
    case .call(let call): return call
    case .member(.name(let name)?, _, _):
      guard let values = context.function.locals.values[name], values.count == 1,
        case .call(let call) = values[0]
      else { return nil }
      return call
    default: return nil
    }
  }

  private func screens(
    ofMember name: String, of base: Expression?, in context: Context, _ depth: Int
  ) -> [Screen] {
    if let base, !base.isSelf, let kept = property(name, of: base, in: context, depth + 1) {
      if let found = screens(kept.value, in: kept.context, depth + 1).nonEmpty { return found }
    }
    if let base, let element = tupleElement(name, of: base, in: context, depth + 1) {
      return screens(ofType: element.type, in: element.context)
    }
    guard let base, let type = type(of: base, in: context, depth + 1),
      let variable = project.variable(name, of: type)
    else { return [] }
    let put = screens(putIntoStack: variable, of: base, in: context, depth)
    if !put.isEmpty { return put }
    // `view.controller`, which a protocol's extension says is `self`.
    let dependsOnValue = variable.owner.map { isValue($0) || $0.kind == .protocol } ?? false
    return screens(
      ofVariable: variable, depth + 1, bindings: dependsOnValue ? ["self": (base, context)] : [:])
  }

  /// Returns the screens that a variable of a type or a file may be.
  func screens(
    ofVariable variable: ProjectFunction, _ depth: Int,
    bindings: [String: Context.Bound] = [:]
  ) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    let context = Context(variable, bindings: bindings)
    let declared = variable.result.isEmpty ? [] : screens(ofType: variable.result, in: context)
    if !declared.isEmpty, !isBase(declared) { return declared }
    if variable.hasBody,
      let found = screens(ofBody: variable.body, in: context, depth + 1).nonEmpty
    {
      return found
    }
    return screens(assignedTo: variable, depth + 1).nonEmpty
      ?? screens(putInto: variable, depth + 1).nonEmpty ?? declared
  }

  /// Returns the screens that functions of its type assign to a variable.
  private func screens(assignedTo variable: ProjectFunction, _ depth: Int) -> [Screen] {
    guard let owner = variable.owner, variable.result.isEmpty || !variable.hasBody else {
      return []
    }
    return union(
      owner.functions.keys.sorted().flatMap { owner.functions[$0] ?? [] }.flatMap { function in
        function.body.assignments.filter { $0.place.ownName == variable.name }
          .map { screens($0.value, in: Context(function), depth + 1) }
      })
  }

  /// Returns the distinct elements of some lists.
  func union(_ lists: [[Screen]]) -> [Screen] { lists.joined().distinct }
}

extension Array {
  /// The list, nil if it is empty: what was found, if anything was.
  var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Sequence where Element: Equatable {
  /// The elements in their order, each once.
  var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
