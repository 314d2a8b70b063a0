import VCSource

extension AppDescription {
  /// Whether any tab bar controller has tabs as objects (R39).
  var hasTabs: Bool { viewControllers.contains { $0.hasDetails && !$0.tabs.isEmpty } }

  /// The description with the controllers that tabs show first as the children of their tab bar
  /// controllers, and with the tabs as objects. Applying this twice changes nothing.
  func withTabsAsChildren() -> AppDescription {
    var app = self
    var ids = self.ids.union(objects.map(\.id.value))
    for bar in viewControllers.indices {
      let viewController = viewControllers[bar]
      let tabs = viewController.tabs
      guard viewController.showsTabs, viewController.children.isEmpty else { continue }
      let selected = viewController.selectedTab.flatMap { tabs.place(of: $0.value) }
      app.viewControllers[bar].children = tabs.places(in: nil).compactMap { root in
        let (navigation, stack) = tabs.content(of: tabs.first(of: root, selected: selected))
        guard let navigation else { return stack.last }
        if viewControllers[navigation].children.isEmpty {
          app.viewControllers[navigation].children = stack
        }
        return navigation
      }
      app.addObjects(for: tabs, of: bar, besides: &ids)
    }
    return app
  }

  private mutating func addObjects(
    for tabs: [Tab], of bar: ViewController.Index, besides ids: inout Set<String>
  ) {
    let first = objects.count
    for (place, tab) in tabs.enumerated() {
      let className = tabs.className(of: place)
      let id = ids.freeID(for: tab.identifier?.value ?? className)
      ids.insert(id)
      var object = AppObject(
        id: Sourced(id, at: tab.identifier?.range ?? tab.range), className: Sourced(className))
      (object.title, object.placement) = (tab.title, tab.preferredPlacement?.value)
      func refer(_ name: String, to target: ViewController.Index?) {
        guard let target else { return }
        object.references.append(Reference(Sourced(name), to: .viewController(target)))
      }
      refer("viewController", to: tab.viewController)
      refer("managingNavigationController", to: tab.managingNavigationController)
      object.references += tabs.places(in: place).map {
        Reference(Sourced("children"), to: .object(first + $0))
      }
      objects.append(object)
    }
    viewControllers[bar].references += tabs.places(in: nil).map {
      Reference(Sourced("tabs"), to: .object(first + $0))
    }
  }
}

extension State {
  /// The index of a tab bar controller's tab that a controller belongs to, whether or not the
  /// controller is a child now.
  func tab(of viewController: Index, in bar: Index) -> Int? {
    let controller = app.viewControllers[bar]
    guard controller.hasDetails, controller.showsTabs else { return nil }
    return controller.tabs.firstIndex { $0.viewController == viewController }
  }

  /// Performs `selectedTab = tab`: its controllers replace those of another tab in its group (R39).
  mutating func selectTab(_ place: Int, in bar: Index, at range: SourceRange?) throws(StepRefusal) {
    let tabs = app.viewControllers[bar].tabs
    let (navigation, stack) = tabs.content(of: tabs.leaf(of: place))
    guard let shown = navigation ?? stack.last else { return }
    if let navigation {
      for member in stack where parent[member] != navigation {
        try checkContainable(Participant(member, at: range), in: navigation)
      }
    }
    if parent[shown] != bar {
      try checkContainable(Participant(shown, at: range), in: bar)
      let root = tabs.root(of: shown)
      let old = children[bar].firstIndex { tabs.root(of: $0) == root }
      if let old { detach(children[bar][old], .replaced) }
      move(shown, to: bar)
      if let old { children[bar].insert(children[bar].removeLast(), at: old) }
    }
    if let navigation, children[navigation] != stack {
      try setViewControllers(
        stack.map { Participant($0, at: range) }, of: Participant(navigation, at: range))
    }
    selected[bar] = shown
    selectedTabs[bar] = tabs.leaf(of: place)
    lastArrangement = stepNumber
    arrangeMore(of: bar)
  }

  /// Hints at a tap on a tab that only a sidebar shows, while there is none (R41).
  mutating func hintAboutSidebar(_ child: Participant, of bar: Index) {
    guard let doubt = doubt(ofTapOn: child.value, in: bar) else { return }
    hint(.undocumented(doubt: doubt), at: child.range)
  }

  /// The doubt about a tap on a tab whose place is the sidebar, where the bar isn't one (R41).
  package func doubt(ofTapOn child: Index, in bar: Index) -> Doubt? {
    guard let place = tab(of: child, in: bar), !showsSidebar(bar),
      app.viewControllers[bar].tabs[place].preferredPlacement?.value == .sidebarOnly
    else { return nil }
    return Doubt(.tabOfSidebar, of: id(child))
  }

  /// Whether a tab bar can become a sidebar: on an iPad, if the mode says so, or is automatic and
  /// one of the tabs is a group (R41).
  package func canBeSidebar(_ bar: Index) -> Bool {
    let controller = app.viewControllers[bar]
    let mode = controller.mode?.value ?? .automatic
    return app.idiom == .pad
      && (mode == .tabSidebar || mode == .automatic && controller.tabs.contains { $0.group != nil })
  }

  /// Whether the sidebar is shown instead of the tab bar, which needs regular width (R41).
  package func showsSidebar(_ bar: Index) -> Bool {
    app.ios >= 18 && app.viewControllers[bar][flag: .isSidebarHidden]?.value == false
      && canBeSidebar(bar)
      && traits(of: bar).horizontalSizeClass == .regular
  }

  /// The controller that a declared `selectedTab` shows first, nil if it names no tab.
  func declaredSelection(of bar: ViewController) -> Index? {
    guard bar.hasDetails, bar.showsTabs,
      let place = bar.selectedTab.flatMap({ bar.tabs.place(of: $0.value) })
    else { return nil }
    let (navigation, stack) = bar.tabs.content(of: bar.tabs.leaf(of: place))
    return navigation ?? stack.last
  }

  /// Begins the search of a search tab that was just selected, if it does so automatically, from
  /// iOS 26 on. When the search ends, the previous tab is selected again (R39).
  mutating func activateSearch(
    ofTab child: Index, in bar: Index, before: Index?, at range: SourceRange?
  ) throws(StepRefusal) {
    guard app.ios >= 26, before != child, let place = tab(of: child, in: bar),
      app.viewControllers[bar].tabs[place].automaticallyActivatesSearch?.value == true,
      let owner = ([child] + children[child].suffix(1)).last(where: {
        app.viewControllers[$0].searchController != nil
      }), let search = app.viewControllers[owner].searchController
    else { return }
    try activateSearch(Participant(search, at: range))
    if let before { tabsBeforeSearch[search] = TabBeforeSearch(bar: bar, tab: before) }
  }

  /// Selects the previous tab again, because the search of a search tab ended.
  mutating func leaveSearchTab(of search: Index) {
    guard let before = tabsBeforeSearch.removeValue(forKey: search),
      children[before.bar].contains(before.tab)
    else { return }
    show(before.tab, in: before.bar)
  }
}

extension State {
  /// Checks a tab bar controller's tabs.
  mutating func checkTabs(of bar: ViewController) {
    let tabs = bar.tabs
    if !tabs.isEmpty, bar.kind == .tabBar, let list = bar.containmentKey {
      report(.declaration(.tabsBesideList(id: bar.id.value)), at: list.range)
    }
    if let first = tabs.first, bar.kind != .tabBar {
      warn(
        .declaration(
          .keyOfAnotherClass(
            owner: "UITabBarController", key: "tabs", className: bar.className.value)),
        at: first.range)
    }
    if let name = bar.selectedTab, !tabs.isEmpty, tabs.place(of: name.value) == nil {
      report(
        .declaration(.noTabWithIdentifier(id: bar.id.value, identifier: name.value)), at: name.range
      )
    }
    for (place, tab) in tabs.enumerated() {
      if let navigation = tab.managingNavigationController, kinds[navigation] != .navigation {
        report(
          .declaration(.managesNoStack(id: id(navigation), className: className(navigation))),
          at: self.place(of: navigation))
      }
      if let name = tab.defaultChildIdentifier,
        !tabs.places(in: place).contains(where: { tabs[$0].identifier?.value == name.value })
      {
        hint(.unlistedTab(identifier: name.value), at: name.range)
      }
    }
  }
}

extension Hierarchy {
  /// The index of the selected tab, a tab of the bar or one in a group (R39).
  package func selectedTab(of bar: Index) -> Int? {
    let controller = app.viewControllers[bar]
    guard controller.hasDetails, controller.showsTabs, let shown = selectedViewController(of: bar)
    else { return nil }
    // A group's own controller doesn't tell which of its tabs is selected.
    let place =
      state.selectedTabs[bar]
      ?? controller.selectedTab.flatMap { name in
        controller.tabs.place(of: name.value).map(controller.tabs.leaf)
      }
    if let place {
      let (navigation, stack) = controller.tabs.content(of: place)
      if (navigation ?? stack.last) == shown, navigation.map({ children(of: $0) == stack }) ?? true
      {
        return place
      }
    }
    let candidates = [shown] + children(of: shown)
    return candidates.reversed().lazy.compactMap { self.state.tab(of: $0, in: bar) }.first
  }

  /// The tab of the bar that shows a child of a tab bar controller, nil for a listed child.
  package func tab(showing child: Index) -> Tab? {
    guard let bar = parentViewController(of: child), app.viewControllers[bar].hasDetails else {
      return nil
    }
    let tabs = app.viewControllers[bar].tabs
    return tabs.root(of: child).map { tabs[$0] }
  }

  /// The title of a controller's own tab, which may be in a group; nil without one.
  package func tabTitle(of member: Index) -> String? {
    parentViewController(of: member).flatMap { bar in
      state.tab(of: member, in: bar).flatMap { app.viewControllers[bar].tabs[$0].title?.value }
    }
  }

  /// The controller of its own that the group of a controller's tab shows in place of the tab's, nil if
  /// there is none (R39).
  package func groupController(of member: Index, in bar: Index) -> Index? {
    state.tab(of: member, in: bar).flatMap { place -> Index? in
      let (navigation, stack) = app.viewControllers[bar].tabs.content(of: place)
      return navigation == nil && stack.last != member ? stack.last : nil
    }
  }

  /// The navigation controller in which a group shows the tab of a controller, nil if there is
  /// none.
  package func groupNavigation(of member: Index, in bar: Index) -> Index? {
    state.tab(of: member, in: bar).flatMap {
      app.viewControllers[bar].tabs.content(of: $0).navigation
    }
  }
}
