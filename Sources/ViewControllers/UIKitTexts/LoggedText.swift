/// One of UIKit's texts with what was filled in: a line of a log.
package struct LoggedText: Sendable {
  /// The text in its wording.
  package let text: UIKitText
  /// The classes that it names, without modules; a role that is `(null)` or missing has none.
  package var classes: [UIKitRole: String]
  /// The addresses of its objects; a role without one is missing.
  package var addresses: [UIKitRole: String] = [:]
  /// The other words that it has.
  package let words: [UIKitRole: String]
  /// The roles that are the same object.
  package let senderIsPresenter: Bool
  /// The whole text with classes in place of pointers.
  package let plainText: String
  /// How often it is in the log.
  package let count: Int
  /// The class of the app's first frame in the call stack.
  package let caller: String?
  /// The roles that are `(null)`, which is more than an object that the log leaves out.
  package var nulls: Set<UIKitRole> = []
  /// Whether the log has a mask in place of a class.
  package var isMasked = false
  /// Whether the line is there with other instances of its classes, too.
  package var hasOtherInstances = false

  package init(
    _ text: UIKitText, classes: [UIKitRole: String], words: [UIKitRole: String],
    senderIsPresenter: Bool, plainText: String, count: Int, caller: String?
  ) {
    (self.text, self.classes, self.words) = (text, classes, words)
    (self.senderIsPresenter, self.plainText) = (senderIsPresenter, plainText)
    (self.count, self.caller) = (count, caller)
  }

  /// What it is about.
  package var topic: UIKitTopic { text.topic }

  /// Whether what is in the way is the same object as what is presented.
  package var presentsItself = false

  /// Whether what is presented was there before the call.
  package var presentsKnown: Bool {
    presentsItself || [.alreadyPresented, .hasParent, .isActive].contains(topic)
  }

  /// Whether the app shows another controller in front of what is in the way.
  package var hasOtherInFront = false
  /// The class of an alert that the app shows in front of what is in the way, nil for none.
  package var alertInFront: String?

  /// Whether what is in the way is another of the class of what is presented, so that words must tell them
  /// apart.
  package var presentsItsLike: Bool {
    !presentsItself && classes[.blocker] != nil && classes[.blocker] == classes[.presented]
  }

  /// What a modifier of SwiftUI's presents, nil for a controller that code presents. A class has
  /// alerts and confirmation dialogs in common.
  private func modifier(_ role: UIKitRole) -> SwiftUIModifier? {
    guard let name = classes[role] else { return nil }
    if name.contains("PlatformAlertController") { return .alert }
    return name.contains("PresentationHostingController")
      || name.contains("PopoverHostingController") ? .sheet : nil
  }

  /// Whether a role's class is of a framework of the system's that has view controllers.
  private func isSystems(_ role: UIKitRole) -> Bool {
    ["UI", "SF", "MF", "AV", "PH", "SK"].contains { prefix in
      classes[role]?.hasPrefix(prefix) == true
        && classes[role]?.dropFirst(2).first?.isUppercase == true
    }
  }

  private enum SwiftUIModifier { case alert, sheet }

  /// The causes where a modifier of SwiftUI's presents, nil where code does.
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

  /// Whether SwiftUI's views were asked to present, which have no view controller at hand.
  package var isAskedOfSwiftUI: Bool {
    (classes[.sender] ?? classes[.presenter])?.contains("HostingController") == true
  }

  /// Whether the causes are ways to go on, of which one is to be chosen.
  package var areChoices: Bool {
    modifierCauses == nil && UIKitText.meaning(of: topic).areChoices
      && (topic != .alreadyPresenting || classes[.blocker] != nil)
  }

  /// Where the debugger stops, or what prints, if the line is not enough.
  package var stop: DebuggerStop {
    modifierCauses == nil ? UIKitText.meaning(of: topic).stop : .state
  }

  /// The usual causes that fit the line, most likely first.
  package var causes: [UIKitCause] {
    if let modifierCauses { return modifierCauses }
    let usual = UIKitText.meaning(of: topic).causes
    switch topic {
    case .alreadyPresenting:
      guard let blocker = classes[.blocker] else { return [.waitForCompletion, .presentFromTop] }
      if presentsItself { return [.callsTwice] }
      // What an alert presents goes with it, at the user's first tap.
      let isInAlert = blocker == "UIAlertController" || alertInFront != nil
      let first = isInAlert ? .inActionHandler : usual[0]
      return (presentsItsLike ? [.callsTwice] : []) + [first] + usual.dropFirst()
    case .notInWindow where isAskedOfSwiftUI: return [.dismissedMeanwhile]
    // A class of UIKit's own is usually the root, and something covers it.
    case .notInWindow where isSystems(.presenter):
      return [.dismissedMeanwhile, .tooEarly, .neverShown]
    // UIKit's own controller of a text field's input view.
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

  /// Whether a role's class is a subclass of a container of UIKit's, by its name.
  private func isNamedAsContainer(_ role: UIKitRole) -> Bool {
    ["NavigationController", "TabBarController", "SplitViewController"].contains { name in
      classes[role]?.hasSuffix(name) == true
    }
  }
}
