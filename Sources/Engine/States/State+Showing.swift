import VCSource

extension State {
  /// Performs `show(_:sender:)`. The nearest navigation or split view controller decides what
  /// happens, the receiver included; without one, the front of the window presents (R19, R25).
  mutating func show(_ child: Participant, from sender: Participant) throws(StepRefusal) {
    let container = container(showing: child.value, isDetail: false, from: sender.value)
    if container == nil, nearestThatShows(isDetail: false, from: sender.value) == nil,
      app.viewControllers[child.value].isSwiftUIs
    {
      throw .warning(
        .container(.inNoNavigationStack(sender: id(sender.value), view: id(child.value))),
        at: sender.range)
    }
    switch container {
    case nil: try presentInstead(child, isDetail: false, from: sender)
    case let container? where kinds[container] == .navigation:
      try push(child, onto: Participant(container, at: sender.range))
    case let split?:
      if let stack = stack(ofCollapsed: split) {
        return try show(child, in: stack, of: split, from: sender)
      }
      try setColumn(child, of: split, from: sender.value)
    }
  }

  /// Performs `showDetailViewController(_:sender:)`: sets the detail of the nearest split view
  /// controller, or pushes it while that is collapsed; without one, presents it (R19, R25).
  mutating func showDetail(_ detail: Participant, from sender: Participant) throws(StepRefusal) {
    guard let split = container(showing: detail.value, isDetail: true, from: sender.value) else {
      return try presentInstead(detail, isDetail: true, from: sender)
    }
    if let stack = stack(ofCollapsed: split) {
      try show(detail, in: stack, of: split, from: sender)
      if parent[detail.value] >= 0 { collapsed[split]?.detail = detail.value }
      return
    }
    try setDetail(detail, of: split)
  }

  /// The container that takes a controller by `show` or `showDetail`; nil if it is presented
  /// instead (R19).
  func container(showing child: Index, isDetail: Bool, from sender: Index) -> Index? {
    guard let container = nearestThatShows(isDetail: isDetail, from: sender) else { return nil }
    if collapsed[container] != nil { return stack(ofCollapsed: container).map { _ in container } }
    guard kinds[container] == .navigation, kinds[child] == .navigation else { return container }
    // Only the stack of a collapsed split view controller takes a navigation controller (R25).
    let split = parent[container]
    return split >= 0 && collapsed[split] != nil ? split : nil
  }

  /// The nearest container that implements `show` or `showDetail`, the sender included (R19).
  func nearestThatShows(isDetail: Bool, from sender: Index) -> Index? {
    var current = sender
    while current >= 0, kinds[current] != .split, isDetail || kinds[current] != .navigation {
      current = parent[current]
    }
    return current < 0 ? nil : current
  }

  /// The receiver of the `present` that replaces `show` or `showDetail`: a collapsed split view
  /// controller without a stack, else the front of the receiver's window (R19). Nil if the
  /// receiver's view is in no window.
  func receiverOfPresent(insteadOfShowingFrom sender: Index, isDetail: Bool) -> Index? {
    if let container = nearestThatShows(isDetail: isDetail, from: sender),
      collapsed[container] != nil
    {
      return container
    }
    guard visibility(of: sender) == .inWindow, let window = window(of: sender) else { return nil }
    var front = windows[window].root
    while let record = record(ofPresenter: front) { front = record.presentation.presented }
    return front
  }

  /// The doubt about where a controller is shown that isn't one of the columns with names of a split view
  /// controller (R25), and about SwiftUI's destination in a stack of UIKit's (R32).
  package func doubt(ofShowing shown: Showing) -> Doubt? {
    guard
      let split = container(showing: shown.child, isDetail: shown.isDetail, from: shown.sender)
    else { return nil }
    let isUIKits = kinds[split] == .navigation && !app.viewControllers[split].isSwiftUIs
    if isUIKits, app.viewControllers[shown.child].isSwiftUIs {
      return Doubt(.destinationInUIKits, of: id(shown.child))
    }
    guard let columns = app.viewControllers[split].columns,
      !shown.isDetail || collapsed[split] != nil,
      !columns.declared.contains(where: { $0.viewController == shown.child })
    else { return nil }
    return Doubt(.showInColumns, of: id(shown.child))
  }

  /// Performs `selectedViewController = child`.
  mutating func select(_ child: Participant, in tabBar: Participant) throws(StepRefusal) {
    let (index, container) = (child.value, tabBar.value)
    guard kinds[container] == .tabBar else {
      throw .error(
        .container(.notATabBarController(id: id(container), className: className(container))),
        at: tabBar.range, declarationNote(of: container))
    }
    if self.tabBar(ofMore: index) == container,
      parent[index] == container || (isCompact(container) && isFree(index, for: container))
    {
      lastArrangement = stepNumber
      return selectMore(index, of: container)
    }
    let before = selectedTab(of: container)
    if parent[index] != container, let tab = tab(of: index, in: container) {
      try selectTab(tab, in: container, at: child.range)
      return try activateSearch(ofTab: index, in: container, before: before, at: child.range)
    }
    guard parent[index] == container || moreTabs[container]?.tab == index else {
      throw .error(
        .container(.notAmongTabs(id: id(index), container: id(container))), at: child.range,
        declarationNote(of: container), UIKitMessage(.notSelectable).note)
    }
    selected[container] = index
    lastArrangement = stepNumber
    arrangeMore(of: container)
    try activateSearch(ofTab: index, in: container, before: before, at: child.range)
  }

  // MARK: Tabs

  /// Selects a tab, unless it is selected.
  mutating func show(_ tab: Index, in tabBar: Index) {
    guard self.tabBar(ofMore: tab) == nil, selectedTab(of: tabBar) != tab else { return }
    selected[tabBar] = tab
    lastArrangement = stepNumber
    arrangeMore(of: tabBar)
  }

  /// The tab that a tab bar controller shows, and its position; nil for other containers.
  func selectedPlace(of container: Index) -> (tab: Index, place: Int)? {
    guard kinds[container] == .tabBar, let tab = selectedTab(of: container),
      let place = tabs(of: container).firstIndex(of: tab)
    else { return nil }
    return (tab, place)
  }

  /// Selects the previous tab again after the tabs changed; if it is gone, the one at its position,
  /// else the first (reference of `viewControllers`).
  mutating func selectAgain(_ before: (tab: Index, place: Int)?, in container: Index) {
    guard let before else { return }
    let tabs = tabs(of: container)
    selected[container] =
      tabs.contains(before.tab)
      ? before.tab : tabs.indices.contains(before.place) ? tabs[before.place] : nil
    lastArrangement = stepNumber
    arrangeMore(of: container)
  }

  /// Presents what no container shows. Without a window for the receiver's view UIKit does nothing,
  /// and logs nothing.
  private mutating func presentInstead(
    _ child: Participant, isDetail: Bool, from sender: Participant
  ) throws(StepRefusal) {
    let receiver = receiverOfPresent(insteadOfShowingFrom: sender.value, isDetail: isDetail)
    if let receiver { return try present(child, from: Participant(receiver, at: sender.range)) }
    let visibility = visibility(of: sender.value)
    let ids = (id(sender.value), presented: id(child.value))
    let doubt = doubt(of: visibility)?.note
    let message: Message.Presentation =
      if case .inNoFamily = visibility {
        .senderInNoWindow(sender: ids.0, presented: ids.presented)
      } else {
        .presenterNotInWindow(presenter: ids.0, presented: ids.presented, isOpen: doubt != nil)
      }
    throw .warning(
      .presentation(message), at: sender.range,
      notes(of: visibility) + (doubt.map { [$0] } ?? []))
  }

  // MARK: Split view controllers

  /// Sets a split view controller's column: the receiver's column if no navigation controller is
  /// between them (header of UISplitViewController's `show`), or the first if the split view
  /// controller is the receiver (reference).
  private mutating func setColumn(
    _ child: Participant, of split: Index, from sender: Index
  ) throws(StepRefusal) {
    try checkColumn(child, of: split)
    if !isInColumn(child.value) { hintAboutMove(of: child, to: split) }
    let place = children[split].firstIndex { isMember(sender, ofSubtreeAt: $0) } ?? 0
    if children[split].indices.contains(place) { detach(children[split][place], .replaced) }
    let column =
      hasNamedColumns(split) ? columnNavigationController(around: child.value) : child.value
    move(column, to: split)
    children[split].insert(children[split].removeLast(), at: min(place, children[split].count))
  }

  private mutating func setDetail(_ detail: Participant, of split: Index) throws(StepRefusal) {
    try checkColumn(detail, of: split)
    if !isInColumn(detail.value) { hintAboutMove(of: detail, to: split) }
    let inspector = inspectorColumn(of: split)
    let columns = children[split].filter { $0 != inspector }
    if columns.count > 1, let old = columns.last { detach(old, .replaced) }
    let column =
      hasNamedColumns(split) ? columnNavigationController(around: detail.value) : detail.value
    move(column, to: split)
    if let place = children[split].firstIndex(where: { $0 == inspector }) {
      children[split].append(children[split].remove(at: place))
    }
  }

  /// Shows a controller in the one stack of a collapsed split view controller (R25).
  private mutating func show(
    _ child: Participant, in shown: Index, of split: Index, from sender: Participant
  ) throws(StepRefusal) {
    let column = isInColumn(child.value) ? parent[child.value] : child.value
    if let place = children[shown].firstIndex(of: column),
      collapsed[split]?.columns.contains(column) == true
    {
      if place < children[shown].count - 1 { return popAll(above: place, of: shown) }
      throw .warning(
        .container(.alreadyInSplitView(child: id(child.value), isDetail: true, split: id(split))),
        at: child.range)
    }
    // Only UIKit may put a navigation controller into another's stack, as it does here.
    guard kinds[column] == .navigation, parent[column] < 0 else {
      return try push(child, onto: Participant(shown, at: sender.range))
    }
    try checkContainable(child, in: split)
    if column != child.value { unlink(child.value) }
    move(child.value, to: shown)
    if kinds[child.value] == .navigation { collapsed[split]?.detail = child.value }
  }

  /// The navigation controller that a collapsed split view controller shows, nil if it shows
  /// another controller or isn't collapsed (R25).
  private func stack(ofCollapsed split: Index) -> Index? {
    guard collapsed[split] != nil, let shown = children[split].first, kinds[shown] == .navigation
    else { return nil }
    return shown
  }

  private func checkColumn(_ child: Participant, of split: Index) throws(StepRefusal) {
    try checkContainable(child, in: split)
    let column = isInColumn(child.value) ? parent[child.value] : child.value
    guard parent[column] == split else { return }
    let columns = children[split]
    let isDetail = columns.last == column && columns.count > 1
    throw .warning(
      .container(.alreadyInSplitView(child: id(child.value), isDetail: isDetail, split: id(split))),
      at: child.range)
  }
}
