extension Message {
  /// Problems with the bytes of a source.
  package enum Encoding: WordedFacts {
    /// The text exceeds the limit in millions of bytes.
    case textTooLarge(megabytes: Int)
    /// The text is in UTF-16.
    case utf16Text
    /// The text is in GB18030.
    case gb18030Text
    /// The text is in UTF-32.
    case utf32Text
    /// The text contains a NUL.
    case nulByte
    /// The text contains a byte that is not UTF-8.
    case invalidByte(UInt8)
    /// The text contains only blanks or comments.
    case emptyText
  }
}

extension Message.Encoding {
  package var words: Words {
    switch self {
    case .textTooLarge(let megabytes): .textTooLarge(megabytes: megabytes)
    case .utf16Text: .utf16Text
    case .gb18030Text: .gb18030Text
    case .utf32Text: .utf32Text
    case .nulByte: .nulByte
    case .invalidByte(let byte):
      .invalidByte(byte: String(byte, radix: 16, uppercase: true))
    case .emptyText: .emptyText
    }
  }
}

extension Message {
  package static func encoding(_ fault: Encoding) -> Self { Self(fault) }
}
