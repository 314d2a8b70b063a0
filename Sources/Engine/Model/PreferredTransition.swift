/// UIViewController.Transition: the `preferredTransition`, which replaces the
/// `modalTransitionStyle` from iOS 18 on (R38).
package enum PreferredTransition: String, CaseIterable, Sendable {
  /// Zooms out of a view in the presenter; the user can drag or pinch to go back.
  case zoom
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

  /// The first iOS that has the property.
  static let since = 18
}
