import SourceFacts

// A navigation controller stands for its first screen, wherever that is put into it.

extension Evaluator {
  /// Returns the screens that a function puts into the navigation controller with a name.
  func screens(putInto name: String, in context: Context, _ depth: Int) -> [Screen] {
    // A tab bar controller is a screen itself.
    guard container(of: (context.function, .name(name), .group([]))) == nil else { return [] }
    return screens(putBy: context.function, in: context, depth) { container in
      switch container {
      case .name(name)?, .member(.name("self")?, name, _)?: true
      default: false
      }
    }
  }

  /// Returns the screens that one of the project's navigation controllers puts into itself.
  func screens(putInto type: ProjectType, _ depth: Int) -> [Screen] {
    var found: [Screen] = []
    // Screens from other functions come later.
    for name in ["init", "viewDidLoad"] {
      for function in type.functions[name] ?? [] {
        found = union([found, screens(putIntoSelfBy: function, depth)])
      }
    }
    return found
  }

  /// Returns the screens that a function of a navigation controller puts into it, itself or by another
  /// function of it.
  private func screens(putIntoSelfBy function: ProjectFunction, _ depth: Int) -> [Screen] {
    guard mayGo(on: depth), let owner = function.owner else { return [] }
    let put = screens(putBy: function, in: Context(function), depth) { container in
      switch container {
      case nil, .name("self")?, .name("super")?: true
      default: false
      }
    }
    guard put.isEmpty else { return put }
    var found: [Screen] = []
    walk(function.body) { expression in
      switch expression {
      // What a closure does comes later.
      case .closure: return false
      case .call(let call):
        guard found.isEmpty, call.receiver.map(\.isSelf) ?? true, let name = call.name,
          let helper = owner.functions[name]?.first(where: { $0.accepts(call) }),
          helper !== function
        else { return found.isEmpty }
        found = screens(putIntoSelfBy: helper, depth + 1)
      default: break
      }
      return found.isEmpty
    }
    return found
  }

  /// Returns the screens that functions of its type put into a navigation controller, or add to a
  /// plain controller.
  func screens(putInto variable: ProjectFunction, _ depth: Int) -> [Screen] {
    guard let owner = variable.owner, !owner.isForeign, mayGo(on: depth) else { return [] }
    let container = className(of: .name(variable.name), in: Context(variable))
    guard container == "UINavigationController" || container == "UIViewController" else {
      return []
    }
    let functions = Array(owner.functions.values.joined()).sorted {
      ($0.isBeginning ? 0 : 1, $0.file, $0.line) < ($1.isBeginning ? 0 : 1, $1.file, $1.line)
    }
    if container == "UIViewController" {
      let plain = [Screen.external("UIViewController")]
      return functions.lazy.map {
        self.screens(framedBy: plain, named: variable.name, in: Context($0), depth)
      }.first { $0 != plain } ?? []
    }
    for function in functions {
      let found = screens(putInto: variable.name, in: Context(function), depth)
      if !found.isEmpty { return found }
      // The type's own function that pushes what it is given.
      for caller in functions where caller !== function {
        for call in caller.calls(of: function) {
          let context = context(of: function, calledBy: call, in: Context(caller))
          let found = screens(putInto: variable.name, in: context, depth)
          if !found.isEmpty { return found }
        }
      }
    }
    return []
  }

  /// Returns the screens that a function adds to another module's container with a name, which only
  /// frames them: `container.addChild(cart)`, or by an extension's function that does so.
  ///
  /// - Parameter containers: What the name stands for; it is returned if nothing is added.
  func screens(
    framedBy containers: [Screen], named name: String, in context: Context, _ depth: Int = 0
  ) -> [Screen] {
    guard containers.contains(where: \.isForeignContainer), mayGo(on: depth) else {
      return containers
    }
    var found: [Screen] = []
    walk(context.function.body) { expression in
      guard found.isEmpty, case .call(let call) = expression, call.receiver?.ownName == name else {
        return found.isEmpty
      }
      if call.name == "addChild", let child = call.arguments.first {
        found = screens(child.value, in: context, depth + 1)
      } else if let adding = functions(called: call, in: context, depth + 1).first,
        let child = adding.addedChild.flatMap({ adding.arguments(of: call)[$0] })
      {
        found = screens(child, in: context, depth + 1)
      }
      return found.isEmpty
    }
    return found.isEmpty ? containers : found
  }

  private func screens(
    putBy function: ProjectFunction, in context: Context, _ depth: Int,
    into isContainer: (Expression?) -> Bool
  ) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    var values: [(line: Int, value: Expression)] = []
    walk(function.body) { expression in
      switch expression {
      case .call(let call) where isContainer(call.receiver):
        switch (call.name, call.arguments.first?.label) {
        case ("init"?, "rootViewController"?):
          values.append((call.line, call.arguments[0].value))
        case (let name?, ""?)
        where name == "setViewControllers" || name == "pushViewController"
          || name.begins(withOneOf: ["setRoot"]):
          values.append((call.line, call.arguments[0].value))
        default: break
        }
      default: break
      }
      return true
    }
    guard let (line, value) = values.first else { return [] }
    let found = screens(value, in: context, depth + 1)
    if !found.isEmpty { fillers[SourcePlace(file: function.file, line: line)] = function }
    return found
  }
}

extension ProjectFunction {
  /// The parameter that it makes a child of its own object.
  fileprivate var addedChild: String? {
    var found: String?
    walk(body) { expression in
      if case .call(let call) = expression, call.name == "addChild",
        call.receiver.map(\.isSelf) ?? true, case .name(let child)? = call.arguments.first?.value
      {
        found = found ?? child
      }
      return found == nil
    }
    // `guard let child = child` gives the parameter another name.
    while let name = found, !locals.parameters.contains(name) {
      found = locals.values[name]?.first?.ownName.flatMap { $0 == name ? nil : $0 }
    }
    return found
  }

  /// Whether an object begins with it.
  var isBeginning: Bool { name == "init" || name.begins(withOneOf: ["start"]) }

  /// Returns the calls of a function of the same type.
  fileprivate func calls(of function: ProjectFunction) -> [Call] {
    guard !function.parameters.isEmpty else { return [] }
    var found: [Call] = []
    walk(body) { expression in
      if case .call(let call) = expression, call.name == function.name, function.accepts(call),
        call.receiver.map(\.isSelf) ?? true
      {
        found.append(call)
      }
      return true
    }
    return found
  }
}
