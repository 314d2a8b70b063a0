extension Host {
  /// React Native, with the libraries that most of its apps have.
  static let reactNative = Host(
    "react-native", "React Native", in: "JSX",
    [
      HostLibrary("React Native", ["RCT*", "*ModalHostViewController"], modules: ["React"]),
      HostLibrary("react-native-screens", ["RNS*", "RNScreens*"], modules: ["RNScreens"]),
      HostLibrary("react-native-navigation", ["RNN*"], modules: ["ReactNativeNavigation"]),
      HostLibrary("Expo", ["EX*", "Expo*"], modules: ["ExpoModulesCore", "Expo", "EXDevMenu"]),
      HostLibrary("react-native-true-sheet", ["TrueSheet*"], modules: ["TrueSheet"]),
      HostLibrary(
        "a React Native library", chinese: "某个 React Native 库", ["RN*", "RNT*", "RNC*"],
        modules: ["react_native_*"]
      ),
    ],
    marks: ["facebook::react", "RCTModalHostView", "com.facebook.react", "[RCT", "RCTBridge"],
    versions: "npx react-native info",
    [
      // A library that presents over a screen or a sheet should look for the front.
      (
        [.busy],
        [
          .update.when([.presenter: "TrueSheet*"]),
          .update.when([.blocker: "RNS*"], unless: [.presented: "RNS*"]),
          afterTransitionOfScreen.when([.blocker: "RNS*", .presented: "RNS*"]),
          afterDismissal.when(unless: [.blocker: "RNS*"]), nestedModal,
          modalScreen.when(unless: [.blocker: "RNS*"]), fromReactsFront,
        ]
      ),
      // React Native's own Modal is shown again by the app, anything else by the library that shows it.
      (
        [.presentedAgain],
        [
          hideBeforeNavigating.when([.presented: "RCT*"]),
          hideBeforeNavigating.when([.presented: "*ModalHostViewController"]), .update,
          hideBeforeNavigating, modalScreen,
        ]
      ),
      // A library that shows a screen of the system's looks for the front in its newer versions.
      (
        [.gone],
        [
          afterTransitionOfScreen.when([.presented: "RNS*"]),
          // The first Modal is already closing.
          afterDismissal.when([
            .presented: "*ModalHostViewController", .presenter: "*ModalHostViewController",
          ]),
          afterTransitionOfScreen.when([.presented: "*ModalHostViewController"]), .update,
          afterDismissal, afterTransitionOfScreen, fromReactsFront,
        ]
      ),
      ([.detached], [.update, afterTransitionOfScreen, modalScreen]),
      ([.parent], [.update, modalScreen, afterTransitionOfScreen]),
      (
        [.stack],
        [extraModules, navigateOnce, afterTransitionOfScreen]
      ),
      ([.popover], [anchor, .update]),
    ])

  private static let extraModules = HostRemedy(
    "extraModules", where: [.child: "RNNSplashScreen"],
    TopicWords(
      "The splash screen stays, because the bridge has no module of react-native-navigation. The app "
        + "delegate must hand it over.",
      "启动画面没有消失，因为 bridge 中没有 react-native-navigation 的模块。请在应用委托中提供这个模块。"),
    .native(
      RepairCode(
        """
        func extraModules(for bridge: RCTBridge) -> [RCTBridgeModule] {
          ReactNativeNavigation.extraModules(for: bridge)
        }
        """,
        """
        - (NSArray<id<RCTBridgeModule>> *)extraModulesForBridge:(RCTBridge *)bridge {
          return [ReactNativeNavigation extraModulesForBridge:bridge];
        }
        """)),
    sources: ["wix/react-native-navigation#6990"])

  private static let afterDismissal = HostRemedy(
    "afterDismissal",
    TopicWords(
      "One native Modal or sheet is shown at a time. Set onDismiss on the first Modal (in "
        + "react-native-modal, onModalHide), hide it, and open the second in that handler.",
      "同一时间只能显示一个原生 Modal 或表单。请为第一个 Modal 设置 onDismiss（react-native-modal 中是 onModalHide），"
        + "将该 Modal 隐藏，并在该回调中打开第二个。"),
    .own("<Modal visible={isFirstShown} onDismiss={() => setSecondShown(true)}>"),
    sources: [
      "mmazzarolo/react-native-dialog#70", "facebook/react-native#48611",
      "react-native-modal/react-native-modal#725",
    ])

  private static let nestedModal = HostRemedy(
    "nestedModal", where: [.presented: "*ModalHostViewController"],
    TopicWords(
      "To show both, put the second Modal inside the first.",
      "若要同时显示两者，请把第二个 Modal 放在第一个里面。"),
    .own(
      """
      <Modal visible={isFirstShown}>
        <Modal visible={isSecondShown} />
      </Modal>
      """),
    sources: ["react-native-modal/react-native-modal#30"])

  private static let modalScreen = HostRemedy(
    "modalScreen",
    TopicWords(
      "Make it a screen of the native stack instead of a Modal: the stack keeps presentations in "
        + "order.",
      "请用原生导航栈的 screen 代替 Modal：导航栈会让各次呈现依次进行。"),
    .own("<Stack.Screen name=\"Next\" component={Next} options={{ presentation: 'modal' }} />"),
    sources: [
      "software-mansion/react-native-screens#944", "react-native-modal/react-native-modal#725",
    ])

  private static let hideBeforeNavigating = HostRemedy(
    "hideBeforeNavigating",
    TopicWords(
      "The app navigates while {A} is still shown, and shows it again. Hide it first, and navigate in "
        + "onDismiss.",
      "{A}还在显示，应用就执行导航，并再次显示{A}。请先隐藏{A}，再在 onDismiss 中导航。"),
    .own("<Modal visible={isShown} onDismiss={() => navigation.navigate('Next')}>"),
    sources: [
      "facebook/react-native#38491", "facebook/react-native#45313", "facebook/react-native#39693",
    ])

  private static let afterTransitionOfScreen = HostRemedy(
    "afterTransition",
    TopicWords(
      "The screen is still opening or closing. Open {A} when its transition has ended.",
      "screen 仍在打开或关闭。请等转场结束后再打开{A}。"),
    .own(
      """
      const open = () => setShown(true);
      useEffect(() => navigation.addListener('transitionEnd', open), [navigation]);
      """),
    sources: [
      "software-mansion/react-native-screens#2976", "software-mansion/react-native-screens#4103",
    ])

  private static let navigateOnce = HostRemedy(
    "navigateOnce",
    TopicWords(
      "Two taps, or a tap and an effect, navigate at once. navigate goes to a screen once, where push "
        + "adds it again.",
      "用户轻点了两次，或一次轻点加一个 effect，同时导航。navigate 只进入 screen 一次，而 push 会再加一次。"),
    .own("navigation.navigate('Details')"),
    sources: ["software-mansion/react-native-screens#791"])

  private static let anchor = HostRemedy(
    "anchor",
    TopicWords(
      "On an iPad, give the sheet the view that it belongs to.",
      "在 iPad 上，请指定共享表单所属的视图。"),
    .own(
      """
      const anchor = findNodeHandle(button.current)
      ActionSheetIOS.showActionSheetWithOptions({ options, anchor }, onChoice)
      await Share.share({ url }, { anchor })
      """),
    sources: ["facebook/react-native#2395", "reactnative.dev/docs/actionsheetios"])

  private static let fromReactsFront = HostRemedy(
    "fromFront",
    TopicWords(
      "In a native module, present from the controller in front, which React Native knows.",
      "在原生模块中，请由最前面的控制器呈现；React Native 知道是哪一个。"),
    .native(
      RepairCode(
        "RCTPresentedViewController()?.present(controller, animated: true)",
        """
        [RCTPresentedViewController() presentViewController:controller animated:YES
                                                 completion:nil];
        """)),
    sources: ["facebook/react-native#5263", "facebook/react-native#56979"])
}
