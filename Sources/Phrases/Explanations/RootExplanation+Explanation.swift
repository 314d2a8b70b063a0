import VCEngine
import VCSource

extension RootExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", hierarchy.id(hierarchy.rootViewController(of: window)))
    json.member("step", step)
  }

  package func say(to prose: inout Prose) {
    let root = prose.id(hierarchy.rootViewController(of: window))
    prose.say("\(name) = \(root)")
    prose.say(
      .rootSince(
        step: step == 0 ? nil : step, id: root, window: hierarchy.app.idAmongSeveral(window)),
      as: .reason)
    if step == 0 { prose.say(.whoSetsRoot, as: .reason) }
  }

  private var name: String {
    "\(hierarchy.app.windows[window].id.value).\(Property.rootViewController)"
  }
}
