extension Host {
  /// Capacitor, whose web view fills one controller.
  static let capacitor = Host(
    "capacitor", "Capacitor", in: "TypeScript",
    [HostLibrary("Capacitor", ["CAP*"], modules: ["Capacitor"])],
    marks: ["CapacitorCommunity", "Capacitor.framework", "capacitor://"],
    versions: "npx cap doctor",
    [
      (
        [.busy],
        [
          afterMenu, closePlugin.when(unless: [.blocker: "_UIContextMenu*"]),
          fromBridgesFront,
        ]
      ),
      ([.presentedAgain], [updatePlugins, closePlugin]),
      ([.gone, .detached], [closePlugin, updatePlugins, fromBridgesFront]),
      ([.popover], [centredPopover, updatePlugins]),
      ([.stack, .parent], [updatePlugins, closePlugin]),
    ])

  /// Cordova and PhoneGap.
  static let cordova = Host(
    "cordova", "Cordova", in: "JavaScript",
    [HostLibrary("Cordova", ["CDV*"], modules: ["Cordova"])],
    marks: ["[CDV", "CDVPlugin", "org.apache.cordova"],
    versions: "npx cordova requirements",
    [
      (
        [.busy],
        [
          afterMenu, closeBrowser.when(unless: [.blocker: "_UIContextMenu*"]),
          fromPluginsController,
        ]
      ),
      ([.presentedAgain], [updateCordova, closeBrowser]),
      ([.gone, .detached], [closeBrowser, updateCordova, fromPluginsController]),
      ([.stack, .parent], [updateCordova, closeBrowser]),
    ])

  private static let afterMenu = HostRemedy(
    "afterMenu", where: [.blocker: "_UIContextMenu*"],
    .webViewsAfterMenu,
    .own("setTimeout(() => showNext(), 500);  // #A"),
    sources: ["ionic-team/capacitor-plugins#1300", "apache/cordova-plugin-dialogs#70"])

  private static let closePlugin = HostRemedy(
    "closeFirst",
    .webViewsClosePlugin,
    .own(
      """
      await closeFirst();  // #B
      await showSecond();  // #A
      """),
    sources: ["ionic-team/capacitor-plugins#2404", "ionic-team/capacitor#5282"])

  private static let updatePlugins = HostRemedy(
    "updatePlugin",
    .webViewsUpdatePlugins,
    .other("npm update\nnpx cap sync ios", language: "shell"),
    sources: [
      "capacitor-community/privacy-screen#83", "capacitor-community/privacy-screen#56",
      "ionic-team/capacitor#5282",
    ])

  private static let centredPopover = HostRemedy(
    "centredPopover",
    .webViewsCentredPopover,
    .native(
      .call("self", "setCenteredPopover(controller)", "setCenteredPopover:controller")
        + .call("bridge?.viewController?", .present("controller"))),
    sources: ["capacitorjs.com/docs/core-apis/ios"])

  private static let fromBridgesFront = HostRemedy(
    "fromFront",
    .webViewsFromBridgesFront,
    .native(.presentFromFront(of: "bridge?.viewController")),
    sources: ["ionic-team/capacitor#5282", "capacitorjs.com/docs/core-apis/ios"])

  private static let closeBrowser = HostRemedy(
    "closeFirst",
    .webViewsCloseBrowser,
    .own(
      """
      browser.addEventListener('exit', () => showNext());  // #A
      browser.close();
      """),
    sources: ["floatinghotpot/cordova-admob-pro#142", "apache/cordova-plugin-dialogs#70"])

  private static let updateCordova = HostRemedy(
    "updatePlugin",
    .webViewsUpdateCordova,
    .other("npx cordova plugin rm PLUGIN\nnpx cordova plugin add PLUGIN@latest", language: "shell"),
    sources: [
      "apache/cordova-plugin-wkwebview-engine#152", "ionic-team/cordova-plugin-ionic-webview#56",
    ])

  private static let fromPluginsController = HostRemedy(
    "fromFront",
    .webViewsFromPluginsController,
    .native(.presentFromFront(of: "viewController")),
    sources: [
      "apache/cordova-plugin-dialogs#70", "EddyVerbruggen/SocialSharing-PhoneGap-Plugin#108",
    ])
}
