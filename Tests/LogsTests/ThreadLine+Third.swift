import VCEngine

@testable import VCLogs

extension ThreadLine {
  /// The lines of a third search, of which 45 of 50 were read at the first try. Two are left out: a title
  /// that doubles words of UIKit's, and one without any name.
  static let third: [ThreadLine] = [
    ThreadLine(
      "It fails: `[UIKitCore] Attempt to present <ImageViewer_swift.ImageCarouselViewController: 0x13301a600> on <RNSScreen: 0x374ea4c00> (from <RNSScreen: 0x374ea4c00>) which is already presenting <RNSScreen:\n0x107f5e000>.`",
      .alreadyPresenting,
      [
        .presented: "ImageCarouselViewController", .presenter: "RNSScreen", .sender: "RNSScreen",
        .blocker: "RNSScreen",
      ], in: "react-native"),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'UIPopoverPresentationController (<UIPopoverPresentationController: 0x7f9dfa32d200>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.'",
      .popoverWithoutSource, [:], solvedBy: "anchor", in: "react-native", isGiven: true),
    ThreadLine(
      "`Exception void * \"Application tried to present modally a view controller <UIViewController: 0x7f87b7d7bd10> that is already being presented by <UIViewController: 0x7f87b7c0cba0>.\"\t0x000060000378cd80`",
      .alreadyPresented, [.presented: "UIViewController", .presenter: "UIViewController"],
      in: "react-native", isGiven: true),
    ThreadLine(
      "`*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'A view can only be associated with at most one view controller at a time! View <RNSScreenView: 0x7faffa71e200; frame = (0 0; 0 0); layer = <CALayer: 0x6000019fd220>> is associated with <RNSScreen: 0x7faff8cf0500>. Clear this association before associating this view with <RNSScreen: 0x7faff8ccb550>.'`",
      .viewOfAnother, [.other: "RNSScreenView", .child: "RNSScreen", .sender: "RNSScreen"],
      solvedBy: "update", in: "react-native"),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'A view can only be associated with at most one view controller at a time! View <RNSScreenView: 0x1413df600; frame = (0 0; 0 0); layer = <CALayer: 0x60000007b400>> is associated with <RNSScreen: 0x140c95720>. Clear this association before associating this view with <RNSScreen: 0x140c95b00>.'\n*** First throw call stack:",
      .viewOfAnother, [.other: "RNSScreenView", .child: "RNSScreen", .sender: "RNSScreen"],
      solvedBy: "update", in: "react-native"),
    ThreadLine(
      "Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', \nreason: 'child view controller:<RNSViewController: 0x10737c1d0> should have parent \nview controller:(null) but actual parent is:<RNSScreen: 0x10988a400>'",
      .actualParent, [.child: "RNSViewController", .other: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "```\n*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency',\nreason: 'child view controller:<_TtGC7SwiftUI19UIHostingControllerV23react_native_pager_view9PagerView_: 0x454869900>\nshould have parent view controller:<react_native_pager_view.PageChildViewController: 0x4548d6400>\nbut actual parent is:<react_native_pager_view.PageChildViewController: 0x427f5f400>'\n\n3   UIKitCore  -[UIView(Hierarchy) _associatedViewControllerForwardsAppearanceCallbacks:performHierarchyCheck:isRoot:] + 228",
      .actualParent,
      [
        .child: "UIHostingController", .holder: "PageChildViewController",
        .other: "PageChildViewController",
      ], solvedBy: "update", in: "react-native"),
    ThreadLine(
      "Attempt to present <STP_Internal_BottomSheetViewController> on <UIViewController> (from <UIViewController>) whose view is not in the window hierarchy.",
      .notInWindow,
      [
        .presented: "STP_Internal_BottomSheetViewController", .presenter: "UIViewController",
        .sender: "UIViewController",
      ], solvedBy: "update", in: "react-native", isGiven: true),
    ThreadLine(
      "Xcode prints:\n`Attempt to present <STP_Internal_BottomSheetViewController: 0x114032400> on <UIViewController: 0x112428850> (from <UIViewController: 0x112428850>) whose view is not in the window hierarchy.\n`",
      .notInWindow,
      [
        .presented: "STP_Internal_BottomSheetViewController", .presenter: "UIViewController",
        .sender: "UIViewController",
      ], in: "flutter", isGiven: true),
    ThreadLine(
      "    [Presentation] Attempt to present <UIAlertController: 0x7fe880ac6400> on <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x7fe87dab8a00> (from <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x7fe87dab8a00>) which is already presenting <Microsoft_Maui_Controls_Platform_ModalWrapper: 0x7fe881886f60>.",
      .alreadyPresenting,
      [
        .presented: "UIAlertController",
        .presenter: "Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer",
        .blocker: "Microsoft_Maui_Controls_Platform_ModalWrapper",
      ], solvedBy: "updateForAlerts", in: "maui"),
    ThreadLine(
      "```shell\n[Presentation] Attempt to present <UIAlertController: 0x106a6f000> on <Microsoft_Maui_Controls_Platform_ControlsModalWrapper: 0x105e36f40> (from <Microsoft_Maui_Controls_Platform_ControlsModalWrapper: 0x105e36f40>) whose view is not in the window hierarchy.\n```",
      .notInWindow,
      [
        .presented: "UIAlertController",
        .presenter: "Microsoft_Maui_Controls_Platform_ControlsModalWrapper",
      ], solvedBy: "updateForAlerts", in: "maui"),
    ThreadLine(
      "2022-04-27 10:09:42.332037+1000 Quay[21773:1201149] [Presentation] Attempt to present <UIAlertController: 0x7f9a015c4e00> on <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x7f9a0067ae00> (from <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x7f9a0067ae00>) whose view is not in the window hierarchy.",
      .notInWindow,
      [
        .presented: "UIAlertController",
        .presenter: "Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer",
      ], in: "maui"),
    ThreadLine(
      "Nothing appears, and the console has: \n [Presentation] Attempt to present <flutter_inappwebview.SafariViewController: 0x7fb4470ad200> on <Ferry.RootNavigationController: 0x7fb4b4982e00> (from <Ferry.RootNavigationController: 0x7fb4b4982e00>) whose view is not in the window hierarchy.",
      .notInWindow, [.presented: "SafariViewController", .presenter: "RootNavigationController"],
      solvedBy: "updatePlugin", in: "flutter"),
    ThreadLine(
      "Attempt to present UIViewController on UIViewController whose view is not in the window hierarchy.",
      .notInWindow, [.presented: "UIViewController", .presenter: "UIViewController"],
      solvedBy: "updatePlugin", in: "flutter", isGiven: true),
    ThreadLine(
      "```2022-11-24 15:40:33.313520+0400 App[15612:409100] [Presentation] Attempt to present <UIAlertController: 0x10307b600> on <Capacitor.CAPBridgeViewController: 0x10400ad50> (from <Capacitor.CAPBridgeViewController: 0x10400ad50>) which is already presenting <_UIContextMenuActionsOnlyViewController: 0x104516270>.```",
      .alreadyPresenting,
      [
        .presented: "UIAlertController", .presenter: "CAPBridgeViewController",
        .blocker: "_UIContextMenuActionsOnlyViewController",
      ], in: "capacitor"),
    ThreadLine(
      "```\nAttempt to present <UIAlertController: 0x10500b400> on <Capacitor.CAPBridgeViewController: 0x106008800> (from <Capacitor.CAPBridgeViewController: 0x106008800>) which is already presenting <UINavigationController: 0x104059400>.\n`````",
      .alreadyPresenting,
      [
        .presented: "UIAlertController", .presenter: "CAPBridgeViewController",
        .blocker: "UINavigationController",
      ], in: "capacitor"),
    ThreadLine(
      "The error is: \n\nAttempt to present <UIDocumentPickerViewController: 0x10c80ac00> on <_.MainViewController: 0x10a0099f0> (from <_.MainViewController: 0x10a0099f0>) whose view is not in the window hierarchy.",
      .notInWindow,
      [.presented: "UIDocumentPickerViewController", .presenter: "MainViewController"],
      solvedBy: "currentController", in: "compose", isGiven: true),
    ThreadLine(
      "> 2022-01-05 09:37:44.755224-0800 Quay[83666:1047669] [Presentation] Attempt to present <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x129811c00> on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x127e0e060> (from <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVVS_22_VariadicView_Children7ElementVS_24NavigationColumnModifier__: 0x127e09d90>) which is already presenting <Popovers.PopoverContainerViewController: 0x12c70a5d0>.",
      .alreadyPresenting,
      [
        .presented: "PresentationHostingController", .presenter: "UIHostingController",
        .sender: "UIHostingController", .blocker: "PopoverContainerViewController",
      ], solvedBy: "afterOther"),
    ThreadLine(
      "Attempt to present <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x124db27e0> on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x107013f20> (from <_TtGC7SwiftUI41StyleContextSplitViewNavigationControllerVS_14NoStyleContext_: 0x10683d600>) which is already presenting <ferry.PopoverContainerViewController: 0x116008170>.\n结果：",
      .alreadyPresenting,
      [
        .presented: "PresentationHostingController", .presenter: "UIHostingController",
        .sender: "StyleContextSplitViewNavigationController",
        .blocker: "PopoverContainerViewController",
      ], solvedBy: "afterOther"),
    ThreadLine(
      "Attempt to present <MobileAdsCore.FullscreenNativeViewController: 0x10a04de00> on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x109813a00> (from <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x109813a00>) which is already presenting <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x10a00e200>.\nС чем связана ошибка?",
      .alreadyPresenting,
      [
        .presented: "FullscreenNativeViewController", .presenter: "UIHostingController",
        .blocker: "PresentationHostingController",
      ]),
    ThreadLine(
      ">Fatal Exception: NSInvalidArgumentException\n>Application tried to present modally a view controller <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x128056c00> that is already being presented by <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x12801c600>.",
      .alreadyPresented,
      [.presented: "PresentationHostingController", .presenter: "UIHostingController"]),
    ThreadLine(
      "2022-08-22 19:46:00.438076-0400 Quay[43546:3140745] *** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_: 0x11dc0e5f0> should have parent view controller:<UIPageViewController: 0x10621aa00> but requested parent is:<UIPageViewController: 0x1061fd200>'\n*** First throw call stack:\n(0x18a4a9288 0x1a31d8744 0x18a500390 0x18ca49dd0)",
      .requestedParent,
      [
        .child: "UIHostingController", .holder: "UIPageViewController",
        .other: "UIPageViewController",
      ]),
    ThreadLine(
      "```\nThread 1: \"child view controller:<Ferry.TideController: 0x7fb5cfc8d650> should have parent view controller:<UINavigationController: 0x7fb5d806fc00> but actual parent is:<Ferry.DeckController: 0x7fb5f0043c00>\" \n```",
      .actualParent,
      [.child: "TideController", .holder: "UINavigationController", .other: "DeckController"]),
    ThreadLine(
      "Opening the second leads to this warning:\n\n> Currently, only presenting a single sheet is supported.\n> The next sheet will be presented when the currently presented sheet gets dismissed.",
      .singleSheet, [:], solvedBy: "oneSheet"),
    ThreadLine(
      "```\nA NavigationLink is presenting a value of type “Tool” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.\n\nNote: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView.\n```",
      .linkWithoutDestination, [:], solvedBy: "declareDestination"),
    ThreadLine(
      "A NavigationLink is presenting a value of type “Route” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated",
      .linkWithoutDestination, [:], solvedBy: "declareDestination"),
    ThreadLine(
      "> NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be disabled.",
      .linkOutsideStack, [:]),
    ThreadLine(
      "2022-03-19 10:04:38.212806-0700 Quay[38555:3159860] [Warning] Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<SFAuthenticationViewController: 0x7f9a1481da00>)",
      .deallocating, [.child: "SFAuthenticationViewController"]),
    ThreadLine(
      "`FerryNavigationController` is pushing the same view controller instance more than once which is not supported and is most likely an error in the application",
      .pushedTwice, [.navigation: "FerryNavigationController"], solvedBy: "callsTwicePushing"),
    ThreadLine(
      "The warning \"Presenting view controller from detached view controller is discouraged\"",
      .detached, [:]),
    ThreadLine(
      "`[Presentation] Attempt to present <SwiftUI29PresentationHostingControllerVS_7AnyView_: on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: (from <_TtGC7SwiftUI19UIHostingControllerVVS_P10$19cb8fa2821BridgedNavigationView8RootView_:) which is already presenting <_UIContextMenuActionsOnlyViewController\n`",
      .alreadyPresenting,
      [
        .presenter: "UIHostingController", .sender: "UIHostingController",
        .blocker: "_UIContextMenuActionsOnlyViewController",
      ], solvedBy: "afterMenu"),
    ThreadLine(
      "*** Assertion failure in -[Ferry.QuayTabBarController _viewControllerForTabBarItem:], UITabBarController.m:3964\n*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Inconsistency in UITabBar items and view controllers detected. No view controller matches the UITabBarItem '<UITabBarItem: 0x106fc7180> title='Menu' image=<UIImage:0x302be5b90 named(main: icon-menu) {21, 20} renderingMode=alwaysTemplate> selected'.'\n*** First throw call stack:",
      .tabItemUnknown, [:], solvedBy: "itemOfChild"),
    ThreadLine(
      "Adding ' PassthroughView ' as a subview of  UIHostingController.view  is not supported and may result in a broken view hierarchy. Add your view above  UIHostingController.view  in a common superview or insert it into your SwiftUI content in a UIViewRepresentable instead.",
      .subviewOfHosting, [:], solvedBy: "commonSuperview"),
    ThreadLine(
      "```\nA navigationDestination for “” was declared earlier on the stack. Only the destination declared closest to the root view of the stack will be used.\n```\n이 로그가 계속 나옵니다.",
      .destinationTwice, [:], solvedBy: "oneDestination"),
    ThreadLine(
      "```\n[Presentation] Attempt to present\n<TOCropViewController: 0x10d126a00> on <PHPickerViewController: 0x10be14b80> (from <PHPickerViewController: 0x10be14b80>) \nwhose view is not in the window hierarchy.\n```",
      .notInWindow, [.presented: "TOCropViewController", .presenter: "PHPickerViewController"],
      solvedBy: "afterDismissal", in: "react-native", isGiven: true),
    ThreadLine(
      "It prints\n\n```\n[UIKitCore] Attempt to present <TOCropViewController: 0x104840200> on\n<PHPickerViewController: 0x12bf0ece0> (from <PHPickerViewController: 0x12bf0ece0>) whose\nview is not in the window hierarchy.\n```",
      .notInWindow, [.presented: "TOCropViewController", .presenter: "PHPickerViewController"],
      solvedBy: "update", in: "react-native", isGiven: true),
    ThreadLine(
      "`2025-01-10 18:03:25.796459+0000 Quay[6371:130758] [Presentation] Attempt to present <FloatingPanel.FloatingPanelController: 0x10d1ffa00> on <Ferry.QuayTabBarController: 0x1071b7a00> (from <Ferry.TideController: 0x107939e00>) which is already presenting <FloatingPanel.FloatingPanelController: 0x12481c800>.`",
      .alreadyPresenting,
      [
        .presented: "FloatingPanelController", .presenter: "QuayTabBarController",
        .sender: "TideController", .blocker: "FloatingPanelController",
      ]),
    ThreadLine(
      "```\nApplication tried to present modally a view controller <_SFAppAutoFillPasswordViewController: 0x10d41e190> that is already being presented by <UIKeyboardHiddenViewController_Autofill: 0x10d633960>.\n\nLast Exception Backtrace:\n0   CoreFoundation                \t0x1ac8e9e88 __exceptionPreprocess + 164 (NSException.m:202)\n1   libobjc.A.dylib               \t0x1a5c1f8d8 objc_exception_throw + 60 (objc-exception.mm:356)",
      .alreadyPresented,
      [
        .presented: "_SFAppAutoFillPasswordViewController",
        .presenter: "UIKeyboardHiddenViewController_Autofill",
      ]),
    ThreadLine(
      "`[Presentation] Presenting view controller <UIAlertController: 0x125840a00> from detached view controller <_TtGC5example13StatsVCCS_19StatsViewImpl_: 0x1255390f0> is discouraged.`",
      .detached, [.presented: "UIAlertController"]),
    ThreadLine(
      "`*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <UIAlertController: 0x12585f800> that is already being presented by <Parchment.PagingViewController: 0x12704f000>.'`",
      .alreadyPresented, [.presented: "UIAlertController", .presenter: "PagingViewController"]),
    ThreadLine(
      "```\nApplication tried to present modally a view controller <SwiftUI.PlatformAlertController: 0x108aba800> that is already being presented by <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x10b035e00>.\n```",
      .alreadyPresented,
      [.presented: "PlatformAlertController", .presenter: "PresentationHostingController"]),
    ThreadLine(
      "Thread 1: \"Application tried to present modally a view controller <SwiftUI.PlatformAlertController: 0x11192bc00> that is already being presented by <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x1103cb370>.\"",
      .alreadyPresented,
      [.presented: "PlatformAlertController", .presenter: "PresentationHostingController"]),
    ThreadLine(
      "Xcode: \nTrying to dismiss the presentation controller while transitioning already. (<Transmission.DelegatedPresentationController: 0x117a44180>)",
      .controllerTransitioning, [.other: "DelegatedPresentationController"]),
    ThreadLine(
      "Attempt to present <_TtGC12Transmission29PresentationHostingControllerGV7SwiftUI15ModifiedContentV5ferry14TideDetailViewVS_25PresentationBridgeAdapter__: 0x117a61900> on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x103816b60> (from <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentGS1_VVS_22_VariadicView_Children7ElementVS_24NavigationColumnModifier_GVS_18StyleContextWriterVS_19SidebarStyleContext___: 0x1053a0a00>) while a presentation is in progress.",
      .inTransition,
      [
        .presented: "PresentationHostingController", .presenter: "UIHostingController",
        .sender: "UIHostingController",
      ]),
    ThreadLine(
      "NSInternalInconsistencyException: Unexpected view controller: <UIViewController: 0x104e25a30>\n\n0  CoreFoundation   ___exceptionPreprocess\n1  libobjc.A.dylib  _objc_exception_throw\n2  Foundation       -[NSAssertionHandler handleFailureInMethod:object:file:lineNumber:description:]\n3  UIKitCore        -[UIPageViewController queuingScrollView:willManuallyScroll:toRevealView:concealView:animated:]\n4  UIKitCore        -[_UIQueuingScrollView _notifyDelegateWillManuallyScroll:toRevealView:concealingView:animated:]",
      .pageWithoutController, [:], in: "react-native", isGiven: true),
    ThreadLine(
      "```\nFatal Exception: NSInternalInconsistencyException\n0  CoreFoundation                 0x9e48 __exceptionPreprocess\n1  libobjc.A.dylib                0x178d8 objc_exception_throw\n2  Foundation                     0x54594c _userInfoForFileAndLine\n3  UIKitCore                      0x79cf28 -[_UIQueuingScrollView _enqueueCompletionState:]\n4  UIKitCore                      0x79d1f8 -[_UIQueuingScrollView _enqueueAnimatedScrollInDirection:withView:completion:]\n5  UIKitCore                      0x79e0b8 -[_UIQueuingScrollView setView:direction:animated:completion:]\n6  UIKitCore                      0x791bdc -[UIPageViewController _setViewControllers:withScrollInDirection:animated:completion:]",
      .pageStates, [:]),
    ThreadLine(
      "2025-06-30 15:06:28.061711+1000 Quay[31140:724153] [Window] Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.",
      .rootViewByHand, [:], in: "maui", isGiven: true),
    ThreadLine(
      "> Unbalanced calls to begin/end appearance transitions for < ... >.",
      .unbalanced, [:]),
  ]
}
