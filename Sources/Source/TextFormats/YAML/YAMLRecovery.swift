/// The parts of a text to blank so that the lines around an error can be read.
///
/// It chooses the smallest part that plausibly contains the error, with all the lines that depend
/// on it. It prefers too much to too little, because wrong readings would cause false errors.
struct YAMLRecovery {
  private let text: [UInt8]
  private let textStart: Int
  /// The error, corrected if the text says more about it than libyaml does.
  private(set) var fault: YAMLFault
  /// The line of the error.
  private(set) var line: Range<Int> = 0..<0
  /// The parts to blank.
  private(set) var blanks: [Range<Int>] = []
  /// The full-width mark that is read as the ASCII one, with its offset; then nothing is blanked.
  private(set) var mark: (mark: FullWidthMark, place: Int)?

  /// - Parameters:
  ///   - open: The mappings and lists that are open at the error.
  ///   - lastLongQuote: The last text in quotes with several lines before it.
  init(
    from fault: YAMLFault, in text: [UInt8], textStart: Int, open: [YAMLParser.Collection],
    lastLongQuote: Range<Int>?
  ) {
    (self.text, self.textStart, self.fault) = (text, textStart, fault)
    findUnclosedQuote(lastLongQuote)
    switch self.fault.kind {
    case .escape: blankEscape()
    case .name: blanks = [fault.place..<YAMLLine.endOfName(at: fault.place, in: text)]
    case .mark, .depth, .character, .unknown: break
    case _ where open.contains(where: \.isFlow): blankBrackets(open)
    case .end: blankBeginning()
    case .tab: blankTabs()
    case .key: blankKey()
    case .colon: blankColon()
    case .column: blankColumn()
    case .quote, .value: blankValue()
    }
    findFullWidthMark()
    line = lineAt(self.fault.place).range
  }

  /// Blanks the wrong parts; returns false if nothing is left to read after them.
  func blank(_ text: inout [UInt8]) -> Bool {
    if let (mark, place) = mark {
      let ascii = Array(String(mark.ascii).utf8)
      let blanks = repeatElement(UInt8(ascii: " "), count: FullWidthMark.length - ascii.count)
      text.replaceSubrange(place..<place + FullWidthMark.length, with: ascii + blanks)
      return true
    }
    var hasChanged = false
    for offset in blanks.joined() where !" \n\r".utf8.contains(text[offset]) {
      text[offset] = UInt8(ascii: " ")
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether earlier blanks may have caused the error: an error of indentation directly below them.
  func isConsequence(of blanks: [Range<Int>]) -> Bool {
    guard fault.kind == .column || fault.kind == .colon || fault.kind == .end else { return false }
    var end = line.lowerBound
    while end > textStart, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return blanks.contains { end < $0.upperBound && $0.upperBound <= line.lowerBound }
  }

  private func lineAt(_ offset: Int) -> YAMLLine {
    YAMLLine(at: offset, in: text, from: textStart)
  }

  /// Blanks the rest of a line from an offset, and the dependent lines below it.
  private mutating func blank(_ line: YAMLLine, from start: Int, and belongs: (YAMLLine) -> Bool) {
    blanks.append(start..<end(of: line, and: belongs))
  }

  private func end(of line: YAMLLine, and belongs: (YAMLLine) -> Bool) -> Int {
    var last = line
    var candidate = line.next
    while let line = candidate {
      if !line.isEmpty {
        guard belongs(line), !line.isMarker("---"), !line.isMarker("...") else { break }
        last = line
      }
      candidate = line.next
    }
    return last.end
  }
}

// MARK: Texts and names

extension YAMLRecovery {
  /// Detects a full-width mark where an ASCII one is missed: at the beginning of the line, or after
  /// the last key or comma before the error.
  private mutating func findFullWidthMark() {
    guard fault.kind != .quote, fault.kind != .escape else { return }
    let line = lineAt(fault.place)
    let end = min(fault.place, line.end)
    guard line.content <= end else { return }
    let start = text[line.content..<end].lastIndex { ",:[{".utf8.contains($0) } ?? line.content
    let beginning = line.content..<min(line.content + 1, line.end)
    if let (mark, place) = FullWidthMark.first(in: beginning, of: text)
      ?? FullWidthMark.first(in: start..<end, of: text)
    {
      fault = YAMLFault(.mark, .fullWidthMark(mark, in: .yaml), at: place)
      (self.mark, blanks) = ((mark, place), [])
    }
  }

  /// Detects an unclosed quote, whose text extends to the next quote; libyaml stops after that one.
  private mutating func findUnclosedQuote(_ lastLongQuote: Range<Int>?) {
    switch fault.kind {
    case .escape, .name, .mark, .depth, .character, .unknown, .quote: return
    case .key:
      guard let key = fault.context, key < text.count,
        text[key] == UInt8(ascii: "\"") || text[key] == UInt8(ascii: "'"),
        !text[(key + 1)..<max(lineAt(key).end, key + 1)].contains(text[key])
      else { return }
      fault = YAMLFault(.quote, YAMLFault.unclosedText, at: key)
    default:
      guard let quote = lastLongQuote, quote.upperBound <= fault.place,
        !text[quote.upperBound..<fault.place].contains(UInt8(ascii: "\n"))
      else { return }
      fault = YAMLFault(.quote, YAMLFault.unclosedText, at: quote.lowerBound)
    }
  }

  private mutating func blankEscape() {
    var start = min(fault.place, text.count - 1)
    while start > textStart, text[start] != UInt8(ascii: "\\") { start -= 1 }
    fault.place = start
    blanks = [start..<min(start + 2, text.count)]
  }
}

// MARK: Lines

extension YAMLRecovery {
  /// Whether a line below can only belong to the content of a line.
  private func isBelow(_ line: YAMLLine) -> (YAMLLine) -> Bool {
    { below in
      below.indentation > line.column || (below.indentation == line.column && below.hasDash)
    }
  }

  private mutating func blankValue() {
    let line = lineAt(fault.place)
    if let value = line.afterKey, value <= fault.place {
      blank(line, from: value) { $0.indentation > line.column }
    } else {
      blank(line, from: line.content, and: isBelow(line))
    }
  }

  private mutating func blankKey() {
    let line = lineAt(fault.context ?? fault.place)
    fault = missingKey(in: line)
    blank(line, from: line.content, and: isBelow(line))
  }

  private mutating func blankColon() {
    let line = lineAt(fault.place)
    if let value = line.afterKey, value <= fault.place { return blankValue() }
    guard let above = lineAbove(line) else { return blankValue() }
    guard above.afterKey != nil else {
      fault = missingKey(in: above)
      return blank(above, from: above.content, and: isBelow(above))
    }
    // The line above has its value, so no line may be indented deeper.
    blank(line, from: line.content) { $0.indentation > above.column }
  }

  /// The error in a line without a key: a dash or a colon lacks its space, or there is no colon.
  private func missingKey(in line: YAMLLine) -> YAMLFault {
    if isDashWithoutSpace(line.content) {
      return YAMLFault(.key, .dashWithoutSpace, at: line.content)
    }
    let word = (line.content..<line.contentEnd).prefix { !YAMLLine.isBlank(text[$0]) }
    // An address has a slash after its colon.
    if let colon = word.dropLast().first(where: { text[$0] == UInt8(ascii: ":") }),
      text[colon + 1] != UInt8(ascii: "/")
    {
      return YAMLFault(.key, .colonWithoutSpace, at: colon)
    }
    return YAMLFault(.key, .missingColon, at: line.contentEnd)
  }

  /// Whether an offset has a dash before anything but a blank, a dash or a number.
  private func isDashWithoutSpace(_ offset: Int) -> Bool {
    guard offset + 1 < text.count, text[offset] == UInt8(ascii: "-") else { return false }
    return text[offset + 1] > UInt8(ascii: " ") && !"-.0123456789".utf8.contains(text[offset + 1])
  }

  /// The next line above that is not empty.
  private func lineAbove(_ line: YAMLLine) -> YAMLLine? {
    var place = line.start
    while place > textStart {
      let line = lineAt(place - 1)
      if !line.isEmpty { return line }
      place = line.start
    }
    return nil
  }

  private mutating func blankColumn() {
    let line = lineAt(fault.place)
    guard fault.place <= line.content, let context = fault.context else { return blankValue() }
    if isDashWithoutSpace(context) {
      let element = lineAt(context)
      fault = missingKey(in: element)
      return blank(element, from: context) { $0.indentation > element.column }
    }
    let start = fault.place
    let column = start - line.start
    if column > context - lineAt(context).start {
      blank(line, from: start) { $0.indentation >= column }
    } else {
      let hasDash = line.hasDash
      blank(line, from: start) {
        $0.indentation > column || ($0.indentation == column && $0.hasDash == hasDash)
      }
    }
  }

  private mutating func blankTabs() {
    let line = lineAt(fault.place)
    guard line.hasTab else { return blankValue() }
    // The width of a tab is unknown; the lines that belong to this line are indented like the next
    // one, or deeper.
    let first = text[line.start..<line.end].first { !YAMLLine.isBlank($0) }
    let hasDash = first == UInt8(ascii: "-")
    let opens = line.contentEnd > line.start && ":|>".utf8.contains(text[line.contentEnd - 1])
    var column: Int?
    blank(line, from: line.start) { below in
      guard opens || hasDash, !below.hasTab else { return false }
      if column == nil { column = below.hasDash && !opens ? .max : below.indentation }
      if below.indentation >= column ?? 0 { return true }
      return hasDash && !below.hasDash && below.indentation > 0
    }
  }

  /// Blanks everything before the error, because the text's value ended too soon; the rest is read
  /// as a whole text.
  private mutating func blankBeginning() {
    let line = lineAt(fault.place)
    guard fault.place == line.start + line.indentation, !isClosing(line) else { return }
    blanks = [textStart..<line.start]
  }
}

// MARK: Brackets

extension YAMLRecovery {
  private func isClosing(_ line: YAMLLine) -> Bool { "]}".utf8.contains(line.firstCharacter) }

  /// Blanks the contents of the outermost brackets, by the indentation of the lines.
  private mutating func blankBrackets(_ open: [YAMLParser.Collection]) {
    guard let outer = open.first(where: \.isFlow), let inner = open.last(where: \.isFlow),
      outer.start > open[0].start
    else { return }
    let line = lineAt(outer.start)
    let end = end(of: line) { $0.indentation > line.column || self.isClosing($0) }
    let next = end < text.count ? lineAt(YAMLLine.nextToken(from: end, in: text)) : line
    // The lines in the brackets are not indented, so their end is unknown.
    if next.start > line.start, "[]{}\"',".utf8.contains(next.firstCharacter) { return }
    if fault.place >= end {
      fault = YAMLFault(
        .value, .unclosedConstruct(construct: inner.isMapping ? Message.Construct.mapping : .list),
        at: inner.start)
    }
    blanks = [outer.start..<end]
  }
}
