import Diagnostics

/// UIKit's own words for what is done wrong, so that a search for them leads here. They are data,
/// and English in every language.
///
/// A controller's pointer is written `<UINavigationController: detailNav>`.
struct UIKitMessage {
  let response: Message.UIKitResponse
  let text: String

  var note: Diagnostic.Note { Diagnostic.Note(.uiKit(response, text)) }

  static let pushedNavigation = UIKitMessage(
    response: invalidArgument, text: "Pushing a navigation controller is not supported")

  static let notDistinct = UIKitMessage(
    response: .raises("NSInternalInconsistencyException"),
    text: "All view controllers in a navigation controller must be distinct")

  static let notSelectable = UIKitMessage(
    response: .raises(nil),
    text: "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
      + "controller's list of view controllers can be selected.")

  static let invalidArgument = Message.UIKitResponse.raises("NSInvalidArgumentException")
}

extension State {
  /// `<UINavigationController: detailNav>`.
  func pointer(_ index: Index) -> String {
    let viewController = app.viewControllers[index]
    return "<\(viewController.className.value): \(viewController.id.value)>"
  }

  func alreadyPresenting(_ attempt: Attempt, _ other: Index) -> UIKitMessage {
    logged(attempt, "which is already presenting \(pointer(other))", older: ("  ", ""))
  }

  func notInWindow(_ attempt: Attempt) -> UIKitMessage {
    logged(attempt, "whose view is not in the window hierarchy", older: (" ", "!"))
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
    invalid(
      "Application tried to present modally a view controller \(pointer(index)) that has a parent "
        + "view controller \(pointer(parent[index])).")
  }

  func isPresented(_ index: Index, by presenter: Index) -> UIKitMessage {
    invalid(
      "Application tried to present modally a view controller \(pointer(index)) that is already "
        + "being presented by \(pointer(presenter)).")
  }

  func onItself(_ index: Index) -> UIKitMessage {
    invalid(
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(pointer(index)).")
  }

  func presentedSplit(_ index: Index) -> UIKitMessage {
    invalid("Application tried to present a Split View Controllers modally \(pointer(index)).")
  }

  func pushedSplit(onto navigation: Index) -> UIKitMessage {
    invalid(
      "Split View Controllers cannot be pushed to a Navigation Controller \(pointer(navigation))")
  }

  func pushedTwice(_ index: Index) -> UIKitMessage {
    invalid(
      "Pushing the same view controller instance more than once is not supported "
        + "(\(pointer(index)))")
  }

  private func invalid(_ text: String) -> UIKitMessage {
    UIKitMessage(response: UIKitMessage.invalidArgument, text: text)
  }
}
