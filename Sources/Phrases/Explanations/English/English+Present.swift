import VCEngine
import VCSource

extension English: ExplanationPhrases {
  package func sameForMore(_ count: Int) -> String {
    "The same holds for \(count) more, parent by parent."
  }

  package func refused(_ message: Message) -> String { "But \(text(of: message))." }

  package func sentence(_ message: Message) -> String {
    text(of: message).capitalizedFirst + "."
  }
}

extension English {
  package func text(of sentence: PresentSentence) -> String {
    switch sentence {
    case .isSentPresent(let receiver, let className, let style):
      "\(name(receiver)) is sent \(code.name(of: .present)) with \(withArticle(className)) that "
        + clause(style)
    case .systemsMayHaveAnotherStyle:
      "A system's controller may have another, and then what follows differs."
    case .happens(let time): happens(during: time)
    case .happensDuringPush:
      "Not established: no source says what a presentation does while its family's stack changes (R30)."
    case .shareSheetInCompactWidth:
      "Not established: no source says whether a share sheet needs its source in an iPad's compact width, "
        + "too (R13)."
    case .swiftUIPresents(let receiver):
      "SwiftUI makes what is presented, for a modifier such as sheet, fullScreenCover or alert of a view in "
        + "'\(receiver)'. UIKit's rules say who presents it (R32)."
    case .looksForContext(let style):
      "\(style) looks for a context: from the receiver upward, parent by parent, the first whose "
        + "definesPresentationContext is \(code.truth(true)) presents (R6)."
    case .looksForNoContext:
      "On an iPhone before iOS 8 every presentation covers the screen, and UIKit looks for no "
        + "context (R14): the request goes up to the top of the family (R5)."
    case .countsNoFlag(let style, let system): countsNoFlag(style, of: system)
    case .dismissFirst(let blocker, let presented):
      "To present '\(presented)', dismiss '\(blocker)' first, and present in the completion handler of "
        + "that."
    case .presentFrom(let front, let isFirst):
      (isFirst ? "Send" : "Or send")
        + " \(code.name(of: .present)) to '\(front)', which is in front and presents nothing."
    case .presentInAction(let alert, let sender, let isFirst):
      (isFirst ? "Send" : "Or send")
        + " \(code.name(of: .present)) to '\(sender)' in the handler of one of the actions of the alert "
        + "'\(alert)', which is in front."
    case .dismissBeforeNewRoot(let ids):
      "Dismiss \(names(ids)) before the window gets another root: replacing the root dismisses nothing (R26)."
    case .presentInOnDismiss(let blocker):
      "Change the state of its modifier when '\(blocker)' is gone: onDismiss is called then."
    case .comesAfter(let blocker):
      "SwiftUI keeps it, and presents it when '\(blocker)' is gone (R32)."
    case .presentAfterUIKits(let blocker):
      "'\(blocker)' is UIKit's, so no onDismiss is called: send it \(code.name(of: .dismiss)), and change the "
        + "state of the modifier in the completion handler of that."
    case .presentAfterSwiftUIs(let blocker, let presented):
      "'\(blocker)' is SwiftUI's: set its isPresented to false, and present '\(presented)' when it is gone, "
        + "in its onDismiss."
    case .presentInside(let front): "Or put the modifier on a view inside '\(front)'."
    case .makeChild(let child, let holder):
      "Make '\(child)' a child of '\(holder)' first, with \(code.name(of: .addChild)): then UIKit logs "
        + "nothing, and the request goes up to the top above '\(holder)' (R29)."
    case .appear(let ids):
      ids.isEmpty
        ? "Nobody's view appears with that step (R30)."
        : "With that step only the view\(ids.count == 1 ? "" : "s") of \(names(ids)) "
          + "appear\(ids.count == 1 ? "s" : "") (R30)."
    case .ifFlagWereFalse(let next, let isTop, let rules):
      "Had it been \(code.truth(false)), the request would have gone on to '\(next)', "
        + (isTop ? "the top of the family" : "the next whose flag is \(code.truth(true))")
        + (rules == .book ? ", by the book's rules." : ".")
    case .needsPopoverSource(let id):
      "'\(id)' is a popover: without a sourceView or a barButtonItem to point at, UIKit raises an exception "
        + "(R13)."
    case .wouldPresentWithSource(let presenter, let presented):
      "With a source, '\(presenter)' would present '\(presented)'."
    case .pointersAfterwards(let presenter, let presented, let withSource):
      (withSource ? "With a source," : "From then on")
        + " \(presenter).presentedViewController is '\(presented)', and "
        + "\(presented).presentingViewController is '\(presenter)'."
    case .pointersBelow(let ids, let presented): pointersBelow(ids, presented: presented)
    case .pointersAbove(let ids): pointersAbove(ids)
    case .wouldPresent(let presenter, let rules, let byFlag):
      wouldPresent(presenter, under: rules, byFlag: byFlag)
    }
  }

  private func pointersBelow(_ ids: [String], presented: String) -> String {
    let isOne = ids.count == 1
    return "The presentedViewController of \(names(ids)) is '\(presented)', too: "
      + "\(isOne ? "a child has its parent's value" : "children have their parent's value") (R4)."
  }

  private func pointersAbove(_ ids: [String]) -> String {
    let isOne = ids.count == 1
    return "\(names(ids)) \(isOne ? "is" : "are") above the presenter, so "
      + "\(isOne ? "its" : "their") presentedViewController doesn't change (R4)."
  }

  private func wouldPresent(_ presenter: String, under rules: RuleSet, byFlag: Bool) -> String {
    let reason =
      switch (rules, byFlag) {
      case (.book, true):
        "there the flag is \(code.truth(false)) for every controller that does not set it (R7)"
      case (.uikit, true):
        "there every navigation and tab bar controller defines a context unless it sets the flag to "
          + "\(code.truth(false)) (R7)"
      case (.book, false):
        "there the top of the receiver's family presents, even if it fills only a part of the screen (R36)"
      case (.uikit, false):
        "there a presentation over the whole screen starts in a family that fills it (R36)"
      }
    return "By \(possessive(rules)) rules '\(presenter)' would present: \(reason)."
  }

  private func happens(during time: StepTime) -> String {
    let method = code.name(of: time)
    return switch time {
    case .viewDidLoad, .viewWillAppear:
      "That is in its \(method), before its view is in the window (R30)."
    case .viewIsAppearing:
      "That is in its \(method): its view is in the window, and a transition may still run (R30)."
    case .viewDidAppear: "That is in its \(method), after the transition (R30)."
    case .transition: "That is while the transition of the step before still runs (R30)."
    }
  }

  private func countsNoFlag(_ style: String, of system: SystemPresentation?) -> String {
    let subject =
      switch system {
      case .alert: "An alert"
      case .actionSheet: "An action sheet"
      default: "The style \(style)"
      }
    return "\(subject) ignores definesPresentationContext: the request goes up to the top of the "
      + "receiver's family (R5)."
      + (style == "custom" && system == nil
        ? " A presentation controller whose shouldPresentInFullscreen is \(code.truth(false)) respects it (R6)."
        : "")
  }

  /// Returns a clause about the style that a controller requests, and its effect.
  func clause(_ style: RequestedStyle) -> String {
    switch style {
    case .fullScreenByDefault: "sets no style: before iOS 13 that is fullScreen (R13)."
    case .automaticByDefault(let ios, let style):
      "sets no style: on iOS \(ios) automatic is \(style) (R13)."
    case .automatic(let ios, let style):
      "asks for automatic: on iOS \(ios) that is \(style) (R13)."
    case .explicit(let style): "asks for \(style)."
    case .brought(.actionSheet, let style, fromSource: true) where style != "popover":
      "uses its own presentation instead of its modalPresentationStyle: from iOS "
        + "\(VersionChange.actionSheetsFromSource.since) on an action sheet originates from its source "
        + "and leaves the rest of the screen usable (R13)."
    case .brought(let system, let style, let fromSource):
      "uses its own presentation instead of its modalPresentationStyle: \(phrase(for: system, style, fromSource)) "
        + (system == .search ? "(R23)." : "(R13).")
    }
  }

  private func phrase(
    for system: SystemPresentation, _ style: String, _ fromSource: Bool?
  ) -> String {
    switch system {
    case .alert: "an alert in the middle of the screen"
    case .actionSheet where style == "popover": "on an iPad an action sheet is a popover"
    case .actionSheet: fromSource == nil ? "an action sheet at the lower edge" : "an action sheet"
    case .shareSheet: "on an iPad a popover"
    case .camera: "the camera is \(style)"
    case .search: "like \(style) it looks for a context"
    }
  }
}
