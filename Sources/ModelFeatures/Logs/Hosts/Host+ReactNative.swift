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
        .reactNativeLibrary, ["RN*", "RNT*", "RNC*"],
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
    .reactNativeExtraModules,
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
    .reactNativeAfterDismissal,
    .own("<Modal visible={isFirstShown} onDismiss={() => setSecondShown(true)}>"),
    sources: [
      "mmazzarolo/react-native-dialog#70", "facebook/react-native#48611",
      "react-native-modal/react-native-modal#725",
    ])

  private static let nestedModal = HostRemedy(
    "nestedModal", where: [.presented: "*ModalHostViewController"],
    .reactNativeNestedModal,
    .own(
      """
      <Modal visible={isFirstShown}>
        <Modal visible={isSecondShown} />
      </Modal>
      """),
    sources: ["react-native-modal/react-native-modal#30"])

  private static let modalScreen = HostRemedy(
    "modalScreen",
    .reactNativeModalScreen,
    .own("<Stack.Screen name=\"Next\" component={Next} options={{ presentation: 'modal' }} />"),
    sources: [
      "software-mansion/react-native-screens#944", "react-native-modal/react-native-modal#725",
    ])

  private static let hideBeforeNavigating = HostRemedy(
    "hideBeforeNavigating",
    .reactNativeHideBeforeNavigating,
    .own("<Modal visible={isShown} onDismiss={() => navigation.navigate('Next')}>"),
    sources: [
      "facebook/react-native#38491", "facebook/react-native#45313", "facebook/react-native#39693",
    ])

  private static let afterTransitionOfScreen = HostRemedy(
    "afterTransition",
    .reactNativeAfterTransitionOfScreen,
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
    .reactNativeNavigateOnce,
    .own("navigation.navigate('Details')"),
    sources: ["software-mansion/react-native-screens#791"])

  private static let anchor = HostRemedy(
    "anchor",
    .reactNativeAnchor,
    .own(
      """
      const anchor = findNodeHandle(button.current)
      ActionSheetIOS.showActionSheetWithOptions({ options, anchor }, onChoice)
      await Share.share({ url }, { anchor })
      """),
    sources: ["facebook/react-native#2395", "reactnative.dev/docs/actionsheetios"])

  private static let fromReactsFront = HostRemedy(
    "fromFront",
    .reactNativeFromReactsFront,
    .native(
      RepairCode(
        "RCTPresentedViewController()?.present(controller, animated: true)",
        """
        [RCTPresentedViewController() presentViewController:controller animated:YES
                                                 completion:nil];
        """)),
    sources: ["facebook/react-native#5263", "facebook/react-native#56979"])
}
