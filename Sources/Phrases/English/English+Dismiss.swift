import Diagnostics
import ViewControllers

extension English: DismissPhrases {
  package func isSentDismiss(_ receiver: ControllerName) -> String {
    "\(name(receiver)) is sent \(code.name(of: .dismiss))."
  }

  package func userDismisses(_ controller: ControllerName) -> String {
    "The user dismisses \(name(controller)), or what it presents, by a gesture: a swipe down on a "
      + "sheet, or a tap outside a sheet, a popover or an action sheet (R31)."
  }

  package func delegateIsSent(_ methods: [String]) -> String {
    "The delegate of its presentation controller is sent "
      + (methods.count == 1 ? methods[0] : "\(list(methods, "and")), in this order") + " (R31)."
  }

  package var delegateHearsNothing: String {
    "Code dismisses it, so the delegate of its presentation controller is told nothing; only a "
      + "dismissal by the user is reported to it (R31)."
  }

  package func swiftUIDismisses(_ id: String) -> String {
    "'\(id)' is SwiftUI's own: there its isPresented becomes false, or the dismiss action of its "
      + "environment is called, and SwiftUI dismisses it (R32)."
  }

  package func presentsWhatEnds(
    _ controller: ControllerName, _ presented: String, stays: Bool
  ) -> String {
    "\(name(controller)) presents '\(presented)': that presentation ends"
      + (stays ? ", and '\(controller.id)' stays" : "") + " (R10)."
  }

  package func dismisses(_ presenter: String, _ top: String) -> String {
    "'\(presenter)' dismisses '\(top)'."
  }

  package var dismissesNothing: String { "Nothing is dismissed." }

  package var ownFamilyGoes: String {
    "So the receiver's own family goes, and its presenter dismisses it (R10)."
  }

  package var receiverInNoWindow: String {
    "The receiver is in no window (R10)."
  }

  package func goesAlone(_ id: String, with transition: String?) -> String {
    "Nothing is presented above '\(id)': it goes alone, animated "
      + (transition.map { "with \($0)" } ?? "in its own way") + " (R11)."
  }

  package func goTogether(_ ids: [String]) -> String {
    "Everything presented above goes too, from the top down: \(names(ids))."
  }

  package func onlyTopmostIsAnimated(_ id: String, with transition: String?) -> String {
    "Only '\(id)', the topmost, is animated, "
      + (transition.map { "with \($0)" } ?? "in its own way") + "; the others just go (R11)."
  }

  package func nilAfterwards(presenter: String, presented: String) -> String {
    "Afterwards \(presenter).presentedViewController and \(presented).presentingViewController are "
      + "nil (R11)."
  }

  package func way(past refusal: Message) -> String? {
    switch refusal {
    case .presentation(.coveredFromUser(_, let top)): "'\(top)' must be dismissed first (R31)."
    case .presentation(.noGesture(let id, let style, nil)) where style == "alert":
      "The buttons of '\(id)' dismiss it (R31)."
    case .presentation(.noGesture(let id, _, _)):
      "Give '\(id)' a button whose code calls \(code.name(of: .dismiss)) (R31)."
    case .presentation(.dismissalPrevented(_, let modal)):
      "Set \(code.modalInPresentation) of '\(modal)' to \(code.truth(false)), or give it a button whose code "
        + "calls \(code.name(of: .dismiss)) (R31)."
    default: nil
    }
  }

  package func wouldGo(
    _ ids: [String], under rules: RuleSet, presentedBy presenter: String?,
    refused: (id: String, step: Int)?
  ) -> String {
    "By \(possessive(rules)) rules " + (ids.isEmpty ? "nothing" : names(ids)) + " would go"
      + (presenter.map { ", because '\($0)' presents '\(ids.last ?? "")' there" } ?? "")
      + (refused.map { ": there '\($0.id)' was refused at step \($0.step)." } ?? ".")
  }
}
