import ViewControllers

/// What a step did that is explained by no walk.
package enum StepSentence: Sendable {
  /// Who carries `show` or `showDetail` out, nil for nobody: then the receiver presents (R19).
  case ruleOfShow(isDetail: Bool, by: String?)
  /// What selecting a tab of a group's does, and the navigation controller that manages it, nil for none
  /// (R39).
  case ruleOfTabGroup(navigation: String?)
  /// Whose views came into the window, and whose left it (R21).
  case viewsCame([String])
  case viewsLeft([String])
  /// What a property holds since, and held before, as code.
  case holds(String, String, before: String)
  /// What is presented looks otherwise in another width (R14).
  case isNowSeen(String, as: String)
  /// What a tab bar of more than five tabs does in compact width (R27).
  case ruleOfNarrowTabBar
  /// How many more properties hold something else.
  case moreChanged(Int)
}
