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
    prose.say(
      .isOwnProperty(name: code, className: hierarchy.app.viewControllers[owner].className.value),
      as: .reason)
    prose.say(.holdsChild(isChild: value != nil, child: child, container: container), as: .reason)
  }

  private var code: String { "\(hierarchy.id(owner)).\(name)" }
}
