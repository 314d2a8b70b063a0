extension String {
  /// The text with its control characters made visible: nothing in it commands a terminal.
  ///
  /// Tabs stay; the C0 controls become their pictures (`␛`), the other controls, line separators
  /// and marks that turn the direction of writing become `\u{…}`.
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

  /// The same for a text of several lines, whose ends stay what they are.
  package var linesWithoutControls: String {
    guard mayHoldControls else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).withoutControls
    }
    .joined(separator: "\n")
  }

  /// By its bytes: false is certain for a text of lines, which most are.
  private var mayHoldControls: Bool {
    utf8.contains { byte in
      switch byte {
      case 0x09, 0x0A: false
      // ASCII's own, and what the encodings of the others begin with.
      case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
      default: false
      }
    }
  }

  /// How many columns of a terminal the text takes, a tab counted as one.
  var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }

  /// The longest beginning that takes no more columns than that.
  func prefix(width: Int) -> Substring {
    var rest = width
    return prefix { character in
      rest -= character.terminalWidth
      return rest >= 0
    }
  }

  /// The longest end that takes no more columns than that.
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
  /// The columns that a terminal gives it: those of its widest scalar.
  var terminalWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 && self != "\t" ? 0 : 1 }
    return unicodeScalars.reduce(0) { max($0, $1 == "\u{FE0F}" ? 2 : $1.terminalWidth) }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey it, or be misled by it, instead of showing it.
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

  // Unicode's East Asian Width W and F, neighbours joined.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x20000...0x3FFFD,
  ]
}
