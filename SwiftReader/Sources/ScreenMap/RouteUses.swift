import SourceFacts

/// The uses of cases that represent screens.
struct RouteUses {
  /// A use of such a case.
  struct Use {
    let function: ProjectFunction
    let enumeration: Int
    let caseName: String
    let line: Int
  }

  private let routes: RouteFinder
  private let finder: TransitionFinder
  private var project: Project { finder.project }
  private let caseNames: Set<String>
  private(set) var uses: [Use] = []

  init(_ routes: RouteFinder, _ finder: TransitionFinder) {
    self.routes = routes
    self.finder = finder
    caseNames = Set(routes.tables.values.flatMap(\.keys))
    guard !caseNames.isEmpty else { return }
    for function in finder.project.functions
    where !routes.tables.keys.contains(function.owner?.index ?? -1) {
      read(function)
    }
  }

  private mutating func read(_ function: ProjectFunction) {
    var found: [Use] = []
    let context = Context(function)
    walk(function.body) { expression in
      switch expression {
      case .call(let call):
        for (place, argument) in call.allArguments.enumerated() {
          guard let name = caseNamed(by: argument.value),
            let type = type(of: argument.value, handedTo: call, place, in: context)
          else { continue }
          found.append(
            Use(function: function, enumeration: type, caseName: name, line: call.line))
        }
      case .assignment(let place, let value, let line):
        guard let name = caseNamed(by: value) else { break }
        let type =
          explicitType(value, name, in: function)
          ?? finder.evaluator.freshType(of: place, in: context)?.index
        guard let type, routes.tables[type]?[name] != nil else { break }
        found.append(Use(function: function, enumeration: type, caseName: name, line: line))
      default: break
      }
      return true
    }
    uses += found
  }

  /// Returns the name of the case that an expression may be.
  private func caseNamed(by expression: Expression) -> String? {
    var member = expression
    if case .call(let call) = expression { member = call.callee }
    guard case .member(_, let name, _) = member, caseNames.contains(name) else { return nil }
    return name
  }

  /// Returns the enum written before the dot.
  private func explicitType(_ expression: Expression, _ name: String, in function: ProjectFunction)
    -> Int?
  {
    var member = expression
    if case .call(let call) = expression { member = call.callee }
    guard case .member(let base?, _, _) = member, let path = base.dottedName,
      let type = project.type(named: path, in: function.owner, file: function.file),
      routes.tables[type.index]?[name] != nil
    else { return nil }
    return type.index
  }

  private func type(
    of value: Expression, handedTo call: Call, _ place: Int, in context: Context
  ) -> Int? {
    guard let name = caseNamed(by: value) else { return nil }
    if let type = explicitType(value, name, in: context.function) { return type }
    guard hasNoBase(value) else { return nil }
    finder.evaluator.begin()
    for function in finder.evaluator.functions(called: call, in: context) {
      for parameter in function.parameters {
        guard
          let type = project.type(
            named: parameter.type, in: function.owner, file: function.file),
          routes.tables[type.index]?[name] != nil
        else { continue }
        return type.index
      }
    }
    if let receiver = call.receiver, let list = elementType(of: receiver, in: context) {
      return routes.tables[list.index]?[name] == nil ? nil : list.index
    }
    guard hands(call) else { return nil }
    let candidates = routes.tables.filter { $0.value[name] != nil }.map(\.key)
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns the element type of a list, such as a path.
  private func elementType(of receiver: Expression, in context: Context) -> ProjectType? {
    guard let name = receiver.lastName else { return nil }
    var owner = context.function.owner
    if case .member(let base?, _, _) = receiver {
      owner = finder.evaluator.freshType(of: base, in: context)
    }
    guard let owner, let variable = project.variable(name, of: owner),
      let element = TypeName.element(variable.result)
    else { return nil }
    return project.type(named: element, in: variable.owner, file: variable.file)
  }

  /// Whether a call passes a route to a path or a router, by the call's words.
  private func hands(_ call: Call) -> Bool {
    let verbs: Set = ["append", "push", "navigate", "present", "show", "open"]
    if call.name == "NavigationLink" { return true }
    guard let name = call.name, verbs.contains(name),
      let receiver = call.receiver?.lastName?.lowercased()
    else { return false }
    return ["path", "rout", "nav", "stack"].contains { receiver.contains($0) }
  }

  private func hasNoBase(_ value: Expression) -> Bool {
    switch value {
    case .member(nil, _, _): true
    case .call(let call):
      if case .member(nil, _, _) = call.callee { true } else { false }
    default: false
    }
  }
}

extension Evaluator {
  /// Returns the type of an expression, as a new question.
  func freshType(of expression: Expression, in context: Context) -> ProjectType? {
    begin()
    return type(of: expression, in: context)
  }
}
