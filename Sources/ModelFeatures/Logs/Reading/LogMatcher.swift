import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Compares UIKit's messages with the parts of a text.
struct LogMatcher {
  let bytes: ArraySlice<UInt8>

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
          // Or a terminal's break inside a word.
          if byte == .lineFeed || byte == UInt8(ascii: "\r") { return true }
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

  /// Returns the longest message at `start`; of those that the text's end cuts off, the only one that
  /// it can be.
  func line(at start: Int) -> LogLine? {
    let (whole, cut) = matches(at: start)
    if let longest = whole.max(by: { $0.range.upperBound < $1.range.upperBound }) { return longest }
    return Set(cut.map(\.topic)).count == 1 ? cut.first : nil
  }

  /// Whether the text ends in a message at `start`, before the words that tell which one it is.
  func isAmbiguous(at start: Int) -> Bool {
    let (whole, cut) = matches(at: start)
    return whole.isEmpty && Set(cut.map(\.topic)).count > 1
  }

  private func matches(at start: Int) -> (whole: [LogLine], cut: [LogLine]) {
    let lines = LogForm.byFirstByte[Int(bytes[start])].compactMap { match($0, at: start) }
    return (lines.filter { !$0.isCut }, lines.filter(\.isCut))
  }

  // MARK: Matching

  private func match(_ form: LogForm, at start: Int) -> LogLine? {
    var cursor = LogCursor(bytes: bytes, position: start)
    var line = LogLine(form.text, range: start..<start)
    guard cursor.take(words: form.firstWords, isFirst: true) else {
      let before = LogCursor(bytes: bytes, position: start)
      return before.wordsBeforeEnd(form.firstWords).flatMap { cut(line, at: start, after: $0) }
    }
    var number = 0
    while number + 1 < form.parts.count {
      number += 1
      let part = form.parts[number]
      let following = form.parts.dropFirst(number + 1).first?.words ?? []
      switch part {
      case .words(let words):
        let before = cursor
        if cursor.take(words: words, isFirst: false) { continue }
        if let next = takeOmission(from: number, of: form, &cursor) {
          number = next
          continue
        }
        guard let count = before.wordsBeforeEnd(words) else { return nil }
        return cut(line, at: start, after: form.wordCount(before: number) + count)
      case .parenthesized(let role):
        cursor.skipBlanks()
        guard cursor.take("(") else { continue }
        _ = take(role, before: following, &cursor, &line)
        if line.pointers[role]?.isCut == true { return cut(line, at: start) }
        cursor.skipBlanks()
        _ = cursor.take(")")
      case .role(let role):
        let isLast = number == form.parts.count - 1
        guard
          take(role, before: following, &cursor, &line)
            || isLast
            || role.isPointer && isLost(before: following.first, cursor)
        else { return cursor.endsText ? cut(line, at: start) : nil }
        if !isLast, line.pointers[role]?.isCut == true { return cut(line, at: start) }
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
          ?? takeCut(lead, before: start, &line)
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
        || surroundings.isMessage(line.range, isOpen: form.text.isOpen, isLong: form.isLong)
    else { return nil }
    return line
  }

  /// Returns what is left of a message that the text's end cuts off, if it names an object, or has
  /// more words than anyone writes by chance: an issue's title often ends before the names.
  private func cut(_ line: LogLine, at start: Int, after words: Int = 0) -> LogLine? {
    guard
      words >= 5 || line.pointers.values.contains(where: { $0.isBracketed || $0.address != nil })
    else { return nil }
    var line = line
    line.range = start..<bytes.endIndex
    line.isCut = true
    return line
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
      let name = LogPointer(className: text, range: 0..<0).name
      line.words[role] = DemangledName.isMangled(text) ? name : text
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
    line.pointers[.child] = pointers(in: start..<end).first
  }

  /// The objects with addresses in a part of the text.
  func pointers(in range: Range<Int>) -> [LogPointer] {
    var pointers: [LogPointer] = []
    var cursor = LogCursor(bytes: bytes[..<range.upperBound], position: range.lowerBound)
    while let opening = cursor.bytes[cursor.position...].firstIndex(of: UInt8(ascii: "<")) {
      cursor.position = opening
      if let pointer = cursor.takePointer(), pointer.address != nil {
        pointers.append(pointer)
      } else {
        cursor.position = opening + 1
      }
    }
    return pointers
  }
}
