import VCEngine
import VCSource

extension English {
  package func text(of sentence: DismissSentence) -> String {
    switch sentence {
    case .isSentDismiss(let receiver): "\(name(receiver)) is sent \(code.name(of: .dismiss))."
    case .callsDismissAction(let view):
      "\(name(view)) calls the dismiss action of its environment. That concerns the view itself, and not "
        + "what it shows (R32)."
    case .allowsDismissal(let view):
      "Leave out interactiveDismissDisabled in '\(view)', or give it a button that calls its dismiss "
        + "action (R31)."
    case .userDismisses(let controller, let way):
      "The user dismisses \(name(controller)) by " + gesture(way) + "."
    case .delegateIsSent(let methods):
      "The delegate of its presentation controller is sent "
        + (methods.count == 1 ? methods[0] : "\(list(methods, "and")), in this order") + " (R31)."
    case .delegateHearsOfAttempt(let method, let id):
      "The delegate of the presentation controller of '\(id)' is only sent \(method) (R31)."
    case .swiftUIDismisses(let id):
      "'\(id)' is SwiftUI's own: there its isPresented becomes false, or the dismiss action of its "
        + "environment is called, and SwiftUI dismisses it (R32)."
    case .delegateHearsNothing:
      "Code dismisses it, so the delegate of its presentation controller is told nothing; only a "
        + "dismissal by the user is reported to it (R31)."
    case .dismisses(let presenter, let top): "'\(presenter)' dismisses '\(top)'."
    case .dismissesNothing: "Nothing is dismissed."
    case .pops(let stack, let ids): "'\(stack)' pops \(names(ids))."
    case .dismissActionPops(let view, withColumn: false):
      "\(name(view)) was pushed: the dismiss action of its environment pops it (R32)."
    case .dismissActionPops(let view, withColumn: true):
      "\(name(view)) is in a column of a collapsed NavigationSplitView: from iOS 18 on the dismiss action "
        + "of its environment pops the column (R32)."
    case .tabAfterSearch(let tab, let bar):
      "The search ends, so '\(bar)' selects '\(tab)' again, the tab of before (R41)."
    case .comesNext(let id): "Then SwiftUI presents '\(id)', which it kept until now (R32)."
    case .ownFamilyGoes(let presenter, let presented):
      "So '\(presenter)', which presents '\(presented)', dismisses it (R10)."
    case .receiverInNoWindow: "The receiver is in no window (R10)."
    case .goesAlone(let id, let transition):
      "Nothing is presented above '\(id)': it is dismissed alone, animated "
        + (transition.map { "with \($0)" } ?? "in its own way") + " (R11)."
    case .lendsTransition(let presenter):
      "'\(presenter)' lends it that transition: its providesPresentationContextTransitionStyle is "
        + "\(code.truth(true)) (R15)."
    case .goTogether(let ids):
      "Everything presented above goes too, from the top down: \(names(ids))."
    case .onlyTopmostIsAnimated(let id, let transition):
      "Only '\(id)', the topmost, is animated, "
        + (transition.map { "with \($0)" } ?? "in its own way") + "; the others just go (R11)."
    case .nilAfterwards(let presenter, let presented):
      "Afterwards \(presenter).presentedViewController and \(presented).presentingViewController are "
        + "nil (R11)."
    case .wouldGo(let ids, let rules, let presenter, let refused):
      "By \(possessive(rules)) rules " + (ids.isEmpty ? "nothing" : names(ids)) + " would go"
        + (presenter.map { ", because '\($0)' presents '\(ids.last ?? "")' there" } ?? "")
        + (refused.map { ": there '\($0.id)' was refused at step \($0.step)." } ?? ".")
    }
  }

  private func gesture(_ way: WayOut) -> String {
    switch way {
    case .zoomOut: "a drag or a pinch that zooms it back (R38)"
    case .swipe(orTap: true):
      "a swipe down on the sheet, or a tap in the dimmed part around it (R31)"
    case .tapOutside: "a tap outside it (R31)"
    default: "a swipe down on the sheet (R31)"
    }
  }

  package func way(past refusal: Message) -> String? {
    switch refusal.engineFacts {
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
}
