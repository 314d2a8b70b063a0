import VCSource

/// Finds the directives of a document, line by line.
struct DirectiveScanner {
  let source: Source
  let syntax: DocumentSyntax
  let lines: [Substring]
  /// The offset of each line, and that of the text's end.
  let starts: [Int]
  let diagnostics = DiagnosticCollector()
  private(set) var directives: [Directive] = []
  private var imagesFolder: String?
  /// Where the last search for a line `-->` ended that found none, by the depth of block quotes.
  private var searchEnds: [Int: Int] = [:]
  private var item = ListItem()

  init(_ source: Source, _ syntax: DocumentSyntax) {
    (self.source, self.syntax) = (source, syntax)
    guard source.bytes.count <= Source.maximumSize,
      let text = String(validating: source.bytes, as: UTF8.self)
    else {
      diagnostics.error(.documentNotUTF8, at: SourceRange(start: 0, end: 0))
      (lines, starts) = ([], [0])
      return
    }
    // Split bytes, because a carriage return and a line feed form one Swift character.
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A byte order mark isn't part of the first line.
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}".utf8.count : 0
    lines = pieces.enumerated().map { number, piece in
      Substring(
        (piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece).dropFirst(
          number == 0 ? mark : 0))
    }
    var start = 0
    starts =
      pieces.map { piece in
        defer { start += piece.count + 1 }
        return start == 0 ? mark : start
      } + [source.bytes.count]
  }

  mutating func scan() {
    var number = 0
    while number < lines.count {
      let (line, depth) = quoted(number)
      if syntax == .markdown { item.read(line, at: depth) }
      if let end = endOfVerbatim(from: number) {
        number = end + 1
      } else if isDirectiveEnd(line) {
        diagnostics.error(.strayDirectiveEnd, at: range(ofLine: number))
        number += 1
      } else if let head = head(ofDirectiveIn: line) {
        number = scanDirective(at: number, head)
      } else {
        noteImagesFolder(number)
        reportMisspelling(number)
        number += 1
      }
    }
  }

  /// Stores the folder of a line `:imagesdir: path`, in which AsciiDoc looks for images.
  private mutating func noteImagesFolder(_ number: Int) {
    let name = ":imagesdir:"
    guard syntax == .asciidoc, lines[number].hasPrefix(name) else { return }
    imagesFolder = String(lines[number].dropFirst(name.count).trimmed)
  }

  /// Reports a comment such as `vcdigram figures/a`, which is probably a misspelled directive.
  private func reportMisspelling(_ number: Int) {
    let line = quoted(number).text
    guard let text = comment(in: line)?.drop(while: { $0 == " " || $0 == "\t" }) else { return }
    let end = text.hasPrefix("/") ? "/" : ""
    let word = text.dropFirst(end.count).prefix { $0.isASCII && $0.isLetter || $0 == ":" }
    // Other words, such as diagram, are similar too.
    guard let first = word.first, "vcVC".contains(first) else { return }
    guard let near = String(word).nearest(among: ["vcdiagram"], mostChanges: 2) else { return }
    let start = starts[number] + lines[number][..<text.startIndex].utf8.count
    diagnostics.error(
      .unknownDirective(word: "\(end)\(word)", near: "\(end)\(near)"),
      at: SourceRange(start: start, end: start + end.utf8.count + word.utf8.count))
  }

  // MARK: Lines

  func range(ofLine number: Int) -> SourceRange {
    SourceRange(start: starts[number], end: starts[number] + lines[number].utf8.count)
  }

  /// A line's text after the marks, `> `, of Markdown's block quotes, and the number of marks. A
  /// tab may be in place of a mark's space.
  ///
  /// - Parameter limit: The maximum number of marks to remove; others belong to the text.
  private func quoted(_ number: Int, upTo limit: Int = .max) -> (text: Substring, depth: Int) {
    var (text, depth) = (lines[number], 0)
    guard syntax == .markdown else { return (text, depth) }
    while depth < limit {
      let mark = text.drop { $0 == " " }
      guard mark.first == ">", text.utf8.count - mark.utf8.count <= 3 else { break }
      text = mark.dropFirst()
      if text.first == " " || text.first == "\t" { text = text.dropFirst() }
      depth += 1
    }
    return (text, depth)
  }

  /// The lines from a line up to the end of the block quote at `depth`, with their texts in it.
  private func quotedLines(
    from number: Int, at depth: Int
  ) -> some Sequence<(number: Int, text: Substring)> {
    (min(number, lines.count)..<lines.count).lazy
      .map { (number: $0, line: self.quoted($0, upTo: depth)) }
      .prefix { $0.line.depth == depth }
      .map { (number: $0.number, text: $0.line.text) }
  }

  /// The text of a comment that begins on a line, including the comment's end; nil for another
  /// line. Markdown treats a line with more indentation than its list item's as code.
  private func comment(in line: Substring) -> Substring? {
    let (width, text) = line.indentation()
    guard width <= item.indentation + 3, text.hasPrefix(syntax.commentStart) else { return nil }
    return text.dropFirst(syntax.commentStart.count)
  }

  private func isDirectiveEnd(_ line: Substring) -> Bool {
    guard var text = comment(in: line)?.trimmed else { return false }
    if let end = syntax.commentEnd {
      guard text.hasSuffix(end) else { return false }
      text = text.dropLast(end.count).trimmed
    }
    return text == "/vcdiagram"
  }

  /// The text after `vcdiagram` on a directive's first line; nil for another line.
  private func head(ofDirectiveIn line: Substring) -> Substring? {
    guard let text = comment(in: line)?.drop(while: { $0 == " " || $0 == "\t" }),
      text.hasPrefix("vcdiagram")
    else { return nil }
    let rest = text.dropFirst("vcdiagram".count)
    guard let next = rest.first else { return rest }
    return next == " " || next == "\t" || rest.hasPrefix("-->") ? rest : nil
  }

  /// The last line of a block of code that begins on a line; nil for another line. An unclosed
  /// block extends to the end of the document, or of the block quote.
  private func endOfVerbatim(from number: Int) -> Int? {
    let (line, depth) = quoted(number)
    guard let block = VerbatimBlock(line, syntax) else { return nil }
    var end = number
    for (number, text) in quotedLines(from: number + 1, at: depth) {
      end = number
      if block.isClosed(by: text) { break }
    }
    return end
  }

  // MARK: A directive

  /// Scans a directive, and returns the number of the line after it.
  private mutating func scanDirective(at number: Int, _ head: Substring) -> Int {
    let depth = quoted(number).depth
    var words = head
    var next = number + 1
    var description: Range<Int>?
    switch syntax {
    case .markdown:
      if let end = head.firstRange(of: "-->") {
        words = head[..<end.lowerBound]
      } else {
        guard let end = endOfComment(after: number, at: depth) else {
          unclosed(number)
          // The comment still ends at the first '-->', or with its block quote. The next end of a
          // directive is this one's.
          for (line, text) in quotedLines(from: next, at: depth) {
            if text.contains("-->") {
              return endOfDirective(from: line, at: depth).map { $0 + 1 } ?? line
            }
            next = line + 1
          }
          return next
        }
        description = next..<end
        next = end + 1
      }
    case .asciidoc, .latex:
      while next < lines.count, comment(in: lines[next]) != nil, !isDirectiveEnd(lines[next]) {
        next += 1
      }
      if next > number + 1 { description = (number + 1)..<next }
    }
    if description == nil, let shown = shownDescription(after: number, at: depth) {
      description = shown
      next = shown.upperBound + 1
    }
    guard let end = endOfDirective(from: next, at: depth) else {
      unclosed(number)
      return next
    }
    let text = description.map { source(ofLines: $0, of: number, at: depth) }
    addDirective(words, text, starts[next]..<starts[end], at: number)
    return end + 1
  }

  private func unclosed(_ number: Int) {
    diagnostics.error(.unclosedDirective(end: syntax.directiveEnd), at: range(ofLine: number))
  }

  /// The line that closes the comment of a description; nil if none does.
  private mutating func endOfComment(after number: Int, at depth: Int) -> Int? {
    for (line, text) in quotedLines(from: number + 1, at: depth) {
      guard let end = text.firstRange(of: "-->") else { continue }
      if text.trimmed == "-->" { return line }
      let offset = lines[line][..<end.lowerBound].utf8.count
      diagnostics.error(
        .commentEndsInDescription,
        at: SourceRange(start: starts[line] + offset, end: starts[line] + offset + 3))
      return loneEndOfComment(from: line, at: depth)
    }
    return nil
  }

  /// The first line that is only `-->`. Lines are searched once, however many comments lack it.
  private mutating func loneEndOfComment(from number: Int, at depth: Int) -> Int? {
    guard number >= searchEnds[depth, default: 0] else { return nil }
    for (line, text) in quotedLines(from: number, at: depth) {
      if text.trimmed == "-->" { return line }
      searchEnds[depth] = line + 1
    }
    return nil
  }

  /// The lines of a block of code that follows a directive; blank lines may be between them.
  private func shownDescription(after number: Int, at depth: Int) -> Range<Int>? {
    for (line, text) in quotedLines(from: number + 1, at: depth) {
      if let block = VerbatimBlock(text, syntax) {
        let end = quotedLines(from: line + 1, at: depth).first { block.isClosed(by: $0.text) }
        return end.map { (line + 1)..<$0.number }
      }
      let text = text.trimmed
      // AsciiDoc has a block's title and attributes before it.
      let isOfBlock = syntax == .asciidoc && (text.hasPrefix("[") || text.hasPrefix("."))
      guard text.isEmpty || isOfBlock else { return nil }
    }
    return nil
  }

  /// The line that closes a directive; nil if another directive begins first, or its block quote
  /// ends.
  private func endOfDirective(from number: Int, at depth: Int) -> Int? {
    for (line, text) in quotedLines(from: number, at: depth) {
      if isDirectiveEnd(text) { return line }
      if head(ofDirectiveIn: text) != nil { return nil }
    }
    return nil
  }

  /// The description with its locations in the document. Marks of comments or quotes, and the
  /// directive's indentation, are replaced by spaces: YAML has no tabs there.
  private func source(ofLines numbers: Range<Int>, of number: Int, at depth: Int) -> Source {
    let indentation = quoted(number, upTo: depth).text.prefix { " \t".contains($0) }
    var text: [UInt8] = []
    for number in numbers {
      let line = lines[number]
      var own = (syntax == .markdown ? nil : comment(in: line)) ?? quoted(number, upTo: depth).text
      own = own.dropFirst(zip(own, indentation).prefix { $0 == $1 }.count)
      let count = line[..<own.startIndex].utf8.count
      text += [UInt8](repeating: UInt8(ascii: " "), count: count) + Array(own.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    return Source(name: source.name, bytes: text, firstLine: numbers.lowerBound + 1)
  }

  private mutating func addDirective(
    _ head: Substring, _ description: Source?, _ body: Range<Int>, at number: Int
  ) {
    let headStart = starts[number] + lines[number][..<head.startIndex].utf8.count
    guard let words = [Directive.Option](wordsOf: head, at: headStart, diagnostics) else { return }
    guard let first = words.first else {
      let place = SourceRange(start: headStart, end: headStart)
      return diagnostics.error(.directiveWithoutName, at: place)
    }
    let (path, ending) = FigureName.parts(of: first.key.value)
    guard FigureName.isOne(path), first.value.value.isEmpty else {
      return diagnostics.error(.directiveName(name: first.key.value), at: first.key.range)
    }
    let indentation = lines[number].prefix { " >\t".contains($0) }
    directives.append(
      Directive(
        name: Sourced(path, at: first.key.range), ending: ending,
        options: Array(words.dropFirst()), description: description, body: body,
        indentation: String(indentation), imagesFolder: imagesFolder))
  }
}
