/// The item of a Markdown list that a line is in; outside of lists, `indentation` is 0.
struct ListItem {
  /// The number of columns before the item's content.
  private(set) var indentation = 0
  private var depth = 0

  /// Reads the next line, without the `depth` marks of its block quotes.
  mutating func read(_ line: Substring, at depth: Int) {
    if depth != self.depth { self = ListItem(indentation: 0, depth: depth) }
    let (count, text) = line.indentation()
    // A line with more indentation is code.
    guard !text.isEmpty, count <= indentation + 3 else { return }
    let mark = text.prefix { !" \t".contains($0) }
    let start = count + mark.utf8.count
    let (spaces, content) = text[mark.endIndex...].indentation(from: start)
    let isLine = text.allSatisfy { $0 == text.first || " \t".contains($0) }
    if Self.isMark(mark), !isLine, !content.isEmpty {
      // More columns than four begin code in the item.
      indentation = start + (spaces > 4 ? 1 : spaces)
    } else {
      // With less indentation, a line is in a list outside of the item, or in none.
      indentation = min(indentation, count)
    }
  }

  /// Whether a word such as `-` or `2.` begins an item.
  private static func isMark(_ word: Substring) -> Bool {
    guard let last = word.last else { return false }
    let number = word.dropLast()
    if number.isEmpty { return "-*+".contains(last) }
    return ".)".contains(last) && number.utf8.count <= 9
      && number.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
