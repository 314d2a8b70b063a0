/// The headings of the tables that `resolve` prints.
extension TableWord {
  package static let controllers: [Self] = [
    .id, .className, .family, .parent, .navigation, .tabBar, .split, .presenting, .presented,
    .children,
  ]
  package static let presentations: [Self] = [
    .sender, .presenter, .presented, .style, .transition, .presentersView, .inCompactWidth,
  ]
  package static let windows: [Self] = [.window, .level, .scene, .root, .families]
}
