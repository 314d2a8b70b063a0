import VCEngine
import VCModelFeatures

extension ThreadLine {
  /// Lines of issues, comments and notes, shortened with dots or damaged by what people paste them into.
  static let fifth: [ThreadLine] = [
    ThreadLine(
      "> Attempt to present <PHPickerViewController: 0x1> on <UIViewController: 0x2> (from\n<UIViewController: 0x2>) which is already presenting <RNSScreen: 0x3>.",
      .alreadyPresenting,
      [
        .presented: "PHPickerViewController", .presenter: "UIViewController", .blocker: "RNSScreen",
      ], solvedBy: "fromFront", in: "react-native"),
    ThreadLine(
      "the log recorded `Attempt to present <RCTFabricModalHostViewController> ... which is already presenting <RCTFabricModalHostViewController>` (10:47:42). JS had set it",
      .alreadyPresenting,
      [
        .presented: "RCTFabricModalHostViewController",
        .blocker: "RCTFabricModalHostViewController",
      ], solvedBy: "afterDismissal", in: "react-native"),
    ThreadLine(
      "it crashes with:\n\n\"<RNSNavigationController> is pushing the same view controller instance (<RNSScreen>) more than once which is not supported and is most likely an error in the application\"",
      .pushedTwice, [.child: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "`Application tried to present modally a view controller <UIImagePickerController: 0x1> that is already being presented by <FlutterViewController: 0x2>.`",
      .alreadyPresented,
      [.presented: "UIImagePickerController", .presenter: "FlutterViewController"],
      solvedBy: "updatePlugin", in: "flutter"),
    ThreadLine(
      "`[Presentation] Attempt to present <CNContactPickerViewController:0x....> on <Runner.SplashViewController: 0x7.....> (from <Runner.SplashViewController: 0x7f......> which is already presenting <FlutterViewController: 0x7f3........>.\n`",
      .alreadyPresenting,
      [
        .presented: "CNContactPickerViewController", .presenter: "SplashViewController",
        .blocker: "FlutterViewController",
      ], in: "flutter"),
    ThreadLine(
      "  //dont present twice\n  //Application tried to present modally a view controller <FerryVideoViewController: 0x1> that is already being presented by <Capacitor.CAPBridgeViewController:\n  if (self.viewController.presentedViewController == self.ferry) {",
      .alreadyPresented,
      [.presented: "FerryVideoViewController", .presenter: "CAPBridgeViewController"],
      in: "capacitor"),
    ThreadLine(
      "Thread 1: Application tried to present modally a view controller <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x1> that is already being presented by <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2>.",
      .alreadyPresented, [.presented: "PresentationHostingController"]),
    ThreadLine(
      "2023-07-09 21:25:08.774099+0200 Ferry[57340:11099725] *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <UIAlertController: 0x1> that is already being presented by <Ferry.DeckSplitViewController: 0x2>.'",
      .alreadyPresented,
      [.presented: "UIAlertController", .presenter: "DeckSplitViewController"],
      solvedBy: "callsTwice"),
    ThreadLine(
      "We see crashes with:\n`FerryNavigationController` is pushing the same view controller instance more than once which is not supported and is most likely an error in the application",
      .pushedTwice, [.navigation: "FerryNavigationController"], solvedBy: "callsTwicePushing"),
    ThreadLine(
      "reason: 'Layout requested for visible navigation bar, <UINavigationBar: 0x1; frame = (0 0; 393 44)> delegate=0x2, when the top item belongs to a different navigation bar. topItem = <UINavigationItem: 0x3> title='Quay #1', navigation bar = <UINavigationBar: 0x4>, possibly from a client attempt to nest wrapped navigation controllers.'",
      .nestedBars, [:], solvedBy: "splitInTab"),
    ThreadLine(
      "        //Conflict error Menu-popup / sheetPresentation\n        //> [Presentation]\n        //> Attempt to present <_> on <_> (from <_>)\n        //> which is already presenting <_UIContextMenuActionsOnlyViewController: _>.",
      .alreadyPresenting, [.blocker: "_UIContextMenuActionsOnlyViewController"],
      solvedBy: "afterMenu"),
    ThreadLine(
      "        /*Error #2: [Presentation] Attempt to present <UIAlertController: 0x1> on <Ferry.QuayViewController: 0x2> (from <Ferry.QuayViewController: 0x2>) whose view is not in the window hierarchy. <- too close with self*/",
      .notInWindow, [.presented: "UIAlertController", .presenter: "QuayViewController"],
      solvedBy: "tooEarly"),
  ]
}
