extension JSONParser {
  /// Reads a text in double quotes. Single quotes are an error, but are read in the same way.
  mutating func readText() {
    let start = position
    let quote = current
    if quote != UInt8(ascii: "\"") { fault(.singleQuotes, at: start) }
    position += 1
    var isVerbatim = quote == UInt8(ascii: "\"")
    while position < bytes.count {
      let byte = current
      if byte == quote {
        position += 1
        let text = isVerbatim ? nil : unescaped(start + 1, position - 1)
        return add(.text, start, text: text)
      }
      if byte == UInt8(ascii: "\\") {
        isVerbatim = false
        position = min(position + 2, bytes.count)
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      } else {
        if byte < 0x20 { controlCharacter(byte) }
        position += 1
      }
    }
    fault(.unclosedText(format: TextFormat.json), at: start)
    isAborted = true
  }

  private mutating func controlCharacter(_ byte: UInt8) {
    let zeros = byte < 0x10 ? "000" : "00"
    let escape =
      byte == .tab ? "\\t" : "\\u" + zeros + String(byte, radix: 16, uppercase: true)
    fault(.controlCharacter(format: TextFormat.json, escape: escape), at: position)
  }

  /// Returns the characters between two offsets, without escapes.
  private mutating func unescaped(_ start: Int, _ end: Int) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var place = start
    while place < end {
      guard bytes[place] == UInt8(ascii: "\\") else {
        result.append(bytes[place])
        place += 1
        continue
      }
      switch bytes[place + 1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        result.append(bytes[place + 1])
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        place = unicodeEscape(place, end, &result)
        continue
      default:
        var next = place + 2
        while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
        fault(
          .unknownEscape(format: TextFormat.json, escape: plain(place, next)), at: place,
          to: next)
      }
      place += 2
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads `\uXXXX`, or two of them that form a surrogate pair; returns the end.
  private mutating func unicodeEscape(_ place: Int, _ end: Int, _ result: inout [UInt8]) -> Int {
    guard let unit = codeUnit(place, end) else {
      fault(.escapeWithoutDigits(format: TextFormat.json), at: place, to: place + 2)
      return place + 2
    }
    if let scalar = Unicode.Scalar(UInt32(unit)) {
      result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      return place + 6
    }
    if UTF16.isLeadSurrogate(unit), let trail = codeUnit(place + 6, end),
      UTF16.isTrailSurrogate(trail)
    {
      let value = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF
      result.append(contentsOf: Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8))
      return place + 12
    }
    fault(.halfSurrogatePair(escape: plain(place, place + 6)), at: place, to: place + 6)
    return place + 6
  }

  private func codeUnit(_ place: Int, _ end: Int) -> UInt16? {
    guard place + 6 <= end, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u"),
      // `UInt16` would accept a sign.
      !"+-".utf8.contains(bytes[place + 2])
    else { return nil }
    return UInt16(plain(place + 2, place + 6), radix: 16)
  }

  mutating func readNumber() {
    let start = position
    skipWord()
    if isNumber(bytes[start..<position]) { return add(.number, start) }
    let text = plain(start, position)
    fault(.notANumber(word: text, fault: numberFault(text)), at: start, to: position)
    add(.unreadable, start)
  }

  /// Why a text of digits is not a number in JSON.
  private enum NumberFault: String, RoleValue { case plusSign, bareDecimalPoint, leadingZero }

  private func numberFault(_ text: String) -> NumberFault? {
    if text.hasPrefix("+") { return .plusSign }
    if text.hasPrefix(".") || text.hasSuffix(".") { return .bareDecimalPoint }
    return text.drop { $0 == "-" }.hasPrefix("0") ? .leadingZero : nil
  }

  /// Whether a text matches `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func digits() -> Int {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let hasZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !hasZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads `true`, `false` or `null`. Other words are errors, but are read by their likely meaning.
  mutating func readWord() {
    let start = position
    skipWord()
    let word = plain(start, position)
    switch word {
    case "true": return add(.true, start)
    case "false": return add(.false, start)
    case "null": return add(.null, start)
    default: break
    }
    if let value = boolean(word) {
      fault(.misspelledBoolean(word: word, value: value), at: start, to: position)
      add(value ? .true : .false, start)
    } else {
      fault(.unquotedText(word: word.prefix(57)), at: start, to: position)
      add(.text, start, text: word)
    }
  }
}
