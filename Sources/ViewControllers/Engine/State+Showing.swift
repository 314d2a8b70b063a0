import Diagnostics

extension State {
  /// `show(_:sender:)`: pushes onto the nearest navigation controller, the receiver itself
  /// counted; without one it presents (R19).
  mutating func show(_ child: Reference, from sender: Reference) throws(Refusal) {
    guard let navigation = nearest(.navigation, from: sender.value) else {
      return try present(child, from: sender)
    }
    try push(child, onto: Reference(navigation, at: sender.range))
  }

  /// `showDetailViewController(_:sender:)`: the detail of the nearest split view controller, in
  /// regular width; without one it presents (R19).
  mutating func showDetail(_ detail: Reference, from sender: Reference) throws(Refusal) {
    guard let split = nearest(.split, from: sender.value) else {
      return try present(detail, from: sender)
    }
    try checkContainable(detail, in: split)
    let columns = children[split]
    if parent[detail.value] == split {
      let role = columns.last == detail.value && columns.count > 1 ? "the detail" : "a column"
      throw .warning(
        "nothing changes: \(name(detail.value)) is \(role) of \(name(split)) already",
        at: detail.range, [])
    }
    hintAboutMove(of: detail, to: split)
    if columns.count > 1, let old = columns.last { detach(old, verb: "replaced") }
    move(detail.value, to: split)
  }

  /// `selectedViewController = child`.
  mutating func select(_ child: Reference, in tabBar: Reference) throws(Refusal) {
    let (index, container) = (child.value, tabBar.value)
    guard kinds[container] == .tabBar else {
      throw .error(
        "only a tab bar controller selects, and \(name(container)) is "
          + ownClass(container), at: tabBar.range,
        Diagnostic.Note("\(name(container)) is declared here", at: place(of: container)))
    }
    guard parent[index] == container else {
      throw .error(
        "\(name(index)) is not among the view controllers of \(name(container))", at: child.range,
        Diagnostic.Note("\(name(container)) is declared here", at: place(of: container)),
        UIKitMessage.notSelectable.note)
    }
    selected[container] = index
  }
}
