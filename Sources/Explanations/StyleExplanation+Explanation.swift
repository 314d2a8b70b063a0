import Phrases
import TextFormats
import ViewControllers

extension StyleExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      json.member("value", style.rawValue)
      json.member("systemPresentation", systemPresentation?.rawValue)
      json.member("adaptsTo", adaptsTo?.rawValue)
      json.width(of: owner, in: hierarchy)
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    prose.say("\(name) = \(prose.code.value(style))")
    let app = hierarchy.app
    prose.say(
      prose.phrases.style(
        of: prose.nameAndClass(owner),
        StyleRequest(of: app.viewControllers[owner], systemPresentation, style, app)))
    prose.sayWidth(of: owner)
    if let adaptsTo {
      prose.say(prose.phrases.isSeen(as: prose.code.word(adaptsTo), isBeforeIOS8: app.ios < 8))
    }
    return prose.text
  }

  private var name: String { "\(hierarchy.id(owner)).\(Self.property)" }
}
