import Phrases
import TextFormats
import ViewControllers

extension RootExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      json.member("value", hierarchy.id(hierarchy.rootViewController(of: window)))
      json.member("step", step)
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    let root = prose.id(hierarchy.rootViewController(of: window))
    prose.say("\(name) = \(root)")
    prose.say(
      prose.phrases.isRoot(
        root, of: hierarchy.app.idAmongSeveral(window), sinceStep: step == 0 ? nil : step))
    if step == 0 { prose.say(prose.phrases.whoSetsRoot) }
    return prose.text
  }

  private var name: String {
    "\(hierarchy.app.windows[window].id.value).\(Property.rootViewController)"
  }
}
