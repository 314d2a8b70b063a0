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
        of: prose.nameAndClass(owner),
        RequestedStyle(of: app.viewControllers[owner], systemPresentation, style, app)))
    prose.sayWidth(of: owner)
    if let adaptsTo {
      prose.say(
        .isSeen(prose.id(owner), as: prose.code.word(adaptsTo), isBeforeIOS8: app.ios < 8))
    }
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }
}
