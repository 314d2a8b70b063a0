/// The controller that carries out `show` or `showDetail` (R19).
package enum ShowTarget: Sendable {
  /// The nearest container takes the controller.
  case container(String)
  /// This controller is sent `present`: the window's root, or the last one presented above it.
  /// `unless` is a navigation controller that takes no other.
  case front(String, isRoot: Bool, unless: String?)
  /// A collapsed split view controller without a stack is sent `present`.
  case collapsed(String)
  /// No container is there, and the receiver's view is in no window.
  case nobody
}
