import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Lines as people ask about them in public, with the classes of their apps replaced, and what solved
/// each.
@Suite struct `Lines of public threads` {
  init() { addFeatures() }

  @Test(arguments: [
    // Hosts.
    (
      "Application tried to present modally a view controller <RCTModalHostViewController: 0x1> that is already being presented by <UIViewController: 0x2>.",
      nil, "hideBeforeNavigating"
    ),
    (
      "Warning: Attempt to present <RCTModalHostViewController: 0x....> on <UIViewController: 0x....> which is already presenting <RCTModalHostViewController: 0x....>",
      nil, "afterDismissal"
    ),
    (
      "Attempt to present <RNSScreen: 0x1> on\n<UIViewController: 0x2> (from <RNSNavigationController:\n0x3>) which is already presenting <TrueSheetViewController:\n0x4>.",
      nil, "afterDismissal"
    ),
    (
      "Attempt to present <RNSScreen> on <TrueSheetViewController> which is already presenting <TrueSheetViewController>",
      nil, "update"
    ),
    (
      "Presenting view controller <RCTFabricModalHostViewController: 0x1> from detached view controller <RNSScreen: 0x2> is not supported, and may result in incorrect safe area insets",
      nil, "update"
    ),
    (
      "`Warning: Attempt to present <PKAddPassesViewController: 0x1> on <RNNBottomTabsController: 0x2> whose view is not in the window hierarchy!`",
      nil, "update"
    ),
    (
      "[Presentation] Attempt to present <TOCropViewController: 0x1> on <PHPickerViewController: 0x2> (from <PHPickerViewController: 0x2>) \nwhose view is not in the window hierarchy.",
      "react-native", "update"
    ),
    (
      "<RNScreensNavigationController: 0x1> is pushing the same view controller instance (<RNSScreen: 0x2>) more than once which is not supported and is most likely an error in the application : org.ferry",
      nil, "navigateOnce"
    ),
    (
      "reason: 'child view controller:<_TtGC7SwiftUI19UIHostingControllerV17react_native_quay9QuayView_: 0x1>\nshould have parent view controller:<react_native_quay.PageController: 0x2>\nbut actual parent is:<react_native_quay.PageController: 0x3>'",
      nil, "update"
    ),
    (
      "Attempt to present <TOCropViewController: 0x1> on <Runner.SplashController: 0x2> (from <Runner.SplashController: 0x2>) which is already presenting <FlutterViewController: 0x3>",
      nil, "flutterAsRoot"
    ),
    (
      "Attempt to present <STP_Internal_BottomSheetViewController> on <UIViewController> (from <UIViewController>) whose view is not in the window hierarchy.",
      "flutter", "updatePlugin"
    ),
    (
      " [Presentation] Attempt to present <flutter_quay.SafariController: 0x1> on <Ferry.RootController: 0x2> (from <Ferry.RootController: 0x2>) whose view is not in the window hierarchy.",
      nil, "updatePlugin"
    ),
    (
      "Attempt to present <UIAlertController: 0x1> on <Capacitor.CAPBridgeViewController: 0x2> (from <Capacitor.CAPBridgeViewController: 0x2>) which is already presenting <_UIContextMenuActionsOnlyViewController: 0x3>.",
      nil, "afterMenu"
    ),
    (
      "Attempt to present <UIAlertController: 0x1> on <Capacitor.CAPBridgeViewController: 0x2> (from <Capacitor.CAPBridgeViewController: 0x2>) which is already presenting <UINavigationController: 0x3>.",
      nil, "closeFirst"
    ),
    (
      "Application tried to present modally a view controller <UIViewController: 0x1> that is already being presented by <Capacitor.CAPBridgeViewController: 0x2>.",
      nil, "updatePlugin"
    ),
    (
      "Attempt to present <UIAlertController: 0x1> on <Microsoft_Maui_Controls_Platform_ControlsModalWrapper: 0x2> (from <Microsoft_Maui_Controls_Platform_ControlsModalWrapper: 0x2>) whose view is not in the window hierarchy.",
      nil, "awaitModal"
    ),
    (
      "Attempt to present <UIAlertController: 0x1> on <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x2> (from <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x2>) which is already presenting <Microsoft_Maui_Controls_Platform_ModalWrapper: 0x3>.",
      nil, "shownPage"
    ),
    (
      "Ferry[1:2] [Presentation] Attempt to present <Microsoft_Maui_Controls_Platform_ControlsModalWrapper: [Memory Address 1]> on <Microsoft_Maui_Platform_PageViewController: [Memory Address 2]> (from <Microsoft_Maui_Platform_PageViewController: [Memory Address 2]>) which is already presenting <Microsoft_Maui_Controls_Platform_ControlsModalWrapper: [Memory Address 3]>.",
      nil, "awaitPopup"
    ),
    (
      "ObjCRuntime.ObjCException: 'Objective-C exception thrown.  Name: NSInvalidArgumentException Reason: Application tried to present modally a view controller <CommunityToolkit_Maui_Core_Views_MauiPopup: 0x1> that is already being presented by <Microsoft_Maui_Controls_Platform_Compatibility_ShellFlyoutRenderer: 0x2>.",
      nil, "newPopup"
    ),
    (
      "    [Presentation] Presenting view controller <CommunityToolkit_Maui_Core_Views_MauiPopup: 0x1> from detached view controller <Microsoft_Maui_Platform_PageViewController: 0x2> is discouraged.",
      nil, "update"
    ),
    (
      "Attempt to present <UIDocumentPickerViewController: 0x1> on <_.MainController: 0x2> (from <_.MainController: 0x2>) whose view is not in the window hierarchy.",
      "compose", "currentController"
    ),
    (
      "NSInvalidArgumentException - Application tried to present modally a view controller <SKStoreProductViewController: <address>> that is already being presented by <ALAppLovinVideoViewController: <address>>.",
      "unity", "update"
    ),
    // UIKit and SwiftUI.
    (
      "`[Presentation] Attempt to present <SwiftUI29PresentationHostingControllerVS_7AnyView_: on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: (from <_TtGC7SwiftUI19UIHostingControllerVS_8RootView_:) which is already presenting <_UIContextMenuActionsOnlyViewController\n`",
      nil, "afterMenu"
    ),
    (
      "Attempt to present <SFSafariViewController: 0x1> on\n<_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2> (from\n<_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2>) which is\nalready presenting <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x3>.",
      nil, "presentFromTop"
    ),
    (
      "Application tried to present modally a view controller <SwiftUI.PlatformAlertController: 0x1> that is already being presented by <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x2>.",
      nil, "afterAlert"
    ),
    (
      "`QuayNavigationController` is pushing the same view controller instance more than once which is not supported and is most likely an error in the application",
      nil, "callsTwicePushing"
    ),
    (
      "> Do not put a navigation destination modifier inside a \"lazy” container, like List or LazyVStack. These containers create child views only when needed.",
      nil, "destinationAtRoot"
    ),
    (
      "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a misplaced modifier.",
      nil, "insideStack"
    ),
    (
      "reason: 'Attempting to begin a modal transition from UINavigationController: 0x1 to UINavigationController: 0x2 while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed'",
      nil, "waitForCompletion"
    ),
    (
      "Attempt to present <Quay.AlertController: 0x1> on <Ferry.DeckController: 0x2> (from <Ferry.DeckController: 0x2>) which is already presenting <Quay.AlertController: 0x3>.",
      nil, "presentFromTop"
    ),
    (
      "Attempt to present <Ferry.QuayController: 0x1> on <Ferry.DeckController: 0x2> (from <Ferry.DeckController: 0x2>) which is already presenting <PHPickerViewController: 0x3>.",
      nil, "dismissFirst"
    ),
    (
      "Attempt to present <UIAlertController: 0x1> on <_UIAlertShimPresentingViewController: 0x2> whose view is not in the window hierarchy!",
      nil, "alertController"
    ),
  ])
  func `are answered first with what solved them`(
    text: String, host: String?, cause: String
  ) throws {
    let lines = LogReader(Source(name: "in.log", text: text)).lines.map(\.logged)
    let line = try #require(lines.first).of(host.flatMap(Host.init(named:)))
    #expect(lines.count == 1)
    #expect(LogAdvice.all(for: line, in: .en, .swift).first?.id == cause)
  }

  private static let present =
    "present <Ferry.QuayController> on <Ferry.DeckController> whose view is not in the window hierarchy"

  @Test(arguments: [
    "I get the warning Attempt to \(present)! and nothing happens.",
    "I get the warning “Attempt to \(present)!” when I tap.",
    "The console says: Attempt to \(present)",
    "Attempt to present `QuayController` on `DeckController` whose view is not in the window hierarchy",
    "⚠️ Attempt to \(present)",
    "**Attempt to \(present)**",
    "Attempt to present <QuayController: 0x....> on <DeckController: 0x....> whose view is not in the window hierarchy!",
    "Attempt to present <QuayController: [Memory Address 1]> on <DeckController: [Memory Address 2]> whose view is not in the window hierarchy!",
    "Attempt to present <QuayController: 0x1> on <DeckController: 0x2> whose view is not in the win",
    "Attempt to present <QuayController: 0x1>\non <DeckController:\n0x2> whose\nview is not in the window hierarchy!",
  ])
  func `are read in sentences, quoted, damaged and cut`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.map(\.topic) == [.notInWindow])
    #expect(lines.first?.pointers[.presented]?.name == "QuayController")
    #expect(lines.first?.pointers[.presenter]?.name == "DeckController")
  }

  @Test(arguments: [
    ("on <A.Deck: 0x2> (from <A.Card: 0x3>) whose view is not in the window hierarchy.", "Card"),
    ("… on <A.Deck: 0x2> whose view is not in the window hierarchy!", nil),
    ("on <A.Deck: 0x2> (from <A.Card: 0x3>) which is already presenting <A.Sheet: 0x4>.", "Card"),
  ])
  func `are read without their heads`(text: String, sender: String?) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.count == 1)
    #expect(lines.first?.pointers[.presenter]?.name == "Deck")
    #expect(lines.first?.pointers[.sender]?.name == sender)
  }

  @Test func `are read without the names that a page lost`() {
    for (text, topic) in [
      ("Attempt to present on whose view is not in the window hierarchy!", UIKitTopic.notInWindow),
      ("Attempt to present <〜> on <〜> whose view is not in the window hierarchy!", .notInWindow),
      (
        "Quay is pushing the same view controller instance () more than once which is not supported",
        .pushedTwice
      ),
      (
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert.",
        .noSceneLifecycle
      ),
      (
        "No view controller matches the UITabBarItem '<UITabBarItem: 0x1> title='Home' selected'.",
        .tabItemUnknown
      ),
    ] {
      let whole =
        topic == .tabItemUnknown
        ? "Inconsistency in UITabBar items and view controllers detected. " + text : text
      let lines = LogReader(Source(name: "in.log", text: whole)).lines
      #expect(lines.map(\.topic) == [topic], "\(text)")
    }
  }

  @Test(arguments: [
    (
      "-[UIViewController _presentViewController:withAnimationController:completion:] + 4112",
      UIKitTopic.alreadyPresented
    ),
    ("-[UINavigationController pushViewController:transition:forceImmediate:] + 420", .pushedTwice),
    (
      "-[UIPopoverPresentationController presentationTransitionWillBegin] + 3956",
      .popoverWithoutSource
    ),
    ("+[UIStoryboard storyboardWithName:bundle:] + 672", .noStoryboard),
  ])
  func `a call stack alone is a guess by UIKit's frame`(symbol: String, topic: UIKitTopic) {
    let source = Source(
      name: "in.log",
      text: """
        0   CoreFoundation   0x0000000180427b88 __exceptionPreprocess + 220
        1   libobjc.A.dylib  0x000000018005427c objc_exception_throw + 56
        2   UIKitCore        0x0000000185bcec98 \(symbol)
        3   Ferry            0x0000000104a1fc30 $s5Ferry14DeckControllerC3payyyF + 212
        """)
    #expect(InputFormat(of: source) == .log)
    let lines = LogReader(source).lines.map(\.logged)
    #expect(lines.map(\.topic) == [topic])
    #expect(lines.first?.frame == symbol.split(separator: " + ").first.map(String.init))
    #expect(lines.first?.caller == "DeckController.pay()")
    let text = LogExplanation(of: lines, spelling: nil).text(in: .en)
    #expect(text.hasPrefix("A guess, from the call stack alone: "))
  }

  /// They used to get YAML's messages.
  @Test(arguments: [
    "[NSLayoutConstraint] Unable to simultaneously satisfy constraints.",
    "[View] Something about a view: and more",
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value: file Deck.swift, line 20",
    "0   Ferry   0x0000000104a1fc30 main + 4\n1   dyld   0x0000000104a1fc34 start + 8",
  ])
  func `a console's other texts get one sentence`(text: String) {
    let found = diagnostics(of: Source(name: "in.txt", text: text))
    #expect(found.count == 1)
    #expect(found.first?.text(in: .en).hasPrefix("vcdiagram doesn't know this text") == true)
  }
}
