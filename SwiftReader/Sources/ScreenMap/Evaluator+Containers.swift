extension Evaluator {
  /// Returns the container whose tabs or columns a function sets; nil for a stack, or for an object
  /// that isn't known to be a container.
  func container(of tabs: CallIndex.Tabs) -> Screen? {
    let owner = tabs.function.owner.flatMap { !$0.isForeign ? $0 : nil }
    guard let container = tabs.container, !container.isOwn else {
      guard let owner,
        project.role(of: owner) == .view || project.isContainer(owner)
          || Starts.isApp(owner, in: project)
      else { return nil }
      return .type(owner.index)
    }
    let context = Context(tabs.function)
    if let type = type(of: container, in: context), !type.isForeign {
      return project.isContainer(type) ? .type(type.index) : nil
    }
    guard let name = className(of: container, in: context) else { return nil }
    let screen = Screen.external(name)
    return screen.isContainer ? screen : nil
  }

  /// Returns the screens of each child in a list; several where code chooses between them.
  func children(_ list: Expression, in context: Context) -> [[Screen]] {
    let (value, place, _) = value(of: list, in: context)
    switch value {
    case .array(let elements): return elements.map { screens($0, in: place) }
    case .call(let call):
      // `[home, cart].compactMap { $0 }`
      guard case .array? = call.receiver.map({ self.value(of: $0, in: place).expression }),
        let receiver = call.receiver
      else { break }
      return children(receiver, in: place)
    default: break
    }
    return screens(list, in: context).map { [$0] }
  }

  /// Whether an object's property contains a navigation controller that the object creates.
  func isOwnStack(_ receiver: Expression, in context: Context) -> Bool {
    guard let name = receiver.ownName, !context.function.locals.declares(name),
      let variable = context.function.owner.flatMap({ project.variable(name, of: $0) }),
      case .call(let call)? = variable.variable?.value
    else { return false }
    return path(call.callee) == "UINavigationController"
  }

  /// Whether a function creates the navigation controller with a name.
  func isStack(_ name: String, in context: Context) -> Bool {
    context.function.locals.values[name]?.first.map { makesStack($0, in: context) } ?? false
  }

  /// Whether an expression creates a navigation controller.
  func makesStack(_ value: Expression, in context: Context) -> Bool {
    guard case .call(let call) = value, let path = path(call.callee) else { return false }
    return isStack(type: path, in: context)
  }

  /// Whether a written type is a navigation controller.
  func isStack(type name: String, in context: Context) -> Bool {
    name == "UINavigationController"
      || type(named: name, in: context).map { project.role(of: $0) == .navigation } ?? false
  }

  /// Returns the name of the system's class of an object, from its declaration or its constructor.
  func className(of expression: Expression, in context: Context) -> String? {
    let value = value(of: expression, in: context)
    if case .call(let call) = value.expression, let name = path(call.callee) { return name }
    guard let name = value.expression.ownName else { return nil }
    let local = value.context.function.locals.types[name]?.first
    let variable = value.context.function.owner.flatMap { project.variable(name, of: $0) }
    let written = TypeName.base(local ?? variable?.result ?? "")
    if !written.isEmpty { return written }
    guard case .call(let call)? = variable?.variable?.value else { return nil }
    return path(call.callee)
  }
}

extension Expression {
  /// Whether it is the object whose function has it.
  var isOwn: Bool { isSelf || ownName == "super" }
}
