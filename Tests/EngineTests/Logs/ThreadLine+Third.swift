import VCEngine
import VCModelFeatures

extension ThreadLine {
  /// The lines of a third search, of which 18 of 23 were read at the first try. Two are left out: a title
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
      "```\n*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency',\nreason: 'child view controller:<_TtGC7SwiftUI19UIHostingControllerV23react_native_pager_view9PagerView_: 0x454869900>\nshould have parent view controller:<react_native_pager_view.PageChildViewController: 0x4548d6400>\nbut actual parent is:<react_native_pager_view.PageChildViewController: 0x427f5f400>'\n\n3   UIKitCore  -[UIView(Hierarchy) _associatedViewControllerForwardsAppearanceCallbacks:performHierarchyCheck:isRoot:] + 228",
      .actualParent,
      [
        .child: "UIHostingController", .holder: "PageChildViewController",
        .other: "PageChildViewController",
      ], solvedBy: "update", in: "react-native"),
    ThreadLine(
      "Xcode prints:\n`Attempt to present <STP_Internal_BottomSheetViewController: 0x114032400> on <UIViewController: 0x112428850> (from <UIViewController: 0x112428850>) whose view is not in the window hierarchy.\n`",
      .notInWindow,
      [
        .presented: "STP_Internal_BottomSheetViewController", .presenter: "UIViewController",
        .sender: "UIViewController",
      ], in: "flutter", isGiven: true),
    ThreadLine(
      "Nothing appears, and the console has: \n [Presentation] Attempt to present <flutter_inappwebview.SafariViewController: 0x7fb4470ad200> on <Ferry.RootNavigationController: 0x7fb4b4982e00> (from <Ferry.RootNavigationController: 0x7fb4b4982e00>) whose view is not in the window hierarchy.",
      .notInWindow, [.presented: "SafariViewController", .presenter: "RootNavigationController"],
      solvedBy: "updatePlugin", in: "flutter"),
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
      "*** Assertion failure in -[Ferry.QuayTabBarController _viewControllerForTabBarItem:], UITabBarController.m:3964\n*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Inconsistency in UITabBar items and view controllers detected. No view controller matches the UITabBarItem '<UITabBarItem: 0x106fc7180> title='Menu' image=<UIImage:0x302be5b90 named(main: icon-menu) {21, 20} renderingMode=alwaysTemplate> selected'.'\n*** First throw call stack:",
      .tabItemUnknown, [:], solvedBy: "itemOfChild"),
    ThreadLine(
      "Adding ' PassthroughView ' as a subview of  UIHostingController.view  is not supported and may result in a broken view hierarchy. Add your view above  UIHostingController.view  in a common superview or insert it into your SwiftUI content in a UIViewRepresentable instead.",
      .subviewOfHosting, [:], solvedBy: "commonSuperview"),
    ThreadLine(
      "```\nA navigationDestination for “” was declared earlier on the stack. Only the destination declared closest to the root view of the stack will be used.\n```\n이 로그가 계속 나옵니다.",
      .destinationTwice, [:], solvedBy: "oneDestination"),
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
      "Xcode: \nTrying to dismiss the presentation controller while transitioning already. (<Transmission.DelegatedPresentationController: 0x117a44180>)",
      .controllerTransitioning, [.other: "DelegatedPresentationController"]),
    ThreadLine(
      "Attempt to present <_TtGC12Transmission29PresentationHostingControllerGV7SwiftUI15ModifiedContentV5ferry14TideDetailViewVS_25PresentationBridgeAdapter__: 0x117a61900> on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x103816b60> (from <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentGS1_VVS_22_VariadicView_Children7ElementVS_24NavigationColumnModifier_GVS_18StyleContextWriterVS_19SidebarStyleContext___: 0x1053a0a00>) while a presentation is in progress.",
      .inTransition,
      [
        .presented: "Transmission.PresentationHostingController", .presenter: "UIHostingController",
        .sender: "UIHostingController",
      ]),
    ThreadLine(
      "NSInternalInconsistencyException: Unexpected view controller: <UIViewController: 0x104e25a30>\n\n0  CoreFoundation   ___exceptionPreprocess\n1  libobjc.A.dylib  _objc_exception_throw\n2  Foundation       -[NSAssertionHandler handleFailureInMethod:object:file:lineNumber:description:]\n3  UIKitCore        -[UIPageViewController queuingScrollView:willManuallyScroll:toRevealView:concealView:animated:]\n4  UIKitCore        -[_UIQueuingScrollView _notifyDelegateWillManuallyScroll:toRevealView:concealingView:animated:]",
      .pageWithoutController, [:]),
    ThreadLine(
      "```\nFatal Exception: NSInternalInconsistencyException\n0  CoreFoundation                 0x9e48 __exceptionPreprocess\n1  libobjc.A.dylib                0x178d8 objc_exception_throw\n2  Foundation                     0x54594c _userInfoForFileAndLine\n3  UIKitCore                      0x79cf28 -[_UIQueuingScrollView _enqueueCompletionState:]\n4  UIKitCore                      0x79d1f8 -[_UIQueuingScrollView _enqueueAnimatedScrollInDirection:withView:completion:]\n5  UIKitCore                      0x79e0b8 -[_UIQueuingScrollView setView:direction:animated:completion:]\n6  UIKitCore                      0x791bdc -[UIPageViewController _setViewControllers:withScrollInDirection:animated:completion:]",
      .pageStates, [:]),
    ThreadLine(
      "2025-06-30 15:06:28.061711+1000 Quay[31140:724153] [Window] Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.",
      .rootViewByHand, [:]),
    ThreadLine(
      "> Unbalanced calls to begin/end appearance transitions for < ... >.",
      .unbalanced, [:]),
  ]
}
