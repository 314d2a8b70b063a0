import VCEngine

/// A sentence about who presents (R5 to R8), and the effects.
package enum PresentSentence: Sendable {
  /// The question: a controller is sent `present` with a controller of a class.
  case isSentPresent(ControllerName, withClass: String, RequestedStyle)
  /// Apple says that some system controllers take another style for `automatic` (R13).
  case systemsMayHaveAnotherStyle
  /// The time of the call, if a transition is in progress (R30).
  case happens(during: StepTime)
  /// The stack of this family changes at the time of the call (R30).
  case happensDuringPush
  /// A share sheet may need no source in an iPad's compact width (R13).
  case shareSheetInCompactWidth
  /// SwiftUI presents, and the presented controller is SwiftUI's own (R32).
  case swiftUIPresents(from: String)
  /// The rule for context styles (R6).
  case looksForContext(String)
  /// The rule for context styles when no context is sought (R14).
  case looksForNoContext
  /// The rule for other styles (R5).
  case countsNoFlag(String, of: SystemPresentation?)
  /// The remedies for a refused presentation, with the ids that they concern.
  case dismissFirst(String, before: String)
  case presentFrom(String, isFirst: Bool)
  case presentInAction(of: String, from: String, isFirst: Bool)
  /// The controllers that stay when a root is replaced, unless they are dismissed before (R26).
  case dismissBeforeNewRoot([String])
  /// The remedy for a SwiftUI modifier, which isn't a message to a receiver.
  case presentInOnDismiss(of: String)
  case presentInside(String)
  /// SwiftUI keeps the sheet until the one in its way has gone (R32).
  case comesAfter(String)
  /// A controller of UIKit's is in the way of SwiftUI's: no modifier is told that it has gone.
  case presentAfterUIKits(String)
  /// A controller of SwiftUI's is in the way of UIKit's: its modifier has a state.
  case presentAfterSwiftUIs(String, presented: String)
  /// The remedy for a presenter whose view was added without the presenter (R29).
  case makeChild(String, of: String)
  /// The controllers whose views appear in the previous step, possibly none (R30).
  case appear([String])
  /// The presenter if the decisive flag were false: the next controller with a true flag, or the
  /// top.
  case ifFlagWereFalse(next: String, isTop: Bool, RuleSet)
  /// A popover has no source, so UIKit raises an exception (R13).
  case needsPopoverSource(String)
  /// The presenter, if the popover had a source.
  case wouldPresentWithSource(String, String)
  /// The pointers between presenter and presented controller (R3, R4).
  case pointersAfterwards(presenter: String, presented: String, withSource: Bool)
  /// The controllers with the same pointer (R4).
  case pointersBelow([String], presented: String)
  /// The controllers whose pointer doesn't change (R4).
  case pointersAbove([String])
  /// The presenter under other rules, by the flag of a context (R7) or because it covers the screen
  /// (R36).
  case wouldPresent(String, under: RuleSet, byFlag: Bool)
}

/// The style that a controller requests, and its effect (R13).
package enum RequestedStyle: Sendable {
  /// No style, before iOS 13.
  case fullScreenByDefault
  /// No style.
  case automaticByDefault(ios: Int, style: String)
  case automatic(ios: Int, style: String)
  case explicit(String)
  /// A system controller provides its own presentation in this style, regardless of its property. From
  /// iOS 26 on an action sheet may originate from a source; nil before.
  case brought(SystemPresentation, style: String, fromSource: Bool?)

  package var isAutomatic: Bool {
    switch self {
    case .automaticByDefault, .automatic: true
    default: false
    }
  }
}
