import VCEngine
import VCSource

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

  /// The delegate's answers on compact width (R14, R25).
  case adaptivePresentationStyle, topColumnForCollapsing

  /// Whether a controller has the property.
  package func belongs(to controller: ViewController) -> Bool {
    switch self {
    case .isCollapsed: controller.kind == .split
    case .selectedTab, .mode: controller.hasDetails && controller.showsTabs
    case .isSidebarHidden: controller[flag: .isSidebarHidden] != nil
    case .adaptivePresentationStyle: controller.adaptivePresentationStyle != nil
    case .topColumnForCollapsing: controller.columns != nil
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
    (self.hierarchy, self.setting, self.owner) = (hierarchy, setting, owner)
  }

  /// The value of a Boolean property, nil for others.
  package var flag: Bool? {
    switch setting {
    case .isCollapsed: hierarchy.isCollapsed(owner)
    case .definesPresentationContext:
      hierarchy.state.definesContext(owner, rules: hierarchy.app.rules)
    case .isSidebarHidden: !hierarchy.state.showsSidebar(owner)
    case .modalTransitionStyle, .selectedTab, .mode, .adaptivePresentationStyle,
      .topColumnForCollapsing:
      nil
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
  package var canBeSidebar: Bool { hierarchy.state.canBeSidebar(owner) }

  /// The transition, declared or by default; a presenter may supply another (R15).
  package var transition: ModalTransitionStyle {
    hierarchy.app.viewControllers[owner].presentationTransition
  }

  private var adaptiveStyle: ModalPresentationStyle {
    hierarchy.app.viewControllers[owner].adaptivePresentationStyle?.value ?? .automatic
  }

  private var topColumn: String {
    let columns = hierarchy.app.viewControllers[owner].columns
    return columns.map { $0.topColumnForCollapsing?.value ?? $0.usualTopColumn }?.rawValue ?? ""
  }

  package var doubts: [Doubt] {
    let doubt: Doubt? =
      switch setting {
      case .definesPresentationContext: hierarchy.doubt(ofContextOf: owner)
      case .isCollapsed: hierarchy.doubt(ofWidthOf: owner)
      case .modalTransitionStyle:
        hierarchy.presentations.first { $0.presented == owner }
          .flatMap(hierarchy.doubt(ofTransitionOf:))
      default: nil
      }
    return [doubt].compactMap(\.self)
  }
}

extension SettingExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    switch setting {
    case .modalTransitionStyle: json.member("value", transition.rawValue)
    case .selectedTab:
      json.member("value", selectedTab.map { hierarchy.name(ofTab: $0, of: owner) })
    case .mode:
      json.member("value", mode.rawValue)
      json.member("canBeSidebar", canBeSidebar)
    case .adaptivePresentationStyle: json.member("value", adaptiveStyle.rawValue)
    case .topColumnForCollapsing: json.member("value", topColumn)
    case .isCollapsed, .definesPresentationContext, .isSidebarHidden:
      json.member("value", flag == true)
    }
    if setting == .definesPresentationContext {
      json.otherRules(than: hierarchy.app.rules, flagUnderOtherRules) { $0.member("value", $1) }
    }
  }

  package func say(to prose: inout Prose) {
    let value =
      switch setting {
      case .modalTransitionStyle: prose.code.value(transition)
      case .selectedTab: selectedTab.map { hierarchy.name(ofTab: $0, of: owner) } ?? "nil"
      case .mode: prose.code.value(mode)
      case .adaptivePresentationStyle: prose.code.value(adaptiveStyle)
      case .topColumnForCollapsing: topColumn
      case .isCollapsed, .definesPresentationContext, .isSidebarHidden:
        prose.code.truth(flag == true)
      }
    prose.say("\(name) = \(value)")
    let controller = hierarchy.app.viewControllers[owner]
    switch setting {
    case .isCollapsed:
      prose.say(
        .isCollapsed(
          ios: hierarchy.app.ios, width: hierarchy.traits(of: owner).horizontalSizeClass,
          split: prose.id(owner)), as: .reason)
    case .definesPresentationContext:
      prose.say(
        .definesContext(
          controller: prose.nameAndClass(owner),
          flag: Words.contextFlag(of: controller, isTrue: flag == true, hierarchy.app.rules)),
        as: .reason
      )
      if let other = flagUnderOtherRules {
        prose.say(
          .wouldBe(rules: hierarchy.app.rules.other, value: prose.code.truth(other)), as: .reason)
      }
    case .modalTransitionStyle:
      prose.say(
        .transition(
          controller: prose.nameAndClass(owner), isDeclared: controller.modalTransitionStyle != nil),
        as: .reason)
      let presentation = hierarchy.presentations.first { $0.presented == owner }
      if let presentation { prose.sayTransition(of: presentation, isAsked: true) }
    case .adaptivePresentationStyle:
      prose.say(
        .delegateDecidesStyle(
          style: prose.code.word(adaptiveStyle), isNone: adaptiveStyle == .none), as: .reason)
    case .topColumnForCollapsing: prose.say(.decidesColumn(isNamed: true), as: .reason)
    case .selectedTab:
      guard let place = selectedTab else { break }
      let group = controller.tabs[place].group
      prose.say(
        .isSelectedTab(
          tab: hierarchy.name(ofTab: place, of: owner),
          group: group.map { hierarchy.name(ofTab: $0, of: owner) },
          controller: controller.tabs[place].viewController.map(prose.id)), as: .reason)
    case .isSidebarHidden where canBeSidebar:
      prose.say(
        .definesContext(
          controller: prose.nameAndClass(owner),
          flag: Words.flagDeclared(value: CodeWord.truth(flag == true))),
        as: .reason)
    case .mode, .isSidebarHidden:
      prose.say(
        .sidebar(
          isPad: hierarchy.app.idiom == .pad, isDeclared: controller.mode != nil,
          canBe: canBeSidebar), as: .reason)
    }
  }

  private var name: String { "\(hierarchy.id(owner)).\(setting.rawValue)" }

}

extension Hierarchy {
  /// Returns the name of a tab bar controller's tab by its index.
  func name(ofTab place: Int, of bar: Index) -> String {
    let tabs = app.viewControllers[bar].tabs
    return tabs[place].identifier?.value ?? tabs[place].title?.value ?? tabs.className(of: place)
  }
}
