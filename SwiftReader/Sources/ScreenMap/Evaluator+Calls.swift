extension Evaluator {
  /// Returns the screens that a call creates, returns or wraps.
  func screens(of call: Call, in context: Context, _ depth: Int) -> [Screen] {
    var call = call
    // A chain of modifiers may be longer than the maximum depth of questions.
    while mayGo(on: depth) {
      let functions: [ProjectFunction]
      switch direct(call, in: context, depth) {
      case .screens(let found): return found
      case .nothing(let called): functions = called
      }
      // Other calls are modifiers, which only change how a screen looks.
      let view = call.receiver?.view(in: project)
      guard let receiver = view ?? call.receiver,
        view != nil || functions.isEmpty || functions.contains(where: \.returnsItsOwner)
      else { return [] }
      guard case .call(let inner) = receiver else {
        return screens(receiver, in: context, depth + 1)
      }
      call = inner
    }
    return []
  }

  /// The direct result of a call.
  private enum Direct {
    case screens([Screen])
    /// No screen: the call may be a modifier. Contains the functions that are called.
    case nothing([ProjectFunction])
  }

  private func direct(_ call: Call, in context: Context, _ depth: Int) -> Direct {
    switch call.callee {
    case .closure(let closure):
      return .screens(screens(ofBody: closure.body, in: context, depth + 1))
    case .member(let base?, "init", _):
      if case .name(let name) = base, let found = screens(ofMetatype: name, in: context) {
        return .screens(found)
      }
      if let path = path(base) { return .screens(constructed(path, by: call, in: context, depth)) }
    case .member(_, let name, _) where name.hasPrefix("instantiate"):
      if let found = instantiated(by: call, in: context, depth).nonEmpty { return .screens(found) }
    case .name(let name) where name.isCapitalized:
      if !context.function.generics.isEmpty, let found = screens(ofMetatype: name, in: context) {
        return .screens(found)
      }
    case .name(let name) where !project.smallTypes.contains(name):
      if let found = screens(ofCallingParameter: name, by: call, in: context, depth) {
        return .screens(found)
      }
    case .member(.name("self")?, let name, _) where isOfModifier(name, in: context.function):
      if let found = screens(ofCallingParameter: name, by: call, in: context, depth) {
        return .screens(found)
      }
    case .member(let base?, let name, _):
      if let (closure, place) = maker(name, of: base, in: context, depth),
        let found = screens(ofCalling: .closure(closure), in: place, with: call, context, depth)
      {
        return .screens(found)
      }
    default: break
    }
    if let path = path(call.callee) {
      return .screens(constructed(path, by: call, in: context, depth))
    }
    if isDecidedByCaller(call, in: context) { needsCallers = true }
    let functions = functions(called: call, in: context, depth + 1)
    // A requirement that many types implement identifies none of them.
    let owners = Set(functions.compactMap(\.owner?.index)).count
    guard owners <= Self.mostCallees else { return .screens([]) }
    if owners > 1 { evidence.insert(.openChoice) }
    var found: [Screen] = []
    for function in functions.prefix(6) {
      found = union([found, screens(of: function, called: call, in: context, depth + 1)])
    }
    return found.isEmpty ? .nothing(functions) : .screens(found)
  }

  /// Whether a call's receiver is a parameter for objects of several types: `scene.make()`.
  private func isDecidedByCaller(_ call: Call, in context: Context) -> Bool {
    guard case .name(var name)? = call.receiver else { return false }
    var context = context
    // The caller may pass its own parameter on.
    while let bound = context.bindings[name] {
      guard case .name(let passed) = bound.value else { return false }
      (name, context) = (passed, bound.context)
    }
    let function = context.function
    guard let parameter = function.parameters.first(where: { $0.name == name }) else {
      return false
    }
    let declared = TypeName.base(parameter.type)
    if function.generics.contains(where: { $0.name == declared }) { return true }
    guard let type = type(named: declared, in: context) else { return false }
    return type.kind == .protocol && project.subtypes(of: type).count > 1
  }

  /// Returns the screens that a function returns for a call.
  private func screens(
    of function: ProjectFunction, called call: Call, in context: Context, _ depth: Int
  ) -> [Screen] {
    let inner = Context(function)
    if TypeName.base(function.result) == "Self" {
      guard let base = call.receiver, let path = path(base) else { return [] }
      return screens(ofType: path, in: context)
    }
    if function.generics.contains(where: { $0.name == TypeName.base(function.result) }) {
      for argument in call.arguments {
        guard case .member(let base?, "self", _) = argument.value, let path = path(base) else {
          continue
        }
        if let found = screens(ofType: path, in: context).nonEmpty { return found }
      }
    }
    let declared = screens(ofType: function.result, in: inner)
    if !declared.isEmpty, !isBase(declared) { return declared }
    // Without a receiver, it makes a view rather than changing one: `sheet(item: $panel) { make($0) }`.
    guard function.hasBody, !function.result.isEmpty,
      !function.returnsItsOwner || call.receiver == nil
    else { return declared }
    let inside = self.context(of: function, calledBy: call, in: context)
    return screens(ofBody: function.body, in: inside, depth + 1).nonEmpty ?? declared
  }

  /// Whether a declared type is another screen's base class, or a container for a given one, so that
  /// only the value identifies the screen.
  func isBase(_ screens: [Screen]) -> Bool {
    screens.compactMap(project.type(of:)).contains {
      !project.subtypes(of: $0).isEmpty || !project.givenChildren(of: $0).isEmpty
    }
  }
}

extension Expression {
  /// The view of which it is what the app gives each view for modifiers of its own: `Help().newer`.
  fileprivate func view(in project: Project) -> Expression? {
    guard case .member(let view?, let name, _) = self,
      let made = project.foreign["View"]?.variables[name]?.body.last?.maker
    else { return nil }
    return made.arguments.contains { $0.value.isSelf } ? view : nil
  }
}

extension ProjectFunction {
  /// Whether it changes its receiver and returns it, like a modifier.
  var returnsItsOwner: Bool {
    let name = TypeName.base(result)
    return (name == "View" || name == "Self") && owner?.isForeign == true && variable == nil
  }
}
