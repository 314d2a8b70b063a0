import VCDiagnostics

/// A document's request for a figure: the figure's name, its options, and the range of its
/// reference.
///
/// In Markdown:
///
///     <!-- vcdiagram figures/router figure=chain -->
///     (generated lines)
///     <!-- /vcdiagram -->
public struct Directive: Sendable {
  /// The figure's name without its extension: its path from the document's folder.
  public let name: Sourced<String>
  /// One of `formats`, nil if the name has none of these extensions.
  public let ending: String?
  /// The options in order, such as `figure=chain`; the value is empty for a word without `=`.
  public let options: [Option]
  /// The description in the document, nil for a description in a file.
  public let description: Source?
  /// The generated lines, as a range of bytes in the document.
  public let body: Range<Int>
  /// The beginning of the directive's line and of all lines of the body: spaces, tabs, and the
  /// marks of block quotes.
  public let indentation: String
  /// The value of AsciiDoc's `:imagesdir:` above the directive; nil if there is none.
  public let imagesFolder: String?

  /// The formats that documents show, as extensions of a figure's name.
  package static let formats = ["svg", "png", "pdf"]

  /// A word of a directive, with its value.
  public struct Option: Sendable {
    /// The word before `=`.
    public let key: Sourced<String>
    /// The value after `=`, without quotation marks.
    public let value: Sourced<String>
  }
}
