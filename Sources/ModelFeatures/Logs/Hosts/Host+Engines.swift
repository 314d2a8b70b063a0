extension Host {
  /// Unity.
  static let unity = Host(
    "unity", "Unity", in: "C#",
    [HostLibrary("Unity", ["Unity*"], modules: ["UnityFramework"])],
    marks: ["UnityFramework", "UnityAppController", "il2cpp"],
    versions: "Help > About Unity",
    [
      ([.busy, .gone, .detached], [afterCallback, fromUnitysFront]),
      ([.presentedAgain], [.update, afterCallback, fromUnitysFront]),
      ([.popover], [fromUnitysFront]),
      ([.stack, .parent], [.update, afterCallback]),
    ])

  private static let afterCallback = HostRemedy(
    "afterCallback",
    .enginesAfterCallback,
    .own("first.OnClosed += () => ShowNext();  // #A"),
    sources: ["yasirkula/UnityNativeGallery#139", "googleads/googleads-mobile-unity#2998"])

  private static let fromUnitysFront = HostRemedy(
    "fromFront",
    .enginesFromUnitysFront,
    .native(.presentFromFront(of: "UnityGetGLViewController()")),
    sources: ["yasirkula/UnityNativeGallery#139"])

  /// Compose Multiplatform, and Kotlin's classes for iOS.
  static let compose = Host(
    "compose", "Compose Multiplatform", or: ["kotlin", "kmp"], in: "Kotlin",
    [
      HostLibrary(
        "Compose Multiplatform",
        ["*ComposeHostingViewController", "*ComposeRootHostingViewController"])
    ],
    marks: ["kfun:", "androidx.compose", "ComposeApp"],
    versions: "./gradlew --version",
    [
      (
        [.busy, .gone, .detached, .presentedAgain],
        [
          // Libraries that show a picker look for the front in their newer versions.
          currentController, .update.when([.presented: "*PickerViewController"]), closeDialog,
          fromKotlinsFront,
        ]
      ),
      ([.parent], [embedController, .update]),
      ([.stack], [.update, closeDialog]),
      ([.popover], [popoverSource]),
      ([.ownDetached], [newerCompose]),
      ([.ownReused], [newController, newerCompose]),
      ([.ownInDialog], [outsideDialog]),
    ])

  private static let newerCompose = HostRemedy(
    "newerCompose",
    .enginesNewerCompose,
    .own("plugins { id(\"org.jetbrains.compose\") version composeVersion }"),
    sources: [
      "JetBrains/compose-multiplatform#4188", "JetBrains/compose-multiplatform#4310",
      "JetBrains/compose-multiplatform#4315",
    ])

  private static let newController = HostRemedy(
    "newController",
    .enginesNewController,
    .own("fun MainViewController() = ComposeUIViewController { App() }"),
    sources: ["JetBrains/compose-multiplatform#4188"])

  private static let outsideDialog = HostRemedy(
    "outsideDialog",
    .enginesOutsideDialog,
    .own(
      """
      val controller = LocalUIViewController.current
      controller.presentViewController(picker, animated = true, completion = null)
      """),
    sources: ["JetBrains/compose-multiplatform-core#2099"])

  private static let currentController = HostRemedy(
    "currentController",
    .enginesCurrentController,
    .own(
      """
      val controller = LocalUIViewController.current
      val launcher = remember(controller) { Launcher(controller) }
      """),
    sources: [
      "vinceglb/FileKit#577", "vinceglb/FileKit#337", "MohamedRejeb/Calf#136",
    ])

  private static let embedController = HostRemedy(
    "embedController",
    .enginesEmbedController,
    .own("UIKitViewController(factory = { controller }, modifier = Modifier.fillMaxSize())"),
    sources: ["JetBrains/compose-multiplatform#4062"])

  private static let closeDialog = HostRemedy(
    "closeFirst",
    .enginesCloseDialog,
    .own(
      """
      if (isDialogShown) Dialog(onDismissRequest = { isDialogShown = false }) { Content() }
      LaunchedEffect(isDialogShown) { if (!isDialogShown) showNext() }  // #A
      """),
    sources: ["vinceglb/FileKit#164"])

  private static let fromKotlinsFront = HostRemedy(
    "fromFront",
    .enginesFromKotlinsFront,
    .own(
      """
      var top: UIViewController? = controller
      while (top?.presentedViewController != null) top = top.presentedViewController
      top?.presentViewController(picker, animated = true, completion = null)
      """),
    sources: ["MohamedRejeb/Calf#136", "vinceglb/FileKit#337"])

  private static let popoverSource = HostRemedy(
    "popoverSource",
    .enginesPopoverSource,
    .own(
      """
      sheet.popoverPresentationController?.sourceView = controller.view
      controller.presentViewController(sheet, animated = true, completion = null)
      """),
    sources: ["vinceglb/FileKit#577"])
}
