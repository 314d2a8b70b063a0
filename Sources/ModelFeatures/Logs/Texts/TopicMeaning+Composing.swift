extension TopicMeaning {
  /// The topics of Compose Multiplatform, whose own framework answers them.
  static let composing: [TopicMeaning] = [
    TopicMeaning(
      .composeDetached, .nothing, [.updateLibrary], stop: .nothing,
      happened: .composeDetached,
      reason: .composeDetachedReason),
    TopicMeaning(
      .composeReused, .nothing, [.updateLibrary], stop: .nothing,
      happened: .composeReused,
      reason: .composeReusedReason),
    TopicMeaning(
      .composeInDialog, .nothing, [.updateLibrary], stop: .nothing,
      happened: .composeInDialog,
      reason: .composeInDialogReason),
  ]
}
