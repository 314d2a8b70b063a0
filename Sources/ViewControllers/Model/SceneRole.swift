/// What a box of a map stands for if it is no screen.
public enum SceneRole: String, CaseIterable, Sendable {
  /// A view that is part of many screens.
  case component
  /// An object that presents screens and is none.
  case coordinator
}
