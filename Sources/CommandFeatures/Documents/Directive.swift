import VCSource

/// A document's request for a figure: the figure's name, its options, and the range of its
/// reference.
///
/// In Markdown:
///
///     <!-- vcdiagram figures/router figure=chain -->
///     (generated lines)
///     <!-- /vcdiagram -->
package struct Directive: Sendable {
  /// The figure's name without its extension: its path from the document's folder.
  package let name: Sourced<String>
  /// One of `formats`, nil if the name has none of these extensions.
  package let ending: String?
  /// The options in order, such as `figure=chain`; the value is empty for a word without `=`.
  package let options: [Option]
  /// The description in the document, nil for a description in a file.
  package let description: Source?
  /// The generated lines, as a range of bytes in the document.
  package let body: Range<Int>
  /// The beginning of the directive's line and of all lines of the body: spaces, tabs, and the
  /// marks of block quotes.
  package let indentation: String
  /// The value of AsciiDoc's `:imagesdir:` above the directive; nil if there is none.
  package let imagesFolder: String?

  /// The formats that documents show, as extensions of a figure's name.
  package static let formats = ["svg", "png", "pdf"]

  /// A word of a directive, with its value.
  package struct Option: Sendable {
    /// The word before `=`.
    package let key: Sourced<String>
    /// The value after `=`, without quotation marks.
    package let value: Sourced<String>
  }
}
