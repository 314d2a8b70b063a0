import VCCommand
import VCSource

/// The mentions of figures in a document: its directives, and the file names in its text.
///
/// A figure that is possibly mentioned counts as mentioned, so that it isn't removed.
struct FigureMentions {
  /// The document's folder, from the root, with its slash.
  private let folder: String
  private let text: String
  /// The paths of the figures that directives name, without extensions.
  private let figures: [String]
  private let hasNamesWithoutEnding: Bool

  /// The mentions in a document; nil for an unreadable file.
  init?(_ path: String) {
    guard let source = try? PlainFile(namedByText: path).source else { return nil }
    let syntax = EmbeddedDocument.syntax(of: path)
    let document = syntax.flatMap { try? Document(parsing: source, as: $0) }
    self.init(
      String(decoding: source.bytes, as: UTF8.self), in: String(PathParts(path).folder), syntax,
      figures: document?.directives.map(\.name.value) ?? [])
  }

  init(_ text: String, in folder: String, _ syntax: DocumentSyntax?, figures: [String] = []) {
    (self.text, self.folder) = (text, folder)
    self.figures = figures.compactMap { DocumentRepository.realPath(of: folder + $0) }
    hasNamesWithoutEnding = syntax == .latex || folder.contains(".docc/")
  }

  /// - Parameter file: A figure's path from the root, without links.
  func contain(_ file: String) -> Bool {
    let parts = PathParts(file)
    let path = parts.folder + parts.stem.name
    if figures.contains(where: { Self.isPicture(path, of: $0) }) { return true }
    if isNamed(parts.name, file) { return true }
    // DocC and LaTeX find the extension themselves, DocC also the dark figure.
    let stem = String(parts.stem.name.prefix { $0 != "~" })
    return hasNamesWithoutEnding && !stem.isEmpty && isNamed(stem, parts.folder + stem)
  }

  /// Whether a file belongs to a figure, as one of its steps or themes.
  private static func isPicture(_ path: some StringProtocol, of figure: String) -> Bool {
    guard path.hasPrefix(figure) else { return false }
    return path.dropFirst(figure.count).first.map("-~@".contains) ?? true
  }

  /// Whether the text contains a path that ends in a name and may lead to the file.
  private func isNamed(_ name: String, _ file: String) -> Bool {
    text.ranges(of: name).contains { range in
      if let next = text[range.upperBound...].first, Self.isOfName(next) { return false }
      let start = text[..<range.lowerBound].lastIndex { !Self.isOfName($0) && $0 != "/" }
      let first = start.map { text.index(after: $0) } ?? text.startIndex
      let path = String(text[first..<range.upperBound])
      guard PathParts(path).name == name else { return false }
      if !name.contains("."), !isQuoted(first, range.upperBound) { return false }
      let real = DocumentRepository.realPath(of: folder + path)
      if real == file { return true }
      // A web address, or a path from a site's root.
      if path.hasPrefix("/") { return true }
      // A path to another existing file isn't this one; any other may start in an unknown folder.
      if let real, InputFile.exists(real) { return false }
      let known = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      return ("/" + file).hasSuffix("/" + known.joined(separator: "/"))
    }
  }

  /// Whether the text is quoted, unlike a word in a sentence.
  private func isQuoted(_ start: String.Index, _ end: String.Index) -> Bool {
    guard start > text.startIndex, end < text.endIndex else { return false }
    return "({\"".contains(text[text.index(before: start)]) && ")}\"".contains(text[end])
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.+~@".contains(character)
  }
}
