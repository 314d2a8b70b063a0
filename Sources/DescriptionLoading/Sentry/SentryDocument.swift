import Diagnostics
import TextFormats
import ViewControllers

/// Whether a text is one of Sentry's: a `view-hierarchy.json`, or an event with breadcrumbs.
struct SentryDetection {
  let isSentrys: Bool

  /// The key is looked for in so many bytes.
  private static let sight = 65_536

  init(_ source: Source) {
    let bytes = source.bytes[source.textStart...].prefix(Self.sight)
    guard bytes.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
      isSentrys = false
      return
    }
    isSentrys = ["\"rendering_system\"", "\"breadcrumbs\""].contains { key in
      let key = Array(key.utf8)
      return bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    }
  }
}

extension SyntaxNode {
  /// The text of a key's value, nil for none or null.
  func text(_ key: String) -> String? {
    self[member: key].flatMap { $0.kind == .null || $0.text.isEmpty ? nil : $0.text }
  }

  /// Whether a key's value is true; Sentry's breadcrumbs have it as text.
  func isTrue(_ key: String) -> Bool {
    self[member: key].map { $0.kind == .true || $0.text == "true" } ?? false
  }
}
