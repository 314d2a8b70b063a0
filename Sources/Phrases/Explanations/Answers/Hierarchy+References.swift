import VCEngine
import VCSource

/// The origin of the value of a property that leads to an object or a window, or belongs to one (R28).
package enum ReferenceOrigin: Hashable, Sendable {
  /// The description declares the reference.
  case declared(isWeak: Bool)
  /// The reference is a window's `windowScene`; the scene is unknown if the description names none.
  case scene(isKnown: Bool)
  /// The reference is a scene's `windows`.
  case windows

  /// A scene's property.
  fileprivate static let property = "windows"
}

extension AppDescription {
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
        [ReferenceOrigin.property]
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
    let (value, origin): ([Reference.Target], ReferenceOrigin)
    if case .window(let window) = owner, property == Property.windowScene {
      let scene = app.windows[window].windowScene
      (value, origin) = (scene.map { [.object($0)] } ?? [], .scene(isKnown: scene != nil))
    } else if case .object(let object) = owner, property == ReferenceOrigin.property,
      app.windows.contains(where: { $0.windowScene == object })
    {
      let windows = app.windows.indices.filter { app.windows[$0].windowScene == object }
      (value, origin) = (windows.map { .window($0) }, .windows)
    } else if let first = declared.first {
      value = declared.map(\.reference.target)
      origin = .declared(isWeak: first.reference.isWeak)
    } else {
      return nil
    }
    let ids = value.map(app.id)
    return PropertyAnswer(hierarchy: self, name: "\(app.id(of: owner)).\(property)") {
      if origin == .windows {
        $0.array("value", ids) { $0.string($1) }
      } else {
        $0.member("value", ids.first)
      }
      if origin == .scene(isKnown: false) { $0.member("established", false) }
    } sentences: { prose, name in
      let list = ids.joined(separator: ", ")
      if origin != .scene(isKnown: false) {
        prose.say("\(name) = \(origin == .windows ? "[\(list)]" : list)")
      }
      prose.say(.reason(for: origin, owner: self.app.id(of: owner), value: ids.first ?? ""))
    }
  }
}
