import VCEngine
import VCPhrases

/// What UIKit refuses to the users of a framework, whichever words it uses.
package enum HostTrouble: Sendable {
  /// Something else is shown, or being shown.
  case busy
  /// The same instance is presented a second time.
  case presentedAgain
  /// The presenter isn't on screen.
  case gone
  /// The presenter is on screen, and in no hierarchy.
  case detached
  /// A popover has nothing to point at.
  case popover
  /// A push or a pop comes too early, or twice.
  case stack
  /// A view and its controller have different parents.
  case parent
  /// The app doesn't use scenes.
  case launch
  /// The framework's own controller has no window, is shown again, or is in a dialog.
  case ownDetached, ownReused, ownInDialog

  /// The trouble of a text's topic; nil if every author has the same.
  package init?(_ topic: UIKitTopic) {
    guard let trouble = Self.byTopic[topic] else { return nil }
    self = trouble
  }

  private static let byTopic: [UIKitTopic: HostTrouble] = [
    .alreadyPresenting: .busy, .inTransition: .busy, .waitsForDelayed: .busy,
    .dismissedInTransition: .busy, .controllerTransitioning: .busy, .singleSheet: .busy,
    .alreadyPresented: .presentedAgain, .isActive: .presentedAgain, .hasParent: .presentedAgain,
    .onItself: .presentedAgain, .viewWithoutController: .parent,
    .notInWindow: .gone, .detached: .detached, .keyboardPresents: .gone,
    .popoverWithoutSource: .popover, .actionSheetWithoutSource: .popover,
    .popoverOutsideWindow: .popover,
    .stackNotUpdated: .stack, .nestedPush: .stack, .nestedPop: .stack, .subviewOfItself: .stack,
    .pushedTwice: .stack, .notDistinct: .stack, .unbalanced: .stack, .unexpectedState: .stack,
    .requestedParent: .parent, .actualParent: .parent, .viewOfAnother: .parent,
    .modalInTransition: .busy, .dismissedDuringPresentation: .busy, .activityOnPad: .popover,
    .composeDetached: .ownDetached, .composeReused: .ownReused, .composeInDialog: .ownInDialog,
    .noSceneLifecycle: .launch, .noSceneDelegate: .launch, .noSceneManifest: .launch,
  ]
}
