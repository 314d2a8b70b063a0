import Diagnostics

/// A look over a YAML text before it is parsed, for what the plain part of YAML does not have.
///
/// It follows libyaml's scanner token by token, but knows no grammar: quotes, comments, block
/// scalars, indentation and brackets are enough to tell an alias from a text with an asterisk.
/// So an alias, or more nesting than the parser's recursion bears, never reaches the parser.
struct YAMLSurvey {
  let bytes: [UInt8]
  let faults: DiagnosticCollector
  var position: Int
  /// Whether a token of this line may begin a block (libyaml's `simple_key_allowed`).
  var mayBeginBlock = true
  /// The brackets that are open.
  var flowDepth = 0
  private var lineStart: Int
  private var blocks: [Block] = []
  /// Where the last text or bracket began that may be a key.
  private var possibleKey: Int?
  private var flowStart: Int?
  private var hasContent = false
  private var hasDocumentStart = false
  private var hasDocumentEnd = false
  private var isDone = false
  private var faultCount = 0

  /// A mapping or sequence in block style, by the column of its keys or dashes.
  private struct Block {
    var column: Int
    var isSequence: Bool
  }

  init(_ source: Source, _ faults: DiagnosticCollector) {
    bytes = source.bytes
    self.faults = faults
    position = source.textStart
    lineStart = position
  }

  /// Whether the text may go to the parser; if not, the faults say why.
  consuming func isPlain() -> Bool {
    while !isDone, skipToToken() { readToken() }
    return faultCount == 0
  }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isBlankOrEnd(at offset: Int) -> Bool {
    guard let byte = byte(at: offset) else { return true }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || breakLength(at: offset) > 0
  }

  /// The length of the line break there, 0 for none: libyaml knows `\r`, NEL, LS and PS too.
  func breakLength(at offset: Int) -> Int { lineBreakLength(bytes, at: offset) }

  mutating func fault(_ message: String, at start: Int, to end: Int? = nil) {
    faults.error(message, at: SourceRange(start: start, end: end ?? start + 1))
    faultCount += 1
    if faultCount >= 100 { isDone = true }
  }

  /// Passes the line break that stands here.
  mutating func nextLine() {
    position += breakLength(at: position)
    lineStart = position
  }

  /// The column of a place in the current line, from 0, in Unicode scalars.
  func column(of offset: Int) -> Int {
    guard offset > lineStart else { return 0 }
    return bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The column that a text going on in the next line must reach, 0 within brackets.
  var continuationColumn: Int { flowDepth > 0 ? 0 : (blocks.last?.column ?? -1) + 1 }

  var blockColumn: Int { blocks.last?.column ?? -1 }

  private var isAtLineStart: Bool { position == lineStart }
}

// MARK: Tokens

extension YAMLSurvey {
  private mutating func skipToToken() -> Bool {
    var hasReportedTab = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "): position += 1
      case UInt8(ascii: "\t"):
        if flowDepth == 0, mayBeginBlock, !hasReportedTab {
          fault("tabs do not indent YAML; use spaces", at: position)
          hasReportedTab = true
        }
        position += 1
      case UInt8(ascii: "#"):
        while position < bytes.count, breakLength(at: position) == 0 { position += 1 }
      default:
        guard breakLength(at: position) > 0 else { return true }
        nextLine()
        hasReportedTab = false
        if flowDepth == 0 {
          mayBeginBlock = true
          possibleKey = nil
        }
      }
    }
    return false
  }

  private mutating func readToken() {
    if flowDepth == 0, mayBeginBlock { leaveBlocks(before: column(of: position)) }
    if isAtLineStart, readDocumentMarker() { return }
    if hasDocumentEnd, !isDone {
      fault("one document is read; this is a second one", at: position)
      isDone = true
      return
    }
    hasContent = true
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): openBracket()
    case UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket()
    case UInt8(ascii: ","): position += 1
    case UInt8(ascii: "-") where isBlankOrEnd(at: position + 1): readDash()
    case UInt8(ascii: "?") where flowDepth > 0 || isBlankOrEnd(at: position + 1): readQuestionMark()
    case UInt8(ascii: ":") where flowDepth > 0 || isBlankOrEnd(at: position + 1): readColon()
    case UInt8(ascii: "*"):
      readName()
      fault("aliases ('*name') are not read; write the value again", at: start, to: position)
    case UInt8(ascii: "&"):
      readName()
      fault(
        "anchors ('&name') are not read; write the value where it is used", at: start, to: position)
    case UInt8(ascii: "!"):
      readName()
      fault(
        "tags ('!name') are not read; a value has the type that its key asks for", at: start,
        to: position)
    case UInt8(ascii: "|") where flowDepth == 0, UInt8(ascii: ">") where flowDepth == 0:
      readBlockScalar()
      mayBeginBlock = true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readScalar { $0.readQuoted() }
    default: readScalar { $0.readPlain() }
    }
  }

  private mutating func readScalar(_ read: (inout Self) -> Void) {
    let start = position
    let line = lineStart
    let isKeyPlace = mayBeginBlock
    mayBeginBlock = false
    read(&self)
    // A key stands on one line; after a text of several lines a block may begin again.
    if line == lineStart {
      if flowDepth == 0 { possibleKey = isKeyPlace ? start : nil }
      if position == start + 2, bytes[start] == UInt8(ascii: "<"),
        bytes[start + 1] == UInt8(ascii: "<"),
        byte(at: position) == UInt8(ascii: ":")
      {
        fault("merge keys ('<<') are not read; write the members out", at: start, to: position)
      }
    } else if flowDepth == 0 {
      possibleKey = nil
      mayBeginBlock = true
    }
  }

  /// Reads an anchor's, alias's or tag's name, to the next blank or bracket.
  private mutating func readName() {
    if flowDepth == 0, mayBeginBlock { possibleKey = position }
    mayBeginBlock = false
    position += 1
    while !isBlankOrEnd(at: position), flowDepth == 0 || !",[]{}".utf8.contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func readDocumentMarker() -> Bool {
    if bytes[position] == UInt8(ascii: "%") {
      fault("directives ('%…') are not read", at: position)
      while position < bytes.count, breakLength(at: position) == 0 { position += 1 }
      return true
    }
    guard isDocumentMarker(at: position) else { return false }
    if bytes[position] == UInt8(ascii: ".") {
      hasDocumentEnd = true
    } else if hasContent || hasDocumentStart {
      fault("one document is read; a second one begins here", at: position, to: position + 3)
      isDone = true
    } else {
      hasDocumentStart = true
    }
    position += 3
    mayBeginBlock = false
    return true
  }

  /// Whether `---` or `...` stands there, alone.
  func isDocumentMarker(at offset: Int) -> Bool {
    guard let mark = byte(at: offset), mark == UInt8(ascii: "-") || mark == UInt8(ascii: ".")
    else { return false }
    return byte(at: offset + 1) == mark && byte(at: offset + 2) == mark
      && isBlankOrEnd(at: offset + 3)
  }
}

// MARK: Nesting

extension YAMLSurvey {
  private mutating func openBracket() {
    if flowDepth == 0 { flowStart = mayBeginBlock ? position : nil }
    flowDepth += 1
    mayBeginBlock = false
    checkDepth()
    position += 1
  }

  private mutating func closeBracket() {
    flowDepth = max(0, flowDepth - 1)
    if flowDepth == 0 { possibleKey = flowStart }
    position += 1
  }

  private mutating func readDash() {
    if flowDepth == 0 { enterBlock(at: column(of: position), isSequence: true) }
    mayBeginBlock = flowDepth == 0
    position += 1
  }

  private mutating func readQuestionMark() {
    if flowDepth == 0 { enterBlock(at: column(of: position), isSequence: false) }
    mayBeginBlock = flowDepth == 0
    position += 1
  }

  private mutating func readColon() {
    if flowDepth == 0 {
      if let key = possibleKey, key >= lineStart {
        enterBlock(at: column(of: key), isSequence: false)
        mayBeginBlock = false
      } else {
        enterBlock(at: column(of: position), isSequence: false)
        mayBeginBlock = true
      }
    }
    possibleKey = nil
    position += 1
  }

  private mutating func leaveBlocks(before column: Int) {
    while let last = blocks.last, last.column > column { blocks.removeLast() }
  }

  /// A sequence may stand at its mapping's own column; a key there ends it.
  private mutating func enterBlock(at column: Int, isSequence: Bool) {
    if let last = blocks.last, last.column == column, last.isSequence != isSequence {
      if isSequence {
        blocks.append(Block(column: column, isSequence: true))
      } else {
        blocks.removeLast()
      }
    }
    if (blocks.last?.column ?? -1) < column {
      blocks.append(Block(column: column, isSequence: isSequence))
    }
    checkDepth()
  }

  private mutating func checkDepth() {
    guard blocks.count + flowDepth > Node.maximumDepth, !isDone else { return }
    fault("nested more than \(Node.maximumDepth) levels deep", at: position)
    isDone = true
  }
}
