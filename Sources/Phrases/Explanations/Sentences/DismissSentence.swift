import VCEngine

/// A sentence about the controllers that `dismiss` dismisses (R10, R11).
package enum DismissSentence: Sendable {
  case isSentDismiss(ControllerName)
  /// A SwiftUI view calls the dismiss action of its environment (R32).
  case callsDismissAction(ControllerName)
  /// The repair where a SwiftUI view keeps the user from dismissing it (R31).
  case allowsDismissal(of: String)
  /// The question: the user's gesture dismisses a presented controller (R31).
  case userDismisses(ControllerName, by: WayOut)
  /// The messages to the presentation controller's delegate, in order (R31).
  case delegateIsSent([String])
  /// The message about an attempt that was prevented, to the delegate of this controller's
  /// presentation controller.
  case delegateHearsOfAttempt(String, on: String)
  /// SwiftUI dismisses its own presentations (R32).
  case swiftUIDismisses(String)
  /// The delegate isn't informed when code dismisses (R31).
  case delegateHearsNothing
  /// The answer: a presenter dismisses the controller that it presents.
  case dismisses(String, String)
  /// The answer: nothing is dismissed.
  case dismissesNothing
  /// The answer: a stack pops these, the topmost first (R32).
  case pops(String, [String])
  /// The dismiss action of a pushed view, or of one in a column that was pushed, pops it (R32).
  case dismissActionPops(ControllerName, withColumn: Bool)
  /// The sheet that SwiftUI kept comes next (R32).
  case comesNext(String)
  /// The tab that is selected again when a search tab's search ends (R41).
  case tabAfterSearch(String, in: String)
  /// Nothing is presented from the receiver up, so its own family is dismissed (R10).
  case ownFamilyGoes(presenter: String, presented: String)
  case receiverInNoWindow
  /// Only one controller is dismissed, with its transition (R11); nil for an alert's own animation.
  case goesAlone(String, with: String?)
  /// The presenter lends that transition (R15).
  case lendsTransition(String)
  /// Several controllers are dismissed, in this order (R11).
  case goTogether([String])
  case onlyTopmostIsAnimated(String, with: String?)
  /// The pointers on both sides are nil afterwards (R11).
  case nilAfterwards(presenter: String, presented: String)
  /// The controllers that other rules would dismiss, in order, possibly none, and the presenter of
  /// the last one under those rules.
  case wouldGo([String], under: RuleSet, presentedBy: String?, refused: (id: String, step: Int)?)
}
