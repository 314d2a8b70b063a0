/// A property that a description sets, or whose value UIKit decides.
public enum Setting: String, CaseIterable, Sendable {
  /// Whether a split view controller shows one controller alone (R25).
  case isCollapsed
  /// Whether what is presented from below stays inside the controller (R6, R7).
  case definesPresentationContext
  /// The transition with which the controller is presented (R15).
  case modalTransitionStyle
  /// The tab that a tab bar controller with tabs shows (R39).
  case selectedTab
  /// Whether a tab bar can become a sidebar (R39).
  case mode
  /// Whether the tab bar is shown, and not the sidebar (R41).
  case isSidebarHidden = "sidebar.isHidden"

  /// Whether a controller has the property.
  package func belongs(to controller: ViewController) -> Bool {
    switch self {
    case .isCollapsed: controller.kind == .split
    case .selectedTab, .mode: controller.hasDetails && controller.showsTabs
    case .isSidebarHidden: controller.isSidebarHidden != nil
    case .definesPresentationContext, .modalTransitionStyle: true
    }
  }
}

/// What such a property holds, and why.
public struct SettingExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The property that is asked for.
  public let setting: Setting
  /// The controller whose property it is.
  public let owner: ViewController.Index

  /// The property of one of the hierarchy's controllers; nil where it has none of that name.
  public init?(_ setting: Setting, of owner: ViewController.Index, in hierarchy: Hierarchy) {
    guard setting.belongs(to: hierarchy.app.viewControllers[owner]) else { return nil }
    self.hierarchy = hierarchy
    self.setting = setting
    self.owner = owner
  }

  /// The value of a property that is true or false, nil for another.
  public var flag: Bool? {
    switch setting {
    case .isCollapsed: hierarchy.isCollapsed(owner)
    case .definesPresentationContext:
      hierarchy.state.definesContext(owner, rules: hierarchy.app.rules)
    case .isSidebarHidden: !hierarchy.showsSidebar(owner)
    case .modalTransitionStyle, .selectedTab, .mode: nil
    }
  }

  /// What `definesPresentationContext` would be under the other rule set, nil for the same (R7).
  public var flagUnderOtherRules: Bool? {
    guard setting == .definesPresentationContext else { return nil }
    let other = hierarchy.state.definesContext(owner, rules: hierarchy.app.rules.other)
    return other == flag ? nil : other
  }

  /// The selected tab's place among the tab bar controller's, nil for none.
  public var selectedTab: Int? { hierarchy.selectedTab(of: owner) }

  /// The mode as declared or by default.
  public var mode: TabBarMode {
    hierarchy.app.viewControllers[owner].mode?.value ?? .automatic
  }

  /// Whether the tab bar can become a sidebar: on an iPad, where the mode says so or is automatic and
  /// one of the tabs is a group (R39).
  public var canBeSidebar: Bool { hierarchy.canBeSidebar(owner) }

  /// The transition, as declared or by default; a presenter may lend another (R15).
  public var transition: ModalTransitionStyle {
    hierarchy.app.viewControllers[owner].presentationTransition
  }

  /// What is not established of the answer, nil for nothing.
  public var doubt: Doubt? {
    setting == .definesPresentationContext ? hierarchy.doubt(ofContextOf: owner) : nil
  }
}
