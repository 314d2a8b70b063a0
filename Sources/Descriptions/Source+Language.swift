import VCSource

extension Source {
  /// The language that a description's `language` names, of a text with faults, too, which are told
  /// in its language.
  package var language: Language? {
    let texts = isLayered ? parts.reversed() : [parts.first?.own ?? self]
    let value = texts.lazy.compactMap { $0.value(ofKey: "language") }.first
    return value.flatMap {
      Language(tag: String(decoding: $0.prefix(while: \.isOfTag), as: UTF8.self))
    }
  }

  /// The beginning of a value of the first level, in the first 64 KB, read without the rest; nil if
  /// there is none.
  func value(ofKey key: String) -> ArraySlice<UInt8>? {
    let lines = bytes.dropFirst(textStart).prefix(1 << 16).split { "\n\r,".utf8.contains($0) }
    for line in lines {
      // In JSON, the key is in quotation marks; there and in a flow mapping perhaps behind a brace.
      let start = line.first == key.utf8.first ? line : line.drop { " \t{".utf8.contains($0) }
      let isQuoted = start.first == UInt8(ascii: "\"")
      let name = isQuoted ? start.dropFirst() : start
      let isFirstLevel =
        isQuoted || start.startIndex == line.startIndex || line.first == UInt8(ascii: "{")
      guard name.starts(with: key.utf8), isFirstLevel else { continue }
      let rest = name.dropFirst(key.utf8.count)
      let value = rest.drop { "\"' \t:".utf8.contains($0) }
      if value.startIndex > rest.startIndex { return value }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isOfTag: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || isLetter
  }
}
