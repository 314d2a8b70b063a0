import VCEngine
import VCModelFeatures

extension ThreadLine {
  /// Lines of 2021 to 2026, some cut off, and Compose Multiplatform's own.
  static let seventh: [ThreadLine] = [
    ThreadLine(
      "i found only one way, but is there any other?\n\n`Attempt to present <TrueSheet.TrueSheetViewController: 0x1> on <UIViewController: 0x2> (from <RNSScreen: 0x3>) which is already presenting <TrueSheet.TrueSheetViewController: 0x4>.`",
      .alreadyPresenting, [.presented: "TrueSheetViewController", .sender: "RNSScreen"],
      solvedBy: "afterDismissal", in: "react-native"),
    ThreadLine(
      "```\n[UIKitCore] Presenting view controller <TrueSheetViewController: …> from detached view controller <RCTFabricModalHostViewController: …> is not supported, and may result in incorrect safe area insets. Will become a ha",
      .detached,
      [.presented: "TrueSheetViewController", .sender: "RCTFabricModalHostViewController"],
      in: "react-native"),
    ThreadLine(
      "2023-02-19 13:31:35.382 Quay.iOS[383:5841] *** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<AVPlayerViewController: 0x1> should have parent view controller:<Microsoft_Maui_Platform_PageViewController: 0x2> but actual parent is:<Microsoft_Maui_Controls_Platform_ModalWrapper: 0x3>'",
      .actualParent,
      [
        .child: "AVPlayerViewController", .holder: "Microsoft_Maui_Platform_PageViewController",
        .other: "Microsoft_Maui_Controls_Platform_ModalWrapper",
      ], solvedBy: "update", in: "maui"),
    ThreadLine(
      "`2022-12-12 20:00:32.142029+0100 Quay.iOS[8844:1742187] [Presentation] Attempt to present <Quay_Mobile_ScannerViewController: 0x1> on <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2> (from <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2>) whose view is not in the window hierarchy.\n`",
      .notInWindow, [.presented: "Quay_Mobile_ScannerViewController"], solvedBy: "fromFront",
      in: "maui"),
    ThreadLine(
      "```\n'CMPViewControllerMisuse', reason: 'CMPViewController shouldn't be reused after completely removed from hierarchy, because it's logically marked as Destroyed. You must create a new CMPViewController and use it instead.'\n```",
      .composeReused, [:], solvedBy: "newerCompose", in: "compose"),
    ThreadLine(
      "```\nUncaught Kotlin exception: kotlin.IllegalStateException: ComposeUIViewController.view should be attached to window\n    at 0   Quay   0x1050d3c73   kfun:kotlin.Throwable#<init>(kotlin.String?){} + 119",
      .composeDetached, [:], solvedBy: "newerCompose", in: "compose"),
    ThreadLine(
      "Uncaught Kotlin exception: kotlin.IllegalStateException: Currently, UIKitViewController cannot be used within Popups or Dialogs",
      .composeInDialog, [:], solvedBy: "outsideDialog", in: "compose"),
    ThreadLine(
      "iOS 18 SDK\n```\nThis process does not adopt UIScene lifecycle. \nThis will become an assert in a future version.\n```",
      .noSceneLifecycle, [:], in: "flutter", isGiven: true),
    ThreadLine(
      "Crash: NSInvalidArgumentException Application tried to present modally a view controller <SKStoreProductViewController: 0x1> that is already being presented by <ALAppLovinVideoViewController: \n\nFatal Exception: NSInvalidArgumentException\n0  CoreFoundation  0x83f20 __exceptionPreprocess\n7  UnityFramework  0x1d74a28 -[ALStoreQuay show:]",
      .alreadyPresented,
      [.presented: "SKStoreProductViewController", .presenter: "ALAppLovinVideoViewController"],
      solvedBy: "update", in: "unity"),
    ThreadLine(
      "Application tried to present modally a view controller <SKStoreProductViewController: 0x1> that is already being presented by <ALAppLovinVideoViewController: 0x2>.",
      .alreadyPresented, [.presented: "SKStoreProductViewController"], solvedBy: "updateLibrary"),
    ThreadLine(
      "we got this error\n\n```\nAttempt to present <AdaptyUI.AdaptyPaywallController: 0x1> on <UIViewController: 0x2> (from <UIViewController: 0x2>) which is already presenting\n```",
      .alreadyPresenting, [.presented: "AdaptyPaywallController", .presenter: "UIViewController"],
      solvedBy: "presentFromTop"),
    ThreadLine(
      "Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application has presented a UIAlertController (<UIAlertController: 0x1>) of style UIAlertControllerStyleActionSheet from FlutterViewController (<FlutterViewController: 0x2>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not kno",
      .actionSheetWithoutSource, [.presenter: "FlutterViewController"], solvedBy: "updatePlugin",
      in: "flutter"),
    ThreadLine(
      "reason: 'Your application has presented a UIAlertController (<SwiftUI.PlatformAlertController: 0x1>) of style UIAlertControllerStyleActionSheet from _TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__ (<_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.'",
      .actionSheetWithoutSource,
      [.presented: "PlatformAlertController", .presenter: "UIHostingController"],
      solvedBy: "dialogAtButton"),
    ThreadLine(
      "使用popToViewController的时候崩溃\nAssertion failure in -[QuayRootNavigationController popToViewController:transition:], UINavigationController.m:8176\n*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Tried to pop to a view controller that doesn't exist.'",
      .poppedToStranger, [:], solvedBy: "containsFirst"),
    ThreadLine(
      "```*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'ReportList' in bundle NSBundle </Users/x/Library/Quay.app>```",
      .noStoryboard, [:], solvedBy: "nameStoryboard"),
    ThreadLine(
      "- 발생한 Xcode 경고 메시지\nPresenting view controller <UINavigationController: 0x1> from detached view controller <Quay.EmptyController: 0x2> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <Quay.EmptyController: 0x2> is in the view controller hierarchy before presenting from it.",
      .detached, [.presented: "UINavigationController", .sender: "EmptyController"],
      solvedBy: "tooEarly"),
  ]
}
