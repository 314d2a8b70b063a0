import Diagnostics
import Documents

/// What a document says of figures: its directives, and the names of files in its text.
///
/// A figure that may be meant counts as mentioned: it is kept.
struct FigureMentions {
  /// The document's folder, from the root, with its slash.
  private let folder: String
  private let text: String
  /// The paths of the figures that directives name, without endings.
  private let figures: [String]
  private let hasNamesWithoutEnding: Bool

  /// A document's mentions; nil for a file that cannot be read.
  init?(_ path: String) {
    guard let source = try? InputFile(path).source else { return nil }
    let syntax = EmbeddedDocument.syntax(of: path)
    let document = syntax.flatMap { try? Document(parsing: source, as: $0) }
    self.init(
      String(decoding: source.bytes, as: UTF8.self), in: String(PathParts(path).folder), syntax,
      figures: document?.directives.map(\.name.value) ?? [])
  }

  init(_ text: String, in folder: String, _ syntax: DocumentSyntax?, figures: [String] = []) {
    self.text = text
    self.folder = folder
    self.figures = figures.compactMap { DocumentRepository.realPath(of: folder + $0) }
    hasNamesWithoutEnding = syntax == .latex || folder.contains(".docc/")
  }

  /// - Parameter file: a figure's path from the root, without links.
  func contain(_ file: String) -> Bool {
    let parts = PathParts(file)
    let path = parts.folder + parts.stem.name
    if figures.contains(where: { Self.isPicture(path, of: $0) }) { return true }
    if isNamed(parts.name, file) { return true }
    // DocC and LaTeX find the ending themselves, DocC the dark figure too.
    let stem = String(parts.stem.name.prefix { $0 != "~" })
    return hasNamesWithoutEnding && !stem.isEmpty && isNamed(stem, parts.folder + stem)
  }

  /// Whether a file is of this figure: of one of its steps, or themes.
  private static func isPicture(_ path: some StringProtocol, of figure: String) -> Bool {
    guard path.hasPrefix(figure) else { return false }
    return path.dropFirst(figure.count).first.map("-~@".contains) ?? true
  }

  /// Whether the text has a path that ends in a name, and may lead to the file.
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
      // An address, or a path from a site's root.
      if path.hasPrefix("/") { return true }
      // Another file of this name; else a path from a folder that only the reader knows.
      if let real, InputFile.exists(real) { return false }
      let known = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      return ("/" + file).hasSuffix("/" + known.joined(separator: "/"))
    }
  }

  /// A word of a sentence is no file.
  private func isQuoted(_ start: String.Index, _ end: String.Index) -> Bool {
    guard start > text.startIndex, end < text.endIndex else { return false }
    return "({\"".contains(text[text.index(before: start)]) && ")}\"".contains(text[end])
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.+~@".contains(character)
  }
}
