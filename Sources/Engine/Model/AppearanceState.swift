/// A view's appearance state, as UIKit's `_printHierarchy` prints it.
package enum AppearanceState: String, CaseIterable, Sendable {
  /// The view is in the window.
  case appeared
  /// The view is entering the window.
  case appearing
  /// The view is not in the window.
  case disappeared
  /// The view is leaving the window.
  case disappearing

  /// Whether the view is in the window, including while it enters or leaves.
  package var isInWindow: Bool { self != .disappeared }
}
