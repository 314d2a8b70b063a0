extension Host {
  /// .NET MAUI, and Xamarin.Forms before it. In their class names `_` stands for `.`.
  static let maui = Host(
    "maui", ".NET MAUI", in: "C#",
    [
      HostLibrary(".NET MAUI", ["Microsoft_Maui_*"]),
      HostLibrary(
        "the .NET MAUI Community Toolkit", chinese: ".NET MAUI Community Toolkit",
        ["CommunityToolkit_Maui_*"]),
      HostLibrary(
        "the Xamarin Community Toolkit", chinese: "Xamarin Community Toolkit",
        ["Xamarin_CommunityToolkit_*"]),
      HostLibrary("Xamarin.Forms", ["Xamarin_Forms_*"]),
      HostLibrary("a .NET MAUI library", chinese: "某个 .NET MAUI 库", ["*_Maui_*"]),
      HostLibrary("Mopups", ["Mopups_*"]),
      HostLibrary("Rg.Plugins.Popup", ["Rg_Plugins_Popup_*", "RgPopup*"]),
      HostLibrary("MvvmCross", ["MvvmCross_*", "Mvx*"]),
      HostLibrary("Uno Platform", ["Uno_UI_*", "Windows_UI_Xaml_*", "Microsoft_UI_Xaml_*"]),
    ],
    marks: [
      "ObjCRuntime.", "Foundation.MonoTouchException", "Microsoft.Maui", "libmonosgen", "xamarin_",
      "Microsoft.iOS",
    ],
    versions: "dotnet workload list",
    [
      (
        [.busy],
        [
          // The community toolkit's popups look for the modal page in newer versions.
          .update.when([.presented: "*_PopupRenderer"]),
          shownAlert.when([.presented: "UIAlertController", .blocker: "*ModalWrapper"]),
          fromCurrentController.when([.presented: "MF*"]),
          fromCurrentController.when([.presented: "*Picker*"], unless: [.presented: "*_*"]),
          shownPage.when([.blocker: "*ModalWrapper"], unless: [.presented: "*ModalWrapper"]),
          updateForAlerts.when([.presented: "UIAlertController", .blocker: "*ModalWrapper"]),
          awaitPopup, shownAlert.when([.presented: "UIAlertController"]), shownPage,
          fromCurrentController,
        ]
      ),
      ([.presentedAgain], [newPopup, awaitPopup]),
      (
        [.gone],
        [
          // A plugin presents the system's controllers from the root, which a modal page covers.
          fromCurrentController.when(
            [.presented: "UI*"], unless: [.presented: "UIAlertController"]),
          fromCurrentController.when([.presented: "MF*"]),
          fromCurrentController.when([.presented: "*Picker*"], unless: [.presented: "*_*"]),
          awaitModal, updateForAlerts.when([.presented: "UIAlertController"]),
          shownAlert.when([.presented: "UIAlertController"]), shownPage, fromCurrentController,
        ]
      ),
      ([.popover], [sourceBounds]),
      ([.detached], [.update, awaitModal, shownPage]),
      ([.parent], [.update, awaitModal]),
      ([.stack], [awaitModal]),
    ])

  private static let shownPage = shownPage(calling: "await ShowNext(page);  // #A")
  private static let shownAlert = shownPage(
    calling: "await page.DisplayAlert(\"Title\", \"Text\", \"OK\");")

  private static func shownPage(calling method: String) -> HostRemedy {
    HostRemedy(
      "shownPage",
      TopicWords(
        "Show {A} from the page that is shown: with a modal page in front, call that page's own methods.",
        "请从正在显示的页面显示{A}：前面有模态页面时，调用那个页面自己的方法。"),
      .own("var page = Navigation.ModalStack.LastOrDefault() ?? this;\n" + method),
      sources: [
        "dotnet/maui#7444", "dotnet/maui#14258", "dotnet/maui#16983",
        "xamarin/XamarinCommunityToolkit#1189",
      ])
  }

  private static let updateForAlerts = HostRemedy(
    "updateForAlerts",
    TopicWords(
      "Newer versions show alerts over a modal page, and while one is closing. Update .NET MAUI.",
      "新版本能在模态页面之上以及模态页面关闭时显示提醒框。请更新 .NET MAUI。"),
    .other("dotnet workload update", language: "shell"),
    sources: ["dotnet/maui#7898", "dotnet/maui#32872"])

  private static let awaitPopup = HostRemedy(
    "awaitPopup",
    TopicWords(
      "Something else is shown, or is closing. Await it before showing {A}; show one at a time.",
      "另一项内容正在显示或关闭。请等它结束再显示{A}；一次只显示一个。"),
    .own(
      """
      await firstPopup.CloseAsync();
      await this.ShowPopupAsync(secondPopup);
      """),
    sources: ["CommunityToolkit/Maui#1213", "CommunityToolkit/Maui#3192"])

  private static let newPopup = HostRemedy(
    "newPopup",
    TopicWords(
      "A popup is kept in a field, and shown again. Make a new one each time.",
      "弹出窗口保存在字段中，又被显示了一次。请每次都新建一个。"),
    .own("await this.ShowPopupAsync(new DetailPopup());"),
    sources: ["CommunityToolkit/Maui#1377"])

  private static let awaitModal = HostRemedy(
    "awaitModal",
    TopicWords(
      "A modal page is still closing, or not shown yet. Await its navigation before showing {A}.",
      "模态页面仍在关闭，或者尚未显示。请等页面的导航结束，再显示{A}。"),
    .own(
      """
      await Navigation.PopModalAsync();
      await ShowNext();  // #A
      """),
    sources: ["dotnet/maui#30970", "dotnet/maui#32872"])

  private static let fromCurrentController = HostRemedy(
    "fromFront",
    TopicWords(
      "In platform code, present from the controller in front.",
      "在平台代码中，请由最前面的控制器呈现。"),
    .own(
      """
      var top = Platform.GetCurrentUIViewController();
      while (top?.PresentedViewController is { IsBeingDismissed: false } next) top = next;
      top?.PresentViewController(controller, true, null);
      """),
    sources: [
      "dotnet/maui#14258", "dotnet/maui#32872", "rotorgames/Rg.Plugins.Popup#373",
      "jfversluis/FilePicker-Plugin-for-Xamarin-and-Windows#21", "cjlotz/Xamarin.Plugins#24",
    ])

  private static let sourceBounds = HostRemedy(
    "sourceBounds",
    TopicWords(
      "On an iPad, say where the sheet points.",
      "在 iPad 上，请指定共享表单指向的位置。"),
    .own(
      """
      var place = new Rect(button.X, button.Y, button.Width, button.Height);
      await Share.RequestAsync(
          new ShareTextRequest { Text = text, PresentationSourceBounds = place });
      """),
    sources: ["learn.microsoft.com: ShareRequestBase.PresentationSourceBounds"])
}
