/// The functions that rows name, in Simplified Chinese: see `WordsFunction`.
package struct SimplifiedChinese: Sendable {
  package init() {}

  /// Returns the user's text in quotation marks, shortened if it is long.
  package func quoted(_ text: String) -> String {
    inMarks(text.utf8.count <= 60 || text.count <= 60 ? text : text.prefix(57) + "……")
  }

  /// Returns `“a”`, `“a”和“b”`, or `“a”“b”和“c”`; of many ids only the first, and the number of the
  /// others.
  package func names(_ ids: [String]) -> String {
    let names = ids.prefix(ids.count > 8 ? 7 : 8).map(inMarks)
    return ids.count > 8 ? enumerated(names) + "以及另外 \(ids.count - 7) 个" : list(names, "和")
  }

  /// Returns `甲`, `甲或乙`, or `甲、乙或丙`.
  package func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return spaced("\(enumerated(words.dropLast()))\(conjunction)\(last)")
  }

  /// Returns `甲、乙`, or `“a”“b”`: GB/T 15834 has no comma between quotation marks.
  package func enumerated(_ words: some Sequence<String>) -> String {
    words.joined(separator: words.allSatisfy { $0.first == "“" && $0.last == "”" } ? "" : "、")
  }

  package func spaced(_ text: SpacedText) -> String { text.text }

  /// Returns a name in a figure's sentences: a title is quoted, and an identifier stands bare.
  package func titled(_ name: String) -> String {
    if name.allSatisfy({ $0.isASCII && ($0 != " " || name.last == ">") }) { return name }
    return inMarks(name)
  }

  /// Returns code in a sentence, in quotation marks if it begins with a Chinese letter.
  func coded(_ code: String) -> String {
    code.first.map { $0.isLetter && !$0.isASCII } == true ? inMarks(code) : code
  }

  /// Returns a title before what is said of it. No colon follows another one, or a mark that ends a
  /// sentence.
  func colon(after title: String) -> String {
    if title.last.map("？！。：…?!".contains) == true { return title }
    return title + (title.contains("：") ? "。" : "：")
  }

  /// Within quotation marks there are single ones (GB/T 15834).
  private func inMarks(_ text: String) -> String {
    "“\(text.replacing("“", with: "‘").replacing("”", with: "’"))”"
  }

  /// Returns a class and its framework: `AVPlayerViewController（AVKit）`.
  package func fullWidth(_ name: String) -> String {
    name.replacing(" (", with: "（").replacing(")", with: "）")
  }
}
