import VCSource

/// UITab, or UITabGroup if it contains tabs, from iOS 18 on (R39). It is not a view controller: the
/// tab bar controller shows the tab's view controller.
package struct Tab: Sendable {
  /// The name that code and other tabs use.
  package var identifier: Sourced<String>?
  /// The class; nil for a UITab, or for a UITabGroup if it contains tabs.
  package var className: Sourced<TabClass>?
  /// Whether a UISearchTab begins the search when selected; nil if not set, which means no.
  package var automaticallyActivatesSearch: Sourced<Bool>?
  /// The text in the bar.
  package var title: Sourced<String>?
  /// The controller that it shows; a group may have none.
  package var viewController: ViewController.Index?
  /// The navigation controller in which a group shows its tabs.
  package var managingNavigationController: ViewController.Index?
  /// The tab that a group shows first, nil for the first of its tabs.
  package var defaultChildIdentifier: Sourced<String>?
  /// The tab's place in the bar or the sidebar, nil if not set.
  package var preferredPlacement: Sourced<TabPlacement>?
  /// The index of its group in `ViewController.tabs`; nil for a tab of the bar.
  package let group: Int?
  /// The range of the whole declaration.
  package internal(set) var range: SourceRange?

  /// A tab without a controller.
  package init(in group: Int? = nil, at range: SourceRange? = nil) {
    (self.group, self.range) = (group, range)
  }

  /// The tab's controllers.
  package var viewControllers: [ViewController.Index] {
    [viewController, managingNavigationController].compactMap(\.self)
  }
}

/// The class of a tab.
package enum TabClass: String, CaseIterable, Sendable {
  case tab = "UITab"
  /// The system's search tab.
  case searchTab = "UISearchTab"
  /// A tab that contains tabs.
  case group = "UITabGroup"
}

/// UITabBarController.Mode: whether the tab bar can become a sidebar.
package enum TabBarMode: String, CaseIterable, ObjectiveCSpelled {
  case automatic, tabBar, tabSidebar

  package static var objectiveCPrefix: String { "UITabBarControllerMode" }
}

/// UITab.Placement: in the bar or only in the sidebar, and whether the user may move it.
package enum TabPlacement: String, CaseIterable, ObjectiveCSpelled {
  case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly

  package static var objectiveCPrefix: String { "UITabPlacement" }
}

extension ViewController {
  /// Whether it shows tabs rather than listed controllers.
  package var showsTabs: Bool { kind == .tabBar && containmentKey == nil && !tabs.isEmpty }

  /// The property that lists its children. For tabs that is `children`, because the contents of
  /// `viewControllers` are undocumented.
  package var listProperty: ContainmentKey {
    hasDetails && showsTabs ? .children : kind.containmentKey
  }
}

/// A tab bar controller's tabs, each group before its own tabs. Tabs are named by their indices.
extension [Tab] {
  /// The tabs of a group, or of the bar for nil.
  package func places(in group: Int?) -> [Int] { indices.filter { self[$0].group == group } }

  /// Whether a tab contains tabs.
  package func isGroup(_ place: Int) -> Bool { contains { $0.group == place } }

  /// The class of a tab.
  package func className(of place: Int) -> String {
    (isGroup(place) ? .group : self[place].className?.value ?? .tab).rawValue
  }

  /// The first tab with an identifier.
  package func place(of identifier: String) -> Int? {
    firstIndex { $0.identifier?.value == identifier }
  }

  /// The first visible tab within a tab of the bar: the selected one if the bar's tab contains it,
  /// else the default one.
  func first(of root: Int, selected: Int?) -> Int {
    selected.map { path(to: $0)[0] == root ? leaf(of: $0) : leaf(of: root) } ?? leaf(of: root)
  }

  /// The groups around a tab, the outermost first, then the tab itself.
  package func path(to place: Int) -> [Int] {
    var path = [place]
    while let group = self[path[0]].group { path.insert(group, at: 0) }
    return path
  }

  /// The tab that appears when a group is selected: its default or first tab, and so on within
  /// that.
  func leaf(of place: Int) -> Int {
    let children = places(in: place)
    let named = self[place].defaultChildIdentifier.flatMap { name in
      children.first { self[$0].identifier?.value == name.value }
    }
    return (named ?? children.first).map(leaf) ?? place
  }

  /// The controllers that a tab adds below the tab bar controller (R39). With a group that has a
  /// navigation controller, these are the controllers from that group to the tab, in that
  /// navigation controller; else the outermost group's controller, or the tab's own.
  func content(
    of place: Int
  ) -> (navigation: ViewController.Index?, stack: [ViewController.Index]) {
    let path = path(to: place)
    let managing = path.firstIndex { self[$0].managingNavigationController != nil }
    guard let managing else {
      return (nil, path.compactMap { self[$0].viewController }.prefix(1).map(\.self))
    }
    return (
      self[path[managing]].managingNavigationController,
      path[managing...].compactMap { self[$0].viewController }
    )
  }

  /// The tab of the bar that a controller belongs to, directly or through a group.
  func root(of viewController: ViewController.Index) -> Int? {
    firstIndex { $0.viewControllers.contains(viewController) }.map { path(to: $0)[0] }
  }
}
