import ViewControllers

/// Why a property has its value (R1 to R4, R16).
package enum PropertySentence: Sendable {
  /// What a property is in general.
  case rule(of: Property, owner: String)
  /// What `view.window` is in general (R21).
  case ruleOfWindow
  /// A child of a hosting controller, which a view of SwiftUI's stands for (R32).
  case isRepresented(String, in: String)
  /// The detail of a collapsed split view controller, which the stack of its primary took (R25).
  case isDetailInStack(String, of: String, in: String)
  /// A column of a collapsed split view controller that is not shown, and what the delegate answered, nil
  /// where UIKit left the column out (R25).
  case isLeftOut(String, of: String, answer: (key: String, value: String)?)
  /// A member of the stack of a tab that the bar has no room for (R27).
  case isBehindMore(String, of: String, in: String)
  /// What a controller says of its style, and what comes of it (R13).
  case style(of: ControllerName, StyleRequest)
  /// A window's root, and the number of the step that made it that; nil for none (R26).
  case isRoot(String, of: String?, sinceStep: Int?)
  /// Who sets a window's first root: UIKit for a storyboard, else the app.
  case whoSetsRoot
  /// Which tab a tab bar controller shows, the group that it is in, and its controller (R39).
  case isSelectedTab(String, inGroup: String?, showing: String?)
  /// Whether a tab bar can become a sidebar, and whether the description says its mode (R39).
  case sidebar(canBe: Bool, isDeclared: Bool, isPad: Bool)
  /// Where the value of a property comes from that leads to a window or an object, or that one has.
  case reason(for: ReferenceExplanation.Origin, owner: String, value: String)
  /// A property of a container's own for one of its children.
  case isOwnProperty(String, ofClass: String)
  /// What such a property holds, nil for nothing any more.
  case holdsChild(String, of: String, isChild: Bool)
  /// When a property is true that tells of a transition (R34).
  case ruleOfFlag(TransitionFlag)
  /// Nothing comes or goes in the beginning.
  case noStepYet
  /// What a step presents or dismisses, perhaps nothing.
  case comesOrGoes([String], TransitionFlag, inStep: Int)
  /// A member of a family that comes or goes with its top.
  case onlyTopComesOrGoes(ControllerName, top: String, TransitionFlag)
  /// A value that holds while a step runs.
  case whileRunning(String, step: Int)
  /// Why a split view controller is collapsed or not (R25).
  case isCollapsed(String, width: SizeClass, ios: Int)
  /// Why a controller's `definesPresentationContext` has its value (R7).
  case definesContext(ControllerName, ContextFlag)
  /// Whether a controller's transition is declared or UIKit's default (R15).
  case transition(of: ControllerName, isDeclared: Bool)
  /// What a presentation controller is (R35).
  case ruleOfPresentationController
  case noPresentationControllers(ios: Int)
  /// Somebody presents a controller, and its presentation controller manages that.
  case isManaged(String, by: String)
  /// A controller is not presented itself; the top of its family may be.
  case isNotManaged(String, top: String?)
  /// Why a presentation controller has a class.
  case presentationControllerClass(String, ModalPresentationStyle)
  /// That of an alert or an action sheet, which has no style (R13).
  case presentationControllerOfOwnLook(String)
  /// What the property would hold under other rules, as code.
  case wouldBe(String, under: RuleSet)
}
