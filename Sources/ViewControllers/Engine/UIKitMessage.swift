import Diagnostics

/// UIKit's own words for what is done wrong, so that a search for them leads here. They are data,
/// and English in every language.
///
/// A controller's pointer is written `<UINavigationController: detailNav>`. Where the words changed
/// from one iOS to the next, they are those of the description's.
struct UIKitMessage {
  let response: Message.UIKitResponse
  let text: String

  var note: Diagnostic.Note { Diagnostic.Note(.uiKit(response, text)) }

  static let pushedNavigation = UIKitMessage(
    response: invalidArgument, text: "Pushing a navigation controller is not supported")

  static let splitOnPhone = UIKitMessage(
    response: invalidArgument,
    text: "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")

  static let subviewOfItself = UIKitMessage(
    response: invalidArgument, text: "Can't add self as subview")

  static let poppedToStranger = UIKitMessage(
    response: .raises("NSInternalInconsistencyException"),
    text: "Tried to pop to a view controller that doesn't exist.")

  static let nestedPush = UIKitMessage(
    response: .logs, text: "nested push animation can result in corrupted navigation bar")

  static let notDistinct = UIKitMessage(
    response: .raises("NSInternalInconsistencyException"),
    text: "All view controllers in a navigation controller must be distinct")

  static let notSelectable = UIKitMessage(
    response: .raises(nil),
    text: "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
      + "controller's list of view controllers can be selected.")

  /// UIKit prints the pointer of a presentation controller, which a description does not have.
  static let popoverWithoutSource = UIKitMessage(
    response: .raises("NSGenericException"),
    text: "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a "
      + "non-nil sourceView or barButtonItem set before the presentation occurs.")

  /// More or fewer pages than are shown at a time.
  static func pageCount(_ given: Int, required: Int) -> UIKitMessage {
    UIKitMessage(
      response: invalidArgument,
      text: "The number of view controllers provided (\(given)) doesn't match the number "
        + "required (\(required)) for the requested transition")
  }

  /// The window's root made a child.
  static func rootAsChild(
    _ root: ViewController.Index, of container: ViewController.Index, in app: AppDescription
  ) -> UIKitMessage {
    UIKitMessage(
      response: .raises("UIViewControllerHierarchyInconsistency"),
      text: "adding a root view controller \(app.pointer(root)) as a child of view controller:"
        + app.pointer(container))
  }

  fileprivate static let invalidArgument =
    Message.UIKitResponse.raises("NSInvalidArgumentException")
}

extension AppDescription {
  /// `<UINavigationController: detailNav>`.
  fileprivate func pointer(_ index: ViewController.Index) -> String {
    let viewController = viewControllers[index]
    return "<\(viewController.className.value): \(viewController.id.value)>"
  }
}

extension State {
  private func pointer(_ index: Index) -> String { app.pointer(index) }

  /// SwiftUI shows a second sheet after the first, and logs that (logs of iOS 16 and 17).
  func alreadyPresenting(_ attempt: Attempt, _ other: Index) -> UIKitMessage {
    if app.ios >= 16, app.viewControllers[attempt.presented].isSwiftUIs,
      app.viewControllers[attempt.presented].isHosting
    {
      return UIKitMessage(
        response: .logs,
        text: "Currently, only presenting a single sheet is supported. The next sheet will be "
          + "presented when the currently presented sheet gets dismissed.")
    }
    return logged(attempt, "which is already presenting \(pointer(other))", older: ("  ", ""))
  }

  func notInWindow(_ attempt: Attempt) -> UIKitMessage {
    logged(attempt, "whose view is not in the window hierarchy", older: (" ", "!"))
  }

  func inTransition(_ attempt: Attempt) -> UIKitMessage {
    logged(attempt, "while a presentation is in progress", older: (" ", "!"))
  }

  /// The pointer is the presenter's. No log of a later iOS than 13 is known.
  func dismissedInTransition(_ presenter: Index) -> UIKitMessage? {
    guard app.ios <= 13 else { return nil }
    return UIKitMessage(
      response: .logs,
      text: "Warning: Attempt to dismiss from view controller \(pointer(presenter)) while a "
        + "presentation or dismiss is in progress!")
  }

  /// Here the pointer has no colon.
  func stackNotUpdated(_ navigation: Index, _ action: Message.StackAction) -> UIKitMessage {
    let method =
      action == .push ? "pushViewController:animated:" : "popViewControllerAnimated:"
    return UIKitMessage(
      response: .logs,
      text: "\(method) called on <\(app.viewControllers[navigation].className.value) "
        + "\(id(navigation))> while an existing transition or presentation is occurring; the "
        + "navigation stack will not be updated.")
  }

  /// A presentation that was asked for.
  typealias Attempt = (presented: Index, presenter: Index, sender: Index)

  /// Before iOS 13 the sender was not named, and the blanks and the end were others.
  private func logged(
    _ attempt: Attempt, _ reason: String, older: (blank: String, end: String)
  ) -> UIKitMessage {
    let (presented, presenter) = (pointer(attempt.presented), pointer(attempt.presenter))
    let text =
      if app.ios < 13 {
        "Warning: Attempt to present \(presented)\(older.blank)on \(presenter) \(reason)"
          + older.end
      } else {
        "Attempt to present \(presented) on \(presenter) (from \(pointer(attempt.sender))) "
          + "\(reason)."
      }
    return UIKitMessage(response: .logs, text: text)
  }

  func hasParent(_ index: Index) -> UIKitMessage {
    if app.ios < 13 { return isActive(index) }
    return invalid(
      "Application tried to present modally a view controller \(pointer(index)) that has a parent "
        + "view controller \(pointer(parent[index])).")
  }

  func isPresented(_ index: Index, by presenter: Index) -> UIKitMessage {
    if app.ios < 13 { return isActive(index) }
    return invalid(
      "Application tried to present modally a view controller \(pointer(index)) that is already "
        + "being presented by \(pointer(presenter)).")
  }

  /// Before iOS 13 a child and what is presented had one message in common.
  private func isActive(_ index: Index) -> UIKitMessage {
    invalid("Application tried to present modally an active controller \(pointer(index)).")
  }

  func onItself(_ index: Index) -> UIKitMessage {
    invalid(
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(pointer(index)).")
  }

  func presentedSplit(_ index: Index) -> UIKitMessage {
    invalid("Application tried to present a Split View Controllers modally \(pointer(index)).")
  }

  /// The pointer is the split view controller's, whatever the words around it say.
  func pushedSplit(_ index: Index) -> UIKitMessage {
    invalid("Split View Controllers cannot be pushed to a Navigation Controller \(pointer(index))")
  }

  /// The app's bundle identifier, which ends the message from iOS 13 on, no description has.
  func pushedTwice(_ index: Index, onto navigation: Index) -> UIKitMessage {
    if app.ios < 13 {
      return invalid(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(pointer(index)))")
    }
    return invalid(
      "\(pointer(navigation)) is pushing the same view controller instance (\(pointer(index))) "
        + "more than once which is not supported and is most likely an error in the application : "
        + "<bundle identifier>")
  }

  /// In every log that names it, the pointer is the presenter's.
  func curled(from presenter: Index) -> UIKitMessage {
    invalid(
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller \(pointer(presenter)).")
  }

  /// Before iOS 12 the presenter was not named.
  func actionSheetWithoutSource(_ index: Index, by presenter: Index) -> UIKitMessage {
    let name = app.viewControllers[presenter].className.value
    let origin = app.ios < 12 ? "" : " from \(name) (\(pointer(presenter)))"
    return UIKitMessage(
      response: .raises("NSGenericException"),
      text: "Your application has presented a UIAlertController (\(pointer(index))) of style "
        + "UIAlertControllerStyleActionSheet\(origin). The modalPresentationStyle of a "
        + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
        + "location information for this popover through the alert controller's "
        + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
        + "barButtonItem.")
  }

  /// What UIKit finds when a view and its controller would be in different places (R29).
  func inconsistent(
    _ child: Index, expected: Index, _ found: String, _ other: Index
  ) -> UIKitMessage {
    UIKitMessage(
      response: .raises("UIViewControllerHierarchyInconsistency"),
      text: "child view controller:\(pointer(child)) should have parent view controller:"
        + "\(pointer(expected)) but \(found):\(pointer(other))")
  }

  /// What `transition(from:to:…)` is not sent to the parent of both (R33).
  func noCommonParent(_ old: Index, _ new: Index) -> UIKitMessage {
    invalid(
      "Children view controllers \(pointer(old)) and \(pointer(new)) must have a common parent view "
        + "controller when calling -[UIViewController transitionFromViewController:"
        + "toViewController:duration:options:animations:completion:]")
  }

  /// Logs of iOS 14 and 16 have the second wording, those of iOS 17 the third.
  ///
  /// - Parameter presented: nil where nobody presents yet.
  func detached(_ presenter: Index, presenting presented: Index? = nil) -> UIKitMessage {
    let presenter = pointer(presenter)
    let start =
      "Presenting view controller \(presented.map(pointer) ?? "<…>") from detached view controller "
      + presenter
    let text =
      switch app.ios {
      case ...12:
        "Presenting view controllers on detached view controllers is discouraged \(presenter)."
      case ...16: "\(start) is discouraged."
      default:
        "\(start) is not supported, and may result in incorrect safe area insets and a corrupt root "
          + "presentation. Make sure \(presenter) is in the view controller hierarchy before "
          + "presenting from it. Will become a hard exception in a future release."
      }
    return UIKitMessage(response: .logs, text: text)
  }

  private func invalid(_ text: String) -> UIKitMessage {
    UIKitMessage(response: UIKitMessage.invalidArgument, text: text)
  }
}
