import Diagnostics
import ViewControllers

extension English {
  package func sameForMore(_ count: Int) -> String {
    "The same holds for \(count) more, parent by parent."
  }

  package func isPassedBy(_ controller: ControllerName) -> String {
    "\(name(controller)) is passed by."
  }

  package func refused(_ message: Message) -> String { "But \(text(of: message))." }

  package func sentence(_ message: Message) -> String {
    let text = text(of: message)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

extension English: PresentPhrases {
  package func isSentPresent(
    _ receiver: ControllerName, withClass className: String, _ style: StyleRequest
  ) -> String {
    "\(name(receiver)) is sent \(code.name(of: .present)) with \(withArticle(className)) that "
      + clause(style)
  }

  package var systemsMayHaveAnotherStyle: String { "A system's controller may have another." }

  /// What a controller says of its style, and what comes of it.
  func clause(_ style: StyleRequest) -> String {
    switch style {
    case .fullScreenByDefault: "sets no style: before iOS 13 that is fullScreen (R13)."
    case .automaticByDefault(let ios, let style):
      "sets no style: on iOS \(ios) automatic is \(style) (R13)."
    case .automatic(let ios, let style):
      "asks for automatic: on iOS \(ios) that is \(style) (R13)."
    case .explicit(let style): "asks for \(style)."
    case .brought(let system, let style):
      "brings its own presentation along, whatever its modalPresentationStyle says: "
        + "\(phrase(for: system, style)) (R13)."
    }
  }

  func phrase(for system: SystemPresentation, _ style: String) -> String {
    switch system {
    case .alert: "an alert in the middle of the screen"
    case .actionSheet where style == "popover": "on an iPad an action sheet is a popover"
    case .actionSheet: "an action sheet at the lower edge"
    case .shareSheet: "on an iPad a popover"
    case .camera: "the camera is \(style)"
    case .search: "like \(style) it looks for a context"
    }
  }

  package func happens(during time: StepTime) -> String {
    let method = code.name(of: time)
    return switch time {
    case .viewDidLoad, .viewWillAppear:
      "That is in its \(method), before its view is in the window (R30)."
    case .viewIsAppearing:
      "That is in its \(method): its view is in the window, and a transition may still run (R30)."
    case .viewDidAppear: "That is in its \(method), when all is over (R30)."
    case .transition: "That is while the transition of the step before still runs (R30)."
    }
  }

  package func swiftUIPresents(from receiver: String) -> String {
    "It is SwiftUI's own: a modifier such as sheet, fullScreenCover or alert of a view in '\(receiver)' "
      + "makes it, and UIKit's rules say who presents it (R32)."
  }

  package func looksForContext(_ style: String) -> String {
    "\(style) looks for a context: from the receiver upward, parent by parent, the first whose "
      + "definesPresentationContext is \(code.truth(true)) presents (R6)."
  }

  package var looksForNoContext: String {
    "On an iPhone before iOS 8 every presentation covers the screen, and nobody is asked for a "
      + "context (R14): the request goes up to the top of the family (R5)."
  }

  package func countsNoFlag(_ style: String, of system: SystemPresentation?) -> String {
    let subject =
      switch system {
      case .alert: "An alert"
      case .actionSheet: "An action sheet"
      default: "The style \(style)"
      }
    return "\(subject) ignores definesPresentationContext: the request goes up to the top of the "
      + "receiver's family (R5)."
  }

  // MARK: Walk

  package func passesOn(_ controller: ControllerName, to parent: String) -> String {
    "\(name(controller)) has a parent, '\(parent)', and passes the request on to it."
  }

  package func isTop(
    _ controller: ControllerName, isFirst: Bool, isRefused: Bool
  ) -> String {
    isFirst
      ? "\(name(controller)) has no parent, so it is the top of its family, and the one that "
        + "\(presents(isRefused)) (R8)."
      : "\(name(controller)) has no parent: it is the top, and \(presents(isRefused))."
  }

  package func isTopInContext(
    _ controller: ControllerName, of context: String, to parent: String
  ) -> String {
    "\(name(controller)) is a top, but its family lies in the place of '\(context)', and only what "
      + "covers the screen itself presents what does: the request goes on to '\(parent)', the parent of "
      + "'\(context)' (R36)."
  }

  private func presents(_ isRefused: Bool) -> String { isRefused ? "would present" : "presents" }

  package func passesOn(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool, to parent: String
  ) -> String {
    "\(name(controller)) is asked\(isFirst ? " first" : ""): \(phrase(for: flag)), so it passes "
      + "the request on to its parent, '\(parent)'."
  }

  package func keepsRight(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool, isRefused: Bool
  ) -> String {
    "\(name(controller)) is asked\(isFirst ? " first" : ""): \(phrase(for: flag)), so it "
      + "\(presents(isRefused))."
  }

  package func isTopWithoutContext(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool
  ) -> String {
    "\(name(controller)) is asked\(isFirst ? "" : " last"): \(phrase(for: flag)), and it has no "
      + "parent to pass the request on to. Where nobody defines a context the top presents."
  }

  package func definesContext(_ controller: ControllerName, _ flag: ContextFlag) -> String {
    let reason =
      switch flag {
      case .declared: "the description sets it"
      case .impliedByKind(let kind):
        "every \(noun(of: kind)) starts with that under UIKit's rules (R7)"
      case .byDefault(let rules): "that is \(possessive(rules)) default (R7)"
      }
    return "\(name(controller)): \(reason)."
  }

  package func isCollapsed(_ split: String, width: SizeClass, ios: Int) -> String {
    switch width {
    case _ where ios < 8: "Before iOS 8 no split view controller collapses (R25)."
    case .compact: "The width of '\(split)' is compact, so it shows one controller alone (R25)."
    case .regular: "The width of '\(split)' is regular, so it shows its columns (R25)."
    }
  }

  package func transition(of controller: ControllerName, isDeclared: Bool) -> String {
    "\(name(controller)): " + (isDeclared ? "the description sets it" : "that is UIKit's default")
      + " (R15)."
  }

  private func phrase(for flag: ContextFlag) -> String {
    let reason =
      switch flag {
      case .declared: ""
      case .impliedByKind(let kind):
        ", which every \(noun(of: kind)) starts with under UIKit's rules (R7)"
      case .byDefault(let rules): " by \(possessive(rules)) default (R7)"
      }
    return "its definesPresentationContext is \(flag.value(code))" + reason
  }

  package func remedy(dismissing blocker: String, before presented: String) -> String {
    "To present '\(presented)', dismiss '\(blocker)' first, and present in the completion handler of "
      + "that."
  }

  package func remedy(presentingFrom front: String, isFirst: Bool) -> String {
    (isFirst ? "Send" : "Or send")
      + " \(code.name(of: .present)) to '\(front)', which is in front and presents nothing."
  }

  package func remedy(inOnDismissOf blocker: String) -> String {
    "Change the state of its modifier when '\(blocker)' is gone: onDismiss is called then."
  }

  package func remedy(inside front: String) -> String {
    "Or put the modifier on a view inside '\(front)'."
  }

  package func remedy(making child: String, aChildOf holder: String) -> String {
    "Make '\(child)' a child of '\(holder)' first, with \(code.name(of: .addChild)): then UIKit logs "
      + "nothing, and the request goes up to the top above '\(holder)' (R29)."
  }

  package func appear(_ ids: [String]) -> String {
    ids.isEmpty
      ? "Nobody's view appears with that step (R30)."
      : "With that step only the view\(ids.count == 1 ? "" : "s") of \(names(ids)) "
        + "appear\(ids.count == 1 ? "s" : "") (R30)."
  }

  package func hadItSaidNo(next: String, isTop: Bool, _ rules: RuleSet) -> String {
    "Had it been \(code.truth(false)), the request would have gone on to '\(next)', "
      + (isTop ? "the top of the family" : "the next whose flag is \(code.truth(true))")
      + (rules == .book ? ", by the book's rules." : ".")
  }

  package var needsPopoverSource: String {
    "Before that, its popoverPresentationController needs a sourceView or a barButtonItem to point at: "
      + "without one UIKit raises an exception."
  }
}
