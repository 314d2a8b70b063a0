extension TopicMeaning {
  /// The topics of Compose Multiplatform, whose own framework answers them.
  static let composing: [TopicMeaning] = [
    TopicMeaning(
      .composeDetached, .nothing, [.updateLibrary], stop: .nothing,
      happened: TopicWords(
        "Compose laid out a controller whose view isn't in a window.",
        "Compose 对视图不在窗口中的控制器进行了布局。"),
      reason: TopicWords(
        "Compose asks its controller's view for the window, also while SwiftUI or UIKit takes the view "
          + "out. Without one it raises an exception, which ends the app.",
        "Compose 会向控制器的视图索取窗口，SwiftUI 或 UIKit 正在移除视图时也是如此。没有窗口时，Compose 抛出异常，应用随之终止。")),
    TopicMeaning(
      .composeReused, .nothing, [.updateLibrary], stop: .nothing,
      happened: TopicWords(
        "a controller of Compose's was shown again after it had left the hierarchy.",
        "Compose 的控制器离开层次结构之后，又被显示。"),
      reason: TopicWords(
        "Compose destroys a controller's composition when the controller has left the hierarchy. If it "
          + "is shown again, Compose raises an exception, which ends the app.",
        "控制器离开层次结构时，Compose 会销毁它的组合。再次显示它时，Compose 抛出异常，应用随之终止。")),
    TopicMeaning(
      .composeInDialog, .nothing, [.updateLibrary], stop: .nothing,
      happened: TopicWords(
        "a UIKitViewController was composed inside a Dialog or Popup.",
        "UIKitViewController 被放进了 Dialog 或 Popup。"),
      reason: TopicWords(
        "Compose makes the controller a child of the composable's, whose view doesn't contain the dialog. "
          + "It raises an exception, which ends the app.",
        "Compose 会把该控制器设为可组合项所在控制器的子视图控制器，但后者的视图不包含对话框。Compose 抛出异常，应用随之终止。")),
  ]
}
