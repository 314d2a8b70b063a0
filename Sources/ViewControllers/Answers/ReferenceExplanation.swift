import Diagnostics

/// What a property holds that leads to an object or a window, or that an object or a window has: a
/// reference that the description declares, or a scene's windows (R28).
public struct ReferenceExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// Whose property it is.
  public let owner: Reference.Target
  /// The property's name.
  public let property: String
  /// What it holds, several where it is a list.
  public let value: [Reference.Target]
  /// Where the value comes from.
  package let origin: Origin

  package enum Origin: Hashable, Sendable {
    /// The description declares it, as a weak reference or not.
    case declared(isWeak: Bool)
    /// It is a window's `windowScene`; nobody knows the scene where the description names none.
    case scene(isKnown: Bool)
    /// It is a scene's `windows`.
    case windows
  }

  /// Why a property holds its value; nil where the owner has none of that name, which then leads to a
  /// controller's relatives or is unknown.
  public init?(of property: String, for owner: Reference.Target, in hierarchy: Hierarchy) {
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
  /// The window or the object with an id, nil for none.
  package func windowOrObject(ofID id: String) -> Reference.Target? {
    window(ofID: id).map { .window($0) }
      ?? objects.firstIndex { $0.id.value == id }.map { .object($0) }
  }

  /// The properties of a window or an object that lead somewhere.
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
