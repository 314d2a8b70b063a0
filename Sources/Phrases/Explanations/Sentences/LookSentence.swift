import VCEngine

/// A sentence about the appearance, transition and end of a presentation (R12 to R15). The first string
/// is the presented controller's id.
package enum LookSentence: Sendable {
  /// The width that applies to a controller if windows have several widths: its window's; nil for a
  /// controller outside all windows.
  case width(SizeClass, of: String, in: String?)
  /// The style on an iPhone (R14).
  case isSeen(String, as: String, isBeforeIOS8: Bool)
  /// A delegate's controller is shown in place of the presented one (R14).
  case isReplaced(String, by: String)
  /// Whether the presenter's view stays in the window (R12).
  case presenterView(behind: String, of: String, stays: Bool)
  /// A sheet below its large detent keeps clear of the screen's edges, since an iOS (R37).
  case keepsClearOfEdges(String, since: Int)
  /// The transition, and the presenter that lends it, if any (R15).
  case comes(String, with: String, lentBy: String?)
  /// The presented controller's preferred transition (R38).
  case comesWithPreferred(String, PreferredTransition)
  /// The transitioning delegate, nil if it isn't named, may supply an animator (R15).
  case comesWithAnimator(String, of: String?, else: String)
  /// The surroundings of a sheet or popover, and the user's way back to them.
  case wayOut(WayOut)
  /// The purpose of the transition (the guide's table 10-1).
  case purpose(of: ModalTransitionStyle)
  /// The way MPMoviePlayerViewController also appears, and the player in it (the guide's note).
  case presentsMoviePlayer
  /// The transition of an alert or a search, which isn't a `modalTransitionStyle` (R13).
  case comesWithOwnTransition(String)
}
