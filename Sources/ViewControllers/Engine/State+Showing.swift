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
      let isDetail = columns.last == detail.value && columns.count > 1
      throw .warning(
        .container(.alreadyInSplitView(id(detail.value), of: id(split), isDetail: isDetail)),
        at: detail.range)
    }
    hintAboutMove(of: detail, to: split)
    if columns.count > 1, let old = columns.last { detach(old, .replaced) }
    move(detail.value, to: split)
  }

  /// `selectedViewController = child`.
  mutating func select(_ child: Reference, in tabBar: Reference) throws(Refusal) {
    let (index, container) = (child.value, tabBar.value)
    guard kinds[container] == .tabBar else {
      throw .error(
        .container(.notATabBarController(id(container), className(container))),
        at: tabBar.range, declarationNote(of: container))
    }
    guard parent[index] == container else {
      throw .error(
        .container(.notAmongTabs(id(index), of: id(container))), at: child.range,
        declarationNote(of: container), UIKitMessage.notSelectable.note)
    }
    selected[container] = index
    lastArrangement = stepNumber
  }
}
