import VCEngine

/// A sentence about a stop of a walk: upward to the presenter, to a container, or to the window.
package enum WalkSentence: Sendable {
  /// The controller doesn't decide.
  case isPassedBy(ControllerName)
  /// The controller presents another, whose presentation ends (R10).
  case presentsWhatEnds(ControllerName, String, stays: Bool)
  /// A container shows its child.
  case isShown(ControllerName, by: String, ContainerKind)
  case isRootInWindow(ControllerName, String?)
  /// The root of a window that nobody has shown (R45).
  case isRootOfHiddenWindow(ControllerName, String?)
  /// A presented top, over the window or inside a context.
  case isPresented(ControllerName, by: String, inContext: Bool)
  case isNotSelected(ControllerName, in: String, selected: String)
  case isCovered(ControllerName, in: String, by: String)
  /// A column that its split view controller hides (R25).
  case isHiddenColumn(ControllerName, of: String)
  /// A top whose view is a subview of another controller's view, but which isn't a child of that
  /// controller (R29).
  case isInView(ControllerName, of: String)
  /// A presenter whose view left the window (R12).
  case isRemoved(ControllerName, presented: String, style: String)
  case hasParent(ControllerName, String?)
  /// The controller isn't of the wanted kind; the parent is next, if any.
  case isNo(ContainerKind?, ControllerName, next: String?)
  case isAnswer(ControllerName)
  case contains(ControllerName, count: Int)
  /// The controller presents nothing; the parent is next, if any.
  case presentsNothing(ControllerName, next: String?)
  case presents(ControllerName, String)
  /// The top of a family, and its presenter.
  case isPresentedTop(ControllerName, by: String)
  case isTopInNoWindow(ControllerName)
  case isRoot(ControllerName, of: String?)
  /// A controller with a parent, which is next (R5).
  case passesOn(ControllerName, to: String)
  /// A controller without a parent presents (R5, R8), unless the presentation is refused.
  case isTop(ControllerName, isFirst: Bool, isRefused: Bool)
  /// The top of a family in a context, which can't present a controller that covers the screen. The
  /// parent of the context's presenter is next (R36).
  case isTopInContext(ControllerName, of: String, to: String)
  /// A controller whose flag is false (R6).
  case passesOnByFlag(ControllerName, ContextFlag, isFirst: Bool, to: String)
  /// A controller whose flag is true presents (R6), unless the presentation is refused.
  case keepsRight(ControllerName, ContextFlag, isFirst: Bool, isRefused: Bool)
  /// A controller without a parent whose flag is false (R6).
  case isTopWithoutContext(ControllerName, ContextFlag, isFirst: Bool)
}

/// The value of a controller's `definesPresentationContext`, and its reason (R7).
package enum ContextFlag: Sendable {
  case declared(Bool)
  /// True for all controllers of this kind under UIKit's rules.
  case impliedByKind(ContainerKind)
  /// False for all other controllers under these rules.
  case byDefault(RuleSet)

  package func value(_ code: UIKitCode) -> String {
    switch self {
    case .declared(let value): code.truth(value)
    case .impliedByKind: code.truth(true)
    case .byDefault: code.truth(false)
    }
  }
}
