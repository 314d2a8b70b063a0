import Diagnostics

/// Whether a text is a printed hierarchy: a row of one stands in it, and no description around it.
struct PrintedDetection {
  let isPrinted: Bool

  init(_ source: Source) {
    let bytes = source.beginning
    // Without a bracket there is no row, and nearly every description ends here.
    guard bytes.contains(UInt8(ascii: "<")), !Self.isDescription(bytes) else {
      isPrinted = false
      return
    }
    let text = PrintedText(Source(name: source.name, bytes: Array(bytes)))
    var cursor = PrintedCursor(characters: text.characters, position: 0)
    var isFound = false
    while let next = cursor.next, !isFound {
      cursor.position += 1
      if next == UInt8(ascii: "<") { isFound = Self.isRow(cursor) }
    }
    isPrinted = isFound
  }

  /// `Class 0x…>, state:`, `Class>, state:`, `Class: 0x…; view`, or the first of these broken off.
  private static func isRow(_ start: PrintedCursor) -> Bool {
    var cursor = start
    guard let name = cursor.takeName(), !name.text.isEmpty else { return false }
    _ = cursor.takeAfterSpace(":")
    cursor.skipSpace()
    let hasAddress = cursor.takeAddress()
    if hasAddress, cursor.takeAfterSpace(";") { return cursor.takeAfterSpace("view") }
    guard cursor.takeAfterSpace(">") else { return hasAddress && cursor.takeAfterSpace(", state:") }
    return cursor.takeAfterSpace(", state:") || cursor.takeAfterSpace(", view:")
  }

  /// Whether a line of its own is a key that every description has, or all is in brackets.
  static func isDescription(_ bytes: ArraySlice<UInt8>) -> Bool {
    var beginning = bytes.lazy.filter { $0 > UInt8(ascii: " ") }.makeIterator()
    switch beginning.next() {
    case UInt8(ascii: "{"): return true
    // Else it is a category of a log, as in `[Presentation]`.
    case UInt8(ascii: "[") where beginning.next().map("{[\"]".utf8.contains) ?? true: return true
    default: break
    }
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { line in
      keys.contains { line.starts(with: $0.utf8) }
    }
  }

  private static let keys = ["rootViewController:", "windows:", "scenes:"]
}
