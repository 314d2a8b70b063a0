/// A language of documents that figures are kept up to date in.
public enum DocumentSyntax: String, CaseIterable, Sendable {
  /// Markdown of any kind, DocC's articles too.
  case markdown
  case asciidoc
  case latex

  /// The language of a file, by what its name ends in; nil for another.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    guard let syntax = Self.allCases.first(where: { $0.endings.contains(where: name.hasSuffix) })
    else { return nil }
    self = syntax
  }

  /// What names of its files end in.
  public var endings: [String] {
    switch self {
    case .markdown: [".md", ".markdown", ".mdx", ".qmd", ".rmd"]
    case .asciidoc: [".adoc", ".asciidoc", ".asc"]
    case .latex: [".tex", ".ltx"]
    }
  }

  /// What closes a directive.
  var directiveEnd: String {
    switch self {
    case .markdown: "<!-- /vcdiagram -->"
    case .asciidoc: "// /vcdiagram"
    case .latex: "% /vcdiagram"
    }
  }

  /// What begins a comment.
  var commentStart: String {
    switch self {
    case .markdown: "<!--"
    case .asciidoc: "//"
    case .latex: "%"
    }
  }

  /// What ends a comment, nil for the end of its line.
  var commentEnd: String? { self == .markdown ? "-->" : nil }
}
