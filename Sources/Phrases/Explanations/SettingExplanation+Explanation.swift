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
          prose.id(owner), width: hierarchy.traits(of: owner).horizontalSizeClass,
          ios: hierarchy.app.ios))
    case .definesPresentationContext:
      prose.say(
        .definesContext(
          prose.nameAndClass(owner),
          ContextFlag(of: controller, isTrue: flag == true, hierarchy.app.rules)))
      if let other = flagUnderOtherRules {
        prose.say(.wouldBe(prose.code.truth(other), under: hierarchy.app.rules.other))
      }
    case .modalTransitionStyle:
      prose.say(
        .transition(
          of: prose.nameAndClass(owner), isDeclared: controller.modalTransitionStyle != nil))
      let presentation = hierarchy.presentations.first { $0.presented == owner }
      if let presentation { prose.sayTransition(of: presentation, isAsked: true) }
    case .selectedTab:
      guard let place = selectedTab else { break }
      let group = controller.tabs[place].group
      prose.say(
        .isSelectedTab(
          hierarchy.name(ofTab: place, of: owner),
          inGroup: group.map { hierarchy.name(ofTab: $0, of: owner) },
          showing: controller.tabs[place].viewController.map(prose.id)))
    case .isSidebarHidden where canBeSidebar:
      prose.say(.definesContext(prose.nameAndClass(owner), .declared(flag == true)))
    case .mode, .isSidebarHidden:
      prose.say(
        .sidebar(
          canBe: canBeSidebar, isDeclared: controller.mode != nil,
          isPad: hierarchy.app.idiom == .pad))
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
