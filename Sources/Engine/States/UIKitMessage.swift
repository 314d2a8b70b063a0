import VCSource

/// What UIKit says about a mistake.
package struct UIKitMessage: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A topic, in the wording of an iOS, and the values in the text. Pointers are written
    /// `<UINavigationController: detailNav>`.
    case topic(UIKitTopic, ios: Int, [UIKitRole: String])
    /// A text, as the description has it.
    case quoted(String)
  }

  package let content: Content
  /// Whether it is not established that UIKit still writes or raises it.
  package var isOpen = false

  var note: Diagnostic.Note { Diagnostic.Note(.uiKit(message: self)) }

  /// Whether a description quotes UIKit on a controller outside the window.
  var isAboutWindow: Bool {
    if case .quoted(let words) = content { words.contains("window hierarchy") } else { false }
  }

  /// Creates the text on a topic in an iOS's wording; the newest wording if that iOS has none.
  init(_ topic: UIKitTopic, ios: Int = .max, _ values: [UIKitRole: String] = [:]) {
    content = .topic(topic, ios: ios, values)
  }

  package init(quoting words: String) { content = .quoted(words) }

  /// The text about a popover without a source. The description has no pointer of a presentation
  /// controller, which UIKit prints.
  static let popoverWithoutSource = UIKitMessage(
    .popoverWithoutSource, [.other: "<UIPopoverPresentationController>"])

  /// The text about more or fewer pages than are shown at a time.
  static func pageCount(_ given: Int, required: Int) -> UIKitMessage {
    UIKitMessage(.pageCount, [.count: "\(given)", .required: "\(required)"])
  }

  /// The text about a window's root made a child.
  static func rootAsChild(
    _ root: ViewController.Index, of container: ViewController.Index, in app: AppDescription
  ) -> UIKitMessage {
    UIKitMessage(.rootAsChild, [.child: app.pointer(root), .presenter: app.pointer(container)])
  }
}

extension AppDescription {
  /// The controller's pointer, such as `<UINavigationController: detailNav>`.
  fileprivate func pointer(_ index: ViewController.Index) -> String {
    let viewController = viewControllers[index]
    return "<\(viewController.className.value): \(viewController.id.value)>"
  }
}

extension State {
  private func pointer(_ index: Index) -> String { app.pointer(index) }

  /// Returns the text on a topic, with pointers of controllers and other values.
  func message(
    _ topic: UIKitTopic, _ indices: [UIKitRole: Index], _ texts: [UIKitRole: String] = [:]
  ) -> UIKitMessage {
    UIKitMessage(topic, ios: app.ios, texts.merging(indices.mapValues(pointer)) { $1 })
  }

  /// The text about a second presentation. SwiftUI shows a second sheet after the first, and logs
  /// that (logs of iOS 16 and 17); nil where one of the two is no sheet.
  func alreadyPresenting(_ attempt: Attempt, _ other: Index) -> UIKitMessage? {
    if isSheet(attempt.presented, keptBehind: other) {
      let styles = [attempt.presented, other].map { app.viewControllers[$0].modalPresentationStyle }
      let areSheets = styles.allSatisfy {
        [nil, .automatic, .pageSheet, .formSheet].contains($0?.value)
      }
      return areSheets ? message(.singleSheet, [:]) : nil
    }
    return logged(attempt, .alreadyPresenting, [.blocker: other])
  }

  func notInWindow(_ attempt: Attempt) -> UIKitMessage { logged(attempt, .notInWindow) }

  func inTransition(_ attempt: Attempt) -> UIKitMessage { logged(attempt, .inTransition) }

  /// The text about a dismissal during a transition. The pointer is the presenter's. Nil after iOS
  /// 13: UIKit still has the text, but the code of iOS 18 lets most such dismissals wait (R30).
  func dismissedInTransition(_ presenter: Index) -> UIKitMessage? {
    app.ios > 13 ? nil : message(.dismissedInTransition, [.presenter: presenter])
  }

  /// The text about a stack that wasn't updated. Its pointer has no colon.
  func stackNotUpdated(_ navigation: Index, _ action: Message.StackAction) -> UIKitMessage {
    message(
      .stackNotUpdated, [:],
      [
        .method: action == .push ? "pushViewController:animated:" : "popViewControllerAnimated:",
        .navigation: "<\(app.viewControllers[navigation].className.value) \(id(navigation))>",
      ])
  }

  /// A requested presentation.
  typealias Attempt = (presented: Index, presenter: Index, sender: Index)

  private func logged(
    _ attempt: Attempt, _ topic: UIKitTopic, _ others: [UIKitRole: Index] = [:]
  ) -> UIKitMessage {
    let roles: [UIKitRole: Index] = [
      .presented: attempt.presented, .presenter: attempt.presenter, .sender: attempt.sender,
    ]
    return message(topic, roles.merging(others) { $1 })
  }

  func hasParent(_ index: Index) -> UIKitMessage {
    message(
      app.ios < 13 ? .isActive : .hasParent, [.presented: index].adding(parent[index], as: .child))
  }

  func isPresented(_ index: Index, by presenter: Index) -> UIKitMessage {
    message(
      app.ios < 13 ? .isActive : .alreadyPresented, [.presented: index, .presenter: presenter])
  }

  func actionSheetWithoutSource(_ index: Index, by presenter: Index) -> UIKitMessage {
    message(
      .actionSheetWithoutSource, [.presented: index, .presenter: presenter],
      [.identifier: app.viewControllers[presenter].className.value])
  }

  /// The text about a presenter whose view was added without it (R29), with the controller to
  /// present, if any.
  package func detached(
    _ presenter: ViewController.Index, presenting presented: ViewController.Index? = nil
  ) -> UIKitMessage {
    message(.detached, [.sender: presenter].adding(presented, as: .presented))
  }
}

extension [UIKitRole: ViewController.Index] {
  fileprivate func adding(_ index: ViewController.Index?, as role: UIKitRole) -> Self {
    guard let index, index >= 0 else { return self }
    return merging([role: index]) { $1 }
  }
}
