import VCSource

/// The More controller: the navigation controller in which a tab bar controller shows the tabs
/// without room in its bar, in compact width (R27).
extension State {
  /// The tab in a More controller, which is the tab bar controller's last child meanwhile.
  struct MoreTab: Sendable {
    /// The tab, nil while the list of tabs is shown.
    var tab: Index?
    /// The tab's position among the tab bar controller's children otherwise.
    var position = 0
    /// Whether the tab is a navigation controller. Then the More controller takes its stack, and
    /// the tab stays a child of the tab bar controller without a stack.
    var isStack = false
  }

  /// The number of tabs that a bar shows in compact width.
  static let tabLimit = 5

  /// Moves the selected tab into the More controller if its position is there, and takes another
  /// tab back.
  mutating func arrangeMore(of tabBar: Index) {
    guard kinds[tabBar] == .tabBar else { return }
    arrangeMore(of: tabBar, isCompact: isCompact(tabBar))
  }

  mutating func arrangeMore(of tabBar: Index, isCompact: Bool) {
    takeBackTab(of: tabBar, isCompact: isCompact)
    guard isCompact, moreTabs[tabBar] == nil, let tab = selected[tabBar],
      children[tabBar].count > Self.tabLimit,
      let position = children[tabBar].firstIndex(of: tab), position >= Self.tabLimit - 1
    else { return }
    let more = systemMade(.moreNavigationController, for: tabBar)
    guard isFree(more, for: tabBar) else { return }
    let list = addMoreList(to: more, of: tabBar)
    let isStack = kinds[tab] == .navigation && !children[tab].isEmpty
    moreTabs[tabBar] = MoreTab(tab: tab, position: position, isStack: isStack)
    popAll(above: 0, of: more)
    if isStack {
      moveStack(of: tab, to: more)
    } else {
      children[tabBar].remove(at: position)
      (parent[tab], children[more]) = (more, [list, tab])
    }
    (parent[more], neverShown[more]) = (tabBar, neverShown[tabBar])
    neverShown[list] = neverShown[tabBar]
    children[tabBar].append(more)
  }

  mutating func arrangeMore() {
    for tabBar in kinds.indices where kinds[tabBar] == .tabBar { arrangeMore(of: tabBar) }
  }

  /// Makes a tab the tab bar controller's own child again, unless it should stay in the More
  /// controller.
  ///
  /// Controllers pushed onto the tab stay with it until another tab needs the More controller. A
  /// stack returns as a whole, unless the More controller presents.
  private mutating func takeBackTab(of tabBar: Index, isCompact: Bool) {
    guard let more = systemMade[SystemMade(.moreNavigationController, for: tabBar)],
      let held = moreTabs[tabBar]
    else { return }
    guard isCompact, children[tabBar].contains(more) else { return dissolveMore(of: tabBar) }
    // A tab without a stack is in the More controller itself; when it gets a stack, the stack takes
    // its place.
    if let tab = held.tab, !held.isStack, kinds[tab] == .navigation, !children[tab].isEmpty {
      return dissolveMore(of: tabBar)
    }
    guard let tab = held.tab, parent[tab] == (held.isStack ? tabBar : more) else {
      if selected[tabBar] != more { dissolveMore(of: tabBar) }
      return
    }
    if children[tabBar].count - (held.isStack ? 1 : 0) > Self.tabLimit {
      guard let selected = selectedTab(of: tabBar), selected != tab else { return }
      let isInBar = children[tabBar].prefix(Self.tabLimit - 1).contains(selected)
      let staysThere =
        held.isStack ? presentationByPresenter[more] != nil : children[more].count > 2
      if isInBar, staysThere { return }
    }
    dissolveMore(of: tabBar)
  }

  /// Makes every tab the tab bar controller's own child.
  mutating func dissolveMore(of tabBar: Index) {
    guard let held = moreTabs.removeValue(forKey: tabBar),
      let more = systemMade[SystemMade(.moreNavigationController, for: tabBar)]
    else { return }
    if let tab = held.tab {
      if held.isStack {
        moveStack(of: more, to: tab)
      } else if parent[tab] == more {
        popAll(above: 1, of: more)
        giveBack(tab, at: held.position, to: tabBar)
      }
    }
    if parent[more] == tabBar { detach(more, .removed) }
  }

  private mutating func giveBack(_ tab: Index, at position: Int, to tabBar: Index) {
    children[parent[tab]].removeAll { $0 == tab }
    parent[tab] = tabBar
    children[tabBar].insert(tab, at: min(position, children[tabBar].count))
  }

  /// Moves a whole stack to another navigation controller, without the list of tabs; presentations
  /// don't change.
  private mutating func moveStack(of navigation: Index, to other: Index) {
    let list = moreList(in: navigation)
    let stack = children[navigation].filter { $0 != list }
    for member in stack { parent[member] = other }
    children[other] += stack
    children[navigation] = list.map { [$0] } ?? []
    lastArrangement = stepNumber
  }

  /// Puts the list of tabs at the bottom of the More controller's stack, where UIKit has it from the
  /// beginning. Returns the list.
  private mutating func addMoreList(to more: Index, of tabBar: Index) -> Index {
    let list = systemMade(.moreListController, for: tabBar)
    if parent[list] < 0 {
      parent[list] = more
      children[more].insert(list, at: 0)
    }
    return list
  }

  /// The list of tabs that a tab bar controller's More controller shows, nil before UIKit makes it.
  func moreList(of tabBar: Index) -> Index? {
    systemMade[SystemMade(.moreListController, for: tabBar)]
  }

  /// The list of tabs in the stack of a More controller, nil for other controllers.
  func moreList(in more: Index) -> Index? {
    tabBar(ofMore: more).flatMap { moreList(of: $0) }.flatMap { parent[$0] == more ? $0 : nil }
  }

  /// The tab bar controller whose tab is in a More controller; nil for other controllers, and while
  /// the list of tabs is shown.
  func tabBar(showingTabIn more: Index) -> Index? {
    tabBar(ofMore: more).flatMap { moreTabs[$0]?.tab == nil ? nil : $0 }
  }

  /// The More controller that contains a tab's stack, nil if the stack is in the tab itself.
  func moreController(withStackOf tab: Index) -> Index? {
    guard !moreTabs.isEmpty, parent[tab] >= 0, let held = moreTabs[parent[tab]], held.isStack,
      held.tab == tab
    else { return nil }
    return systemMade[SystemMade(.moreNavigationController, for: parent[tab])]
  }

  /// The navigation controller that contains the stack of a named one.
  func withStack(_ navigation: Participant) -> Participant {
    moreController(withStackOf: navigation.value).map { Participant($0, at: navigation.range) }
      ?? navigation
  }

  /// The tab bar controller that a More controller belongs to, nil for every other controller.
  package func tabBar(ofMore index: Index) -> Index? {
    guard let made = app.viewControllers[index].systemMade, made.role == .moreNavigationController
    else { return nil }
    return made.owner
  }

  /// Whether a child changes its parent only because a tab goes behind More or comes back, as that
  /// tab, its stack and the More controller do.
  func isMoveForMore(of child: Index, from container: Index, to other: Index?) -> Bool {
    if tabBar(ofMore: child) == container { return true }
    guard let other, let tabBar = tabBar(ofMore: container) ?? tabBar(ofMore: other) else {
      return false
    }
    return [container, other].contains { member in
      member == tabBar || (parent[member] == tabBar && self.tabBar(ofMore: member) == nil)
    }
  }

  /// A tab bar controller's tabs in order, with the tab that is in the More controller and without
  /// the More controller itself.
  func tabs(of tabBar: Index) -> [Index] {
    let children = children[tabBar]
    guard let more = systemMade[SystemMade(.moreNavigationController, for: tabBar)],
      children.contains(more)
    else { return children }
    var tabs = children.filter { $0 != more }
    if let held = moreTabs[tabBar], let tab = held.tab, parent[tab] == more {
      tabs.insert(tab, at: min(held.position, tabs.count))
    }
    return tabs
  }

  /// The container that lists a controller: its parent, or the tab bar controller for a tab in the
  /// More controller. Nil for a top.
  func container(listing member: Index) -> Index? {
    guard parent[member] >= 0 else { return nil }
    guard let tabBar = tabBar(ofMore: parent[member]), moreTabs[tabBar]?.tab == member else {
      return parent[member]
    }
    return tabBar
  }

  /// Goes back from a tab to the list of tabs.
  mutating func popToList(_ more: Index, of tabBar: Index) {
    guard let held = moreTabs[tabBar], let tab = held.tab else { return }
    if held.isStack {
      moveStack(of: more, to: tab)
    } else {
      children[tabBar].removeAll { $0 == more }
      giveBack(tab, at: held.position, to: tabBar)
      children[tabBar].append(more)
    }
    moreTabs[tabBar] = MoreTab()
    selected[tabBar] = more
  }

  /// Performs `selectedViewController = moreNavigationController`: shows the tab in it, or the list
  /// of tabs.
  mutating func selectMore(_ more: Index, of tabBar: Index) {
    if let tab = moreTabs[tabBar]?.tab {
      selected[tabBar] = tab
    } else {
      let list = addMoreList(to: more, of: tabBar)
      if parent[more] != tabBar { move(more, to: tabBar) }
      neverShown[list] = neverShown[tabBar]
      moreTabs[tabBar] = MoreTab()
      selected[tabBar] = more
    }
  }
}
