import VCDescriptions
import VCSource

/// Reads objects as UIKit prints them, `<Class: 0x…>`, however damaged.
extension LogCursor {
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
    if take("(null)") || take("(nil)") { return LogPointer(isNull: true, range: begin..<position) }
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
    guard let name = takeClassName(mayBreak: isOpen) else {
      position = start
      return nil
    }
    let nameEnd = position
    let isWhole = bytes[nameEnd...].first { $0 != .space } == UInt8(ascii: ":")
    var isCut = false
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
        isCut = endsText
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
    if isCut { pointer.cut(isNameWhole: isWhole) }
    if isQuoted { takeQuote() }
    return pointer
  }

  /// Reads what a person writes for what is left out: dots, or the wave of Chinese and Japanese texts.
  mutating func takeDots() -> Bool { take("...") || take("…") || take("〜") || take("～") }

  /// Whether such dots end here, perhaps in brackets: `<...>`.
  var followsDots: Bool {
    let end = bytes[..<position].lastIndex { $0 != .space && $0 != UInt8(ascii: ">") }
    guard let end else { return false }
    let before = bytes[...end]
    return ["...", "…", "〜", "～"].contains { before.suffix(3).elementsEqual($0.utf8) }
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
      // A person's dots for an address: `<Name: …>`.
      if isOpen, takeDots() { return nil }
      while take("*") {}
      // The text's end cut the address off.
      if isOpen, next == UInt8(ascii: "0"), byte(at: position + 1) == nil {
        position += 1
        return nil
      }
      var ahead = self
      if !ahead.take(Array("0x".utf8)), !has("<address>", at: position), next != UInt8(ascii: "X"),
        next != UInt8(ascii: ">")
      {
        position = isOpen ? detail : start
        return nil
      }
    }
    let begin = position
    // A mask that a crash reporter writes.
    if take("<address>") || take("&lt;address&gt;") { return nil }
    guard take(Array("0x".utf8)) || isOpen && has("XX", at: position) else {
      if !isOpen { position = start }
      return nil
    }
    while let next {
      if next.isHexDigit || next == UInt8(ascii: "X") || next == UInt8(ascii: "x") {
        position += 1
      } else if !isOpen || !skipBreak(inside: \.isHexDigit, endingIn: ">;&\\") {
        break
      }
    }
    if take("…") { return nil }
    if take("..") {
      while take(".") {}
      return nil
    }
    let text = String(decoding: bytes[begin..<position].filter { $0 > .space }, as: UTF8.self)
      .lowercased()
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

  /// - Parameter mayBreak: Whether a line break may be inside the name, because it is in brackets.
  private mutating func takeClassName(mayBreak: Bool) -> String? {
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
      } else if !mayBreak || !skipBreak(inside: \.isNameByte, endingIn: ":>&\\") {
        break
      }
    }
    guard position > start, !bytes[start].isDigit else {
      position = start
      return nil
    }
    let end = position
    takeGenerics()
    let name = String(decoding: bytes[start..<position].filter { $0 >= .space }, as: UTF8.self)
    if position == end { return name }
    return name.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("\\", with: "")
  }

  /// Skips a line break that a terminal put inside a name or a number, if the rest of it follows, up to
  /// one of the bytes in `ends`.
  private mutating func skipBreak(inside isPart: (UInt8) -> Bool, endingIn ends: String) -> Bool {
    guard let after = endOfBreak(at: position), byte(at: after).map(isPart) == true else {
      return false
    }
    let end = bytes[after...].firstIndex { !isPart($0) }
    guard let end, ends.utf8.contains(bytes[end]) else { return false }
    position = after
    return true
  }

  /// Reads the rest of a pointer whose beginning was cut off with the text's: `troller: 0x7f8a3b00>`.
  mutating func takePointersEnd() -> LogPointer? {
    let start = position
    while let next, next.isNameByte { position += 1 }
    if take(":") { skipBlanks() }
    _ = take("0x")
    let digits = position
    while let next, next.isHexDigit { position += 1 }
    guard takeClosing() else {
      position = start
      return nil
    }
    var pointer = LogPointer(range: start..<position)
    if bytes[..<digits].suffix(2).elementsEqual("0x".utf8) {
      pointer.address = String(
        address: bytes[digits..<position].prefix { $0.isHexDigit }.map { $0 | 0x20 })
    }
    return pointer
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
