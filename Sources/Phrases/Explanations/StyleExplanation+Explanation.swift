import VCEngine
import VCSource

extension StyleExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", style.rawValue)
    json.member("systemPresentation", systemPresentation?.rawValue)
    json.member("adaptsTo", adaptsTo?.rawValue)
    json.width(of: owner, in: hierarchy)
  }

  package func say(to prose: inout Prose) {
    prose.say("\(name) = \(prose.code.value(style))")
    let app = hierarchy.app
    prose.say(
      .style(
        controller: prose.nameAndClass(owner),
        style: RequestedStyle(of: app.viewControllers[owner], systemPresentation, style, app)),
      as: .reason)
    prose.sayWidth(of: owner)
    if let adaptsTo {
      prose.say(
        .isSeen(
          isBeforeIOS8: app.ios < 8, id: prose.id(owner),
          isSheet: prose.code.word(adaptsTo).isSheetStyle, style: prose.code.word(adaptsTo)))
    }
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }
}
