import VCDescriptions
import VCSource

extension Source {
  /// Whether the text is a printed hierarchy: it contains a row of one and is not a description.
  var isPrintedHierarchy: Bool {
    let bytes = beginning
    // There is no row without a bracket. Nearly every description returns here.
    guard bytes.contains(UInt8(ascii: "<")), !isDescription else { return false }
    let text = PrintedText(Source(name: name, bytes: Array(bytes)))
    var cursor = PrintedCursor(characters: text.characters, position: 0)
    while let next = cursor.next {
      cursor.position += 1
      if next == UInt8(ascii: "<"), cursor.isInRow { return true }
    }
    return false
  }
}

extension PrintedCursor {
  /// Whether a row goes on here, after its bracket: `Class 0x…>, state:`, `Class>, state:`,
  /// `Class: 0x…; view`, or the first of these cut short.
  fileprivate var isInRow: Bool {
    var cursor = self
    guard let name = cursor.takeName(), !name.text.isEmpty else { return false }
    _ = cursor.takeAfterSpace(":")
    cursor.skipSpace()
    let hasAddress = cursor.takeAddress() != nil
    if hasAddress, cursor.takeAfterSpace(";") { return cursor.takeAfterSpace("view") }
    guard cursor.takeAfterSpace(">") else { return hasAddress && cursor.takeAfterSpace(", state:") }
    return cursor.takeAfterSpace(", state:") || cursor.takeAfterSpace(", view:")
  }
}
