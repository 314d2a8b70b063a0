import ViewControllers

/// What goes when a controller is sent `dismiss` (R10, R11).
package enum DismissSentence: Sendable {
  case isSentDismiss(ControllerName)
  /// The user dismisses a controller, or what it presents, by a gesture (R31).
  case userDismisses(ControllerName)
  /// What the delegate of the presentation controller is sent, in order (R31).
  case delegateIsSent([String])
  /// What SwiftUI presented, SwiftUI's code dismisses (R32).
  case swiftUIDismisses(String)
  /// What code dismisses, that delegate is told nothing of (R31).
  case delegateHearsNothing
  /// The answer: a presenter dismisses what it presents.
  case dismisses(String, String)
  /// The answer where nothing goes.
  case dismissesNothing
  /// The receiver's own family goes (R10).
  case ownFamilyGoes
  case receiverInNoWindow
  /// Only one goes, with its transition (R11); nil for the one that an alert brings along.
  case goesAlone(String, with: String?)
  /// Several go, in this order (R11).
  case goTogether([String])
  case onlyTopmostIsAnimated(String, with: String?)
  /// The pointers on both sides are nil (R11).
  case nilAfterwards(presenter: String, presented: String)
  /// What would go under other rules, in order, and who presents the last of it there; perhaps nothing.
  case wouldGo([String], under: RuleSet, presentedBy: String?, refused: (id: String, step: Int)?)
}
