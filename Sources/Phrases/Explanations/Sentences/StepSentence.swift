import VCEngine

/// A sentence about the effect of a step that no walk explains.
package enum StepSentence: Sendable {
  /// The controller that carries out `show` or `showDetail` (R19).
  case ruleOfShow(isDetail: Bool, ShowTarget)
  /// The effect of selecting a tab of a group, and the navigation controller that manages the
  /// group, if any (R39).
  case ruleOfTabGroup(navigation: String?)
  /// The user's gestures that pop, in this iOS (R18).
  case userPops(ios: Int)
  /// The user taps the tab that is shown: its stack goes back to its root (R21).
  case userTapsShownTab
  /// What a tab bar controller's delegate is sent (R21).
  case delegateOfTabs(isByUser: Bool)
  /// The controllers whose views entered or left the window (R21).
  case viewsCame([String])
  case viewsLeft([String])
  /// The calls about appearance (R47), and whether their order is known and only reported (R48).
  case appearance([AppearanceRow], isKnown: Bool, isReported: Bool)
  /// The controllers that are sent none, because their views stay behind another that comes or goes.
  case noAppearance([String], behind: String, isComing: Bool)
  /// How the app learns that a presented controller has gone (R31).
  case learnOfEnd(of: String, by: String)
  /// The calls if the user gives up a swipe: to a sheet, or to the top of a stack and the one below.
  case givenUp(String, over: String?)
  /// A property's new and former values, as code.
  case holds(String, String, before: String)
  /// A presentation looks different in the new width (R14).
  case isNowSeen(String, as: String)
  /// The repair for a SwiftUI view that is in no NavigationStack (R32).
  case needsNavigationStack(String)
  /// The rule for a tab bar with more than five tabs in compact width (R27).
  case ruleOfNarrowTabBar
  /// The step was carried out and had no effect.
  case changesNothing
  /// An inspector appears or disappears as a column, which is no presentation (R32).
  case changesInspectorColumn(String, isShown: Bool)
  /// The number of further properties with new values.
  case moreChanged(Int)
}

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
