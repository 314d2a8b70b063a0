import ArgumentParser

extension CompletionKind {
  /// The files that inputs usually are: descriptions, storyboards, printed hierarchies and logs.
  static var descriptions: CompletionKind {
    .file(extensions: ["yaml", "yml", "json", "storyboard", "txt", "log"])
  }
}
