// Objects that stand for a screen: a package's panel around it, and the app's own objects that
// create its view.

extension Evaluator {
  /// Whether a screen is one of the app's own navigation controllers.
  func isNavigation(_ screen: Screen) -> Bool { project.role(of: screen) == .navigation }

  /// Whether a function gives a name to an object that isn't a screen.
  func holdsObject(_ name: String, in context: Context) -> Bool {
    guard case .call(let call)? = context.function.locals.values[name]?.first,
      let type = type(madeBy: call, as: nil, in: context)
    else { return false }
    return type.kind == .class && project.role(of: type) == .other
  }

  /// Returns the only screen that a function gives to an object of a package's class:
  /// `panel.set(contentViewController: help)`.
  func screens(givenTo name: String, in context: Context, _ depth: Int) -> [Screen] {
    guard mayGo(on: depth), case .call(let made)? = context.function.locals.values[name]?.first,
      let path = path(made.callee), path.hasSuffix("Controller"),
      path != "UIViewController",
      type(named: path, in: context) == nil
    else { return [] }
    var found: [Screen] = []
    walk(context.function.body) { expression in
      switch expression {
      case .assignment(.member(.name(name)?, _, _), let value, _):
        found = union([found, screens(value, in: context, depth + 1)])
      case .call(let call):
        guard case .name(name)? = call.receiver, let value = call.arguments.first?.value else {
          break
        }
        found = union([found, screens(value, in: context, depth + 1)])
      default: break
      }
      return true
    }
    return found.count == 1 ? found : []
  }

  /// Returns the only screen that an object of a class creates as its view, or one of a few between
  /// which it chooses.
  func screens(of type: ProjectType, atMost limit: Int = 1) -> [Screen] {
    guard !type.isForeign, mayGo(on: 0) else { return [] }
    let makers = type.viewMakers
    guard makers.count == 1 else { return [] }
    let found = screens(ofBody: makers[0].body, in: Context(makers[0]), 1)
    return found.count <= limit ? found : []
  }
}

extension Project {
  /// Whether values of a type stand for a view, by a requirement that returns it.
  func isPresentable(_ type: ProjectType) -> Bool {
    type.kind == .protocol
      && (type.functions.values.joined().contains(where: \.returnsAnyView)
        || type.variables.values.contains(where: \.returnsAnyView))
  }
}

extension ProjectFunction {
  /// Whether its result is a view of any type.
  var returnsAnyView: Bool {
    ["AnyView", "View", "UIViewController"].contains(TypeName.base(result)) && !result.isEmpty
  }
}
