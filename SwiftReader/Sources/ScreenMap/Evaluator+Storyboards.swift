extension Evaluator {
  /// Returns the screens that a storyboard creates: by a creator, a type, an identifier, or the
  /// calling class.
  func instantiated(by call: Call, in context: Context, _ depth: Int) -> [Screen] {
    for argument in call.allArguments.reversed() {
      if case .closure(let closure) = argument.value,
        let found = screens(ofBody: closure.body, in: context, depth + 1).nonEmpty
      {
        return found
      }
      if case .member(let base?, "self", _) = argument.value, let path = path(base),
        let found = screens(ofType: path, in: context).nonEmpty
      {
        return found
      }
    }
    for argument in call.arguments {
      guard let identifier = literal(argument.value, in: context) else { continue }
      if let screen = project.storyboards?.screen(identifiedBy: identifier) { return [screen] }
    }
    guard let receiver = call.receiver else { return [] }
    if let screen = screen(of: receiver) { return [screen] }
    guard let path = path(receiver),
      let type = type(named: path, in: context),
      project.isScreen(type)
    else { return [] }
    return [.type(type.index)]
  }

  /// Returns the initial screen of `UIStoryboard(name: "Main", bundle: nil)`, or the screen of
  /// `StoryboardScene.Main.settings`, as code generators name scenes.
  private func screen(of receiver: Expression) -> Screen? {
    switch receiver {
    case .call(let storyboard) where storyboard.name == "UIStoryboard":
      guard case .text(let name)? = storyboard.argument("name") else { return nil }
      return project.storyboards?.initialScreen(of: name)
    case .member(.member(.name("StoryboardScene")?, let board, _)?, let scene, _):
      return scene.hasPrefix("initial")
        ? project.storyboards?.initialScreen(of: board)
        : project.storyboards?.screen(identifiedBy: scene)
    default: return nil
    }
  }

  /// Returns the text that an expression equals, nil if it isn't known: a literal, a constant, or
  /// the name of an enum case or a type.
  func literal(_ expression: Expression, in context: Context) -> String? {
    var next = expression
    var place = context
    for _ in 0..<8 {
      switch next {
      case .text(let text): return text
      case .name(let name):
        if let bound = place.bindings[name] {
          (next, place) = (bound.value, bound.context)
        } else if let value = place.function.locals.values[name]?.first {
          next = value
        } else if let variable = place.function.owner.flatMap({ project.variable(name, of: $0) })
          ?? project.globalVariables[name], let value = variable.variable?.value
        {
          (next, place) = (value, Context(variable))
        } else {
          if place.function.locals.parameters.contains(name) { needsCallers = true }
          return nil
        }
      case .member(let base?, "rawValue", _): next = base
      case .member(let base?, let name, _):
        guard let type = type(of: base, in: place), let variable = project.variable(name, of: type)
        else { return name }
        guard let value = variable.variable?.value else {
          // It derives its text from the type: `Home.className`.
          let path = path(base).map(TypeName.simple)
          return variable.body.anywhere(\.isSelf) ? path ?? name : name
        }
        (next, place) = (value, Context(place.function))
      case .member(nil, let name, _): return name
      case .call(let call) where call.name == "String":
        guard case .member(let base?, "self", _)? = call.arguments.first?.value else { return nil }
        return path(base).map(TypeName.simple)
      default: return nil
      }
    }
    return nil
  }
}
