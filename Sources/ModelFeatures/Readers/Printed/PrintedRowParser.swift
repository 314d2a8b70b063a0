import VCDescriptions
import VCEngine
import VCSource

/// Parses the rows of a printed hierarchy from the text around them.
///
///     row  = { "   | " } [ "   + " ] desc [ ", presented with: <" Class [ " " address ] ">" ]
///     desc = "<" Class [ " " address ] ">, state: " state ", view: "
///            ( "(view not loaded)" | "<" Class [ ":" ] [ " " address ] ">" [ " not in the window" ] )
///
/// and in Chisel's form, where `*M` stands for `+`:
///
///     desc = "<" Class ": " address "; view = <" Class "; " address ">; frame = (…)>"
///          | "<" Class ": " address "; view not loaded>"
struct PrintedRowParser {
  let text: PrintedText
  let diagnostics: DiagnosticCollector
  private var cursor: PrintedCursor
  private var rows: [PrintedRow] = []

  init(_ text: PrintedText, _ diagnostics: DiagnosticCollector) {
    (self.text, self.diagnostics) = (text, diagnostics)
    cursor = PrintedCursor(characters: text.characters, position: 0)
  }

  /// Returns all rows in order; reports other text.
  mutating func parse() -> [PrintedRow] {
    var gap = 0
    while let bracket = nextBracket() {
      let cells = PrintedCells(before: bracket, notBefore: gap, in: text.characters)
      cursor.position = bracket + 1
      switch takeRow(after: cells, bracket) {
      case .row(let row):
        rows.append(row)
      case .noRow:
        cursor.position = bracket + 1
        continue
      case .fault(let expected):
        cursor.skipBlanks()
        diagnostics.error(
          .unreadableRow(part: expected), at: text.range(cursor.position, cursor.position + 1))
        cursor.skipLine()
      case .reported:
        cursor.skipLine()
      }
      checkLines(in: gap..<cells.start, isFollowedByRow: true)
      gap = cursor.position
    }
    checkLines(in: gap..<text.characters.count, isFollowedByRow: false)
    return rows
  }

  private mutating func nextBracket() -> Int? {
    while let next = cursor.next {
      if next == UInt8(ascii: "<") { return cursor.position }
      cursor.position += 1
    }
    return nil
  }

  // MARK: A row

  private enum Outcome {
    case row(PrintedRow)
    /// The bracket begins something else.
    case noRow
    /// The row breaks off at the cursor.
    case fault(RowPart)
    case reported
  }

  private mutating func takeRow(after cells: PrintedCells, _ bracket: Int) -> Outcome {
    guard let name = cursor.takeName(), ViewController.isClassName(name.text) else { return .noRow }
    var row = PrintedRow(
      cells: cells.count, isPresented: cells.endsPresented,
      className: Sourced(name.text, at: text.range(name.start, name.end)), view: .notLoaded,
      range: text.range(cells.start, bracket))
    let hasColon = cursor.takeAfterSpace(":")
    cursor.skipSpace()
    row.address = cursor.takeAddress()
    let hasAddress = row.address != nil
    if hasColon, !hasAddress { return .noRow }
    let isChisel = hasAddress && cursor.takeAfterSpace(";")
    let isRow = hasAddress && (row.cells > 0 && !hasColon || goesOn(with: ["state:", "view:"]))
    if let outcome = isChisel ? takeChisel(&row) : takeUIKit(&row, isRow: isRow) { return outcome }
    row.range = text.range(cells.start, cursor.position)
    guard !cells.hasPresentedBeforeLast else {
      diagnostics.error(.cellAfterPresented, at: row.range)
      return .reported
    }
    return .row(row)
  }

  /// Reads the rest of a row after the address; returns nil if it is complete.
  ///
  /// - Parameter isRow: Whether what is no row by its form is one with a fault.
  private mutating func takeUIKit(_ row: inout PrintedRow, isRow: Bool) -> Outcome? {
    guard cursor.takeAfterSpace(">") else { return isRow ? .fault(.closingBracket) : .noRow }
    let end = cursor.position
    let hasComma = cursor.takeAfterSpace(",")
    guard hasComma, cursor.takeAfterSpace("state:") else {
      // Without a comma or a cell, this is a pointer in a sentence.
      if !isRow || row.cells == 0 && !hasComma { return .noRow }
      cursor.position = end
      return .fault(.state)
    }
    cursor.skipSpace()
    guard let state = AppearanceState.allCases.first(where: { cursor.take($0.rawValue) }) else {
      guard goesOn(with: ["view:"]) else { return .noRow }
      reportState()
      return .reported
    }
    row.state = state
    guard cursor.takeAfterSpace(","), cursor.takeAfterSpace("view:") else { return .fault(.view) }
    if !cursor.takeAfterSpace("(view not loaded)"), !cursor.takeAfterSpace("(null)") {
      guard let className = takeObject() else { return .fault(.viewValue) }
      row.view = .loaded(
        className: className.value, isInWindow: !cursor.takeAfterSpace("not in the window"))
    }
    var ahead = cursor
    if ahead.takeAfterSpace(","), ahead.takeAfterSpace("presented with:") {
      cursor = ahead
      if cursor.takeAfterSpace("(null)") {
        row.hasNoPresenter = true
        return nil
      }
      guard let controller = takeObject() else { return .fault(.presentationController) }
      row.presentationController = controller
    }
    return nil
  }

  /// Whether the text up to the next bracket has one of a row's words. A console's other output names
  /// objects, too.
  private func goesOn(with words: [String]) -> Bool {
    let rest = cursor.characters[cursor.position...].prefix(100).prefix { $0 != UInt8(ascii: "<") }
    return words.contains { rest.firstRange(of: Array($0.utf8)) != nil }
  }

  private mutating func reportState() {
    let start = cursor.position
    let state = cursor.takeLetters()
    let known = AppearanceState.allCases.map(\.rawValue)
    diagnostics.error(
      .unknownState(state: state, suggestion: state.nearest(among: known)),
      at: text.range(start, max(cursor.position, start + 1)))
  }

  /// Reads `<Class 0x…>`, `<Class: 0x…>` or `<Class>`.
  private mutating func takeObject() -> Sourced<String>? {
    var ahead = cursor
    guard ahead.takeAfterSpace("<"), let name = ahead.takeName() else { return nil }
    _ = ahead.takeAfterSpace(":")
    ahead.skipSpace()
    _ = ahead.takeAddress()
    guard ahead.takeAfterSpace(">") else { return nil }
    cursor = ahead
    return Sourced(name.text, at: text.range(name.start, name.end))
  }

  /// Reads the rest of a row in Chisel's form, after the first semicolon. Views have no view there.
  private mutating func takeChisel(_ row: inout PrintedRow) -> Outcome? {
    var ahead = cursor
    guard ahead.takeAfterSpace("view") else { return .noRow }
    if cursor.takeAfterSpace("view not loaded") {
      return cursor.takeAfterSpace(">") ? nil : .fault(.closingBracket)
    }
    guard cursor.takeAfterSpace("view = <"), let name = cursor.takeName(),
      cursor.takeAfterSpace(";") || cursor.takeAfterSpace(":")
    else { return .fault(.chiselView) }
    cursor.skipSpace()
    guard cursor.takeAddress() != nil, cursor.takeAfterSpace(">") else {
      return .fault(.chiselView)
    }
    row.view = .loaded(className: name.text, isInWindow: true)
    guard cursor.takeAfterSpace("; frame = (") else {
      return cursor.takeAfterSpace(">") ? nil : .fault(.chiselFrame)
    }
    let start = cursor.position
    while let next = cursor.next, next != UInt8(ascii: ")"), cursor.position < start + 200 {
      cursor.position += 1
    }
    return cursor.take(")") && cursor.takeAfterSpace(">") ? nil : .fault(.chiselFrame)
  }
}

/// The cells before a row's controller.
private struct PrintedCells {
  /// The start of the first cell, or of the controller if there are none.
  private(set) var start: Int
  private(set) var count = 0
  private(set) var endsPresented = false
  private(set) var hasPresentedBeforeLast = false

  init(before bracket: Int, notBefore limit: Int, in characters: [UInt8]) {
    start = bracket
    var position = bracket
    while position > limit {
      position -= 1
      let character = characters[position]
      if character.isSpace || character == .lineFeed { continue }
      let star =
        character == UInt8(ascii: "M") ? Self.star(before: position, limit, characters) : nil
      if let star { position = star }
      let isPresented = star != nil || character == UInt8(ascii: "+")
      guard isPresented || character == UInt8(ascii: "|") else { break }
      if count == 0 {
        endsPresented = isPresented
      } else if isPresented {
        hasPresentedBeforeLast = true
      }
      count += 1
      start = position
    }
  }

  /// The position of the `*` of `*M`, which a line break may separate from its letter.
  private static func star(before letter: Int, _ limit: Int, _ characters: [UInt8]) -> Int? {
    var position = letter
    while position > limit {
      position -= 1
      if characters[position] == UInt8(ascii: "*") { return position }
      guard characters[position].isSpace || characters[position] == .lineFeed else { return nil }
    }
    return nil
  }
}

/// A part of a row in a printed hierarchy.
enum RowPart: String, Hashable, RoleValue {
  /// The name of a class.
  case className
  /// `>` after a class and an address.
  case closingBracket
  /// `, state:`.
  case state
  /// `, view:`.
  case view
  /// `(view not loaded)`, or the view's class in angle brackets.
  case viewValue
  /// The presentation controller's class in angle brackets.
  case presentationController
  /// `view = <…>` or `view not loaded`, as Chisel writes it.
  case chiselView
  /// `frame = (…)>`, as Chisel writes it.
  case chiselFrame
}
