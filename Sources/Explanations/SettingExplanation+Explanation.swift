import Phrases
import TextFormats
import ViewControllers

extension SettingExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      switch setting {
      case .modalTransitionStyle: json.member("value", transition.rawValue)
      case .selectedTab: json.member("value", selectedTab.map(name(ofTab:)))
      case .mode:
        json.member("value", mode.rawValue)
        json.member("canBeSidebar", canBeSidebar)
      case .isCollapsed, .definesPresentationContext: json.member("value", flag == true)
      }
      json.doubt(doubt, in: language)
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    let value =
      switch setting {
      case .modalTransitionStyle: prose.code.value(transition)
      case .selectedTab: selectedTab.map(name(ofTab:)) ?? "nil"
      case .mode: prose.code.value(mode)
      case .isCollapsed, .definesPresentationContext: prose.code.truth(flag == true)
      }
    prose.say("\(name) = \(value)")
    let controller = hierarchy.app.viewControllers[owner]
    switch setting {
    case .isCollapsed:
      prose.say(
        prose.phrases.isCollapsed(
          prose.id(owner), width: hierarchy.traits(of: owner).horizontalSizeClass,
          ios: hierarchy.app.ios))
    case .definesPresentationContext:
      prose.say(
        prose.phrases.definesContext(
          prose.nameAndClass(owner), ContextFlag(of: controller, isTrue: flag == true)))
    case .modalTransitionStyle:
      prose.say(
        prose.phrases.transition(
          of: prose.nameAndClass(owner), isDeclared: controller.modalTransitionStyle != nil))
      let presentation = hierarchy.presentations.first { $0.presented == owner }
      if let presentation { prose.sayTransition(of: presentation, isAsked: true) }
    case .selectedTab:
      guard let place = selectedTab else { break }
      let group = controller.tabs[place].group
      prose.say(
        prose.phrases.isSelectedTab(
          name(ofTab: place), inGroup: group.map(name(ofTab:)),
          showing: controller.tabs[place].viewController.map(prose.id)))
    case .mode:
      prose.say(
        prose.phrases.sidebar(
          canBe: canBeSidebar, isDeclared: controller.mode != nil,
          isPad: hierarchy.app.idiom == .pad))
    }
    prose.say(doubt)
    return prose.text
  }

  private var name: String { "\(hierarchy.id(owner)).\(setting.rawValue)" }

  private func name(ofTab place: Int) -> String {
    let tab = hierarchy.app.viewControllers[owner].tabs[place]
    return tab.identifier?.value ?? tab.title?.value
      ?? hierarchy.app.viewControllers[owner].tabs.className(of: place)
  }
}

extension ContextFlag {
  /// Why a controller's flag has its value.
  init(of controller: ViewController, isTrue: Bool) {
    self =
      controller.definesPresentationContext != nil
      ? .declared(isTrue) : isTrue ? .impliedByKind(controller.kind) : .byDefault
  }
}
