import ViewControllers

/// What a stop of a walk is, or passes on: upward to who presents, to a container, or to the window.
package enum WalkSentence: Sendable {
  /// A controller that decides nothing.
  case isPassedBy(ControllerName)
  /// A controller presents something, which ends (R10).
  case presentsWhatEnds(ControllerName, String, stays: Bool)
  /// A container of a kind shows its child.
  case isShown(ControllerName, by: String, ContainerKind)
  case isRootInWindow(ControllerName, String?)
  /// A top that was presented, over the window or inside a context.
  case isPresented(ControllerName, by: String, inContext: Bool)
  case isNotSelected(ControllerName, in: String, selected: String)
  case isCovered(ControllerName, in: String, by: String)
  /// A top whose view was added to that of another, whose child it is not (R29).
  case isInView(ControllerName, of: String)
  /// A presenter whose view left the window (R12).
  case isRemoved(ControllerName, presented: String, style: String)
  case hasParent(ControllerName, String?)
  /// A controller is not of the kind that is searched for; its parent is next, if it has one.
  case isNo(ContainerKind?, ControllerName, next: String?)
  case isAnswer(ControllerName)
  case contains(ControllerName, count: Int)
  /// A controller presents nothing; its parent is next, if it has one.
  case presentsNothing(ControllerName, next: String?)
  case presents(ControllerName, String)
  /// The top of a family, and its presenter.
  case isPresentedTop(ControllerName, by: String)
  case isTopInNoWindow(ControllerName)
  case isRoot(ControllerName, of: String?)
  /// A controller with a parent, to which the right to present goes (R5).
  case passesOn(ControllerName, to: String)
  /// A controller without a parent, which presents (R5, R8), or would if nothing were in the way.
  case isTop(ControllerName, isFirst: Bool, isRefused: Bool)
  /// A top whose family lies in the place of a context, so that it presents nothing that covers the
  /// screen; the right goes on to the parent of that context's presenter (R36).
  case isTopInContext(ControllerName, of: String, to: String)
  /// A controller whose flag is false (R6).
  case passesOnByFlag(ControllerName, ContextFlag, isFirst: Bool, to: String)
  /// A controller whose flag is true (R6), which presents, or would if nothing were in the way.
  case keepsRight(ControllerName, ContextFlag, isFirst: Bool, isRefused: Bool)
  /// A controller whose flag is false, and that has no parent (R6).
  case isTopWithoutContext(ControllerName, ContextFlag, isFirst: Bool)
}

/// A controller as a sentence names it.
package struct ControllerName: Sendable {
  package let id: String
  /// Nil where the id says it, or an earlier sentence.
  package let className: String?

  package init(_ id: String, className: String? = nil) {
    self.id = id
    self.className = className == id ? nil : className
  }
}

/// The value of a controller's `definesPresentationContext`, and why it is that (R7).
package enum ContextFlag: Sendable {
  case declared(Bool)
  /// True, as for all controllers of this kind under UIKit's rules.
  case impliedByKind(ContainerKind)
  /// False, as for all others under these rules.
  case byDefault(RuleSet)

  package func value(_ code: UIKitCode) -> String {
    switch self {
    case .declared(let value): code.truth(value)
    case .impliedByKind: code.truth(true)
    case .byDefault: code.truth(false)
    }
  }
}
