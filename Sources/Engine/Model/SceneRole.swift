/// The meaning of a scene that is not a screen.
package enum SceneRole: String, CaseIterable, Sendable {
  /// A view that is part of several screens.
  case component
  /// An object that presents screens.
  case coordinator
}
