import VCDescriptions
import VCSource

extension SyntaxNode {
  /// The text of a key's value; nil if it is missing or null.
  func text(_ key: String) -> String? {
    self[member: key].flatMap { $0.kind == .null || $0.text.isEmpty ? nil : $0.text }
  }

  /// Whether a key's value is true. Sentry's breadcrumbs write it as text.
  func isTrue(_ key: String) -> Bool {
    self[member: key].map { $0.kind == .true || $0.text == "true" } ?? false
  }

  /// The reason why Sentry's view hierarchy or event names no view controller: the app's platform,
  /// if that has none.
  var reasonWithoutControllers: Message {
    let platform = [
      text("rendering_system"), text("platform"), self[member: "sdk"]?.text("name"),
    ].compactMap { $0?.lowercased() }.joined(separator: " ")
    let named = [Message.ForeignPlatform.flutter, .unity, .android].first {
      platform.contains($0.rawValue.lowercased())
    }
    let isJava = platform.hasPrefix("java ") || platform == "java"
    return (named ?? (isJava ? .android : nil)).map { .foreignApp(platform: $0) }
      ?? .noSentryControllers
  }
}
