import Phrases
import TextFormats
import ViewControllers

extension SettingExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      if let flag {
        json.member("value", flag)
      } else {
        json.member("value", transition.rawValue)
      }
      json.doubt(doubt, in: language)
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    prose.say("\(name) = \(flag.map(prose.code.truth) ?? prose.code.value(transition))")
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
    }
    prose.say(doubt)
    return prose.text
  }

  private var name: String { "\(hierarchy.id(owner)).\(setting.rawValue)" }
}

extension ContextFlag {
  /// Why a controller's flag has its value.
  init(of controller: ViewController, isTrue: Bool) {
    self =
      controller.definesPresentationContext != nil
      ? .declared(isTrue) : isTrue ? .impliedByKind(controller.kind) : .byDefault
  }
}
