import ViewControllers

/// Who presents (R5 to R8), and what follows from it.
package enum PresentSentence: Sendable {
  /// A controller is sent `present` with one of a class.
  case isSentPresent(ControllerName, withClass: String, StyleRequest)
  /// Apple says that some of the system's controllers map automatic to another style (R13).
  case systemsMayHaveAnotherStyle
  /// When that happens, where something is under way (R30).
  case happens(during: StepTime)
  /// What is presented is SwiftUI's own, and sent by SwiftUI (R32).
  case swiftUIPresents(from: String)
  /// The rule for context styles (R6).
  case looksForContext(String)
  /// The rule for context styles where no context is looked for (R14).
  case looksForNoContext
  /// The rule for other styles (R5).
  case countsNoFlag(String, of: SystemPresentation?)
  /// What would let a refused presentation take place, the remedies by the ids of whom they are about.
  case dismissFirst(String, before: String)
  case presentFrom(String, isFirst: Bool)
  /// The same of a modifier of SwiftUI's, which nobody sends a message.
  case presentInOnDismiss(of: String)
  case presentInside(String)
  /// What makes a presenter whose view was added without it a part of the hierarchy (R29).
  case makeChild(String, of: String)
  /// Whose views appear with the step before, perhaps nobody's (R30).
  case appear([String])
  /// What would be without the flag that decided: the next by its flag, or the top.
  case ifFlagWereFalse(next: String, isTop: Bool, RuleSet)
  /// What a popover needs before it is presented, where the question doesn't say that it has it (R13).
  case needsPopoverSource
  /// The pointers between the two (R3, R4).
  case pointersAfterwards(presenter: String, presented: String)
  /// The controllers that have the same pointer (R4).
  case pointersBelow([String], presented: String)
  /// The controllers whose pointer stays as it was (R4).
  case pointersAbove([String])
  /// Who would present under other rules, by the flag of a context (R7), or what covers the screen (R36).
  case wouldPresent(String, under: RuleSet, byFlag: Bool)
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
