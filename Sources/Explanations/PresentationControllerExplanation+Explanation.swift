import Phrases
import TextFormats
import ViewControllers

extension PresentationControllerExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      json.member("value", className)
      json.member("manages", presentation.map { hierarchy.id($0.presented) })
      json.member("rule", Rule.presentationController.rawValue)
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    let app = hierarchy.app
    prose.say("\(name) = \(className ?? "nil")")
    prose.say(prose.phrases.ruleOfPresentationController)
    guard let className else {
      prose.say(prose.phrases.noPresentationControllers(ios: app.ios))
      return prose.text
    }
    prose.say(
      prose.phrases.style(
        of: prose.nameAndClass(owner),
        StyleRequest(of: app.viewControllers[owner], style.systemPresentation, style.style, app)))
    if let presentation {
      prose.say(prose.phrases.isManaged(prose.id(owner), by: prose.id(presentation.presenter)))
    } else {
      let presented = hierarchy.family(of: owner)?.presentation.map {
        hierarchy.presentations[$0].presented
      }
      prose.say(prose.phrases.isNotManaged(prose.id(owner), top: presented.map(prose.id)))
    }
    prose.say(
      style.systemPresentation != nil && style.style == .custom
        ? prose.phrases.presentationControllerOfOwnLook(className)
        : prose.phrases.presentationControllerClass(className, style.style))
    return prose.text
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }
}
