import VCEngine
import VCSource

extension PresentationControllerExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", className)
    json.member("manages", presentation.map { hierarchy.id($0.presented) })
    json.member("rule", Rule.presentationController.rawValue)
  }

  package func say(to prose: inout Prose) {
    let app = hierarchy.app
    prose.say("\(name) = \(className ?? "nil")")
    prose.say(.ruleOfPresentationController(className: property.className))
    if app.ios < property.since {
      return prose.say(.noPresentationControllers(since: property.since, ios: app.ios))
    }
    prose.say(
      .style(
        of: prose.nameAndClass(subject),
        RequestedStyle(of: app.viewControllers[subject], style.systemPresentation, style.style, app)
      ))
    guard let className else { return }
    if let presentation {
      prose.say(.isManaged(prose.id(subject), by: prose.id(presentation.presenter)))
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

  private var name: String { "\(hierarchy.id(owner)).\(property.rawValue)" }
}
