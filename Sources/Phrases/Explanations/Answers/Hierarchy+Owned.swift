import VCEngine
import VCSource

/// Answers about what a window and a custom container have.
extension Hierarchy {
  /// The value of a custom container's own property, such as `centerViewController`: the child to which the
  /// description gives this name, nil while it is somewhere else. Nil if no child has this name.
  package func child(named property: String, of owner: Index) -> PropertyAnswer? {
    guard let child = childNames(of: owner).first(where: { $0.value == property })?.key else {
      return nil
    }
    let isChild = parentViewController(of: child) == owner
    let value = isChild ? id(child) : nil
    return PropertyAnswer(property, of: owner, in: self) {
      $0.member("value", value)
    } sentences: { prose, name in
      prose.say("\(name) = \(value ?? "nil")")
      prose.say(
        .isOwnProperty(name: name, className: self.app.viewControllers[owner].className.value))
      prose.say(
        .holdsChild(isChild: isChild, child: prose.id(child), container: prose.id(owner)))
    }
  }

  /// A window's root view controller, and the step that set it (R26).
  package func root(of window: Window.Index = 0) -> PropertyAnswer {
    let (root, step) = (id(rootViewController(of: window)), state.windows[window].step)
    let name = app.windows[window].id.value
    return PropertyAnswer(hierarchy: self, name: "\(name).\(Property.rootViewController)") {
      $0.member("value", root)
      $0.member("step", step)
    } sentences: { prose, property in
      prose.say("\(property) = \(root)")
      prose.say(
        .rootSince(
          step: step == 0 ? nil : step, id: root, window: self.app.idAmongSeveral(window)))
      guard step == 0 else { return }
      let isUpper = self.app.windowsOfScenes.contains { $0.dropFirst().contains(window) }
      prose.say(.whoSetsRoot(own: isUpper ? name : nil))
    }
  }
}
