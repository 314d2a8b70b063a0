/// How far a view has appeared, as UIKit's `_printHierarchy` says it.
public enum AppearanceState: String, CaseIterable, Sendable {
  /// It is in the window.
  case appeared
  /// It is on its way into the window.
  case appearing
  /// It is not in the window.
  case disappeared
  /// It is on its way out of the window.
  case disappearing

  /// Whether the view is in the window, coming and going too.
  public var isInWindow: Bool { self != .disappeared }
}
