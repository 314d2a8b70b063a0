import VCEngine

extension LoggedText {
  /// The class of a role as the log names it; nil if it doesn't.
  func named(_ role: UIKitRole) -> ClassInLog? {
    classes[role].map { ClassInLog(name: $0, module: modules[role]) }
  }

  /// What UIKit or SwiftUI makes a role's class for; nil for other classes.
  func system(_ role: UIKitRole) -> SystemClass? { named(role).flatMap(SystemClass.init) }

  /// The SwiftUI modifier that presents a role, nil for a controller presented by code. Alerts and
  /// confirmation dialogs share a class.
  private func modifier(_ role: UIKitRole) -> SwiftUIModifier? {
    guard let name = classes[role], modules[role].map({ $0 == "SwiftUI" }) ?? true else {
      return nil
    }
    if name.contains("PlatformAlertController") { return .alert }
    return name.contains("PresentationHostingController")
      || name.contains("PopoverHostingController") ? .sheet : nil
  }

  private enum SwiftUIModifier { case alert, sheet }

  /// The causes if a SwiftUI modifier presents, nil if code does.
  private var modifierCauses: [UIKitCause]? {
    guard let presented = modifier(.presented) else { return nil }
    if system(.blocker)?.leavesByItself == true { return [.afterMenu] }
    switch (topic, presented, modifier(.blocker)) {
    case (.alreadyPresenting, .sheet, .sheet): return [.oneSheet, .sheetInside, .afterSheet]
    case (.alreadyPresenting, .alert, .sheet): return [.alertInside, .afterSheet]
    case (.alreadyPresenting, .alert, .alert): return [.oneAlert, .afterAlert]
    case (.alreadyPresenting, .sheet, .alert): return [.afterAlert]
    // A library's popover, or what the app's own code has presented.
    case (.alreadyPresenting, _, nil) where classes[.blocker] != nil: return [.afterOther]
    case (.alreadyPresenting, .sheet, nil): return [.afterSheet, .sheetInside]
    case (.alreadyPresenting, .alert, nil): return [.afterSheet, .alertInside]
    case (.notInWindow, _, _), (.detached, _, _): return [.whenShown, .afterSheet]
    case (.actionSheetWithoutSource, _, _): return [.dialogAtButton, .alertInstead]
    case (.alreadyPresented, .sheet, _): return [.afterSheet, .oneSheet]
    case (.alreadyPresented, .alert, _): return [.afterAlert, .oneAlert]
    case (.inTransition, _, _), (.waitsForDelayed, _, _): return [.afterSheet, .afterAlert]
    default: return nil
    }
  }

  /// Whether a SwiftUI modifier presents, so that the author changes a state and calls nothing.
  var isOfModifier: Bool { modifier(.presented) != nil }

  /// Whether the receiver hosts SwiftUI views, which have no view controller to call.
  package var isAskedOfSwiftUI: Bool {
    (classes[.sender] ?? classes[.presenter])?.contains("HostingController") == true
  }

  /// Whether the receiver hosts SwiftUI views, and is neither SwiftUI's class nor UIKit's generic one.
  private var isOwnHosting: Bool {
    let role = classes[.sender] == nil ? UIKitRole.presenter : .sender
    return system(role) == nil && classes[role]?.hasPrefix("UIHostingController") == false
      && classes[role]?.hasPrefix("_Tt") == false
  }

  /// Whether the causes are alternatives, of which one must be chosen.
  package var areChoices: Bool {
    // A menu that is just closing leaves nothing to choose.
    modifierCauses == nil && !meaning.choices.isEmpty && system(.blocker)?.leavesByItself != true
      && !isOfKeyboard
      && (topic != .alreadyPresenting || classes[.blocker] != nil)
  }

  /// The place where the debugger should stop, or print, if the line is not enough.
  package var stop: DebuggerStop { modifierCauses == nil ? meaning.stop : .state }

  /// The causes that fit the line, most likely first: what its call stack and the printed app show precedes
  /// what is usual.
  package var causes: [UIKitCause] {
    var usual = usualCauses
    if let isBeforeWindow, topic == .notInWindow, usual.contains(.tooEarly) {
      if isBeforeWindow { return [.tooEarly] }
      usual = usual.filter { $0 != .tooEarly } + [.tooEarly]
    }
    usual = (shown.causes.filter(usual.contains) + usual).uniqued()
    return usual.filter { !shown.disproved.contains($0) }
  }

  private var usualCauses: [UIKitCause] {
    if let modifierCauses { return modifierCauses }
    if let causes = system(.presenter)?.causesAsPresenter { return causes }
    let usual = meaning.causes + meaning.choices
    // A library keeps the instance that it presents, its own or one of the system's.
    if [.onItself, .alreadyPresented, .isActive].contains(topic),
      isLibrarys(topic == .onItself ? .presenter : .presented)
        || isLibrarys(.presenter) && isSystems(.presented)
    {
      return [.updateLibrary] + usual
    }
    switch topic {
    case .alreadyPresenting: return causesOfBlocker(usual)
    case .notInWindow where isAskedOfSwiftUI: return [.dismissedMeanwhile]
    // An alert presents only while it is in front: it has no code of the app's.
    case .notInWindow where isClosed(.presenter): return [.dismissedMeanwhile]
    // A library's controller has no code of the app's, either.
    case .notInWindow where isLibrarys(.presenter):
      return [.dismissedMeanwhile, .neverShown]
    // A controller of UIKit's own class is usually the root, covered by another.
    case .notInWindow where isSystems(.presenter):
      return [.dismissedMeanwhile, .tooEarly, .neverShown]
    // A hosting controller of the app's own may ask before it is shown.
    case .detached where isAskedOfSwiftUI && isOwnHosting:
      return [.dismissedMeanwhile, .tooEarly]
    // SwiftUI's own controllers can't be made children: they come and go with their views.
    case .detached where system(.sender)?.owner == .swiftUI || isAskedOfSwiftUI:
      return [.dismissedMeanwhile]
    case .requestedParent where isOfKeyboard:
      return [.inputViewOut, .accessoryViewOut, .inputViewRenamed]
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

  /// The causes of a call while something is presented, by what that is.
  private func causesOfBlocker(_ usual: [UIKitCause]) -> [UIKitCause] {
    guard let blocker = classes[.blocker] else {
      // `(null)` is about to go; a name that is lost may stay.
      return nulls.contains(.blocker)
        ? [.waitForCompletion, .presentFromTop] : [.presentFromTop, .waitForCompletion]
    }
    if presentsItself { return [.callsTwice] }
    if system(.blocker)?.leavesByItself == true { return [.afterMenu, .dismissFirst] }
    // An alert dismisses its presentations with itself, at the user's first tap.
    let isInAlert = blocker == UIKitClass.alertName || alertInFront != nil
    // What the user has just finished with is on its way out, and can't present.
    let isLeaving = !isInAlert && isPicker(.blocker)
    let choices =
      isLeaving ? usual.reversed() : [isInAlert ? .inActionHandler : usual[0]] + usual.dropFirst()
    guard presentsItsLike else { return choices }
    // Two alerts, or two of the system's class, usually show two results, and not one twice.
    let areResults = isSystems(.presented) || classes[.presented]?.contains("Alert") == true
    return areResults ? choices + [.callsTwice] : [.callsTwice] + choices
  }

  /// Whether the child, or the parent that it should have, is UIKit's own controller for a text field's input
  /// view.
  private var isOfKeyboard: Bool {
    classes[.child] == "UICompatibilityInputViewController"
      || classes[.other] == "UIInputWindowController"
  }

  private func isLibrarys(_ role: UIKitRole) -> Bool { named(role).map(AppLibrary.has) == true }

  /// Whether a role's class is a system screen that ends with a choice of the user's.
  private func isPicker(_ role: UIKitRole) -> Bool {
    isSystems(role)
      && ["Picker", "MailCompose", "MessageCompose", "Activity", "Safari", "DocumentCamera"]
        .contains { classes[role]?.contains($0) == true }
  }

  /// Whether a role's class belongs to a system framework with view controllers.
  private func isSystems(_ role: UIKitRole) -> Bool {
    ["UI", "SF", "MF", "AV", "PH", "SK", "PK", "VN", "QL", "GK"].contains { prefix in
      classes[role]?.hasPrefix(prefix) == true
        && classes[role]?.dropFirst(2).first?.isUppercase == true
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
