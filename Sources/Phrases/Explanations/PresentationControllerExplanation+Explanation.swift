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
    prose.say(.ruleOfPresentationController(className: property.className), as: .reason)
    if app.ios < property.since {
      return prose.say(.noPresentationControllers(since: property.since, ios: app.ios), as: .reason)
    }
    prose.say(
      .style(
        controller: prose.nameAndClass(subject),
        style: RequestedStyle(
          of: app.viewControllers[subject], style.systemPresentation, style.style, app)),
      as: .reason)
    guard let className else { return }
    if let presentation {
      prose.say(
        .isManaged(presenter: prose.id(presentation.presenter), id: prose.id(subject)), as: .reason)
    } else {
      let presented = hierarchy.family(of: owner)?.presentation.map {
        hierarchy.presentations[$0].presented
      }
      prose.say(.isNotManaged(id: prose.id(owner), top: presented.map(prose.id)), as: .reason)
    }
    prose.say(
      style.systemPresentation != nil && style.style == .custom
        ? .presentationControllerOfOwnLook(className: className)
        : .presentationControllerClass(style: style.style, className: className), as: .reason)
  }

  private var name: String { "\(hierarchy.id(owner)).\(property.rawValue)" }
}
