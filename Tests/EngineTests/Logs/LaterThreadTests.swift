import Testing
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Lines of public threads of 2021 to 2026, half of them about apps that another framework makes. What
/// was expected of each was written before the program was tried.
@Suite struct `Later lines of public threads` {
  init() { addFeatures() }

  @Test(arguments: ThreadLine.all) func `are read with their topic and names`(line: ThreadLine)
    throws
  {
    let lines = LogReader(Source(name: "in.log", text: line.text)).lines
    #expect(lines.map(\.topic) == [line.topic])
    let classes = lines.first?.logged.classes ?? [:]
    for (role, name) in line.names {
      #expect(classes[role]?.hasPrefix(name) == true, "\(role): \(classes)")
    }
  }

  @Test(arguments: ThreadLine.all) func `are answered with what solved them`(line: ThreadLine)
    throws
  {
    let logged = try #require(line.logged)
    let advice = LogAdvice.all(for: logged, in: .en, .swift)
    if let cause = line.solution {
      #expect(advice.contains { $0.id == cause }, "\(advice.map(\.id))")
    }
    #expect(logged.answersHost?.id == line.host)
    if line.host != nil { #expect(advice.contains { $0.language != nil }) }
  }

  /// Where a thread's author had a choice of two, the order can't be right for all.
  @Test func `are answered first with what solved them, of ten at least six`() {
    let solved = ThreadLine.all.compactMap { line in
      line.solution.map { cause in
        line.logged.map { LogAdvice.all(for: $0, in: .en, .swift) }?.first?.id == cause
      }
    }
    #expect(10 * solved.count { $0 } >= 6 * solved.count)
  }

  @Test(arguments: [
    "it recorded `Attempt to present <QuayController> ... which is already presenting <DeckController>` twice",
    "Attempt to present <...> while a presentation is in progress.",
    "it logs `Attempt to present … while a presentation is in progress`, and goes on",
    "Attempt to present 〜 while a presentation is in progress",
    "  // which it refuses (\"Attempt to present ... while a presentation is in progress\", only natively)",
    "`[Presentation] Attempt to present <QuayController:0x....> on <Ferry.DeckController: 0x7.....> (from <Ferry.DeckController: 0x7f......> which is already presenting <PierController: 0x7f3........>.",
  ])
  func `are read with dots for names and words, and without a parenthesis`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    let topic: UIKitTopic = text.contains("already") ? .alreadyPresenting : .inTransition
    #expect(lines.map(\.topic) == [topic])
    if topic == .alreadyPresenting {
      #expect(lines.first?.pointers[.presented]?.name == "QuayController")
      #expect(lines.first?.pointers[.blocker]?.name?.hasSuffix("Controller") == true)
    }
  }

  @Test(arguments: [
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Layout requested for visible navigation bar, <UINavigationBar: 0x1; frame = (0 0; 393 44); layer = <CALayer: 0x2>> delegate=0x3 standardAppearance=0x4, when the top item belongs to a different navigation bar. topItem = <UINavigationItem: 0x5> title='Quay #1' style=navigator, navigation bar = <UINavigationBar: 0x6; frame = (0 53.6; 393 44)>, possibly from a client attempt to nest wrapped navigation controllers.'",
    "Thread 1 crash: \"Layout requested for visible navigation bar, when the top item belongs to a different navigation bar, possibly from a client attempt to nest wrapped navigation controllers.\"",
  ])
  func `tell of two bars for one item`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.map(\.topic) == [.nestedBars])
  }

  @Test(arguments: [
    "Application tried to present modal view controller on itself. Presenting controller is <ALStoreKitProductViewController: 0x1>.",
    "Application tried to present modally a view controller <STPBottomSheetViewController: 0x1> that is already being presented by <Ferry.QuayController: 0x2>.",
  ])
  func `are answered with an update where a library presents its own controller`(text: String) {
    let line = LogReader(Source(name: "in.log", text: text)).lines.first?.logged
    #expect(line?.causes.first == .updateLibrary)
  }

  @Test(arguments: [
    "Attempt to present [Ferry.QuayController] on [Ferry.DeckController] whose view is not in the window hierarchy.",
    "Attempt to present < QuayController: 0x1 > on < DeckController: 0x2> whose view is not in the window hierarchy!",
    "Attempt to present &lt; QuayController: 0x1 &gt; on &lt; DeckController: 0x2&gt; whose view is not in the window hierarchy!",
    "Attempt to **present** <QuayController: 0x1> on <DeckController: 0x2> **whose view is not in the window hierarchy!**",
  ])
  func `are read with people's brackets and emphasis`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.map(\.topic) == [.notInWindow])
    #expect(lines.first?.pointers[.presented]?.name == "QuayController")
    #expect(lines.first?.pointers[.presenter]?.name == "DeckController")
  }
}

/// A line, with what it must be read as.
struct ThreadLine: CustomTestStringConvertible, Sendable {
  let text: String
  let topic: UIKitTopic
  /// The beginnings of the classes' names, by role.
  let names: [UIKitRole: String]
  /// The cause or remedy that solved the thread; nil if nothing did, or something of another kind.
  let solution: String?
  /// The framework that must answer.
  let host: String?
  /// Whether the framework is given in the call, because the line doesn't tell.
  private let isGiven: Bool

  init(
    _ text: String, _ topic: UIKitTopic, _ names: [UIKitRole: String],
    solvedBy solution: String? = nil,
    in host: String? = nil, isGiven: Bool = false
  ) {
    (self.text, self.topic, self.names) = (text, topic, names)
    (self.solution, self.host, self.isGiven) = (solution, host, isGiven)
  }

  var testDescription: String { text }

  var logged: LoggedText? {
    LogReader(Source(name: "in.log", text: text)).lines.first?.logged
      .of(isGiven ? host.flatMap(Host.init(named:)) : nil)
  }

  static let all = first + second + third + fourth + fifth + sixth + seventh

  private static let first: [ThreadLine] = [
    ThreadLine(
      "Application tried to present modally a view controller <RCTModalHostViewController: 0x7fcf53855110> that is already being presented by <UIViewController: 0x7fcf4791",
      .alreadyPresented,
      [.presented: "RCTModalHostViewController", .presenter: "UIViewController"], in: "react-native"
    ),
    ThreadLine(
      "SIGABRT: Application tried to present modally a view controller <RCTModalHostViewController: 0x1> that is already being presented by <UIViewController: 0x2>.",
      .alreadyPresented,
      [.presented: "RCTModalHostViewController", .presenter: "UIViewController"], in: "react-native"
    ),
    ThreadLine(
      "SIGABRT: Application tried to present modally a view controller <RCTModalHostViewController: 0x161479d30> that is already being presented by <UIViewController:",
      .alreadyPresented,
      [.presented: "RCTModalHostViewController", .presenter: "UIViewController"],
      solvedBy: "hideBeforeNavigating", in: "react-native"),
    ThreadLine(
      "it throws `NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <RCTModalHostViewController: 0x1> that is already being presented by <UIViewController: 0x2>.`, similar with another one",
      .alreadyPresented,
      [.presented: "RCTModalHostViewController", .presenter: "UIViewController"],
      solvedBy: "hideBeforeNavigating", in: "react-native"),
    ThreadLine(
      "[iOS] Attempt to present <RCTFabricModalHostViewController: 0x1> on <RCTFabricModalHostViewController: 0x2> (from <RCTFabricModalHostViewController: 0x2>) whose view is not in",
      .notInWindow,
      [
        .presented: "RCTFabricModalHostViewController",
        .presenter: "RCTFabricModalHostViewController",
      ], solvedBy: "afterDismissal", in: "react-native"),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <RCTRedBoxController: 0x1> that is already being presented by <UIViewController: 0x2>.'\n*** First throw call stack:\n(\n\t0   CoreFoundation                      0x00000001804b70ec __exceptionPreprocess + 172\n\t1   libobjc.A.dylib                     0x000000018008ede8 objc_exception_throw + 72",
      .alreadyPresented, [.presented: "RCTRedBoxController", .presenter: "UIViewController"],
      in: "react-native"),
    ThreadLine(
      "NSInvalidArgumentException: Application tried to present modally an active controller <RNSScreen: 0x105075810>.\n  CoreFoundation      0x203b1a98c  __exceptionPreprocess\n  libobjc.A           0x202cf39f4  objc_exception_throw",
      .isActive, [.presented: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "`[Presentation] Attempt to present <UIAlertController: 0x1> on <UIViewController: 0x2> (from <UIViewController: 0x2>) which is already presenting <RNSScreen: 0x3>.`",
      .alreadyPresenting,
      [.presented: "UIAlertController", .presenter: "UIViewController", .blocker: "RNSScreen"],
      in: "react-native"),
    ThreadLine(
      "Attempt to present <PKPaymentAuthorizationViewController: 0x1> on <RCTModalHostViewController: 0x2> (from <RCTModalHostViewController: 0x2>) whose view is not in the window hierarchy",
      .notInWindow,
      [
        .presented: "PKPaymentAuthorizationViewController",
        .presenter: "RCTModalHostViewController",
      ], in: "react-native"),
    ThreadLine(
      "NSInvalidArgumentException: Application tried to present modally a view controller <STP_Internal_BottomSheetViewController: 0x1> that is already being presented by <UIViewController: 0x2>.",
      .alreadyPresented,
      [.presented: "STP_Internal_BottomSheetViewController", .presenter: "UIViewController"],
      solvedBy: "update", in: "react-native", isGiven: true),
    ThreadLine(
      "Attempt to present <SFSafariViewController: 0x1> on <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2> (from <Xamarin_Forms_Platform_iOS_PlatformRenderer: 0x2>) which is already presenting <Xamarin_Forms_Platform_iOS_ModalWrapper: 0x3>",
      .alreadyPresenting,
      [
        .presented: "SFSafariViewController",
        .presenter: "Xamarin_Forms_Platform_iOS_PlatformRenderer",
        .blocker: "Xamarin_Forms_Platform_iOS_ModalWrapper",
      ], in: "maui"),
    ThreadLine(
      "2023-06-05 14:20:09.457076-0700  [Presentation] Attempt to present <LinkKit.PlaidLinkViewController: 0x1> on <Quay_Mobile.RootContainerViewController: 0x2> (from <Quay_Mobile.RootContainerViewController: 0x2>) whose view is not in the window hierarchy.",
      .notInWindow,
      [.presented: "PlaidLinkViewController", .presenter: "RootContainerViewController"],
      solvedBy: "updatePlugin", in: "flutter", isGiven: true),
    ThreadLine(
      "`Attempt to present <MFMailComposeViewController: 0x1> on <Runner.SplashViewController: 0x2> (from <Runner.SplashViewController: 0x2>) which is already presenting <FlutterViewController: 0x3>.`",
      .alreadyPresenting,
      [
        .presented: "MFMailComposeViewController", .presenter: "SplashViewController",
        .blocker: "FlutterViewController",
      ], solvedBy: "flutterAsRoot", in: "flutter"),
    ThreadLine(
      "`Application tried to present modally a view controller <UIImagePickerController: 0x1> that is already being presented by <FlutterViewController: 0x2>.`",
      .alreadyPresented,
      [.presented: "UIImagePickerController", .presenter: "FlutterViewController"],
      solvedBy: "updatePlugin", in: "flutter"),
    ThreadLine(
      "Application tried to present modally a view controller <PHPickerViewController: 0x1> that is already being presented by <FlutterViewController: 0x2>.",
      .alreadyPresented,
      [.presented: "PHPickerViewController", .presenter: "FlutterViewController"], in: "flutter"),
    ThreadLine(
      "[Presentation] Attempt to present <UIDocumentPickerViewController: 0x1> on <UINavigationController: 0x2> (from <FlutterViewController: 0x3>) whose view is not in the window hierarchy.",
      .notInWindow,
      [
        .presented: "UIDocumentPickerViewController", .presenter: "UINavigationController",
        .sender: "FlutterViewController",
      ], in: "flutter"),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'UIPopoverPresentationController (<UIPopoverPresentationController: 0x10520e130>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.'\nterminating with uncaught exception of type NSException",
      .popoverWithoutSource, [:], solvedBy: "centredPopover", in: "capacitor", isGiven: true),
    ThreadLine(
      "0   CoreFoundation                \t       0x18048d89c __exceptionPreprocess + 160\n1   libobjc.A.dylib               \t       0x18008409c objc_exception_throw + 56\n2   UIKitCore                     \t       0x184aafe94 -[UIPopoverPresentationController presentationTransitionWillBegin] + 2668",
      .popoverWithoutSource, [:], solvedBy: "updatePlugin", in: "flutter", isGiven: true),
    ThreadLine(
      "```NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x103f0d320>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.```",
      .popoverWithoutSource, [:], solvedBy: "updatePlugin", in: "flutter", isGiven: true),
    ThreadLine(
      "Attempt to present <CommunityToolkit_Maui_Core_Views_MauiPopup: 0x1> on <Microsoft_Maui_Platform_PageViewController: 0x2> (from <Microsoft_Maui_Platform_PageViewController: 0x2>) whose view is not in the window hierarchy.",
      .notInWindow,
      [
        .presented: "CommunityToolkit_Maui_Core_Views_MauiPopup",
        .presenter: "Microsoft_Maui_Platform_PageViewController",
      ], in: "maui"),
    ThreadLine(
      "`Quay[7612:11078107] [Presentation] Attempt to present <Plugin_Maui_BottomSheet_Platform_MaciOS_BottomSheetUIViewController: 0x1> on <Plugin_Maui_BottomSheet_Platform_MaciOS_BottomSheetUIViewController: 0x2> (from <Plugin_Maui_BottomSheet_Platform_MaciOS_BottomSheetUIViewController: 0x2>) whose view is not in the window hierarchy.`",
      .notInWindow,
      [
        .presented: "Plugin_Maui_BottomSheet_Platform_MaciOS_BottomSheetUIViewController",
        .presenter: "Plugin_Maui_BottomSheet_Platform_MaciOS_BottomSheetUIViewController",
      ], in: "maui"),
    ThreadLine(
      "021-02-25 10:10:28.680322+0200 Quay[679:203188] Unbalanced calls to begin/end appearance transitions for <RNNSplashScreen: 0x105310350>.",
      .unbalanced, [.child: "RNNSplashScreen"], solvedBy: "extraModules", in: "react-native"),
    ThreadLine(
      "> Fatal Exception: NSInvalidArgumentException\nApplication tried to present modal view controller on itself. Presenting controller is <ALStoreKitProductViewController: 0x16072b200>.",
      .onItself, [.presenter: "ALStoreKitProductViewController"], solvedBy: "update", in: "unity",
      isGiven: true),
    ThreadLine(
      "Crash: NSInvalidArgumentException Application tried to present modally a view controller <SKStoreProductViewController: 0x113081c00> that is already being presented by <ALAppLovinVideoViewController: ",
      .alreadyPresented,
      [.presented: "SKStoreProductViewController", .presenter: "ALAppLovinVideoViewController"],
      solvedBy: "update", in: "unity", isGiven: true),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<RCPaywallViewController: 0x10e85d600> should have parent view controller:(null) but actual parent is:<ComposeHostingViewController: 0x10cb1f910>'\n*** First throw call stack:",
      .actualParent, [.child: "RCPaywallViewController", .other: "ComposeHostingViewController"],
      in: "compose"),
    ThreadLine(
      " Failed to find a presenting view controller for view (<WKCompactContextMenuPresenterButton: 0x1208ba400; baseClass = UIButton; frame = \n (262 787.667; 0 0); hidden = YES; opaque = NO; userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0x302fcd320>; layer = \n <CALayer: 0x3020422a0>>) in window (<UIWindow: 0x102af8380; frame = (0 0; 390 844); autoresize = W+H; gestureRecognizers = \n <NSArray: 0x302088480>; layer = <UIWindowLayer: 0x302ea6a30>>). The interaction's view (or an ancestor) must have an associated view \n controller for presentation to work.",
      .viewWithoutController, [:], in: "compose", isGiven: true),
    ThreadLine(
      "*** Terminating app due to uncaught exception ‘NSGenericException’, reason: ‘Your application has presented a UIActivityViewController (<UIActivityViewController: 0x1>). In its current trait environment, the modalPresentationStyle of a UIActivityViewController with this style is UIModalPresentationPopover. You must provide location information for this popover",
      .popoverWithoutSource, [:], solvedBy: "update", in: "react-native", isGiven: true),
    ThreadLine(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <UIAlertController: 0x1> that is already being presented by <UIViewController: 0x2>.'\n\nterminating with uncaught exception of type NSException\n\n(lldb)",
      .alreadyPresented, [.presented: "UIAlertController", .presenter: "UIViewController"],
      in: "react-native", isGiven: true),
    ThreadLine(
      "`Exception void * \"Application tried to present modally a view controller <UIViewController: 0x1> that is already being presented by <UIViewController: 0x2>.\"\t0x000060000378cd80`",
      .alreadyPresented, [.presented: "UIViewController", .presenter: "UIViewController"],
      in: "react-native", isGiven: true),
    ThreadLine(
      "Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', \nreason: 'child view controller:<RNSViewController: 0x10737c1d0> should have parent \nview controller:(null) but actual parent is:<RNSScreen: 0x10988a400>'",
      .actualParent, [.child: "RNSViewController", .other: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "Application Specific Information:\nchild view controller:<RNSNavigationController: 0x14090d000> should have parent view controller:(null) but actual parent is:<RNSScreen: 0x13df12780>\n\nThread 0 Crashed:\n0   CoreFoundation                  0x32743bcb4         __exceptionPreprocess",
      .actualParent, [.child: "RNSNavigationController", .other: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "UIViewControllerHierarchyInconsistency: child view controller:<RNScreensViewController: 0x126d2ce00> should have parent view controller:(null) but actual parent is:<UIViewController: 0x125e2a7d0>",
      .actualParent, [.child: "RNScreensViewController", .other: "UIViewController"],
      solvedBy: "modalScreen", in: "react-native"),
    ThreadLine(
      "Exception\tNSException *\t\"A view can only be associated with at most one view controller at a time! View <RNSScreenView: 0x113814000; frame = (0 0; 0 0); layer = <CALayer: 0x2812ead00>> is associated with <RNSScreen: 0x111e15f20>. Clear this association before associating this view with <RNSScreen: 0x11d6873f0>.\"\t0x0000000281d4e4f0",
      .viewOfAnother, [.sender: "RNSScreen"], in: "react-native"),
    ThreadLine(
      "Attempt to present <AdaptyUI.AdaptyPaywallController: 0x1> on <UIViewController: 0x2> (from <UIViewController: 0x2>) which is already presenting",
      .alreadyPresenting, [.presented: "AdaptyPaywallController", .presenter: "UIViewController"],
      solvedBy: "fromFront", in: "react-native", isGiven: true),
    ThreadLine(
      "Attempt to present UIViewController on UIViewController whose view is not in the window hierarchy.",
      .notInWindow, [.presented: "UIViewController", .presenter: "UIViewController"],
      solvedBy: "updatePlugin", in: "flutter", isGiven: true),
    ThreadLine(
      "When running the application from XCode, the following warning shows up in the console: \"`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.\"",
      .noSceneLifecycle, [:]),
    ThreadLine(
      "with `child view controller:<UIPageViewController: 0x116b1e000> should have parent view controller:<RNTModalViewController: 0x107040c00> but actual parent is:<UIViewController: 0x105110c20>'\nCoreSimulator 1010.15 - Device: iPhone 16 Plus (EADCB06D-6F75-4C36-AD79-0F82E5F88CE7)`",
      .actualParent,
      [
        .child: "UIPageViewController", .holder: "RNTModalViewController",
        .other: "UIViewController",
      ], solvedBy: "update", in: "react-native"),
    ThreadLine(
      "Attempt to present <UIDocumentPickerViewController: 0x1> on <Microsoft_Maui_Controls_Platform_Compatibility_ShellFlyoutRenderer: 0x2> (from <Microsoft_Maui_Controls_Platform_Compatibility_ShellFlyoutRenderer: 0x2>) which is already presenting <Microsoft_Maui_Controls_Platform_ModalWrapper: 0x3>.",
      .alreadyPresenting,
      [
        .presented: "UIDocumentPickerViewController",
        .presenter: "Microsoft_Maui_Controls_Platform_Compatibility_ShellFlyoutRenderer",
        .blocker: "Microsoft_Maui_Controls_Platform_ModalWrapper",
      ], in: "maui"),
    ThreadLine(
      "[Presentation] Attempt to present <UIAlertController: 0x1> on <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x2> (from <Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer: 0x2>) whose view is not in the window hierarchy.",
      .notInWindow,
      [
        .presented: "UIAlertController",
        .presenter: "Microsoft_Maui_Controls_Handlers_Compatibility_NavigationRenderer",
      ], in: "maui"),
    ThreadLine(
      "```\n2023-07-09 21:25:08.774099+0200 QuayTalk[57340:11099725] *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <UIAlertController: 0x1> that is already being presented by <QuayTalk.QCSplitViewController: 0x2>.'\n*** First throw call stack:\n(\n\t0   CoreFoundation                      0x000000010c3ce330 __exceptionPreprocess + 172\n\t1   libobjc.A.dylib                     0x0000000103465274 objc_exception_throw + 56",
      .alreadyPresented, [.presented: "UIAlertController", .presenter: "QCSplitViewController"]),
    ThreadLine(
      "Thread 1: \"UIPopoverPresentationController (<UIPopoverPresentationController: 0x1331eb000>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.\"",
      .popoverWithoutSource, [:], solvedBy: "setBarButtonItem"),
    ThreadLine(
      "`Application tried to present modally a view controller <Stripe.BottomSheetViewController: 0x1> that is already being presented by <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2>`",
      .alreadyPresented,
      [.presented: "BottomSheetViewController", .presenter: "UIHostingController"]),
    ThreadLine(
      "> 2022-01-05 09:37:44.755224-0800 Quay[83666:1047669] [Presentation] Attempt to present <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x1> on <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2> (from <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVVS_22_VariadicView_Children7ElementVS_24NavigationColumnModifier__: 0x3>) which is already presenting <Popovers.PopoverContainerViewController: 0x4>.",
      .alreadyPresenting,
      [
        .presented: "PresentationHostingController", .presenter: "UIHostingController",
        .blocker: "PopoverContainerViewController",
      ], solvedBy: "afterOther"),
    ThreadLine(
      "2022-08-22 19:46:00.438076-0400 quay[43546:3140745] *** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_: 0x1> should have parent view controller:<UIPageViewController: 0x2> but requested parent is:<UIPageViewController: 0x3>'\n*** First throw call stack:\n(0x18a4a9288 0x1a31d8744 0x18a500390)\nlibc++abi: terminating with uncaught exception of type NSException",
      .requestedParent,
      [
        .child: "UIHostingController", .holder: "UIPageViewController",
        .other: "UIPageViewController",
      ]),
    ThreadLine(
      "Fix Warning \"Presenting view controller from detached view controller is discouraged\"",
      .detached, [:]),
    ThreadLine(
      "> Currently, only presenting a single sheet is supported.\n> The next sheet will be presented when the currently presented sheet gets dismissed.",
      .singleSheet, [:], solvedBy: "oneSheet"),
    ThreadLine(
      "Warning: Attempt to present < finishViewController: 0x1e56e0a0 > on < ViewController: 0x1ec3e000> whose view is not in the window hierarchy!",
      .notInWindow, [.presented: "finishViewController", .presenter: "ViewController"],
      solvedBy: "tooEarly"),
    ThreadLine(
      "Warning: Attempt to present [Quay_para_app.initialViewController] on [Quay_para_app.ViewController] whose view is not in the window hierarchy.",
      .notInWindow, [.presented: "initialViewController", .presenter: "ViewController"],
      solvedBy: "tooEarly"),
    ThreadLine(
      "Warning: Attempt to present <ViewController: 0x110634bc0> on <Login: 0x10951e7f0> whose view is not in the window hierarchy!",
      .notInWindow, [.presented: "ViewController", .presenter: "Login"], solvedBy: "tooEarly"),
    ThreadLine(
      "2022-03-19 10:04:38.212806-0700 Test App[38555:3159860] [Warning] Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<SFAuthenticationViewController: 0x7f9a1481da00>)",
      .deallocating, [.child: "SFAuthenticationViewController"]),
    ThreadLine(
      "`[Presentation] Presenting view controller <UIAlertController: 0x125840a00> from detached view controller <_TtGC5quayy13StatsVCCS_19StatsViewImpl_: 0x1255390f0> is discouraged.`",
      .detached, [.presented: "UIAlertController", .sender: "_TtGC5quayy13StatsVCCS_"]),
    ThreadLine(
      "`*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <UIAlertController: 0x1> that is already being presented by <Parchment.PagingViewController: 0x2>.'`",
      .alreadyPresented, [.presented: "UIAlertController", .presenter: "PagingViewController"]),
    ThreadLine(
      ">Fatal Exception: NSInvalidArgumentException\n>Application tried to present modally a view controller <_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_: 0x1> that is already being presented by <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2>.",
      .alreadyPresented,
      [.presented: "PresentationHostingController", .presenter: "UIHostingController"]),
    ThreadLine(
      "`Thread 1: \"Application tried to present modally a view controller <_TtGC7SwiftUI19UIHostingControllerGV10Summify_v313SlideOverCardGSqVS1_13InputCardView_VS_5Color__: 0x1> that is already being presented by <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x2>.\"`",
      .alreadyPresented, [.presented: "UIHostingController", .presenter: "UIHostingController"]),
    ThreadLine(
      "> 'Your application has presented a UIAlertController (<UIAlertController: 0x12184da00>) of style UIAlertControllerStyleActionSheet from UINavigationController (<UINavigationController: 0x13a008200>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. **You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.**  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.'",
      .actionSheetWithoutSource, [.presenter: "UINavigationController"], solvedBy: "alertInstead"),
    ThreadLine(
      "Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application has presented a UIAlertController (<UIAlertController: 0x106808800>) of style UIAlertControllerStyleActionSheet from UINavigationController (<UINavigationController: 0x10780aa00>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
      .actionSheetWithoutSource, [.presenter: "UINavigationController"], solvedBy: "alertInstead"),
    ThreadLine(
      "        *** Terminating app due to uncaught exception ‘NSGenericException’, \n        reason: ‘Your application has presented a UIAlertController (<UIAlertController: 0x7f9d0ad52ca0>) \n        of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController \n        with this style is UIModalPresentationPopover. You must provide location information for this \n        popover through the alert controller’s popoverPresentationController. \n        You must provide either a sourceView and sourceRect or a barButtonItem.",
      .actionSheetWithoutSource, [:], solvedBy: "setSource"),
    ThreadLine(
      "Attempt to present <Quay.WPSAlertController: 0x1> on <Quay.DeckTabBarController: 0x2> (from <Quay.DeckTabBarController: 0x2>) while a presentation is in progress.",
      .inTransition, [.presented: "WPSAlertController", .presenter: "DeckTabBarController"]),
    ThreadLine(
      "2025-06-02 14:29:45.712144+0200 quay-ios[1151:38684] [Presentation] Attempt to present <UIAlertController: 0x116970e00> on <UITabBarController: 0x1168a6c00> (from <quay_ios.TalkViewController: 0x117817c00>) which is already presenting <UIAlertController: 0x11788f800>.",
      .alreadyPresenting,
      [
        .presented: "UIAlertController", .presenter: "UITabBarController",
        .sender: "TalkViewController", .blocker: "UIAlertController",
      ]),
    ThreadLine(
      "On start of my app I have alert \"A navigationDestination for “Swift.AnyHashable” was declared earlier on the stack. Only the destination declared closest to the root view of the stack will be used.\"",
      .destinationTwice, [:]),
    ThreadLine(
      "A NavigationLink is presenting a value of type “Route” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated",
      .linkWithoutDestination, [:]),
    ThreadLine(
      "> NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be disabled.",
      .linkOutsideStack, [:]),
    ThreadLine(
      "Update NavigationRequestObserver tried to update multiple times per frame on iOS 18",
      .navigationTwicePerFrame, [:], solvedBy: "onePathChange"),
    ThreadLine(
      "Modernize to avoid this warning in the logs:\n\"`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.\"",
      .noSceneLifecycle, [:], solvedBy: "adoptScenes"),
    ThreadLine(
      "```\nCLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.\n```",
      .noSceneLifecycle, [:], solvedBy: "adoptScenes"),
    ThreadLine(
      "Try to fix these warnings that show up at runtime by checking if the root view\ncontroller is a UINavigationController, and doing the right thing:\n\n> Unbalanced calls to begin/end appearance transitions for <...>",
      .unbalanced, [:]),
  ]
}
