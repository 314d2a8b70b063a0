extension Host {
  /// Flutter and its plugins.
  static let flutter = Host(
    "flutter", "Flutter", in: "Dart",
    [
      HostLibrary("Flutter", ["Flutter*"], modules: ["Flutter"]),
      HostLibrary(
        .flutterPlugin, ["FLT*", "FPP*"], modules: ["flutter_*"]),
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
    .flutterAsRoot,
    .native(.set("view.window?.rootViewController", "flutterViewController")),
    sources: [
      "hnvn/flutter_image_cropper#291", "sidlatau/flutter_email_sender#117",
      "flutter/flutter#40739",
    ])

  /// The same for a line that doesn't name Flutter, because it covers the presenter.
  private static let embeddedAsRoot = HostRemedy(
    "flutterAsRoot",
    .flutterEmbeddedAsRoot,
    .native(.set("view.window?.rootViewController", "flutterViewController")),
    sources: ["hnvn/flutter_image_cropper#291"])

  private static let awaitFirst = HostRemedy(
    "awaitFirst",
    .flutterAwaitFirst,
    .own(
      """
      await showFirst();  // #B
      await showSecond();  // #A
      """),
    sources: ["flutter/flutter#67103", "fluttercommunity/flutter_downloader#326"])

  private static let updatePlugin = HostRemedy(
    "updatePlugin",
    .flutterUpdatePlugin,
    .other("flutter pub upgrade --major-versions", language: "shell"),
    sources: [
      "flutter/flutter#67103", "MaikuB/flutter_appauth#638", "flutter-stripe/flutter_stripe#1924",
    ])

  private static let updateTwice = HostRemedy(
    "updatePlugin",
    .flutterUpdateTwice,
    .other("flutter pub upgrade --major-versions", language: "shell"),
    sources: ["arcticfox1919/flutter-scankit#54", "qonversion/flutter-sdk#230"])

  private static let afterFirstFrame = HostRemedy(
    "afterFirstFrame",
    .flutterAfterFirstFrame,
    .own("WidgetsBinding.instance.addPostFrameCallback((_) => show());  // #A"),
    sources: ["api.flutter.dev/flutter/scheduler/SchedulerBinding/addPostFrameCallback.html"])

  private static let fromPluginsFront = HostRemedy(
    "fromFront",
    .flutterFromPluginsFront,
    .native(.presentFromFront(of: "registrar.viewController")),
    sources: [
      "fluttercandies/flutter_photo_manager#1411", "flutter/packages#10549",
      "MaikuB/flutter_appauth#638",
    ])

  private static let sharePosition = HostRemedy(
    "sharePosition",
    .flutterSharePosition,
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
    .flutterMigrateToScenes,
    .other("flutter upgrade\nflutter build ios", language: "shell"),
    sources: ["docs.flutter.dev/release/breaking-changes/uiscenedelegate"])
}
