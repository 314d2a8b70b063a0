extension Message {
  /// The formats of structured texts.
  package enum Format: String, Hashable, Sendable {
    /// JSON (RFC 8259).
    case json
    /// The plain part of YAML.
    case yaml
  }

  /// A construct with a beginning and an end.
  package enum Construct: String, Hashable, Sendable {
    /// JSON's word for a mapping.
    case object
    /// Keys and values in braces or on indented lines.
    case mapping
    /// Values in brackets or after dashes.
    case list
    /// Characters in quotes.
    case text
  }
}

extension Message.Construct: RoleValue {}
extension Message.Format: RoleValue {}
