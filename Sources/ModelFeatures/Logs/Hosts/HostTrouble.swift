/// What UIKit refuses to the users of a framework, whichever words it uses.
package enum HostTrouble: Sendable {
  /// Something else is shown, or being shown.
  case busy
  /// The same instance is presented a second time.
  case presentedAgain
  /// The presenter isn't on screen.
  case gone
  /// The presenter is on screen, and in no hierarchy.
  case detached
  /// A popover has nothing to point at.
  case popover
  /// A push or a pop comes too early, or twice.
  case stack
  /// A view and its controller have different parents.
  case parent
  /// The app doesn't use scenes.
  case launch
  /// The framework's own controller has no window, is shown again, or is in a dialog.
  case ownDetached, ownReused, ownInDialog
}
