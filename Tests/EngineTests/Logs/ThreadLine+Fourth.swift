import VCEngine
import VCModelFeatures

extension ThreadLine {
  /// Lines as people leave them in code and notes: in comments, broken, with pointers removed.
  static let fourth: [ThreadLine] = [
    ThreadLine(
      "[UIKitCore] Attempt to present <RCTModalHostViewController: 0x1> on <UIViewController: 0x2> (from <RNSScreen: 0x3>) which is already presenting <PKPaymentAuthorizationViewController: 0x4>.",
      .alreadyPresenting,
      [
        .presented: "RCTModalHostViewController", .presenter: "UIViewController",
        .sender: "RNSScreen", .blocker: "PKPaymentAuthorizationViewController",
      ], in: "react-native"),
    ThreadLine(
      "// Attempt to present <UINavigationController: 0x1> on <UIViewController: 0x2> (from <UIViewController: 0x2>) which is already presenting <RCTModalHostViewController: 0x3>.",
      .alreadyPresenting,
      [.presented: "UINavigationController", .blocker: "RCTModalHostViewController"],
      solvedBy: "afterDismissal", in: "react-native"),
    ThreadLine(
      "      //TODO Attempt to present <RCTModalHostViewController: 0x1> on <UIViewController: 0x2> (from <RNSScreen: 0x3>) while a presentation is in progress.",
      .inTransition, [.presented: "RCTModalHostViewController", .sender: "RNSScreen"],
      solvedBy: "afterDismissal", in: "react-native"),
    ThreadLine(
      "[UIKitCore] Presenting view controller <_UIContextMenuActionsOnlyViewController: 0x1> from\ndetached view controller <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_: 0x2> is not\nsupported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure\n<_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_: 0x2> is in the view controller hierarchy\nbefore presenting from it. Will become a hard exception in a future release.",
      .detached, [.presented: "_UIContextMenuActionsOnlyViewController"],
      solvedBy: "update", in: "react-native", isGiven: true),
    ThreadLine(
      "Objective-C exception thrown.\nName: NSInvalidArgumentException Reason: <Microsoft_Maui_Controls_Platform_Compatibility_ShellSectionRenderer: 0x1>\nis pushing the same view controller instance (<Microsoft_Maui_Platform_PageViewController: 0x2>)\nmore than once which is not supported and is most likely an error in the application",
      .pushedTwice, [.child: "Microsoft_Maui_Platform_PageViewController"], in: "maui"),
    ThreadLine(
      "App[1497:15815] Unbalanced calls to begin/end appearance transitions for <Capacitor.TmpViewController: 0x1>.",
      .unbalanced, [.child: "TmpViewController"], solvedBy: "updatePlugin", in: "capacitor"),
    ThreadLine(
      "reason:\n'<RNSNavigationController: 0x...> is pushing the same view controller instance (<RNSScreen: 0x...>)\nmore than once which is not supported and is most likely an error in the application'",
      .pushedTwice, [.child: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "\"Attempt to present <UIAlertController: 0x1> on <MainViewController: 0x2> (from <MainViewController: 0x2>) which is already presenting <UIAlertController: 0x3>.\"",
      .alreadyPresenting, [.presented: "UIAlertController", .blocker: "UIAlertController"],
      solvedBy: "closeFirst", in: "cordova", isGiven: true),
    ThreadLine(
      "to prevent \"Attempt to present <UIAlertController: > on <Ferry.deckTabBarController: > (from <Ferry.quayController: >) which is already presenting <UINavigationController: >\"",
      .alreadyPresenting, [.presenter: "deckTabBarController", .sender: "quayController"],
      solvedBy: "dismissFirst"),
    ThreadLine(
      "Attempt to present <SwiftUI.PlatformAlertController: 0x1> on <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x2> (from <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_: 0x3>) while a presentation is in progress.",
      .inTransition, [.presented: "PlatformAlertController"], solvedBy: "afterSheet"),
    ThreadLine(
      "// Presenting view controller <QLPreviewController> from detached view controller <HostingController> is not supported,\n  // and may result in incorrect safe area insets and a corrupt root presentation. Make sure <HostingController> is in\n  // the view controller hierarchy before presenting from it. Will become a hard exception in a future release.",
      .detached, [.presented: "QLPreviewController"], solvedBy: "tooEarly"),
    ThreadLine(
      "// \"child view controller:<Ferry.DeckPageController: 0x1> should have parent view controller:<Ferry.DeckController: 0x2> but requested parent is:<Quay.PageController: 0x3>\"",
      .requestedParent, [.child: "DeckPageController"], solvedBy: "removeViewFirst"),
  ]
}
