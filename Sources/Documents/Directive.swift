import Diagnostics

/// A document's request for a figure: the figure's name, its options, and the range of its
/// reference.
///
/// In Markdown:
public struct Directive: Sendable {
  /// The figure's name without its ending: its path from the document's folder.
  public let name: Sourced<String>
  /// `svg`, `png` or `pdf`, nil where the name has none of them.
  public let ending: String?
  /// `figure=chain` and the like in their order; the value is empty for a word without `=`.
  public let options: [Option]
  /// The description that stands in the document, nil for one in a file.
  public let description: Source?
  /// What is ours, in bytes of the document.
  public let body: Range<Int>
  /// What the directive's line begins with, and so do those of the body: spaces, and the marks of
  /// block quotes.
  public let indentation: String
  /// `:imagesdir:` of AsciiDoc, where it stands above.
  public let imagesFolder: String?

  /// A word of a directive.
  public struct Option: Sendable {
    /// The word before `=`.
    public let key: Sourced<String>
    /// What stands after it, without quotation marks.
    public let value: Sourced<String>
  }
}
