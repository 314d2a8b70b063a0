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
    TopicWords(
      "A plugin or an ad shows {B}. Show {A} in the callback that says it has closed; Google's ads call "
        + "OnAdFullScreenContentClosed.",
      "插件或广告正在显示{B}。请在它关闭后的回调中显示{A}；Google 广告的回调是 OnAdFullScreenContentClosed。"),
    .own("first.OnClosed += () => ShowNext();  // #A"),
    sources: ["yasirkula/UnityNativeGallery#139", "googleads/googleads-mobile-unity#2998"])

  private static let fromUnitysFront = HostRemedy(
    "fromFront",
    TopicWords(
      "In a native plugin, present from the controller in front of Unity's.",
      "在原生插件中，请由显示在 Unity 的控制器之上的控制器呈现。"),
    .native(.presentFromFront(of: "UnityGetGLViewController()")),
    sources: ["yasirkula/UnityNativeGallery#139"])

  /// Compose Multiplatform, and Kotlin's classes for iOS.
  static let compose = Host(
    "compose", "Compose Multiplatform", in: "Kotlin",
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
    TopicWords(
      "Versions 1.6.0-beta01 to 1.6.0-rc01 of Compose Multiplatform raise this where nothing is wrong. "
        + "Take a newer one.",
      "Compose Multiplatform 1.6.0-beta01 至 1.6.0-rc01 会误报此异常。请使用更新的版本。"),
    .own("plugins { id(\"org.jetbrains.compose\") version composeVersion }"),
    sources: [
      "JetBrains/compose-multiplatform#4188", "JetBrains/compose-multiplatform#4310",
      "JetBrains/compose-multiplatform#4315",
    ])

  private static let newController = HostRemedy(
    "newController",
    TopicWords(
      "Keep no ComposeUIViewController in a property: make a new one each time it is shown.",
      "不要把 ComposeUIViewController 存入属性：每次显示时都请新建一个。"),
    .own("fun MainViewController() = ComposeUIViewController { App() }"),
    sources: ["JetBrains/compose-multiplatform#4188"])

  private static let outsideDialog = HostRemedy(
    "outsideDialog",
    TopicWords(
      "Take UIKitViewController out of the Dialog or Popup, or present the controller itself.",
      "请把 UIKitViewController 移出 Dialog 或 Popup，或者直接呈现该控制器。"),
    .own(
      """
      val controller = LocalUIViewController.current
      controller.presentViewController(picker, animated = true, completion = null)
      """),
    sources: ["JetBrains/compose-multiplatform-core#2099"])

  private static let currentController = HostRemedy(
    "currentController",
    TopicWords(
      "{A} is shown from the window's root, while a sheet or dialog is in front. Show it from the "
        + "controller of the composable that asks for it.",
      "{A}由窗口的根视图控制器呈现，而最前面是表单或对话框。请改由发出请求的可组合项所在的控制器呈现{A}。"),
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
    TopicWords(
      "A controller's view was put into the composition without its controller. Embed the controller.",
      "控制器的视图被放进了组合，控制器本身却没有。请嵌入控制器。"),
    .own("UIKitViewController(factory = { controller }, modifier = Modifier.fillMaxSize())"),
    sources: ["JetBrains/compose-multiplatform#4062"])

  private static let closeDialog = HostRemedy(
    "closeFirst",
    TopicWords(
      "Close the dialog or sheet first, and show {A} when it has left the composition.",
      "请先关闭对话框或表单，等它从组合中移除之后再显示{A}。"),
    .own(
      """
      if (isDialogShown) Dialog(onDismissRequest = { isDialogShown = false }) { Content() }
      LaunchedEffect(isDialogShown) { if (!isDialogShown) showNext() }  // #A
      """),
    sources: ["vinceglb/FileKit#164"])

  private static let fromKotlinsFront = HostRemedy(
    "fromFront",
    TopicWords(
      "In iosMain, present from the controller in front.",
      "在 iosMain 中，请由最前面的控制器呈现。"),
    .own(
      """
      var top: UIViewController? = controller
      while (top?.presentedViewController != null) top = top.presentedViewController
      top?.presentViewController(picker, animated = true, completion = null)
      """),
    sources: ["MohamedRejeb/Calf#136", "vinceglb/FileKit#337"])

  private static let popoverSource = HostRemedy(
    "popoverSource",
    TopicWords(
      "On an iPad, say which view the sheet points at.",
      "在 iPad 上，请指定共享表单指向的视图。"),
    .own(
      """
      sheet.popoverPresentationController?.sourceView = controller.view
      controller.presentViewController(sheet, animated = true, completion = null)
      """),
    sources: ["vinceglb/FileKit#577"])
}
