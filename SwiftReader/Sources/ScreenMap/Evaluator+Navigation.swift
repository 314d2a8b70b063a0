// A navigation controller stands for its first screen, wherever that is put into it.

extension Evaluator {
  /// Notes that code creates a navigation controller around screens, and returns them.
  func inStack(_ screens: [Screen], ofClass name: String = "UINavigationController") -> [Screen] {
    for type in screens.compactMap(project.type(of:)) {
      // One of the app's own classes is created by its name, and fills itself as any does.
      if type.navigation == nil || type.navigation == "UINavigationController" {
        type.navigation = name
      }
    }
    return screens
  }

  /// Returns the screens that a function puts into the navigation controller with a name.
  func screens(putInto name: String, in context: Context, _ depth: Int) -> [Screen] {
    // A tab bar controller is a screen itself.
    guard container(of: (context.function, .name(name), .group([]))) == nil else { return [] }
    return screens(putBy: context.function, in: context, depth) { $0?.ownName == name }
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
    let put = screens(putBy: function, in: Context(function), depth) { $0?.isOwn ?? true }
    guard put.isEmpty else { return put }
    var found: [Screen] = []
    walk(function.body) { expression in
      switch expression {
      // What a closure does comes later.
      case .closure: return false
      case .call(let call):
        guard found.isEmpty, call.isOnSelf, let name = call.name,
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
      let name = variable.name
      if let found = screens(putInto: name, in: Context(function), depth).nonEmpty { return found }
      // The type's own function that pushes what it is given.
      for caller in functions where caller !== function {
        for call in caller.calls(of: function) {
          let context = context(of: function, calledBy: call, in: Context(caller))
          if let found = screens(putInto: name, in: context, depth).nonEmpty { return found }
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
    return found.nonEmpty ?? containers
  }

  private func screens(
    putBy function: ProjectFunction, in context: Context, _ depth: Int,
    into isContainer: (Expression?) -> Bool
  ) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    var values: [(line: Int, value: Expression)] = []
    var closures: [Expression] = []
    func read(_ expression: Expression) -> Bool {
      switch expression {
      case .closure(let closure):
        closures += closure.body
        return false
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
    walk(function.body, read)
    // What a closure does comes later, if there is anything else.
    while values.isEmpty, !closures.isEmpty {
      let later = closures
      closures = []
      walk(later, read)
    }
    guard let (line, value) = values.first else { return [] }
    let found = screens(value, in: context, depth + 1)
    if !found.isEmpty { fillers[SourcePlace(file: function.file, line: line)] = function }
    // Of several screens, only the first is at the bottom.
    if case .array(let all) = value, all.count > 1 {
      _ = inStack(Array(found.prefix(1)))
      return found
    }
    return inStack(found)
  }
}

extension Project {
  /// Returns the children that a controller's initializers are given and that its functions add to it,
  /// themselves or by an extension's function, in the order of the text.
  func givenChildren(of type: ProjectType) -> [ProjectType.GivenChild] {
    if let known = type.givenChildren { return known }
    type.givenChildren = []
    var found: [String] = []
    for function in role(of: type) == .controller ? type.functionsInOrder : [] {
      for call in function.body.calls where call.isOnSelf {
        guard let name = child(addedBy: call, of: type)?.ownName, !found.contains(name) else {
          continue
        }
        found.append(name)
      }
    }
    let initializers = type.functions["init"] ?? []
    let children = found.compactMap { name in
      if let variable = type.variables[name] {
        return isGiven(variable, to: type)
          ? ProjectType.GivenChild(name: name, type: variable.result) : nil
      }
      return initializers.lazy.flatMap(\.parameters).first { $0.name == name }
        .map { ProjectType.GivenChild(name: name, type: $0.type) }
    }
    type.givenChildren = children
    return children
  }

  /// Returns the child that a call on a container itself adds to it.
  func child(addedBy call: Call, of type: ProjectType) -> Expression? {
    guard let name = call.name, name != "addChild" else { return call.arguments.first?.value }
    guard !call.arguments.isEmpty else { return nil }
    let adding = (methods[name] ?? []).first {
      ($0.owner === type || $0.owner?.isForeign == true) && $0.accepts(call)
    }
    return adding.flatMap { adding in adding.addedChild.flatMap { adding.arguments(of: call)[$0] } }
  }
}

extension ProjectType {
  /// Returns the index of the argument that becomes a child.
  func place(of child: GivenChild, in call: Call) -> Int? {
    if variables[child.name] != nil { return place(of: child.name, in: call) }
    return functions["init"]?.lazy.filter { $0.accepts(call) }
      .compactMap { $0.places(of: call)[child.name] }.first
  }

  /// Returns the type that a written type gives the generic parameter of a child.
  func content(of child: GivenChild?, in written: String) -> String? {
    guard let child, let place = generics.firstIndex(of: child.type) else { return nil }
    let arguments = TypeName.arguments(written)
    return place < arguments.count ? arguments[place] : nil
  }
}

extension ProjectFunction {
  func findAddedChild() -> String? {
    guard !parameters.isEmpty else { return nil }
    var found = body.calls.lazy.filter(\.isOnSelf).compactMap { call -> String? in
      guard let name = call.name, let argument = call.arguments.first else { return nil }
      var child = name == "addChild" ? argument.value : nil
      if let other = self.owner?.functions[name]?.first(where: { $0.accepts(call) }),
        other.name != self.name, let added = other.addedChild
      {
        child = other.arguments(of: call)[added]
      }
      return if case .name(let name)? = child { name } else { nil }
    }.first
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
    function.parameters.isEmpty ? [] : calls(of: function.name).filter(function.accepts)
  }
}
