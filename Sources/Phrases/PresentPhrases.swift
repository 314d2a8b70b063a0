import ViewControllers

/// Who presents (R5 to R8), and what follows from it.
package protocol PresentPhrases {
  /// A controller is sent `present` with one of a class.
  func isSentPresent(
    _ receiver: ControllerName, withClass className: String, _ style: StyleRequest
  ) -> String
  /// Apple says that some of the system's controllers map automatic to another style (R13).
  var systemsMayHaveAnotherStyle: String { get }
  /// When that happens, where something is under way (R30).
  func happens(during time: StepTime) -> String
  /// What is presented is SwiftUI's own, and sent by SwiftUI (R32).
  func swiftUIPresents(from receiver: String) -> String
  /// The rule for context styles (R6).
  func looksForContext(_ style: String) -> String
  /// The rule for context styles where no context is looked for (R14).
  var looksForNoContext: String { get }
  /// The rule for other styles (R5).
  func countsNoFlag(_ style: String, of system: SystemPresentation?) -> String

  /// A controller with a parent, to which the right to present goes (R5).
  func passesOn(_ controller: ControllerName, to parent: String) -> String
  /// A controller without a parent, which presents (R5, R8), or would if nothing were in the way.
  func isTop(_ controller: ControllerName, isFirst: Bool, isRefused: Bool) -> String
  /// A top whose family lies in the place of a context, so that it presents nothing that covers the
  /// screen; the right goes on to the parent of that context's presenter (R36).
  func isTopInContext(_ controller: ControllerName, of context: String, to parent: String) -> String
  /// A controller whose flag is false (R6).
  func passesOn(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool, to parent: String
  ) -> String
  /// A controller whose flag is true (R6), which presents, or would if nothing were in the way.
  func keepsRight(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool, isRefused: Bool
  ) -> String
  /// A controller whose flag is false, and that has no parent (R6).
  func isTopWithoutContext(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool
  ) -> String

  /// What would let a refused presentation take place, the remedies by the ids of whom they are about.
  func remedy(dismissing blocker: String, before presented: String) -> String
  func remedy(presentingFrom front: String, isFirst: Bool) -> String
  /// The same of a modifier of SwiftUI's, which nobody sends a message.
  func remedy(inOnDismissOf blocker: String) -> String
  func remedy(inside front: String) -> String
  /// What makes a presenter whose view was added without it a part of the hierarchy (R29).
  func remedy(making child: String, aChildOf holder: String) -> String
  /// Whose views appear with the step before, perhaps nobody's (R30).
  func appear(_ ids: [String]) -> String
  /// What would be without the flag that decided: the next by its flag, or the top.
  func hadItSaidNo(next: String, isTop: Bool, _ rules: RuleSet) -> String
  /// What a popover needs before it is presented, where the question doesn't say that it has it (R13).
  var needsPopoverSource: String { get }
  /// The pointers between the two (R3, R4).
  func pointersAfterwards(presenter: String, presented: String) -> String
  /// The controllers that have the same pointer (R4).
  func pointersBelow(_ ids: [String], presented: String) -> String
  /// The controllers whose pointer stays as it was (R4).
  func pointersAbove(_ ids: [String]) -> String
  /// What an iPhone makes of the style (R14).
  func isSeen(as style: String, isBeforeIOS8: Bool) -> String
  /// What becomes of the presenter's view (R12).
  func presenterView(of presenter: String, stays: Bool) -> String
  /// The transition, and the presenter that lends it if one does (R15).
  func comes(with transition: String, lentBy presenter: String?) -> String
  /// The transition that the presented controller prefers (R38).
  func comes(withPreferred transition: PreferredTransition) -> String
  /// The transitioning delegate, nil for one that the description doesn't name, may give an animator
  /// (R15).
  func comes(withAnimatorOf delegate: String?, else transition: String) -> String
  /// What is dimmed around a sheet, or stands around a popover, and how the user gets back to that.
  func wayOut(_ way: WayOut) -> String
  /// What the transition suits (the guide's table 10-1).
  func purpose(of transition: ModalTransitionStyle) -> String
  /// A class of the system's, and whose framework it is of.
  func isSystems(_ uiKitClass: UIKitClass) -> String
  /// What makes a controller of the class go, and through which protocol it talks to the app; nil
  /// where neither is known.
  func dismissal(of uiKitClass: UIKitClass) -> String?
  /// How MPMoviePlayerViewController comes besides, and what plays in it (the guide's note).
  var presentsMoviePlayer: String { get }
  /// The transition of an alert or a search, which is no `modalTransitionStyle` (R13).
  var comesWithOwnTransition: String { get }
  /// Who would present under other rules, by the flag of a context (R7), or what covers the screen (R36).
  func wouldPresent(_ presenter: String, under rules: RuleSet, byFlag: Bool) -> String
}

/// What a controller says of its style, and the style that this comes to (R13).
package enum StyleRequest: Sendable {
  /// Nothing, before iOS 13.
  case fullScreenByDefault
  /// Nothing.
  case automaticByDefault(ios: Int, style: String)
  case automatic(ios: Int, style: String)
  case explicit(String)
  /// Whatever it says, a system controller brings a presentation along, in this style.
  case brought(SystemPresentation, style: String)

  package var isAutomatic: Bool {
    switch self {
    case .automaticByDefault, .automatic: true
    default: false
    }
  }
}

/// How the user leaves a sheet or popover without its content's help, if at all.
package enum WayOut: Sendable {
  /// Not at all.
  case none
  /// Not at all, because its `isModalInPresentation` is true.
  case noneForItIsModal
  /// A swipe on the sheet, since iOS 13, or a tap on the dimmed part where it leaves one of some size.
  case swipe(orTap: Bool)
  /// The same, at a detent that leaves the part above it undimmed (R37).
  case swipeOverUndimmed(detent: String)
  /// The user drags or pinches what zoomed in back (R38).
  case zoomOut
  /// A tap outside the popover; since iOS 13 its `isModalInPresentation` can forbid that.
  case tapOutside(canBeModal: Bool)
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
