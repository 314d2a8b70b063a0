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
    TopicWords(
      "The menu of a <select> or a link is just closing. Show {A} a moment later.",
      "<select> 或链接的菜单正在关闭。请稍后再显示{A}。"),
    .own("setTimeout(() => showNext(), 500);  // #A"),
    sources: ["ionic-team/capacitor-plugins#1300", "apache/cordova-plugin-dialogs#70"])

  private static let closePlugin = HostRemedy(
    "closeFirst",
    TopicWords(
      "Another plugin shows {B} in front of the web view. Close it, and await that, before the next "
        + "plugin shows {A}.",
      "另一个插件正在网页视图前面显示{B}。请先将其关闭，关闭之后再让下一个插件显示{A}。"),
    .own(
      """
      await closeFirst();  // #B
      await showSecond();  // #A
      """),
    sources: ["ionic-team/capacitor-plugins#2404", "ionic-team/capacitor#5282"])

  private static let updatePlugins = HostRemedy(
    "updatePlugin",
    TopicWords(
      "The plugin presents twice, or from a controller that isn't in front. Update it.",
      "插件呈现了两次，或者用来呈现的控制器不在最前面。请更新插件。"),
    .other("npm update\nnpx cap sync ios", language: "shell"),
    sources: [
      "capacitor-community/privacy-screen#83", "capacitor-community/privacy-screen#56",
      "ionic-team/capacitor#5282",
    ])

  private static let centredPopover = HostRemedy(
    "centredPopover",
    TopicWords(
      "In a plugin, a popover without a button to point at is shown in the centre.",
      "在插件中，没有按钮可指向的弹出框显示在中央。"),
    .native(
      .call("self", "setCenteredPopover(controller)", "setCenteredPopover:controller")
        + .call("bridge?.viewController?", .present("controller"))),
    sources: ["capacitorjs.com/docs/core-apis/ios"])

  private static let fromBridgesFront = HostRemedy(
    "fromFront",
    TopicWords(
      "In a plugin, present from the controller in front of the bridge's.",
      "在插件中，请由显示在 bridge 的控制器之上的控制器呈现。"),
    .native(.presentFromFront(of: "bridge?.viewController")),
    sources: ["ionic-team/capacitor#5282", "capacitorjs.com/docs/core-apis/ios"])

  private static let closeBrowser = HostRemedy(
    "closeFirst",
    TopicWords(
      "Another plugin shows {B} in front of the web view. Close it, and show {A} when it has gone: the "
        + "in-app browser's event exit says when.",
      "另一个插件正在网页视图前面显示{B}。请先将其关闭，消失之后再显示{A}：应用内浏览器会发出 exit 事件。"),
    .own(
      """
      browser.addEventListener('exit', () => showNext());  // #A
      browser.close();
      """),
    sources: ["floatinghotpot/cordova-admob-pro#142", "apache/cordova-plugin-dialogs#70"])

  private static let updateCordova = HostRemedy(
    "updatePlugin",
    TopicWords(
      "The plugin presents from the window's root while another controller is in front. Update it.",
      "插件从窗口的根视图控制器呈现，而最前面是另一个控制器。请更新插件。"),
    .other("npx cordova plugin rm PLUGIN\nnpx cordova plugin add PLUGIN@latest", language: "shell"),
    sources: [
      "apache/cordova-plugin-wkwebview-engine#152", "ionic-team/cordova-plugin-ionic-webview#56",
    ])

  private static let fromPluginsController = HostRemedy(
    "fromFront",
    TopicWords(
      "In a plugin, present from the controller in front of its own.",
      "在插件中，请由显示在插件自己的控制器之上的控制器呈现。"),
    .native(.presentFromFront(of: "viewController")),
    sources: [
      "apache/cordova-plugin-dialogs#70", "EddyVerbruggen/SocialSharing-PhoneGap-Plugin#108",
    ])
}
