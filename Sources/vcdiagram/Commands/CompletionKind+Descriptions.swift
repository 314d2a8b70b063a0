import ArgumentParser

extension CompletionKind {
  /// The files that descriptions usually are.
  static var descriptions: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }
}
