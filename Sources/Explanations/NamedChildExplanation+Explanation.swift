import Phrases
import TextFormats
import ViewControllers

extension NamedChildExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", code)
      json.member("value", value.map(hierarchy.id))
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    prose.say("\(code) = \(value.map(prose.id) ?? "nil")")
    let (child, container) = (prose.id(child), prose.id(owner))
    prose.say(
      prose.phrases.isOwnProperty(
        code, ofClass: hierarchy.app.viewControllers[owner].className.value))
    prose.say(prose.phrases.holdsChild(child, of: container, isChild: value != nil))
    return prose.text
  }

  private var code: String { "\(hierarchy.id(owner)).\(name)" }
}
