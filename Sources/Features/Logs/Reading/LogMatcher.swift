import VCDescriptions
import VCEngine
import VCPhrases
import VCTextFormats

/// Compares UIKit's messages with the parts of a text.
struct LogMatcher {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Returns the offset of the next byte that begins a possible first word of a message.
  func nextStart(from start: Int) -> Int? {
    Self.kinds.withUnsafeBufferPointer { kinds in
      bytes.withUnsafeBufferPointer { text in
        var offset = start - bytes.startIndex
        var isInWord = offset > 0 && kinds[Int(text[offset - 1])] & Self.word != 0
        while offset < text.count {
          let kind = kinds[Int(text[offset])]
          if kind & Self.first != 0, !isInWord, Self.mayBegin(text, at: offset) {
            return offset + bytes.startIndex
          }
          isInWord = kind & Self.word != 0
          offset += 1
        }
        return nil
      }
    }
  }

  /// Whether a message's first words may begin at `offset`, ignoring differences in blanks. It
  /// rejects nearly every word of a console, before the forms are compared.
  private static func mayBegin(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    beginnings[Int(text[offset])].contains { beginning in
      var index = 1
      while index < beginning.count {
        guard offset + index < text.count else { return false }
        let (wanted, byte) = (beginning[index], text[offset + index])
        // Blanks may differ, be line breaks, or be missing.
        if wanted != byte {
          // Or the marks around code and emphasis.
          if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*") { return true }
          // Or a curled apostrophe.
          if wanted == UInt8(ascii: "'"), byte == 0xE2 { return true }
          return wanted == .space
            ? !byte.isLetter : beginning[index - 1] == .space && byte <= .space
        }
        index += 1
      }
      return true
    }
  }

  /// Up to three words of each form, by their first byte.
  private static let beginnings: [[[UInt8]]] = LogForm.byFirstByte.map { forms in
    Array(Set(forms.map { Array($0.firstWords.prefix(3).joined(separator: [UInt8.space])) }))
  }

  /// The class of each byte: whether it is part of a word, or the first byte of an anchor.
  private static let kinds: [UInt8] = (0...255).map { (byte: UInt8) in
    (byte.isLetter || byte.isDigit ? word : 0)
      | (LogForm.byFirstByte[Int(byte)].isEmpty ? 0 : first)
  }
  private static let word: UInt8 = 1
  private static let first: UInt8 = 2

  /// Returns the longest message at `start`.
  func line(at start: Int) -> LogLine? {
    var best: LogLine?
    for form in LogForm.byFirstByte[Int(bytes[start])] {
      guard let line = match(form, at: start) else { continue }
      if line.range.upperBound > best?.range.upperBound ?? 0 { best = line }
    }
    return best
  }

  // MARK: Matching

  private func match(_ form: LogForm, at start: Int) -> LogLine? {
    var cursor = LogCursor(bytes: bytes, position: start)
    guard case .words(let words)? = form.parts.first, cursor.take(words: words, isFirst: true)
    else {
      return nil
    }
    var line = LogLine(form.text, range: start..<start)
    var number = 0
    while number + 1 < form.parts.count {
      number += 1
      let part = form.parts[number]
      let following: [[UInt8]] =
        if number + 1 < form.parts.count, case .words(let words) = form.parts[number + 1] {
          words
        } else {
          []
        }
      switch part {
      case .words(let words):
        let before = cursor
        if cursor.take(words: words, isFirst: false) { continue }
        if let next = takeOmission(from: number, of: form, &cursor) {
          number = next
          continue
        }
        guard isCutOff(in: words, at: before, line) else { return nil }
        cursor.position = bytes.endIndex
        line.range = start..<cursor.position
        return line
      case .parenthesized(let role):
        cursor.skipBlanks()
        guard cursor.take("(") else { continue }
        _ = take(role, before: following, &cursor, &line)
        cursor.skipBlanks()
        _ = cursor.take(")")
      case .role(let role):
        let isLast = number == form.parts.count - 1
        guard
          take(role, before: following, &cursor, &line)
            || isLast
            || role.isPointer && isLost(before: following.first, cursor)
        else { return nil }
      }
    }
    var begin = start
    if form.isHeadless {
      guard let leadStart = takeHead(ofSender: form.lead == .sender, before: start, &line) else {
        return nil
      }
      begin = leadStart
    } else if let lead = form.lead {
      guard
        let leadStart = take(lead: lead, before: start, &line)
          ?? (form.isLong && isQuotedWithoutLead(at: start) ? start : nil)
      else { return nil }
      begin = leadStart
    }
    if form.text.isOpen { takeTrailingPointer(&line, after: cursor.position) }
    line.range = begin..<cursor.position
    let surroundings = LogSurroundings(bytes)
    // Nobody but UIKit writes `<Class: 0x…>` or `<Class>` in these words.
    let isUIKits = line.pointers.values.contains { $0.address != nil || $0.isBracketed }
    guard
      isUIKits
        || surroundings.isMessage(
          line.range, isOpen: form.text.isOpen, isLong: form.isLong)
    else {
      return nil
    }
    return line
  }

  /// Whether the text ends in these words, after two objects and two words that tell it apart.
  private func isCutOff(in words: [[UInt8]], at cursor: LogCursor, _ line: LogLine) -> Bool {
    line.pointers.values.count { $0.address != nil } >= 2
      && cursor.wordsBeforeEnd(words).map { $0 >= 2 } ?? false
  }

  /// Whether a page has lost a pointer, as markup, so that the next words are here.
  private func isLost(before words: [UInt8]?, _ cursor: LogCursor) -> Bool {
    guard let words else { return false }
    var ahead = cursor
    ahead.skipBlanks()
    return ahead.take(words)
  }

  private func take(
    _ role: UIKitRole, before words: [[UInt8]], _ cursor: inout LogCursor,
    _ line: inout LogLine
  ) -> Bool {
    if role.isPointer {
      // A controller may be named twice; its first location counts.
      guard let pointer = cursor.takePointer() else { return false }
      if line.pointers[role] == nil { line.pointers[role] = pointer }
    } else {
      guard let text = cursor.takeText(before: words.first, isLast: words.count == 1) else {
        return false
      }
      line.words[role] = text
    }
    return true
  }

  /// Reads a pointer or a method before the words that identified the message.
  private func take(lead: UIKitRole, before anchor: Int, _ line: inout LogLine) -> Int? {
    var end = anchor
    // A pointer may be at the end of the line before.
    while end > bytes.startIndex,
      lead.isPointer ? bytes[end - 1] <= .space : [.space, .tab].contains(bytes[end - 1])
    {
      end -= 1
    }
    guard end < anchor, end > bytes.startIndex else { return nil }
    var start = end
    if lead.isPointer {
      let limit = max(bytes.startIndex, end - 2_000)
      while start > limit {
        start -= 1
        var cursor = LogCursor(bytes: bytes, position: start)
        guard bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: "&"),
          let pointer = cursor.takePointer(), pointer.className != nil
        else { continue }
        cursor.skipBlanks()
        guard cursor.position >= anchor else { continue }
        line.pointers[lead] = pointer
        return start
      }
      return takePlainName(lead, endingAt: end, before: anchor, &line)
    }
    while start > bytes.startIndex, bytes[start - 1] > .space,
      bytes[start - 1] != UInt8(ascii: "\""),
      bytes[start - 1] != UInt8(ascii: "'")
    {
      start -= 1
    }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard !word.isEmpty else { return nil }
    // Dots stand for what a person has left out.
    if word.contains(where: \.isLetter) { line.words[lead] = word }
    return start
  }

  /// Whether a message begins here in quotes, because a page has lost its first pointer:
  /// `reason: ' is pushing`.
  private func isQuotedWithoutLead(at start: Int) -> Bool {
    guard let mark = bytes[..<start].last(where: { $0 != .space }) else { return false }
    return start > bytes.startIndex && bytes[start - 1] == .space
      && (mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\""))
  }

  /// Reads what is left of a message's head: `on <P: 0x…>`, or `on <P: 0x…> (from <S: 0x…>)`.
  private func takeHead(ofSender isOfSender: Bool, before anchor: Int, _ line: inout LogLine)
    -> Int?
  {
    let limit = max(bytes.startIndex, anchor - 400)
    var pointers: [LogPointer] = []
    var position = limit
    while position < anchor {
      var cursor = LogCursor(bytes: bytes[..<anchor], position: position)
      if bytes[position] == UInt8(ascii: "<"), let pointer = cursor.takePointer(),
        pointer.address != nil
      {
        pointers.append(pointer)
        position = cursor.position
      } else {
        position += 1
      }
    }
    let isFrom = bytes[limit..<anchor].last { $0 > .space } == UInt8(ascii: ")")
    guard isFrom == isOfSender, let last = pointers.last,
      anchor - last.range.upperBound <= (isFrom ? 3 : 2)
    else { return nil }
    line.pointers[isFrom ? .sender : .presenter] = last
    guard isFrom else { return last.range.lowerBound }
    if let presenter = pointers.dropLast().last { line.pointers[.presenter] = presenter }
    return (pointers.dropLast().last ?? last).range.lowerBound
  }

  /// Reads a class without brackets at the start of its line: `` `StackController` is pushing ``.
  private func takePlainName(
    _ lead: UIKitRole, endingAt end: Int, before anchor: Int, _ line: inout LogLine
  ) -> Int? {
    var start = end
    while start > bytes.startIndex,
      bytes[start - 1].isNameByte || bytes[start - 1] == UInt8(ascii: "`")
    {
      start -= 1
    }
    var cursor = LogCursor(bytes: bytes, position: start)
    guard start == bytes.startIndex || bytes[start - 1] <= .space,
      let pointer = cursor.takePointer()
    else { return nil }
    cursor.skipBlanks()
    guard cursor.position >= anchor else { return nil }
    line.pointers[lead] = pointer
    return start
  }

  /// Reads the controller that some messages name at their end.
  private func takeTrailingPointer(_ line: inout LogLine, after start: Int) {
    guard line.pointers.isEmpty else { return }
    let rest = bytes[start...].prefix(800)
    let end = rest.firstIndex(of: .lineFeed) ?? rest.endIndex
    var cursor = LogCursor(bytes: bytes[..<end], position: start)
    while let opening = bytes[cursor.position..<end].firstIndex(of: UInt8(ascii: "<")) {
      cursor.position = opening
      if let pointer = cursor.takePointer(), pointer.address != nil {
        line.pointers[.child] = pointer
        return
      }
      cursor.position = opening + 1
    }
  }
}
