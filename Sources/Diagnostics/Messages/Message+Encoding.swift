extension Message {
  /// Why the bytes of a source are no text that can be read.
  public enum Encoding: Hashable, Sendable {
    /// There is more text than is read, which is so many million bytes.
    case textTooLarge(megabytes: Int)
    /// The text is in UTF-16.
    case utf16Text
    /// A NUL stands in the text.
    case nulByte
    /// A byte that is not UTF-8 stands in the text.
    case invalidByte(UInt8)
    /// There is nothing but blanks, or comments.
    case emptyText
  }
}
