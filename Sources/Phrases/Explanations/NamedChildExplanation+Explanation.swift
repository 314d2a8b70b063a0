import VCEngine
import VCSource

extension NamedChildExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", code)
    json.member("value", value.map(hierarchy.id))
  }

  package func say(to prose: inout Prose) {
    prose.say("\(code) = \(value.map(prose.id) ?? "nil")")
    let (child, container) = (prose.id(child), prose.id(owner))
    prose.say(.isOwnProperty(code, ofClass: hierarchy.app.viewControllers[owner].className.value))
    prose.say(.holdsChild(child, of: container, isChild: value != nil))
  }

  private var code: String { "\(hierarchy.id(owner)).\(name)" }
}
