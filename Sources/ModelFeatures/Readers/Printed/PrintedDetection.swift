import VCDescriptions
import VCSource

/// Whether a text is a printed hierarchy: it contains a row of one and is not a description.
struct PrintedDetection {
  let isPrinted: Bool

  init(_ source: Source) {
    let bytes = source.beginning
    // There is no row without a bracket. Nearly every description returns here.
    guard bytes.contains(UInt8(ascii: "<")), !source.isDescription else {
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
}
