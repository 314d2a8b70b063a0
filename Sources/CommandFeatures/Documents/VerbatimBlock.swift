/// A block of code, recognized by its first line.
struct VerbatimBlock {
  private enum Closing {
    /// A fence in Markdown: at least this number of these characters.
    case fence(Character, count: Int)
    case line(Substring)
  }

  private let closing: Closing

  init?(_ line: Substring, _ syntax: DocumentSyntax) {
    let text = line.trimmed
    guard let first = text.first else { return nil }
    let count = text.prefix { $0 == first }.count
    switch syntax {
    case .markdown:
      guard first == "`" || first == "~", count >= 3 else { return nil }
      // Three or more backquotes on one line are inline code.
      if first == "`", text.dropFirst(count).contains("`") { return nil }
      closing = .fence(first, count: count)
    case .asciidoc:
      let isFence = first == "`" && count == 3
      guard isFence || "-.+/".contains(first) && count >= 4 && count == text.count else {
        return nil
      }
      closing = .line(isFence ? "```" : text)
    case .latex:
      let names = ["verbatim", "lstlisting", "minted", "comment"]
      guard let name = names.first(where: { text.hasPrefix("\\begin{\($0)}") }) else { return nil }
      closing = .line("\\end{\(name)}")
    }
  }

  func isClosed(by line: Substring) -> Bool {
    let text = line.trimmed
    switch closing {
    case .fence(let character, let count):
      return text.count >= count && text.allSatisfy { $0 == character }
    case .line(let end): return text == end
    }
  }
}
