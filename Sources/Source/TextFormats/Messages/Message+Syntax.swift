extension Message {
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
