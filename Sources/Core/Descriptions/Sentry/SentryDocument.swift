import VCTextFormats

extension SyntaxNode {
  /// The text of a key's value; nil if it is missing or null.
  func text(_ key: String) -> String? {
    self[member: key].flatMap { $0.kind == .null || $0.text.isEmpty ? nil : $0.text }
  }

  /// Whether a key's value is true. Sentry's breadcrumbs write it as text.
  func isTrue(_ key: String) -> Bool {
    self[member: key].map { $0.kind == .true || $0.text == "true" } ?? false
  }
}
