extension YAMLSurvey {
  /// Passes a text in quotes, over as many lines as it takes.
  mutating func readQuoted() {
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if breakLength(at: position) > 0 {
        nextLine()
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        position += breakLength(at: position + 1) > 0 ? 1 : 2
      } else if byte == quote {
        position += 1
        if quote == UInt8(ascii: "\"") || self.byte(at: position) != quote { return }
        position += 1
      } else {
        position += 1
      }
    }
    position = bytes.count
  }

  /// Passes a text without quotes. It goes on in the next line if that is indented more than the
  /// block around it; what looks like an alias there is text.
  mutating func readPlain() {
    while true {
      readPlainLine()
      let end = position
      var hasBreak = false
      while position < bytes.count {
        if breakLength(at: position) > 0 {
          nextLine()
          hasBreak = true
        } else if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
          position += 1
        } else {
          break
        }
      }
      guard position > end, let next = byte(at: position), next != UInt8(ascii: "#") else { return }
      guard hasBreak else { continue }
      let column = column(of: position)
      if column < continuationColumn || (column == 0 && isDocumentMarker(at: position)) {
        // The next line is a token's; its indentation has not been looked at.
        position = lineStart
        return
      }
    }
  }

  /// Passes a plain text's characters up to a blank or to what ends it.
  private mutating func readPlainLine() {
    while !isBlankOrEnd(at: position) {
      let byte = bytes[position]
      if byte == UInt8(ascii: ":"), isBlankOrEnd(at: position + 1) { break }
      if flowDepth > 0, isFlowIndicator(byte) { break }
      position += 1
    }
  }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Passes a block scalar: its header, then all lines that are indented more than its block.
  mutating func readBlockScalar() {
    var indentation: Int?
    position += 1
    while !isBlankOrEnd(at: position) {
      if let digit = byte(at: position), (0x31...0x39).contains(digit) {
        indentation = max(blockColumn, 0) + Int(digit - 0x30)
      }
      position += 1
    }
    while position < bytes.count, breakLength(at: position) == 0 { position += 1 }
    nextLine()
    // The first line that is not empty sets the indentation; spaces in the empty lines before it
    // count for libyaml too, so that a text indented less ends before it begins.
    var widest = max(blockColumn + 1, 1)
    while position < bytes.count {
      let start = position
      while byte(at: position) == UInt8(ascii: " ") { position += 1 }
      let width = position - start
      if indentation == nil { widest = max(widest, width) }
      if breakLength(at: position) > 0 {
        nextLine()
        continue
      }
      let limit = indentation ?? widest
      if width < limit {
        position = start
        return
      }
      indentation = limit
      while position < bytes.count, breakLength(at: position) == 0 { position += 1 }
      if position < bytes.count { nextLine() }
    }
  }
}

/// The length of the line break at an offset as libyaml sees it, 0 when there is none.
func lineBreakLength(_ bytes: [UInt8], at offset: Int) -> Int {
  guard offset < bytes.count else { return 0 }
  switch bytes[offset] {
  case UInt8(ascii: "\n"): return 1
  case UInt8(ascii: "\r"):
    return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
  case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
  case 0xE2:
    guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
    return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
  default: return 0
  }
}
