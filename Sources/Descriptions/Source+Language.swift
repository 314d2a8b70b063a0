import VCSource

extension Source {
  /// The language that a description's `language` names in the first 64 KB, read without the rest: of a
  /// text with faults, too, they are told in its language.
  package var language: Language? {
    let key = "language"
    let first = parts.first ?? self
    let lines = first.bytes.dropFirst(first.textStart).prefix(1 << 16).split {
      "\n\r,".utf8.contains($0)
    }
    for line in lines {
      // In JSON, the key is in quotation marks; there and in a flow mapping perhaps behind a brace.
      let start = line.first == UInt8(ascii: "l") ? line : line.drop { " \t{".utf8.contains($0) }
      let isQuoted = start.first == UInt8(ascii: "\"")
      let name = isQuoted ? start.dropFirst() : start
      let isFirstLevel = isQuoted || "l{".utf8.contains(line[line.startIndex])
      guard name.starts(with: key.utf8), isFirstLevel else { continue }
      let value = name.dropFirst(key.utf8.count).drop { "\"' \t:".utf8.contains($0) }
      let tag = value.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0.isLetter }
      return Language(tag: String(decoding: tag, as: UTF8.self))
    }
    return nil
  }
}
