import ArgumentParser

extension CompletionKind {
  /// The files that inputs usually are: descriptions, storyboards and printed hierarchies.
  static var descriptions: CompletionKind {
    .file(extensions: ["yaml", "yml", "json", "storyboard", "txt"])
  }
}
