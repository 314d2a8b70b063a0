/// What becomes of bytes that aren't UTF-8.
package enum EncodingTolerance {
  /// A wrong byte is an error with its location. That is for a text that somebody maintains: replacing
  /// the byte would change an id or a title without anyone noticing, and the text can be corrected.
  case none
  /// A wrong byte reads as U+FFFD. That is for a program's output, which nobody can correct.
  case wrongBytes
  /// A NUL is skipped, too: some programs leave one between the messages that they join.
  case wrongBytesAndNULs
}

extension Source {
  /// Whether it is a UTF-8 text of acceptable size; otherwise `faults` gets the reasons.
  ///
  /// - Parameter hasAnySize: Whether its size doesn't matter, because it is read in parts.
  package func isReadable(
    _ faults: DiagnosticCollector, tolerating tolerance: EncodingTolerance = .none,
    hasAnySize: Bool = false
  ) -> Bool {
    let start = SourceRange(start: 0, end: 0)
    if size > Source.maximumSize, !hasAnySize {
      faults.error(.textTooLarge(megabytes: Source.maximumSize / 1_000_000), at: start)
      return false
    }
    if let encoding = wideEncoding(of: bytes, tolerating: tolerance) {
      faults.error(encoding, at: start)
      return false
    }
    if let place = placeOfGB18030(bytes.prefix(65_536)) {
      faults.error(.gb18030Text, at: SourceRange(start: place, end: place + 1))
      return false
    }
    let invalid: [Int] =
      switch tolerance {
      case .none: invalidPlaces(bytes, limit: 20)
      case .wrongBytes: Array(bytes.indices.lazy.filter { bytes[$0] == 0 }.prefix(20))
      case .wrongBytesAndNULs: []
      }
    for place in invalid {
      let range = SourceRange(start: place, end: place + 1)
      let byte = bytes[place]
      faults.error(
        byte == 0 ? .nulByte : .invalidByte(byte: String(byte, radix: 16, uppercase: true)),
        at: range)
    }
    if invalid.isEmpty, !bytes[textStart...].contains(where: { $0 > .space }) {
      faults.error(.emptyText, at: SourceRange(start: textStart, end: bytes.count))
      return false
    }
    return invalid.isEmpty
  }
}

/// The encoding of bytes that are UTF-16 or UTF-32, judging by a byte order mark, or by the NULs in
/// the first character; nil for others.
///
/// Where wrong bytes are tolerated, a mark alone may be two of them: NULs must follow.
private func wideEncoding(
  of bytes: [UInt8], tolerating tolerance: EncodingTolerance
) -> Message? {
  guard bytes.count >= 2 else { return nil }
  let (first, second) = (bytes[0..<2], bytes[2...].prefix(2))
  let marks: [ArraySlice<UInt8>] = [[0xFF, 0xFE], [0xFE, 0xFF]]
  if second == [0, 0] && (first == marks[0] || first[0] != 0 && first[1] == 0)
    || first == [0, 0] && (second == marks[1] || second.first == 0 && second.last != 0)
  {
    return .utf32Text
  }
  let isMarked = marks.contains(first) && (tolerance == .none || bytes.prefix(64).contains(0))
  return isMarked || (bytes[0] == 0) != (bytes[1] == 0) ? .utf16Text : nil
}

/// The first character of a text in GB18030, as Chinese systems may save it; nil for another text.
///
/// Most of its characters are pairs of bytes, and most of these are Han of GB 2312. In UTF-8, of the
/// pairs of Han's bytes a third look so.
private func placeOfGB18030(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard let first = bytes.firstIndex(where: { $0 >= 0x80 }),
    !invalidPlaces(Array(bytes), limit: 1).isEmpty
  else { return nil }
  var (common, others) = (0, 0)
  var place = first
  while place + 3 < bytes.endIndex {
    let (lead, next) = (bytes[place], bytes[place + 1])
    switch (lead, next) {
    case (..<0x80, _): place += 1
    case (0xB0...0xF7, 0xA1...0xFE): (common, place) = (common + 1, place + 2)
    case (0x81...0xFE, 0x40...0x7E), (0x81...0xFE, 0x80...0xFE):
      (others, place) = (others + 1, place + 2)
    case (0x81...0xFE, 0x30...0x39): (others, place) = (others + 1, place + 4)
    default: return nil
    }
  }
  return common > max(others, 1) ? first : nil
}

/// The first offsets of bytes that are not UTF-8 (a run counts once), or are NUL.
private func invalidPlaces(_ bytes: [UInt8], limit: Int) -> [Int] {
  // The least byte, because that takes a tenth of the time of a search for NUL.
  if bytes.reduce(.max, min) > 0, String(validating: bytes, as: UTF8.self) != nil { return [] }
  var (places, position, isInRun): ([Int], Int, Bool) = ([], 0, false)
  var (parser, rest) = (UTF8.ForwardParser(), bytes.makeIterator())
  while places.count < limit {
    switch parser.parseScalar(from: &rest) {
    case .valid(let scalar) where bytes[position] != 0:
      position += scalar.count
      isInRun = false
    case .emptyInput: return places
    case let result:
      if !isInRun { places.append(position) }
      if case .error(let length) = result { position += length } else { position += 1 }
      isInRun = true
    }
  }
  return places
}
