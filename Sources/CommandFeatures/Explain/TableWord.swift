/// A heading of the tables that `resolve` prints, or a cell that is a word.
package enum TableWord: Sendable {
  case id, `class`, family, parent, navigation, tabBar, split, presenting, presented, children
  case sender, presenter, style, transition, presentersView, inCompactWidth
  case window, level, scene, root, families
  /// The last column of windows, if one has a width of its own.
  case width
  /// Whether the presenter's view stays.
  case stays, goes

  package static let controllers: [Self] = [
    .id, .class, .family, .parent, .navigation, .tabBar, .split, .presenting, .presented, .children,
  ]
  package static let presentations: [Self] = [
    .sender, .presenter, .presented, .style, .transition, .presentersView, .inCompactWidth,
  ]
  package static let windows: [Self] = [.window, .level, .scene, .root, .families]
}
