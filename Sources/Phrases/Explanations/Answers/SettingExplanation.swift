import VCEngine

/// A property that a description sets, or whose value UIKit decides.
package enum Setting: String, CaseIterable, Sendable {
  /// Whether a split view controller shows only one controller (R25).
  case isCollapsed
  /// Whether presentations from below stay inside the controller (R6, R7).
  case definesPresentationContext
  /// The transition with which the controller is presented (R15).
  case modalTransitionStyle
  /// The tab that a tab bar controller with tabs shows (R39).
  case selectedTab
  /// Whether a tab bar can become a sidebar (R39).
  case mode
  /// Whether the tab bar is shown, rather than the sidebar (R41).
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

/// The value of such a property, and its reason.
package struct SettingExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The property.
  package let setting: Setting
  /// The controller that has the property.
  package let owner: ViewController.Index

  /// Explains the property of one of the hierarchy's controllers; nil if it has no such property.
  package init?(_ setting: Setting, of owner: ViewController.Index, in hierarchy: Hierarchy) {
    guard setting.belongs(to: hierarchy.app.viewControllers[owner]) else { return nil }
    self.hierarchy = hierarchy
    self.setting = setting
    self.owner = owner
  }

  /// The value of a Boolean property, nil for others.
  package var flag: Bool? {
    switch setting {
    case .isCollapsed: hierarchy.isCollapsed(owner)
    case .definesPresentationContext:
      hierarchy.state.definesContext(owner, rules: hierarchy.app.rules)
    case .isSidebarHidden: !hierarchy.showsSidebar(owner)
    case .modalTransitionStyle, .selectedTab, .mode: nil
    }
  }

  /// The value of `definesPresentationContext` under the other rule set, nil if it is the same
  /// (R7).
  package var flagUnderOtherRules: Bool? {
    guard setting == .definesPresentationContext else { return nil }
    let other = hierarchy.state.definesContext(owner, rules: hierarchy.app.rules.other)
    return other == flag ? nil : other
  }

  /// The index of the selected tab among the tab bar controller's tabs, nil if there is none.
  package var selectedTab: Int? { hierarchy.selectedTab(of: owner) }

  /// The mode, declared or by default.
  package var mode: TabBarMode {
    hierarchy.app.viewControllers[owner].mode?.value ?? .automatic
  }

  /// Whether the tab bar can become a sidebar: on an iPad, if the mode says so, or is automatic and
  /// one of the tabs is a group (R41).
  package var canBeSidebar: Bool { hierarchy.canBeSidebar(owner) }

  /// The transition, declared or by default; a presenter may supply another (R15).
  package var transition: ModalTransitionStyle {
    hierarchy.app.viewControllers[owner].presentationTransition
  }

  package var doubts: [Doubt] {
    let doubt: Doubt? =
      switch setting {
      case .definesPresentationContext: hierarchy.doubt(ofContextOf: owner)
      case .modalTransitionStyle:
        hierarchy.presentations.first { $0.presented == owner }
          .flatMap(hierarchy.doubt(ofTransitionOf:))
      default: nil
      }
    return [doubt].compactMap(\.self)
  }
}
