import VCEngine
import VCPhrases

/// One of UIKit's texts in a line of a log, with its values.
package struct LoggedText: Sendable {
  /// The text in its wording.
  package let text: UIKitText
  /// The classes in the line, without modules. Roles that are `(null)` or missing have none.
  package var classes: [UIKitRole: String]
  /// The addresses in the line. Roles without one have none.
  package var addresses: [UIKitRole: String] = [:]
  /// The other values in the line.
  package let words: [UIKitRole: String]
  /// Whether the receiver is the presenter.
  package let senderIsPresenter: Bool
  /// The whole line, with classes instead of pointers.
  package let plainText: String
  /// The number of occurrences in the log.
  package let count: Int
  /// The class of the app's first frame in the call stack.
  package let caller: String?
  /// The roles that are `(null)`, unlike objects that the log leaves out.
  package var nulls: Set<UIKitRole> = []
  /// Whether the log masks a class.
  package var isMasked = false
  /// Whether the log also contains the line with other instances of its classes.
  package var hasOtherInstances = false

  package init(
    _ text: UIKitText, classes: [UIKitRole: String], words: [UIKitRole: String],
    senderIsPresenter: Bool, plainText: String, count: Int, caller: String?
  ) {
    (self.text, self.classes, self.words) = (text, classes, words)
    (self.senderIsPresenter, self.plainText) = (senderIsPresenter, plainText)
    (self.count, self.caller) = (count, caller)
  }

  /// The text's topic.
  package var topic: UIKitTopic { text.topic }

  /// Whether the blocker is the presented object itself.
  package var presentsItself = false

  /// Whether the presented object existed before the call.
  package var presentsKnown: Bool {
    presentsItself || [.alreadyPresented, .hasParent, .isActive].contains(topic)
  }

  /// Whether the app shows another controller in front of the blocker.
  package var hasOtherInFront = false
  /// The class of an alert that the app shows in front of the blocker, nil if there is none.
  package var alertInFront: String?

  /// Whether the blocker is another object of the presented one's class, so that sentences must
  /// tell them apart.
  package var presentsItsLike: Bool {
    !presentsItself && classes[.blocker] != nil && classes[.blocker] == classes[.presented]
  }

  /// The SwiftUI modifier that presents a role, nil for a controller presented by code. Alerts and
  /// confirmation dialogs share a class.
  private func modifier(_ role: UIKitRole) -> SwiftUIModifier? {
    guard let name = classes[role] else { return nil }
    if name.contains("PlatformAlertController") { return .alert }
    return name.contains("PresentationHostingController")
      || name.contains("PopoverHostingController") ? .sheet : nil
  }

  /// Whether a role's class belongs to a system framework with view controllers.
  private func isSystems(_ role: UIKitRole) -> Bool {
    ["UI", "SF", "MF", "AV", "PH", "SK"].contains { prefix in
      classes[role]?.hasPrefix(prefix) == true
        && classes[role]?.dropFirst(2).first?.isUppercase == true
    }
  }

  private enum SwiftUIModifier { case alert, sheet }

  /// The causes if a SwiftUI modifier presents, nil if code does.
  private var modifierCauses: [UIKitCause]? {
    guard let presented = modifier(.presented) else { return nil }
    switch (topic, presented, modifier(.blocker)) {
    case (.alreadyPresenting, .sheet, .sheet): return [.oneSheet, .sheetInside, .afterSheet]
    case (.alreadyPresenting, .alert, .sheet): return [.alertInside, .afterSheet]
    case (.alreadyPresenting, .alert, .alert): return [.oneAlert, .afterAlert]
    case (.alreadyPresenting, .sheet, .alert): return [.afterAlert]
    case (.alreadyPresenting, .sheet, nil): return [.afterSheet, .sheetInside]
    case (.alreadyPresenting, .alert, nil): return [.afterSheet, .alertInside]
    case (.notInWindow, _, _): return [.whenShown, .afterSheet]
    case (.alreadyPresented, .sheet, _): return [.afterSheet, .oneSheet]
    case (.alreadyPresented, .alert, _): return [.afterAlert, .oneAlert]
    case (.inTransition, _, _), (.waitsForDelayed, _, _): return [.afterSheet, .afterAlert]
    default: return nil
    }
  }

  /// Whether the receiver hosts SwiftUI views, which have no view controller to call.
  package var isAskedOfSwiftUI: Bool {
    (classes[.sender] ?? classes[.presenter])?.contains("HostingController") == true
  }

  /// Whether the causes are alternatives, of which one must be chosen.
  package var areChoices: Bool {
    modifierCauses == nil && meaning.areChoices
      && (topic != .alreadyPresenting || classes[.blocker] != nil)
  }

  /// The place where the debugger should stop, or print, if the line is not enough.
  package var stop: DebuggerStop {
    modifierCauses == nil ? meaning.stop : .state
  }

  /// The usual causes that fit the line, most likely first.
  package var causes: [UIKitCause] {
    if let modifierCauses { return modifierCauses }
    let usual = meaning.causes
    switch topic {
    case .alreadyPresenting:
      guard let blocker = classes[.blocker] else { return [.waitForCompletion, .presentFromTop] }
      if presentsItself { return [.callsTwice] }
      // An alert dismisses its presentations with itself, at the user's first tap.
      let isInAlert = blocker == UIKitClass.alertName || alertInFront != nil
      let first = isInAlert ? .inActionHandler : usual[0]
      return (presentsItsLike ? [.callsTwice] : []) + [first] + usual.dropFirst()
    case .notInWindow where isAskedOfSwiftUI: return [.dismissedMeanwhile]
    // An alert presents only while it is in front: it has no code of the app's.
    case .notInWindow where isClosed(.presenter): return [.dismissedMeanwhile]
    // A controller of UIKit's own class is usually the root, covered by another.
    case .notInWindow where isSystems(.presenter):
      return [.dismissedMeanwhile, .tooEarly, .neverShown]
    // UIKit's own controller for a text field's input view.
    case .requestedParent where classes[.child] == "UICompatibilityInputViewController":
      return [.inputViewOut]
    case .actualParent where nulls.contains(.other): return [.addToHolder]
    case .actualParent where nulls.contains(.holder): return [.removeViewFirst]
    case .actualParent where isSystems(.other): return [.addItsContainer, .addToHolder]
    case .unbalanced where isSystems(.child): return [.workAtLaunch, .rootReplaced]
    case .unbalanced where isNamedAsContainer(.child):
      return [.callSuper, .workAtLaunch, .rootReplaced]
    case .deallocating where isSystems(.child): return [.loadView]
    default: return usual
    }
  }

  /// Whether a role's class is a system view controller, which an app doesn't subclass.
  private func isClosed(_ role: UIKitRole) -> Bool {
    classes[role].flatMap { UIKitClass(named: $0) }?.isClosed == true
  }

  /// Whether a role's class is a subclass of one of UIKit's containers, by its name.
  private func isNamedAsContainer(_ role: UIKitRole) -> Bool {
    ["NavigationController", "TabBarController", "SplitViewController"].contains { name in
      classes[role]?.hasSuffix(name) == true
    }
  }
}
