import VCEngine
import VCSource

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
          flag: ContextFlag(of: controller, isTrue: flag == true, hierarchy.app.rules)), as: .reason
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
          controller: prose.nameAndClass(owner), flag: ContextFlag.declared(flag == true)),
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

extension ContextFlag {
  /// Creates the reason for the value of a controller's flag.
  init(of controller: ViewController, isTrue: Bool, _ rules: RuleSet) {
    self =
      controller.definesPresentationContext != nil
      ? .declared(isTrue) : isTrue ? .impliedByKind(controller.kind) : .byDefault(rules)
  }
}
