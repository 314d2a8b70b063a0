import Diagnostics

/// Finds the directives of a document, line by line.
struct DirectiveScanner {
  let source: Source
  let syntax: DocumentSyntax
  let lines: [Substring]
  /// The beginning of each line, and the end of the text.
  let starts: [Int]
  let diagnostics = DiagnosticCollector()
  private(set) var directives: [Directive] = []
  private var imagesFolder: String?

  init(_ source: Source, _ syntax: DocumentSyntax) {
    self.source = source
    self.syntax = syntax
    guard source.bytes.count <= Source.maximumSize,
      let text = String(validating: source.bytes, as: UTF8.self)
    else {
      diagnostics.error(.document(.documentNotUTF8), at: SourceRange(start: 0, end: 0))
      (lines, starts) = ([], [0])
      return
    }
    // By bytes: a carriage return and a line feed are one character of Swift's.
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A byte order mark is no part of the first line.
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
      if let end = endOfVerbatim(from: number) {
        number = end + 1
      } else if isDirectiveEnd(number) {
        diagnostics.error(.document(.strayDirectiveEnd), at: range(ofLine: number))
        number += 1
      } else if let head = head(ofDirectiveAt: number) {
        number = scanDirective(at: number, head)
      } else {
        noteImagesFolder(number)
        reportMisspelling(number)
        number += 1
      }
    }
  }

  /// `:imagesdir: path`, from which AsciiDoc looks for images.
  private mutating func noteImagesFolder(_ number: Int) {
    let name = ":imagesdir:"
    guard syntax == .asciidoc, lines[number].hasPrefix(name) else { return }
    imagesFolder = String(lines[number].dropFirst(name.count).trimmed)
  }

  /// A comment such as `vcdigram figures/a`, which is nobody's directive.
  private func reportMisspelling(_ number: Int) {
    guard let text = comment(number)?.drop(while: { $0 == " " || $0 == "\t" }) else { return }
    let end = text.hasPrefix("/") ? "/" : ""
    let word = text.dropFirst(end.count).prefix { $0.isASCII && $0.isLetter }
    // Other words, such as diagram, are near to it as well.
    guard let first = word.first, "vcVC".contains(first) else { return }
    var suggestions = SpellingSuggestions(["vcdiagram"])
    guard let near = suggestions.nearest(to: String(word), mostChanges: 2) else { return }
    let start = starts[number] + lines[number][..<text.startIndex].utf8.count
    diagnostics.error(
      .document(.unknownDirective("\(end)\(word)", near: "\(end)\(near)")),
      at: SourceRange(start: start, end: start + end.utf8.count + word.utf8.count))
  }

  // MARK: Lines

  func range(ofLine number: Int) -> SourceRange {
    SourceRange(start: starts[number], end: starts[number] + lines[number].utf8.count)
  }

  /// The text of a comment that begins on a line, with what ends it; nil for another line. Markdown
  /// takes a line that is indented further for code.
  private func comment(_ number: Int) -> Substring? {
    let line = lines[number]
    let text = line.drop { $0 == " " }
    guard line.utf8.count - text.utf8.count <= 3, text.hasPrefix(syntax.commentStart) else {
      return nil
    }
    return text.dropFirst(syntax.commentStart.count)
  }

  private func isDirectiveEnd(_ number: Int) -> Bool {
    guard var text = comment(number)?.trimmed else { return false }
    if let end = syntax.commentEnd {
      guard text.hasSuffix(end) else { return false }
      text = text.dropLast(end.count).trimmed
    }
    return text == "/vcdiagram"
  }

  /// What follows `vcdiagram` on a directive's first line.
  private func head(ofDirectiveAt number: Int) -> Substring? {
    guard let text = comment(number)?.drop(while: { $0 == " " || $0 == "\t" }),
      text.hasPrefix("vcdiagram")
    else { return nil }
    let rest = text.dropFirst("vcdiagram".count)
    guard let next = rest.first else { return rest }
    return next == " " || next == "\t" || rest.hasPrefix("-->") ? rest : nil
  }

  /// The last line of a block of code that begins on a line; nil for another line. One that is not
  /// closed goes on to the end of the document.
  private func endOfVerbatim(from number: Int) -> Int? {
    guard let block = VerbatimBlock(lines[number], syntax) else { return nil }
    let end = lines[(number + 1)...].firstIndex(where: block.isClosed(by:))
    return end ?? lines.count - 1
  }

  // MARK: A directive

  /// Returns the number of the line after it.
  private mutating func scanDirective(at number: Int, _ head: Substring) -> Int {
    var words = head
    var next = number + 1
    var description: Range<Int>?
    switch syntax {
    case .markdown:
      if let end = head.firstRange(of: "-->") {
        words = head[..<end.lowerBound]
      } else {
        guard let end = endOfComment(after: number) else {
          unclosed(number)
          return lines.count
        }
        description = next..<end
        next = end + 1
      }
    case .asciidoc, .latex:
      while next < lines.count, comment(next) != nil, !isDirectiveEnd(next) { next += 1 }
      if next > number + 1 { description = (number + 1)..<next }
    }
    if description == nil, let shown = shownDescription(after: number) {
      description = shown
      next = shown.upperBound + 1
    }
    guard let end = endOfDirective(from: next) else {
      unclosed(number)
      return next
    }
    let text = description.map { source(ofLines: $0) }
    addDirective(words, text, starts[next]..<starts[end], at: number)
    return end + 1
  }

  private func unclosed(_ number: Int) {
    diagnostics.error(
      .document(.unclosedDirective(end: syntax.directiveEnd)), at: range(ofLine: number))
  }

  /// The line that closes the comment of a description; nil where none does.
  private func endOfComment(after number: Int) -> Int? {
    for line in lines.indices[(number + 1)...] {
      guard let end = lines[line].firstRange(of: "-->") else { continue }
      if lines[line].trimmed == "-->" { return line }
      let offset = lines[line][..<end.lowerBound].utf8.count
      diagnostics.error(
        .document(.commentEndsInDescription),
        at: SourceRange(start: starts[line] + offset, end: starts[line] + offset + 3))
      return lines[line...].firstIndex { $0.trimmed == "-->" }
    }
    return nil
  }

  /// The lines in a block of code that follows a directive, blank lines between them left out.
  private func shownDescription(after number: Int) -> Range<Int>? {
    var line = number + 1
    while line < lines.count {
      if let block = VerbatimBlock(lines[line], syntax) {
        let end = lines[(line + 1)...].firstIndex(where: block.isClosed(by:))
        return end.map { (line + 1)..<$0 }
      }
      let text = lines[line].trimmed
      // Of AsciiDoc, a block's title and attributes.
      let isOfBlock = syntax == .asciidoc && (text.hasPrefix("[") || text.hasPrefix("."))
      guard text.isEmpty || isOfBlock else { return nil }
      line += 1
    }
    return nil
  }

  /// The line that closes a directive; nil where another begins first.
  private func endOfDirective(from number: Int) -> Int? {
    for line in lines.indices[min(number, lines.count)...] {
      if isDirectiveEnd(line) { return line }
      if head(ofDirectiveAt: line) != nil { return nil }
    }
    return nil
  }

  /// The description with the places that it has in the document: what makes its lines comments is
  /// blanks.
  private func source(ofLines numbers: Range<Int>) -> Source {
    var text: [UInt8] = []
    for number in numbers {
      let line = Array(lines[number].utf8)
      let isComment = syntax != .markdown && comment(number) != nil
      let start = isComment ? line.firstIndex { $0 != UInt8(ascii: " ") } ?? 0 : 0
      let count = isComment ? start + syntax.commentStart.utf8.count : 0
      text += [UInt8](repeating: UInt8(ascii: " "), count: count) + line[count...]
      text.append(UInt8(ascii: "\n"))
    }
    return Source(name: source.name, bytes: text, firstLine: numbers.lowerBound + 1)
  }

  private mutating func addDirective(
    _ head: Substring, _ description: Source?, _ body: Range<Int>, at number: Int
  ) {
    let headStart = starts[number] + lines[number][..<head.startIndex].utf8.count
    guard let words = DirectiveWords(head, at: headStart, diagnostics) else { return }
    guard let first = words.words.first else {
      let place = SourceRange(start: headStart, end: headStart)
      return diagnostics.error(.document(.directiveWithoutName), at: place)
    }
    let (path, ending) = FigureName.parts(of: first.key.value)
    guard FigureName.isOne(path), first.value.value.isEmpty else {
      return diagnostics.error(
        .document(.directiveName(first.key.value)), at: first.key.range)
    }
    let indentation = lines[number].prefix { $0 == " " }
    directives.append(
      Directive(
        name: Sourced(path, at: first.key.range), ending: ending,
        options: Array(words.words.dropFirst()), description: description, body: body,
        indentation: String(indentation), imagesFolder: imagesFolder))
  }
}

extension Substring {
  /// Without blanks at both ends.
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
