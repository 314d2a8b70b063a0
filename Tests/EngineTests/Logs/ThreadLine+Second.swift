import VCEngine
import VCModelFeatures

extension ThreadLine {
  /// The lines of a second search, of which 17 of 19 were read at the first try. One is left out: a
  /// title that doubles words of UIKit's.
  static let second: [ThreadLine] = [
    ThreadLine(
      "Your app just crashed. See the error below.\nNSInvalidArgumentException: Application tried to present modally a view controller <TrueSheet.TrueSheetViewController: 0x1> that is already being presented by <UIViewController: 0x2>.\n  0   CoreFoundation                      0x00007ff80045478b __exceptionPreprocess + 242\n  1   libobjc.A.dylib                     0x00007ff80004db73 objc_exception_throw + 48\n  2   UIKitCore                           0x000000011de901ac -[UIViewController _presentViewController:withAnimationController:completion:] + 5648",
      .alreadyPresented, [.presented: "TrueSheetViewController", .presenter: "UIViewController"],
      solvedBy: "update", in: "react-native"),
    ThreadLine(
      "__NSCFString *\t\"Application tried to present modal view controller on itself. Presenting controller is <TrueSheetViewController: 0x1>.\"\t0x000060000301e7f0",
      .onItself, [.presenter: "TrueSheetViewController"], solvedBy: "update", in: "react-native"),
    ThreadLine(
      "> Attempt to present <PHPickerViewController: 0x1> on <UIViewController: 0x2> (from\n<UIViewController: 0x2>) which is already presenting <RNSScreen: 0x3>.",
      .alreadyPresenting,
      [
        .presented: "PHPickerViewController", .presenter: "UIViewController", .blocker: "RNSScreen",
      ], solvedBy: "update", in: "react-native"),
    ThreadLine(
      "Fatal Exception: NSInvalidArgumentException\n0  CoreFoundation                     0xa248 __exceptionPreprocess\n1  libobjc.A.dylib                    0x17a68 objc_exception_throw\n2  UIKitCore                          0x327fc0 -[UIViewController _presentViewController:withAnimationController:completion:]\n3  UIKitCore                          0x39de9c __63-[UIViewController _presentViewController:animated:completion:]_block_invoke_2\n8  UIKitCore                          0xd3234 -[UIViewController presentViewController:animated:completion:]\n9  CapacitorCommunityPrivacyScreen    0x5490 (Missing UUID ada146d719f8360f8a0a231b9f880e2d)",
      .alreadyPresented, [:], solvedBy: "updatePlugin", in: "capacitor"),
    ThreadLine(
      "iOS issue detail: \"_.... called on <UINavigationControllerImpl 0x1> while an existing transition or presentation is occurring; the navigation stack will not be updated._\"",
      .stackNotUpdated, [.navigation: "UINavigationControllerImpl"], solvedBy: "afterTransition"),
    ThreadLine(
      "`[Presentation] Attempt to present <UIAlertController: 0x1> on <UIViewController: 0x2> (from <UIViewController: 0x2>) whose view is not in the window hierarchy.`",
      .notInWindow, [.presented: "UIAlertController", .presenter: "UIViewController"],
      in: "compose", isGiven: true),
    ThreadLine(
      "causing the error: \"Attempt to present on <UIViewController> which is already presenting\"",
      .alreadyPresenting, [.presenter: "UIViewController"], solvedBy: "updatePlugin", in: "flutter",
      isGiven: true),
    ThreadLine(
      " Attempt to present <TOCropViewController: 0x1> on <ViewController: 0x2> whose view is not in the window hierarchy!",
      .notInWindow, [.presented: "TOCropViewController", .presenter: "ViewController"],
      solvedBy: "flutterAsRoot", in: "flutter", isGiven: true),
    ThreadLine(
      "Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: ' is pushing the same view controller instance () more than once which is not supported and is most likely an error in the application.",
      .pushedTwice, [:], in: "react-native", isGiven: true),
    ThreadLine(
      "**error:**\nAttempt to present <PHPickerViewController: 0x1> on <app.ViewController: 0x2> (from <app.ViewController: 0x2>) which is already presenting <UINavigationController: 0x3>.",
      .alreadyPresenting,
      [
        .presented: "PHPickerViewController", .presenter: "ViewController",
        .blocker: "UINavigationController",
      ], solvedBy: "update", in: "compose", isGiven: true),
    ThreadLine(
      "`Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <Stripe.BottomSheetViewController: 0x1> that is already being presented by <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x2>.'`",
      .alreadyPresented,
      [.presented: "BottomSheetViewController", .presenter: "PresentationHostingController"]),
    ThreadLine(
      "NSInvalidArgumentException - Application tried to present modally a view controller <SKStoreProductViewController: <address>> that is already being presented by <FBAdNavigationController: <address>>.",
      .alreadyPresented,
      [.presented: "SKStoreProductViewController", .presenter: "FBAdNavigationController"],
      solvedBy: "update", in: "unity", isGiven: true),
    ThreadLine(
      "2023-08-07 10:30:26.216682+0800 Quay[48288:13624060] *** Terminating app due to uncaught exception 'NSGenericException', reason: 'UIPopoverPresentationController (<UIPopoverPresentationController: 0x1>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.'\n*** First throw call stack:\n(\n\t0   CoreFoundation                      0x00007fff20422fba __exceptionPreprocess + 242\n\t2   UIKitCore                           0x00007fff23e56a58 __66-[UIPopoverPresentationController presentationTransitionWillBegin]_block_invoke + 0",
      .popoverWithoutSource, [:], in: "react-native", isGiven: true),
    ThreadLine(
      "2022-02-28 13:52:03.451230-0500 Client[44784:15706059] [Presentation] Attempt to present <UIAlertController: 0x1> on <Client.BrowserViewController: 0x2> (from <Client.BrowserViewController: 0x2>) which is already presenting <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x3>.",
      .alreadyPresenting,
      [
        .presented: "UIAlertController", .presenter: "BrowserViewController",
        .blocker: "PresentationHostingController",
      ], solvedBy: "presentFromTop"),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'UIPopoverPresentationController (<UIPopoverPresentationController: 0x1>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.'\n*** First throw call stack:\n(\n\t2   UIKitCore                           0x00000001853ee7f4 -[UIPopoverPresentationController presentationTransitionWillBegin] + 2604",
      .popoverWithoutSource, [:], solvedBy: "popoverSource", in: "compose", isGiven: true),
    ThreadLine(
      "Popup failed to display with error \"2021-04-10 12:04:13.936120+0100 Quay.iOS[5438:145915] [Presentation] Attempt to present <Xamarin_CommunityToolkit_UI_Views_PopupRenderer: 0x1> on <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2> (from <Xamarin_Forms_Platform_iOS_PageRenderer: 0x3>) which is already presenting <Xamarin_Forms_Platform_iOS_ModalWrapper: 0x4>.\"",
      .alreadyPresenting,
      [
        .presented: "Xamarin_CommunityToolkit_UI_Views_PopupRenderer",
        .presenter: "Xamarin_Forms_Platform_iOS_PlatformRenderer",
        .sender: "Xamarin_Forms_Platform_iOS_PageRenderer",
        .blocker: "Xamarin_Forms_Platform_iOS_ModalWrapper",
      ], solvedBy: "update", in: "maui"),
    ThreadLine(
      "Log message: Attempt to present <UIActivityViewController> on <ViewController> whose view is not in the window hierarchy",
      .notInWindow, [.presented: "UIActivityViewController", .presenter: "ViewController"],
      solvedBy: "updatePlugin", in: "flutter", isGiven: true),
    ThreadLine(
      "```\n*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency',\nreason: 'child view controller:<RNSNavigationController: 0x1>\nshould have parent view controller:<_TtGC7SwiftUI19UIHostingControllerVS_14_ViewList_View_: 0x2>\nbut actual parent is:<_TtGC7SwiftUI19UIHostingControllerVS_14_ViewList_View_: 0x3>'\n```",
      .actualParent,
      [
        .child: "RNSNavigationController", .holder: "UIHostingController",
        .other: "UIHostingController",
      ], in: "react-native"),
  ]
}
