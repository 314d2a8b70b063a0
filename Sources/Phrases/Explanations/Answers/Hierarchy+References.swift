import VCEngine
import VCSource

extension AppDescription {
  /// A scene's property.
  fileprivate static let windowsProperty = "windows"

  /// The window or the object with an id, nil if there is none.
  package func windowOrObject(ofID id: String) -> Reference.Target? {
    window(ofID: id).map { .window($0) }
      ?? objects.firstIndex { $0.id.value == id }.map { .object($0) }
  }

  /// The properties of a window or an object that lead to another.
  package func properties(of owner: Reference.Target) -> [String] {
    var names: [String] =
      switch owner {
      case .window: [Property.rootViewController, Property.windowScene]
      case .object(let object) where windows.contains(where: { $0.windowScene == object }):
        [Self.windowsProperty]
      case .object, .viewController: []
      }
    for (other, reference) in references where other == owner {
      if !names.contains(reference.name.value) { names.append(reference.name.value) }
    }
    return names
  }
}

extension Hierarchy {
  /// Explains a declared reference, or a scene's windows; nil if the owner has no such reference, so that the
  /// property leads to a controller's relatives or is unknown.
  func reference(_ property: String, of owner: Reference.Target) -> PropertyAnswer? {
    let declared = app.references.filter {
      $0.owner == owner && $0.reference.name.value == property
    }
    let (value, isList, reason): ([Reference.Target], Bool, Words)
    if case .window(let window) = owner, property == Property.windowScene {
      let scene = app.windows[window].windowScene
      value = scene.map { [.object($0)] } ?? []
      (isList, reason) = (false, .originOfScene(isKnown: scene != nil, window: app.id(of: owner)))
    } else if case .object(let object) = owner, property == AppDescription.windowsProperty,
      app.windows.contains(where: { $0.windowScene == object })
    {
      let windows = app.windows.indices.filter { app.windows[$0].windowScene == object }
      value = windows.map { .window($0) }
      (isList, reason) = (true, .originWindows(owner: app.id(of: owner)))
    } else if let first = declared.first {
      value = declared.map(\.reference.target)
      let target = app.id(of: first.reference.target)
      isList = false
      reason = .originDeclared(isWeak: first.reference.isWeak, value: target)
    } else {
      return nil
    }
    // Only a window's scene may be unknown.
    let ids = value.map(app.id)
    return PropertyAnswer(hierarchy: self, name: "\(app.id(of: owner)).\(property)") {
      if isList {
        $0.array("value", ids) { $0.string($1) }
      } else {
        $0.member("value", ids.first)
      }
      if ids.isEmpty { $0.member("established", false) }
    } sentences: { prose, name in
      let list = ids.joined(separator: ", ")
      if !ids.isEmpty { prose.say("\(name) = \(isList ? "[\(list)]" : list)") }
      prose.say(reason)
    }
  }
}
