import VCDiagnostics

/// Whether a text is a printed hierarchy: it contains a row of one and is not a description.
struct PrintedDetection {
  let isPrinted: Bool

  init(_ source: Source) {
    let bytes = source.beginning
    // There is no row without a bracket. Nearly every description returns here.
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

  /// Whether a row begins here: `Class 0x…>, state:`, `Class>, state:`, `Class: 0x…; view`, or the
  /// first of these cut short.
  private static func isRow(_ start: PrintedCursor) -> Bool {
    var cursor = start
    guard let name = cursor.takeName(), !name.text.isEmpty else { return false }
    _ = cursor.takeAfterSpace(":")
    cursor.skipSpace()
    let hasAddress = cursor.takeAddress() != nil
    if hasAddress, cursor.takeAfterSpace(";") { return cursor.takeAfterSpace("view") }
    guard cursor.takeAfterSpace(">") else { return hasAddress && cursor.takeAfterSpace(", state:") }
    return cursor.takeAfterSpace(", state:") || cursor.takeAfterSpace(", view:")
  }

  /// Whether a text is a description: a line begins with a key that every description has, or the
  /// text begins with a bracket.
  static func isDescription(_ bytes: ArraySlice<UInt8>) -> Bool {
    var beginning = bytes.lazy.filter { $0 > UInt8(ascii: " ") }.makeIterator()
    switch beginning.next() {
    case UInt8(ascii: "{"): return true
    // Otherwise it is a log's category, as in `[Presentation]`.
    case UInt8(ascii: "[") where beginning.next().map("{[\"]".utf8.contains) ?? true: return true
    default: break
    }
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { line in
      keys.contains { line.starts(with: $0.utf8) }
    }
  }

  private static let keys = ["rootViewController:", "windows:", "scenes:"]
}
