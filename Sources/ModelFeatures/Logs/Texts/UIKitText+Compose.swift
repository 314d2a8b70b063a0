import VCEngine
import VCPhrases

extension UIKitText {
  /// Compose Multiplatform's own texts about its view controllers, as its sources have them.
  static let ofCompose: [UIKitText] = [
    UIKitText(
      .composeDetached, "ComposeUIViewController.view should be attached to window", .raises(nil),
      since: 13),
    UIKitText(
      .composeReused,
      "CMPViewController shouldn't be reused after completely removed from hierarchy, because it's "
        + "logically marked as Destroyed.", .raises("CMPViewControllerMisuse"), since: 13,
      isOpen: true),
    UIKitText(
      .composeInDialog,
      "Currently, UIKitViewController cannot be used within Popups or Dialogs", .raises(nil),
      since: 13),
  ]

  /// All texts that are found in logs.
  package static let allInLogs = refusals + ofLogs + ofCompose
}
