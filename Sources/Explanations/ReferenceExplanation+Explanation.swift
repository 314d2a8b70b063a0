import Phrases
import TextFormats
import ViewControllers

extension ReferenceExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      if origin == .windows {
        json.key("value")
        json.array(ids) { $0.string($1) }
      } else {
        json.member("value", ids.first)
      }
      if origin == .scene(isKnown: false) { json.member("established", false) }
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    if origin != .scene(isKnown: false) {
      prose.say("\(name) = \(origin == .windows ? "[\(list)]" : list)")
    }
    prose.say(
      prose.phrases.reason(for: origin, owner: hierarchy.app.id(of: owner), value: ids.first ?? ""))
    return prose.text
  }

  private var ids: [String] { value.map(hierarchy.app.id) }
  private var list: String { ids.joined(separator: ", ") }
  private var name: String { "\(hierarchy.app.id(of: owner)).\(property)" }
}
