import VCEngine
import VCSource

/// A window's root view controller, and the step that set it (R26).
package struct RootExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  package let window: Window.Index
  /// The number of the step that set the root; 0 for the initial one.
  package let step: Int

  /// Explains the root of one of the description's windows.
  package init(of window: Window.Index = 0, in hierarchy: Hierarchy) {
    (self.hierarchy, self.window) = (hierarchy, window)
    step = hierarchy.state.windows[window].step
  }
}

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
    guard step == 0 else { return }
    let isUpper = hierarchy.app.windowsOfScenes.contains { $0.dropFirst().contains(window) }
    let id = isUpper ? hierarchy.app.windows[window].id.value : nil
    prose.say(.whoSetsRoot(own: id), as: .reason)
  }

  private var name: String {
    "\(hierarchy.app.windows[window].id.value).\(Property.rootViewController)"
  }
}
