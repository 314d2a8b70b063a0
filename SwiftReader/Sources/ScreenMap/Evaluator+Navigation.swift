import SourceFacts

// A navigation controller stands for its first screen, wherever that is put into it.

extension Evaluator {
  /// Returns the screens that a function puts into the navigation controller with a name.
  func screens(putInto name: String, in context: Context, _ depth: Int) -> [Screen] {
    screens(putBy: context.function, in: context, depth) { container in
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
        let put = screens(putBy: function, in: Context(function), depth) { container in
          switch container {
          case nil, .name("self")?, .name("super")?: true
          default: false
          }
        }
        found = union([found, put])
      }
    }
    return found
  }

  private func screens(
    putBy function: ProjectFunction, in context: Context, _ depth: Int,
    into isContainer: (Expression?) -> Bool
  ) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    var values: [Expression] = []
    walk(function.body) { expression in
      switch expression {
      case .assignment(.member(let base, "viewControllers", _), let value, _)
      where isContainer(base):
        values.append(value)
      case .assignment(.name("viewControllers"), let value, _) where isContainer(nil):
        values.append(value)
      case .call(let call) where isContainer(call.receiver):
        switch (call.name, call.arguments.first?.label) {
        case ("setViewControllers"?, ""?), ("pushViewController"?, ""?),
          ("init"?, "rootViewController"?):
          values.append(call.arguments[0].value)
        default: break
        }
      default: break
      }
      return true
    }
    return values.first.map { screens($0, in: context, depth + 1) } ?? []
  }
}
