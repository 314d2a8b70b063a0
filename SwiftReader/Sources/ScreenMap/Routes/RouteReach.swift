/// Decides whether a value may lead to a handler that takes values of its type, though it isn't
/// followed to the handler's property.
struct RouteReach {
  private let project: Project
  /// The names of the properties that hold the paths of stacks.
  private let paths: Set<String>

  init(_ finder: TransitionFinder) {
    project = finder.project
    paths = Set(
      (finder.index.calls["NavigationStack"] ?? []).compactMap { place in
        place.call.argument("path")?.lastName?.withoutBinding
      })
  }

  /// Whether a use may lead to a handler of its type.
  ///
  /// A case of an enum may, unless it is kept in another property. Any other value is data, which
  /// only a path, or a function with the words of one, takes.
  func mayLead(_ use: RouteUse, to handler: RouteHandler) -> Bool {
    guard let type = use.type else { return false }
    if handler.isOfReducer { return true }
    if handler.isOfPath {
      guard type.kind != .enum else { return true }
      if let stores = use.stores {
        return stores.contains { store in
          guard let variable = project.variable(of: store) else { return true }
          return paths.contains(store.name) || TypeName.element(variable.result) == nil
        }
      }
      // An extension's initializer calls the system's: `self.init(value: value)`.
      if use.function.owner?.name == "NavigationLink" { return true }
      return use.call?.handsOverRoute ?? false
    }
    guard type.kind == .enum, use.stores != [RouteFlow.path] else { return false }
    guard let stores = use.stores, !handler.stores.isEmpty else { return true }
    return stores.contains { store in
      handler.stores.contains { mayBe(store, $0) }
    }
  }

  /// Whether a property stands for another one, which the view's creator gives.
  private func isBinding(_ store: RouteStore) -> Bool {
    project.variable(of: store)?.variable?.attributes.contains("Binding") == true
  }

  /// Whether two properties may be the same: one is a binding, or one's type is a base of the other's,
  /// or a protocol.
  private func mayBe(_ store: RouteStore, _ other: RouteStore) -> Bool {
    if store.matches(other) || isBinding(store) || isBinding(other) { return true }
    guard store.name == other.name, let first = project.owner(of: store),
      let second = project.owner(of: other)
    else { return store.name == other.name }
    if first.kind == .protocol || second.kind == .protocol { return true }
    return project.supertypes(of: first).types.contains { $0 === second }
      || project.supertypes(of: second).types.contains { $0 === first }
  }
}
