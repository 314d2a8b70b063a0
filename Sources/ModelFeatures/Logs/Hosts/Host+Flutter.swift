extension Host {
  /// Flutter and its plugins.
  static let flutter = Host(
    "flutter", "Flutter", in: "Dart",
    [
      HostLibrary("Flutter", ["Flutter*"], modules: ["Flutter"]),
      HostLibrary(
        "a Flutter plugin", chinese: "某个 Flutter 插件", ["FLT*", "FPP*"], modules: ["flutter_*"]),
    ],
    marks: ["flutter: ", "package:flutter", "Runner.app", " Runner[", "<Runner.", "[VERBOSE-2:"],
    versions: "flutter doctor -v",
    [
      (
        [.busy],
        [
          flutterAsRoot, awaitFirst.when(unless: [.blocker: "Flutter*"]), updatePlugin,
          fromPluginsFront,
        ]
      ),
      ([.presentedAgain], [updateTwice, awaitFirst, fromPluginsFront]),
      (
        [.gone, .detached],
        [
          updatePlugin, embeddedAsRoot.when(unless: [.presenter: "Flutter*"]), afterFirstFrame,
          fromPluginsFront,
        ]
      ),
      // A popover that isn't the share sheet's is the plugin's own.
      (
        [.popover],
        [sharePosition.when([.presented: "UIActivity*"]), updateTwice, sharePosition]
      ),
      ([.stack], [awaitFirst]),
      ([.parent], [updateTwice]),
      ([.launch], [migrateToScenes]),
    ])

  private static let flutterAsRoot = HostRemedy(
    "flutterAsRoot", where: [.blocker: "Flutter*"],
    TopicWords(
      "{P} presents Flutter, and plugins present from the window's root. Make Flutter the root, or the "
        + "root of a navigation controller, instead of presenting it.",
      "{P}呈现了 Flutter，而插件从窗口的根视图控制器呈现。请不要呈现 Flutter，而把它设为窗口的根视图控制器，或导航控制器的根视图控制器。"),
    .native(.set("view.window?.rootViewController", "flutterViewController")),
    sources: [
      "hnvn/flutter_image_cropper#291", "sidlatau/flutter_email_sender#117",
      "flutter/flutter#40739",
    ])

  /// The same for a line that doesn't name Flutter, because it covers the presenter.
  private static let embeddedAsRoot = HostRemedy(
    "flutterAsRoot",
    TopicWords(
      "If {P} presents Flutter, Flutter covers it, and plugins present from the window's root. Make "
        + "Flutter the root, or the root of a navigation controller.",
      "如果{P}呈现了 Flutter，Flutter 就会遮住它，而插件从窗口的根视图控制器呈现。请把 Flutter 设为窗口的根视图控制器，或导航控制器的根视图控制器。"),
    .native(.set("view.window?.rootViewController", "flutterViewController")),
    sources: ["hnvn/flutter_image_cropper#291"])

  private static let awaitFirst = HostRemedy(
    "awaitFirst",
    TopicWords(
      "A plugin shows something while {B} is shown. Await the first call, and begin the second "
        + "after it.",
      "{B}还在显示，插件又要显示别的内容。请等第一次调用结束，再开始第二次。"),
    .own(
      """
      await showFirst();  // #B
      await showSecond();  // #A
      """),
    sources: ["flutter/flutter#67103", "fluttercommunity/flutter_downloader#326"])

  private static let updatePlugin = HostRemedy(
    "updatePlugin",
    TopicWords(
      "The plugin presents from a controller that isn't in front, such as the window's root. Newer "
        + "versions of most plugins look for the one in front: update the plugin.",
      "插件用来呈现的控制器（例如窗口的根视图控制器）不在最前面。多数插件的新版本会查找最前面的控制器：请更新插件。"),
    .other("flutter pub upgrade --major-versions", language: "shell"),
    sources: [
      "flutter/flutter#67103", "MaikuB/flutter_appauth#638", "flutter-stripe/flutter_stripe#1924",
    ])

  private static let updateTwice = HostRemedy(
    "updatePlugin",
    TopicWords(
      "If a plugin makes the call, update it: newer versions of many plugins don't make this mistake.",
      "如果是插件调用的，请更新插件：许多插件的新版本已没有这个错误。"),
    .other("flutter pub upgrade --major-versions", language: "shell"),
    sources: ["arcticfox1919/flutter-scankit#54", "qonversion/flutter-sdk#230"])

  private static let afterFirstFrame = HostRemedy(
    "afterFirstFrame",
    TopicWords(
      "If the call is in initState, make it after the first frame.",
      "如果在 initState 中调用，请改到第一帧之后。"),
    .own("WidgetsBinding.instance.addPostFrameCallback((_) => show());  // #A"),
    sources: ["api.flutter.dev/flutter/scheduler/SchedulerBinding/addPostFrameCallback.html"])

  private static let fromPluginsFront = HostRemedy(
    "fromFront",
    TopicWords(
      "In a plugin, present from the front of the registrar's controller (Flutter 3.38 and later), "
        + "looked up for each call.",
      "在插件中，请每次都从 registrar 的控制器开始，查找最前面的控制器来呈现（Flutter 3.38 起）。"),
    .native(.presentFromFront(of: "registrar.viewController")),
    sources: [
      "fluttercandies/flutter_photo_manager#1411", "flutter/packages#10549",
      "MaikuB/flutter_appauth#638",
    ])

  private static let sharePosition = HostRemedy(
    "sharePosition",
    TopicWords(
      "On an iPad, say which widget the share sheet points at: in share_plus, sharePositionOrigin.",
      "在 iPad 上，请指定共享表单指向的 widget：在 share_plus 中是 sharePositionOrigin。"),
    .own(
      """
      final box = context.findRenderObject()! as RenderBox;
      await SharePlus.instance.share(
        ShareParams(
          text: text,
          sharePositionOrigin: box.localToGlobal(Offset.zero) & box.size,
        ),
      );
      """),
    sources: [
      "flutter/flutter#44962", "fluttercommunity/plus_plugins#1446",
      "fluttercommunity/plus_plugins#2454",
    ])

  private static let migrateToScenes = HostRemedy(
    "migrateToScenes",
    TopicWords(
      "Flutter 3.41 and later moves the app to scenes when it builds, unless its AppDelegate was "
        + "changed by hand.",
      "Flutter 3.41 起，构建时会把应用迁移到场景，除非 AppDelegate 已被手动修改。"),
    .other("flutter upgrade\nflutter build ios", language: "shell"),
    sources: ["docs.flutter.dev/release/breaking-changes/uiscenedelegate"])
}
