import VCEngine
import VCModelFeatures

extension ThreadLine {
  /// Lines of apps of .NET, Kotlin and other frameworks, some with stars for what their authors hide.
  static let sixth: [ThreadLine] = [
    ThreadLine(
      "`Warning: Attempt to present <UIAlertController: *>  on <Xamarin_Forms_Platform_iOS_PageRenderer: *> which is already presenting (null)`",
      .alreadyPresenting,
      [.presented: "UIAlertController", .presenter: "Xamarin_Forms_Platform_iOS_PageRenderer"],
      solvedBy: "shownPage", in: "maui"),
    ThreadLine(
      "it prints `Warning: Attempt to present * on *  which is already presenting (null)`",
      .alreadyPresenting, [:]),
    ThreadLine(
      "Warning: Attempt to present <MFMailComposeViewController: 0x1>  on <RgPopupPlatformRenderer: 0x2> which is already presenting <Rg_Plugins_Popup_IOS_Renderers_PopupPageRenderer: 0x3>",
      .alreadyPresenting,
      [.presented: "MFMailComposeViewController", .presenter: "RgPopupPlatformRenderer"],
      solvedBy: "fromFront", in: "maui"),
    ThreadLine(
      "2017-02-07 11:29:54.298 FerryiOS[13:12] Warning: Attempt to present <UIDocumentMenuViewController: 0x1> on <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2> whose view is not in the window hierarchy!",
      .notInWindow, [.presented: "UIDocumentMenuViewController"], solvedBy: "fromFront", in: "maui"),
    ThreadLine(
      "Warning: Attempt to present <MFMailComposeViewController: 0x1> on <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2> whose view is not in the window hierarchy!",
      .notInWindow, [.presented: "MFMailComposeViewController"], solvedBy: "fromFront", in: "maui"),
    ThreadLine(
      "Warning: Attempt to present <UIAlertController: 0x1> on <Xamarin_Forms_Platform_iOS_ModalWrapper: 0x2> whose view is not in the window hierarchy!",
      .notInWindow, [.presented: "UIAlertController"], solvedBy: "updateForAlerts", in: "maui"),
    ThreadLine(
      "child view controller:<Microsoft_Maui_Platform_PageViewController: 0x1> should have parent view controller:(null) but actual parent is:<Microsoft_Maui_Controls_Platform_ControlsModalWrapper: 0x2>",
      .actualParent, [.child: "Microsoft_Maui_Platform_PageViewController"], in: "maui"),
    ThreadLine(
      "[Presentation] Attempt to present <Xamarin_CommunityToolkit_UI_Views_PopupRenderer: 0x1> on <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2> (from <Xamarin_Forms_Platform_iOS_PageRenderer: 0x3>) which is already presenting <Xamarin_Forms_Platform_iOS_ModalWrapper: 0x4>.",
      .alreadyPresenting, [.blocker: "Xamarin_Forms_Platform_iOS_ModalWrapper"],
      solvedBy: "shownPage", in: "maui"),
    ThreadLine(
      "Attempt to present <UIDocumentPickerViewController: 0x1> on <FlutterViewController: 0x2> whose view is not in the window hierarchy!",
      .notInWindow, [.presenter: "FlutterViewController"], in: "flutter"),
    ThreadLine(
      "[App][Presentation] Attempt to present <UIAlertController: 0x1> on <Capacitor.CAPBridgeViewController: 0x2> (from <Capacitor.CAPBridgeViewController: 0x2>) which is already presenting <_UIContextMenuActionsOnlyViewController: 0x3>.```",
      .alreadyPresenting, [.blocker: "_UIContextMenuActionsOnlyViewController"], in: "capacitor"),
    ThreadLine(
      "[Presentation] Attempt to present <UIImagePickerController: 0x1> on <UnityDefaultViewController: 0x2> (from <UnityDefaultViewController: 0x2>) which is already presenting <FloatingPanel.FloatingPanelController: 0x3>",
      .alreadyPresenting, [.blocker: "FloatingPanelController"], in: "unity"),
  ]
}
