import VCDescriptions
import VCObserved
import VCTextFormats

/// A cursor that reads the words and pointers of a log, however they are wrapped, quoted or
/// escaped.
struct LogCursor {
  let bytes: ArraySlice<UInt8>
  var position: Int

  private static let longestName = 2_000
  static let longestDetail = 400

  var next: UInt8? { byte(at: position) }

  private func byte(at offset: Int) -> UInt8? {
    offset >= bytes.startIndex && offset < bytes.endIndex ? bytes[offset] : nil
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= bytes.startIndex, offset + count <= bytes.endIndex else { return false }
    return text.withUTF8Buffer { word in
      for index in 0..<count where bytes[offset + index] != word[index] { return false }
      return true
    }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard has(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Reads a word; a page may have curled its quotation marks.
  mutating func take(_ word: [UInt8]) -> Bool {
    var offset = position
    for letter in word {
      if byte(at: offset) == letter {
        offset += 1
      } else if letter == UInt8(ascii: "'"), has("’", at: offset) || has("‘", at: offset) {
        offset += "’".utf8.count
      } else {
        return false
      }
    }
    position = offset
    return true
  }

  // MARK: Blanks

  /// Skips blanks, and one line break with any quotation and comment marks after it. Returns
  /// whether it skipped anything.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    var hasBreak = false
    while let next {
      // Some consoles leave a NUL between the messages that they join.
      if next == .space || next == .tab || next == UInt8(ascii: "\r") || next == 0 {
        position += 1
      } else if take("\u{A0}") {
        continue
      } else if next == .lineFeed || has("\\n", at: position) || has("⏎", at: position) {
        if hasBreak { break }
        hasBreak = true
        position += next == .lineFeed ? 1 : next == UInt8(ascii: "\\") ? 2 : 3
        skipRowMarks()
      } else {
        break
      }
    }
    return position > start
  }

  private mutating func skipRowMarks() {
    while let next {
      if next == .space || next == .tab || next == UInt8(ascii: "|")
        || next == UInt8(ascii: "*") || next == UInt8(ascii: "`")
        || next == UInt8(ascii: "#") && byte(at: position + 1) == .space
        || next == UInt8(ascii: ">") && byte(at: position + 1) == .space
      {
        position += 1
      } else if !take("//"), !take("&gt; ") {
        break
      }
    }
  }

  // MARK: Pointers

  private mutating func takeOpening() -> Bool {
    take("<") || take("&lt;") || take("\\<") || take("\\u003c") || take("\\u003C")
  }

  private mutating func takeClosing() -> Bool {
    take(">") || take("&gt;") || take("\\>") || take("\\u003e") || take("\\u003E")
  }

  /// Reads `<Class: 0x…>` in any of its damaged forms; returns nil if there is none.
  mutating func takePointer() -> LogPointer? {
    let start = position
    skipBlanks()
    let begin = position
    if take("(null)") || take("(nil)") {
      return LogPointer(isNull: true, range: begin..<position)
    }
    let isQuoted = takeQuote()
    let isOpen = takeOpening()
    // A person's marks around a class, where a page would lose UIKit's.
    let isBoxed = !isOpen && take("[")
    if isOpen {
      skipBlanks()
      if takeClosing() { return LogPointer(range: begin..<position) }
    }
    if takeDots() || takeStar() {
      if isOpen { _ = takeClosing() }
      return LogPointer(range: begin..<position)
    }
    guard let name = takeClassName() else {
      position = start
      return nil
    }
    let nameEnd = position
    let address = takeAddress(isOpen: isOpen)
    if isOpen {
      let end = position
      skipBlanks()
      if next == UInt8(ascii: ";") { skipDetail() }
      if !takeClosing() {
        position = max(nameEnd, end)
        // The end was lost, as when a page takes it for markup: `<Name: on`.
        if next == UInt8(ascii: ":"),
          byte(at: position + 1).map({ " )\n".utf8.contains($0) }) ?? true
        {
          position += 1
        }
      }
    } else if isBoxed {
      guard take("]") else {
        position = start
        return nil
      }
    } else if address == nil {
      position = nameEnd
      guard let first = name.utf8.first, name.utf8.count > 1,
        first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || first == UInt8(ascii: "_")
      else {
        position = start
        return nil
      }
    }
    var pointer = LogPointer(className: name, address: address, range: begin..<position)
    pointer.isBracketed = isOpen || isBoxed
    if isQuoted { takeQuote() }
    return pointer
  }

  /// Reads the dots that a person writes for what is left out.
  mutating func takeDots() -> Bool { take("...") || take("…") }

  /// Whether such dots end here, perhaps in brackets: `<...>`.
  var followsDots: Bool {
    let end = bytes[..<position].lastIndex { $0 != .space && $0 != UInt8(ascii: ">") }
    guard let end else { return false }
    let before = bytes[...end]
    return before.suffix(3).elementsEqual("...".utf8) || before.suffix(3).elementsEqual("…".utf8)
  }

  /// Reads an optional colon and address; returns nil for no address or an elided one (`0x…`).
  private mutating func takeAddress(isOpen: Bool) -> String? {
    let start = position
    skipBlanks()
    if next == UInt8(ascii: ":") || next == UInt8(ascii: ";") {
      let detail = position
      position += 1
      skipBlanks()
      if let number = takePlaceholder() { return number }
      while take("*") {}
      if !has("0x", at: position), !has("<address>", at: position), next != UInt8(ascii: "X"),
        next != UInt8(ascii: ">")
      {
        position = isOpen ? detail : start
        return nil
      }
    }
    let begin = position
    // A mask that a crash reporter writes.
    if take("<address>") || take("&lt;address&gt;") { return nil }
    guard take("0x") || isOpen && has("XX", at: position) else {
      if !isOpen { position = start }
      return nil
    }
    while let next, next.isHexDigit || next == UInt8(ascii: "X") || next == UInt8(ascii: "x") {
      position += 1
    }
    if take("…") { return nil }
    if take("..") {
      while take(".") {}
      return nil
    }
    let text = String(decoding: bytes[begin..<position], as: UTF8.self).lowercased()
    guard text.utf8.count > 2, !text.contains("xx") else { return nil }
    return String(address: text.utf8.dropFirst(2))
  }

  /// Reads what stands for an address in a text without them: `[Memory Address 1]`. Equal numbers are
  /// one object.
  private mutating func takePlaceholder() -> String? {
    let start = position
    guard take("["), let end = bytes[position...].prefix(40).firstIndex(of: UInt8(ascii: "]"))
    else {
      position = start
      return nil
    }
    let digits = bytes[position..<end].filter(\.isDigit)
    position = end + 1
    return digits.isEmpty ? nil : String(address: digits)
  }

  /// Skips the marks around a quoted name: `` `CartController` ``.
  @discardableResult
  private mutating func takeQuote() -> Bool {
    take("`") || take("“") || take("”") || take("‘") || take("’")
  }

  /// Skips a view's details after its address, which a page may wrap:
  /// `; frame = (0 0; 10 10); layer = <CALayer: 0x…>`.
  private mutating func skipDetail() {
    let limit = position + Self.longestDetail
    var depth = 0
    while let next, position < limit {
      if next == UInt8(ascii: "<") { depth += 1 }
      if next == UInt8(ascii: ">") {
        if depth == 0 { return }
        depth -= 1
      }
      position += 1
    }
  }

  private mutating func takeClassName() -> String? {
    let start = position
    // A mask, in place of the module or the whole name.
    if take("***") { while take("*") {} }
    while let next {
      if next.isNameByte {
        position += 1
      } else if next == UInt8(ascii: "("), position > start,
        bytes[position - 1] == UInt8(ascii: "."),
        let end = bytes[position...].prefix(120).firstIndex(of: UInt8(ascii: ")"))
      {
        position = end + 1
      } else {
        break
      }
    }
    guard position > start, !bytes[start].isDigit else {
      position = start
      return nil
    }
    let end = position
    takeGenerics()
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if position == end { return name }
    return name.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("\\", with: "")
  }

  /// Reads generic arguments `<…>` directly after a name, if their brackets match.
  private mutating func takeGenerics() {
    let start = position
    var depth = 0
    repeat {
      if takeOpening() {
        depth += 1
      } else if depth > 0, takeClosing() {
        depth -= 1
      } else if depth > 0, let next, next != .lineFeed, next != UInt8(ascii: ":"),
        position - start < Self.longestName
      {
        position += 1
      } else {
        position = start
        return
      }
    } while depth > 0
  }
}

extension UInt8 {
  /// Whether the byte may occur in a class name with modules.
  var isNameByte: Bool {
    isLetter || isDigit || self >= 0x80 && self != 0xE2 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self == UInt8(ascii: ".")
  }
}
