/// UIViewController.Transition: the transition that a controller prefers to its `modalTransitionStyle`,
/// from iOS 18 on (R38).
public enum PreferredTransition: String, CaseIterable, Sendable {
  /// It grows out of a view of the presenter's, and the user drags or pinches it back.
  case zoom
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

  /// The first iOS that has it.
  static let since = 18
}
