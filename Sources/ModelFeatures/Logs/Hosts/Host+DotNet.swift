extension Host {
  /// .NET MAUI, and Xamarin.Forms before it. In their class names `_` stands for `.`.
  static let maui = Host(
    "maui", ".NET MAUI", in: "C#",
    [
      HostLibrary(".NET MAUI", ["Microsoft_Maui_*"]),
      HostLibrary(
        .mauiToolkit,
        ["CommunityToolkit_Maui_*"]),
      HostLibrary(
        .xamarinToolkit,
        ["Xamarin_CommunityToolkit_*"]),
      HostLibrary("Xamarin.Forms", ["Xamarin_Forms_*"]),
      HostLibrary(.mauiLibrary, ["*_Maui_*"]),
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
      .dotNetShownPage,
      .own("var page = Navigation.ModalStack.LastOrDefault() ?? this;\n" + method),
      sources: [
        "dotnet/maui#7444", "dotnet/maui#14258", "dotnet/maui#16983",
        "xamarin/XamarinCommunityToolkit#1189",
      ])
  }

  private static let updateForAlerts = HostRemedy(
    "updateForAlerts",
    .dotNetUpdateForAlerts,
    .other("dotnet workload update", language: "shell"),
    sources: ["dotnet/maui#7898", "dotnet/maui#32872"])

  private static let awaitPopup = HostRemedy(
    "awaitPopup",
    .dotNetAwaitPopup,
    .own(
      """
      await firstPopup.CloseAsync();
      await this.ShowPopupAsync(secondPopup);
      """),
    sources: ["CommunityToolkit/Maui#1213", "CommunityToolkit/Maui#3192"])

  private static let newPopup = HostRemedy(
    "newPopup",
    .dotNetNewPopup,
    .own("await this.ShowPopupAsync(new DetailPopup());"),
    sources: ["CommunityToolkit/Maui#1377"])

  private static let awaitModal = HostRemedy(
    "awaitModal",
    .dotNetAwaitModal,
    .own(
      """
      await Navigation.PopModalAsync();
      await ShowNext();  // #A
      """),
    sources: ["dotnet/maui#30970", "dotnet/maui#32872"])

  private static let fromCurrentController = HostRemedy(
    "fromFront",
    .dotNetFromCurrentController,
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
    .dotNetSourceBounds,
    .own(
      """
      var place = new Rect(button.X, button.Y, button.Width, button.Height);
      await Share.RequestAsync(
          new ShareTextRequest { Text = text, PresentationSourceBounds = place });
      """),
    sources: ["learn.microsoft.com: ShareRequestBase.PresentationSourceBounds"])
}
