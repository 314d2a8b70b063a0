import VCEngine

/// A sentence about the reason for a property's value (R1 to R4, R16).
package enum PropertySentence: Sendable {
  /// The definition of a property.
  case rule(of: Property, owner: String)
  /// The definition of `view.window` (R21).
  case ruleOfWindow
  /// A SwiftUI view represents this child of a hosting controller (R32).
  case isRepresented(String, in: String)
  /// The primary's stack contains the detail of a collapsed split view controller (R25).
  case isDetailInStack(String, of: String, in: String)
  /// A collapsed split view controller doesn't show this column; with the delegate's answer, nil if
  /// UIKit left the column out (R25).
  case isLeftOut(String, of: String, answer: (key: String, value: String)?)
  /// A member of the stack of a tab for which the bar has no room (R27).
  case isBehindMore(String, of: String, in: String)
  /// The style that a controller requests, and its effect (R13).
  case style(of: ControllerName, RequestedStyle)
  /// The root of a window, and the step that set it, nil for none (R26).
  case isRoot(String, of: String?, sinceStep: Int?)
  /// Who sets a window's first root: UIKit from a storyboard, else the app.
  case whoSetsRoot
  /// The selected tab of a tab bar controller, its group, and its controller (R39).
  case isSelectedTab(String, inGroup: String?, showing: String?)
  /// Whether a tab bar can become a sidebar, and whether the description declares its mode (R39).
  case sidebar(canBe: Bool, isDeclared: Bool, isPad: Bool)
  /// The origin of the value of a property of, or pointing to, a window or an object.
  case reason(for: ReferenceExplanation.Origin, owner: String, value: String)
  /// A container's own property for one of its children.
  case isOwnProperty(String, ofClass: String)
  /// The value of a container's own property; nil if the property is nil now.
  case holdsChild(String, of: String, isChild: Bool)
  /// The definition of a property about transitions (R34).
  case ruleOfFlag(TransitionFlag)
  /// No transition runs in the initial state.
  case noStepYet
  /// The controllers that a step presents or dismisses, possibly none.
  case comesOrGoes([String], TransitionFlag, inStep: Int)
  /// A member of a family whose top is presented or dismissed.
  case onlyTopComesOrGoes(ControllerName, top: String, TransitionFlag)
  /// The value while a step runs.
  case whileRunning(String, step: Int)
  /// The reason why a split view controller is collapsed or not (R25).
  case isCollapsed(String, width: SizeClass, ios: Int)
  /// The reason for a controller's `definesPresentationContext` (R7).
  case definesContext(ControllerName, ContextFlag)
  /// Whether a controller's transition is declared or UIKit's default (R15).
  case transition(of: ControllerName, isDeclared: Bool)
  /// The definition of a presentation controller, or of the property that requires a class (R35).
  case ruleOfPresentationController(className: String?)
  case noPresentationControllers(since: Int, ios: Int)
  /// The controller is presented, and its presentation controller manages the presentation.
  case isManaged(String, by: String)
  /// The controller isn't presented itself; `top` is the presented top of its family, if any.
  case isNotManaged(String, top: String?)
  /// The reason for the class of a presentation controller.
  case presentationControllerClass(String, ModalPresentationStyle)
  /// The presentation controller of an alert or action sheet, which has no style (R13).
  case presentationControllerOfOwnLook(String)
  /// The property's value under other rules, as code.
  case wouldBe(String, under: RuleSet)
}
