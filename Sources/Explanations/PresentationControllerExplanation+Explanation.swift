import Phrases
import TextFormats
import ViewControllers

extension PresentationControllerExplanation: SpokenExplanation {
  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", className)
    json.member("manages", presentation.map { hierarchy.id($0.presented) })
    json.member("rule", Rule.presentationController.rawValue)
  }

  func say(to prose: inout Prose) {
    let app = hierarchy.app
    prose.say("\(name) = \(className ?? "nil")")
    prose.say(.ruleOfPresentationController)
    guard let className else {
      prose.say(.noPresentationControllers(ios: app.ios))
      return
    }
    prose.say(
      .style(
        of: prose.nameAndClass(owner),
        StyleRequest(of: app.viewControllers[owner], style.systemPresentation, style.style, app)))
    if let presentation {
      prose.say(.isManaged(prose.id(owner), by: prose.id(presentation.presenter)))
    } else {
      let presented = hierarchy.family(of: owner)?.presentation.map {
        hierarchy.presentations[$0].presented
      }
      prose.say(.isNotManaged(prose.id(owner), top: presented.map(prose.id)))
    }
    prose.say(
      style.systemPresentation != nil && style.style == .custom
        ? .presentationControllerOfOwnLook(className)
        : .presentationControllerClass(className, style.style))
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }
}
