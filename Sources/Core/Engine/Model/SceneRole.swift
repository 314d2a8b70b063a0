/// The meaning of a map's box that is not a screen.
package enum SceneRole: String, CaseIterable, Sendable {
  /// A view that is part of several screens.
  case component
  /// An object that presents screens.
  case coordinator
}
