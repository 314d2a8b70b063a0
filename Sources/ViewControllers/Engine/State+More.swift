import Diagnostics

/// The navigation controller in which a tab bar controller shows the tabs that its bar has no room
/// for, in compact width (R27).
extension State {
  /// What stands in it. It is a child of the tab bar controller's meanwhile, the last.
  struct MoreTab: Sendable {
    /// The tab, nil while the list of tabs is shown.
    var tab: Index?
    /// Where the tab stands among its container's children otherwise.
    var position = 0
  }

  /// How many tabs a bar shows in compact width.
  static let tabLimit = 5

  /// Gives the tab that is selected to the More controller if its place is there, and takes back
  /// another.
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
    moreTabs[tabBar] = MoreTab(tab: tab, position: position)
    for pushed in children[more].reversed() { detach(pushed, .popped) }
    children[tabBar].remove(at: position)
    (parent[tab], children[more]) = (more, [tab])
    (parent[more], neverShown[more]) = (tabBar, neverShown[tabBar])
    children[tabBar].append(more)
  }

  mutating func arrangeMore() {
    for tabBar in kinds.indices where kinds[tabBar] == .tabBar { arrangeMore(of: tabBar) }
  }

  /// Makes a tab the tab bar controller's own child again, unless it is to stay where it is.
  ///
  /// What was pushed onto it stays with it as long as no other tab needs the place.
  private mutating func takeBackTab(of tabBar: Index, isCompact: Bool) {
    guard let more = systemMade[SystemMade(.moreNavigationController, for: tabBar)],
      let held = moreTabs[tabBar]
    else { return }
    guard isCompact, children[tabBar].contains(more) else { return dissolveMore(of: tabBar) }
    guard let tab = held.tab, parent[tab] == more else {
      if selected[tabBar] != more { dissolveMore(of: tabBar) }
      return
    }
    if children[tabBar].count > Self.tabLimit {
      guard let selected = selectedTab(of: tabBar), selected != tab else { return }
      let isInBar = children[tabBar].prefix(Self.tabLimit - 1).contains(selected)
      if isInBar, children[more].count > 1 { return }
    }
    dissolveMore(of: tabBar)
  }

  /// Makes every tab the tab bar controller's own child.
  mutating func dissolveMore(of tabBar: Index) {
    guard let held = moreTabs.removeValue(forKey: tabBar),
      let more = systemMade[SystemMade(.moreNavigationController, for: tabBar)]
    else { return }
    if let tab = held.tab, parent[tab] == more {
      popAll(above: 0, of: more)
      giveBack(tab, at: held.position, to: tabBar)
    }
    if parent[more] == tabBar { detach(more, .removed) }
  }

  private mutating func giveBack(_ tab: Index, at position: Int, to tabBar: Index) {
    children[parent[tab]].removeAll { $0 == tab }
    parent[tab] = tabBar
    children[tabBar].insert(tab, at: min(position, children[tabBar].count))
  }

  /// The tab bar controller whose tabs a More controller holds, nil for every other controller.
  func tabBar(ofMore index: Index) -> Index? {
    guard let made = app.viewControllers[index].systemMade, made.role == .moreNavigationController
    else { return nil }
    return made.owner
  }

  /// Back from a tab to the list of tabs, which is no controller of the description's.
  mutating func popToList(_ more: Index, of tabBar: Index) {
    guard let held = moreTabs[tabBar], let tab = held.tab else { return }
    children[tabBar].removeAll { $0 == more }
    giveBack(tab, at: held.position, to: tabBar)
    children[tabBar].append(more)
    moreTabs[tabBar] = MoreTab()
    selected[tabBar] = more
  }
  /// `selectedViewController = moreNavigationController`: what stands in it, or the list of tabs.
  mutating func selectMore(_ more: Index, of tabBar: Index) {
    if let tab = moreTabs[tabBar]?.tab {
      selected[tabBar] = tab
    } else {
      if parent[more] != tabBar { move(more, to: tabBar) }
      moreTabs[tabBar] = MoreTab()
      selected[tabBar] = more
    }
  }
}
