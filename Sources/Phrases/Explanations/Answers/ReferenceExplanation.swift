import VCEngine
import VCSource

/// The value of a property that leads to an object or a window, or belongs to one: a declared
/// reference, or a scene's windows (R28).
package struct ReferenceExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The owner of the property.
  package let owner: Reference.Target
  /// The property's name.
  package let property: String
  /// The value; a list may have several elements.
  package let value: [Reference.Target]
  /// The origin of the value.
  package let origin: Origin

  package enum Origin: Hashable, Sendable {
    /// The description declares the reference.
    case declared(isWeak: Bool)
    /// The reference is a window's `windowScene`; the scene is unknown if the description names
    /// none.
    case scene(isKnown: Bool)
    /// The reference is a scene's `windows`.
    case windows
  }

  /// Explains a property; nil if the owner has no such reference, so that the property leads to a
  /// controller's relatives or is unknown.
  package init?(of property: String, for owner: Reference.Target, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    (self.owner, self.property) = (owner, property)
    let app = hierarchy.app
    let declared = app.references.filter {
      $0.owner == owner && $0.reference.name.value == property
    }
    if case .window(let window) = owner, property == Property.windowScene {
      let scene = app.windows[window].windowScene
      value = scene.map { [.object($0)] } ?? []
      origin = .scene(isKnown: scene != nil)
    } else if case .object(let object) = owner, property == Self.windows,
      app.windows.contains(where: { $0.windowScene == object })
    {
      value = app.windows.indices.filter { app.windows[$0].windowScene == object }.map {
        .window($0)
      }
      origin = .windows
    } else if let first = declared.first {
      value = declared.map(\.reference.target)
      origin = .declared(isWeak: first.reference.isWeak)
    } else {
      return nil
    }
  }

  /// A scene's property.
  package static let windows = "windows"
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
        [ReferenceExplanation.windows]
      case .object, .viewController: []
      }
    for (other, reference) in references where other == owner {
      if !names.contains(reference.name.value) { names.append(reference.name.value) }
    }
    return names
  }
}

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
