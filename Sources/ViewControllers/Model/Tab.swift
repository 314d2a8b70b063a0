import Diagnostics

/// UITab, or UITabGroup where it has tabs of its own, from iOS 18 on (R39). It is no view controller:
/// the tab bar controller shows the one that belongs to it.
public struct Tab: Sendable {
  /// The name by which code and other tabs refer to it.
  public var identifier: Sourced<String>?
  /// The class, nil for a UITab, or a UITabGroup where it has tabs of its own.
  public var className: Sourced<TabClass>?
  /// Whether a UISearchTab begins the search when it is selected, nil where it is not set: then it does
  /// not.
  public var automaticallyActivatesSearch: Sourced<Bool>?
  /// What the bar shows.
  public var title: Sourced<String>?
  /// The controller that it shows; a group may have none.
  public var viewController: ViewController.Index?
  /// The navigation controller in which a group shows its tabs.
  public var managingNavigationController: ViewController.Index?
  /// The tab that a group shows first, nil for the first of its tabs.
  public var defaultChildIdentifier: Sourced<String>?
  /// Where the user finds it, nil where it is not set.
  public var preferredPlacement: Sourced<TabPlacement>?
  /// The group that it is in, by its place in `ViewController.tabs`; nil for a tab of the bar's.
  public let group: Int?
  /// The whole declaration.
  public let range: SourceRange?

  /// A tab without a controller.
  public init(in group: Int? = nil, at range: SourceRange? = nil) {
    (self.group, self.range) = (group, range)
  }

  /// The controllers that belong to it.
  package var viewControllers: [ViewController.Index] {
    [viewController, managingNavigationController].compactMap(\.self)
  }
}

/// A class of tabs besides UITabGroup, which a tab with tabs of its own has.
public enum TabClass: String, CaseIterable, Sendable {
  case tab = "UITab"
  /// The system's search tab.
  case searchTab = "UISearchTab"
}

/// UITabBarController.Mode: whether the tab bar can become a sidebar.
public enum TabBarMode: String, CaseIterable, ObjectiveCSpelled {
  case automatic, tabBar, tabSidebar

  public static var objectiveCPrefix: String { "UITabBarControllerMode" }
}

/// UITab.Placement: in the bar, in the sidebar alone, and whether the user may move it.
public enum TabPlacement: String, CaseIterable, ObjectiveCSpelled {
  case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly

  public static var objectiveCPrefix: String { "UITabPlacement" }
}

extension ViewController {
  /// Whether tabs are what it shows, and not listed controllers.
  var showsTabs: Bool { kind == .tabBar && containmentKey == nil && !tabs.isEmpty }

  /// The property that lists its children: with tabs, no source says what `viewControllers` holds.
  package var listProperty: ContainmentKey {
    hasDetails && showsTabs ? .children : kind.containmentKey
  }
}

/// A tab bar controller's tabs, each group before its own: a tab is named by its place.
extension [Tab] {
  /// The tabs of a group, of the bar itself for nil.
  package func places(in group: Int?) -> [Int] { indices.filter { self[$0].group == group } }

  /// Whether a tab has tabs of its own.
  package func isGroup(_ place: Int) -> Bool { contains { $0.group == place } }

  /// The class of a tab.
  package func className(of place: Int) -> String {
    isGroup(place) ? "UITabGroup" : (self[place].className?.value ?? .tab).rawValue
  }

  /// The first tab with an identifier.
  package func place(of identifier: String) -> Int? {
    firstIndex { $0.identifier?.value == identifier }
  }

  /// The tab that is shown first of a tab of the bar's, or of the one that is selected in it.
  func first(of root: Int, selected: Int?) -> Int {
    selected.map { path(to: $0)[0] == root ? leaf(of: $0) : leaf(of: root) } ?? leaf(of: root)
  }

  /// The tab with its groups, the outermost first.
  package func path(to place: Int) -> [Int] {
    var path = [place]
    while let group = self[path[0]].group { path.insert(group, at: 0) }
    return path
  }

  /// The tab that is shown where a group is selected: its default, or its first, and of that again.
  func leaf(of place: Int) -> Int {
    let children = places(in: place)
    let named = self[place].defaultChildIdentifier.flatMap { name in
      children.first { self[$0].identifier?.value == name.value }
    }
    return (named ?? children.first).map(leaf) ?? place
  }

  /// What a tab puts below the tab bar controller (R39): the controllers of its groups from the one
  /// with a navigation controller on, and its own, in that navigation controller; else its own, or
  /// that of the nearest group.
  func content(
    of place: Int
  ) -> (navigation: ViewController.Index?, stack: [ViewController.Index]) {
    let path = path(to: place)
    let managing = path.firstIndex { self[$0].managingNavigationController != nil }
    guard let managing else {
      return (nil, path.compactMap { self[$0].viewController }.suffix(1))
    }
    return (
      self[path[managing]].managingNavigationController,
      path[managing...].compactMap { self[$0].viewController }
    )
  }

  /// The tab of the bar's to which a controller belongs, by itself or by a group's tab.
  func root(of viewController: ViewController.Index) -> Int? {
    firstIndex { $0.viewControllers.contains(viewController) }.map { path(to: $0)[0] }
  }
}
