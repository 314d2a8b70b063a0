extension String {
  /// The text with visible control characters, so that it can't control a terminal.
  ///
  /// Tabs stay. The C0 controls become their pictures (`␛`); other controls, line separators and
  /// marks that change the writing direction become `\u{…}`.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if !scalar.isControl {
        result.unicodeScalars.append(scalar)
      } else if let picture = scalar.controlPicture {
        result.unicodeScalars.append(picture)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  /// A text of several lines with visible control characters; the line ends stay.
  package var linesWithoutControls: String {
    guard mayHoldControls else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).withoutControls
    }
    .joined(separator: "\n")
  }

  /// A line without commands for a service of CI that shows it as its log.
  ///
  /// The services read `##[…]`, `##vso[…]` and `##teamcity[…]` anywhere, and `::…::` after the blanks
  /// that begin a line. The first mark becomes its escape, `\u{23}`.
  package var withoutCommands: String {
    var result = self
    // Each start prepares messages, and few of them have the mark.
    if utf8.contains(UInt8(ascii: "#")) {
      for command in ["##[", "##vso[", "##teamcity["] {
        result = result.replacing(command, with: "\\u{23}" + command.dropFirst())
      }
    }
    let text = result.drop { $0.isWhitespace }
    guard text.hasPrefix("::") else { return result }
    return result.prefix(result.count - text.count) + "\\u{3A}" + text.dropFirst()
  }

  /// Whether the bytes may contain control characters. False is certain for a text of lines, which
  /// most are.
  private var mayHoldControls: Bool {
    utf8.contains { byte in
      switch byte {
      case 0x09, 0x0A: false
      // ASCII's own control characters, and the first bytes of the others.
      case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
      default: false
      }
    }
  }

  /// The number of terminal columns of the text, with a tab as one.
  package var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }

  /// The longest prefix within a number of columns.
  func prefix(width: Int) -> Substring {
    var rest = width
    return prefix { character in
      rest -= character.terminalWidth
      return rest >= 0
    }
  }

  /// The longest suffix within a number of columns.
  func suffix(width: Int) -> Substring {
    var rest = width
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      rest -= self[previous].terminalWidth
      if rest < 0 { break }
      start = previous
    }
    return self[start...]
  }
}

extension Character {
  /// The number of terminal columns of the character: that of its widest scalar.
  var terminalWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 && self != "\t" ? 0 : 1 }
    return unicodeScalars.reduce(0) { max($0, $1 == "\u{FE0F}" ? 2 : $1.terminalWidth) }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would execute it, or be misled by it, instead of showing it.
  package var isControl: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var controlPicture: Unicode.Scalar? {
    value < 0x20 ? Unicode.Scalar(0x2400 + value) : value == 0x7F ? "\u{2421}" : nil
  }

  fileprivate var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  // The characters of Unicode's East Asian Width W and F, with adjacent ranges joined.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x20000...0x3FFFD,
  ]
}
