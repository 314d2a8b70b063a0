/// The item of a Markdown list that a line is in; outside of lists, `indentation` is 0.
struct ListItem {
  /// The number of spaces before the item's content.
  private(set) var indentation = 0
  private var depth = 0

  /// Reads the next line, without the `depth` marks of its block quotes.
  mutating func read(_ line: Substring, at depth: Int) {
    if depth != self.depth { self = ListItem(indentation: 0, depth: depth) }
    let text = line.drop { $0 == " " }
    let count = line.utf8.count - text.utf8.count
    // A line with more indentation is code.
    guard !text.trimmed.isEmpty, count <= indentation + 3 else { return }
    let content = text.drop { !" \t".contains($0) }
    let mark = text[..<content.startIndex]
    let spaces = content.prefix { $0 == " " }.count
    let isLine = text.allSatisfy { $0 == text.first || $0 == " " }
    if Self.isMark(mark), !isLine, spaces > 0 {
      // More spaces than four begin code in the item.
      indentation = count + mark.utf8.count + (spaces > 4 ? 1 : spaces)
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
