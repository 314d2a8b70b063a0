import ViewControllers

/// A sentence about the effect of a step that no walk explains.
package enum StepSentence: Sendable {
  /// The controller that carries out `show` or `showDetail`; nil if the receiver presents (R19).
  case ruleOfShow(isDetail: Bool, by: String?)
  /// The effect of selecting a tab of a group, and the navigation controller that manages the
  /// group, if any (R39).
  case ruleOfTabGroup(navigation: String?)
  /// The controllers whose views entered or left the window (R21).
  case viewsCame([String])
  case viewsLeft([String])
  /// A property's new and former values, as code.
  case holds(String, String, before: String)
  /// A presentation looks different in the new width (R14).
  case isNowSeen(String, as: String)
  /// The rule for a tab bar with more than five tabs in compact width (R27).
  case ruleOfNarrowTabBar
  /// The number of further properties with new values.
  case moreChanged(Int)
}
