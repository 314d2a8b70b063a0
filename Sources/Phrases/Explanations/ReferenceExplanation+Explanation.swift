import VCEngine
import VCSource

extension ReferenceExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    if origin == .windows {
      json.array("value", ids) { $0.string($1) }
    } else {
      json.member("value", ids.first)
    }
    if origin == .scene(isKnown: false) { json.member("established", false) }
  }

  package func say(to prose: inout Prose) {
    if origin != .scene(isKnown: false) {
      prose.say("\(name) = \(origin == .windows ? "[\(list)]" : list)")
    }
    prose.say(
      .reason(for: origin, owner: hierarchy.app.id(of: owner), value: ids.first ?? ""), as: .reason)
  }

  private var ids: [String] { value.map(hierarchy.app.id) }
  private var list: String { ids.joined(separator: ", ") }
  private var name: String { "\(hierarchy.app.id(of: owner)).\(property)" }
}
