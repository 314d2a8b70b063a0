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

extension Hierarchy {
  /// Explains a property of a controller; nil if it has no such property.
  func explanation(of setting: Setting, of owner: Index) -> PropertyAnswer? {
    let controller = app.viewControllers[owner]
    guard setting.belongs(to: controller) else { return nil }
    switch setting {
    case .isCollapsed: return collapse(of: owner)
    case .definesPresentationContext: return context(of: owner)
    case .modalTransitionStyle: return transitionStyle(of: owner)
    case .selectedTab: return tab(of: owner)
    case .mode, .isSidebarHidden: return sidebar(setting, of: owner)
    case .adaptivePresentationStyle:
      let style = controller.adaptivePresentationStyle?.value ?? .automatic
      return PropertyAnswer(setting.rawValue, of: owner, in: self) {
        $0.member("value", style.rawValue)
      } sentences: { prose, name in
        prose.say("\(name) = \(prose.code.value(style))")
        prose.say(.delegateDecidesStyle(style: prose.code.word(style), isNone: style == .none))
      }
    case .topColumnForCollapsing:
      let column = controller.columns.map { $0.topColumnForCollapsing?.value ?? $0.usualTopColumn }
      return PropertyAnswer(setting.rawValue, of: owner, in: self) {
        $0.member("value", column?.rawValue)
      } sentences: { prose, name in
        prose.say("\(name) = \(column?.rawValue ?? "")")
        prose.say(.decidesColumn(isNamed: true))
      }
    }
  }

  private func collapse(of owner: Index) -> PropertyAnswer {
    let (value, doubt) = (isCollapsed(owner), doubt(ofWidthOf: owner))
    return PropertyAnswer(Setting.isCollapsed.rawValue, of: owner, in: self, doubts: [doubt]) {
      $0.member("value", value)
    } sentences: { prose, name in
      prose.say("\(name) = \(prose.code.truth(value))")
      prose.say(
        .isCollapsed(
          ios: self.app.ios, width: self.traits(of: owner).horizontalSizeClass,
          split: prose.id(owner)))
    }
  }

  private func context(of owner: Index) -> PropertyAnswer {
    let value = state.definesContext(owner, rules: app.rules)
    let other = state.definesContext(owner, rules: app.rules.other)
    return PropertyAnswer(
      Setting.definesPresentationContext.rawValue, of: owner, in: self,
      doubts: [doubt(ofContextOf: owner)]
    ) {
      $0.member("value", value)
      $0.otherRules(than: self.app.rules, other == value ? nil : other) { $0.member("value", $1) }
    } sentences: { prose, name in
      prose.say("\(name) = \(prose.code.truth(value))")
      let flag = Words.contextFlag(
        of: self.app.viewControllers[owner], isTrue: value, self.app.rules)
      prose.say(.definesContext(controller: prose.nameAndClass(owner), flag: flag))
      guard other != value else { return }
      prose.say(.wouldBe(rules: self.app.rules.other, value: prose.code.truth(other)))
    }
  }

  private func transitionStyle(of owner: Index) -> PropertyAnswer {
    let controller = app.viewControllers[owner]
    let presentation = presentations.first { $0.presented == owner }
    // A presenter may supply another (R15).
    let transition = controller.presentationTransition
    return PropertyAnswer(
      Setting.modalTransitionStyle.rawValue, of: owner, in: self,
      doubts: [presentation.flatMap(doubt(ofTransitionOf:))]
    ) {
      $0.member("value", transition.rawValue)
    } sentences: { prose, name in
      prose.say("\(name) = \(prose.code.value(transition))")
      prose.say(
        .transition(
          controller: prose.nameAndClass(owner), isDeclared: controller.modalTransitionStyle != nil)
      )
      guard let presentation else { return }
      prose.say(as: .detail) { $0.sayTransition(of: presentation, isAsked: true) }
    }
  }

  private func tab(of owner: Index) -> PropertyAnswer {
    let (place, tabs) = (selectedTab(of: owner), app.viewControllers[owner].tabs)
    let value = place.map { name(ofTab: $0, of: owner) }
    return PropertyAnswer(Setting.selectedTab.rawValue, of: owner, in: self) {
      $0.member("value", value)
    } sentences: { prose, name in
      prose.say("\(name) = \(value ?? "nil")")
      guard let place, let value else { return }
      let group = tabs[place].group.map { self.name(ofTab: $0, of: owner) }
      prose.say(
        .isSelectedTab(
          tab: value, group: group, controller: tabs[place].viewController.map(prose.id)))
    }
  }

  /// Whether a tab bar can become a sidebar: on an iPad, if the mode says so, or is automatic and one of the
  /// tabs is a group; and whether the sidebar is hidden (R41).
  private func sidebar(_ setting: Setting, of owner: Index) -> PropertyAnswer {
    let (declared, canBe) = (app.viewControllers[owner].mode?.value, state.canBeSidebar(owner))
    let isHidden = setting == .mode ? nil : !state.showsSidebar(owner)
    return PropertyAnswer(setting.rawValue, of: owner, in: self) {
      if let isHidden { return $0.member("value", isHidden) }
      $0.member("value", (declared ?? .automatic).rawValue)
      $0.member("canBeSidebar", canBe)
    } sentences: { prose, name in
      let value = isHidden.map(prose.code.truth) ?? prose.code.value(declared ?? .automatic)
      prose.say("\(name) = \(value)")
      if let isHidden, canBe {
        let flag = Words.flagDeclared(value: CodeWord.truth(isHidden))
        return prose.say(.definesContext(controller: prose.nameAndClass(owner), flag: flag))
      }
      prose.say(
        .sidebar(isPad: self.app.idiom == .pad, isDeclared: declared != nil, canBe: canBe))
    }
  }

  /// Returns the name of a tab bar controller's tab by its index.
  func name(ofTab place: Int, of bar: Index) -> String {
    let tabs = app.viewControllers[bar].tabs
    return tabs[place].identifier?.value ?? tabs[place].title?.value ?? tabs.className(of: place)
  }
}
