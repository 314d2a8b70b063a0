/// A language of documents whose figures are kept up to date.
package enum DocumentSyntax: String, CaseIterable, Sendable {
  /// Markdown of any kind, including DocC's articles.
  case markdown
  case asciidoc
  case latex

  /// The language of a file, by its extension; nil for others.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    guard let syntax = Self.allCases.first(where: { $0.endings.contains(where: name.hasSuffix) })
    else { return nil }
    self = syntax
  }

  /// The extensions of its files.
  package var endings: [String] {
    switch self {
    case .markdown: [".md", ".markdown", ".mdx", ".qmd", ".rmd"]
    case .asciidoc: [".adoc", ".asciidoc", ".asc"]
    case .latex: [".tex", ".ltx"]
    }
  }

  /// The page, by its name or its measures, that is as wide as the column of text: in LaTeX, article's.
  var column: String { self == .latex ? "345x" : "column" }

  /// The line that ends a directive.
  var directiveEnd: String {
    [commentStart, "/vcdiagram", commentEnd].compactMap(\.self).joined(separator: " ")
  }

  /// The beginning of a comment.
  var commentStart: String {
    switch self {
    case .markdown: "<!--"
    case .asciidoc: "//"
    case .latex: "%"
    }
  }

  /// The end of a comment, nil for the end of its line.
  var commentEnd: String? { self == .markdown ? "-->" : nil }
}
