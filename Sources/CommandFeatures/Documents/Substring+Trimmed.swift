extension Substring {
  /// The text without spaces and tabs at both ends.
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  /// The width of the leading spaces and tabs, and the text after them. As in Markdown, a tab
  /// extends to the next multiple of four columns.
  ///
  /// - Parameter column: The column of the first character.
  func indentation(from column: Int = 0) -> (width: Int, content: Substring) {
    let content = drop { $0 == " " || $0 == "\t" }
    let end = self[..<content.startIndex].reduce(column) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    return (end - column, content)
  }
}
