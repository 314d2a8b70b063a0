import Diagnostics

/// An element of a parsed text: its name, its attributes and what it stands in. Texts between elements
/// are not kept.
package struct XMLElement: Sendable {
  package let name: String
  /// In the order of the text.
  package let attributes: [(name: String, value: String)]
  /// Where the element that it stands in is in the list of all, nil for the outermost.
  package let parent: Int?
  /// Of its start tag, from its bracket to the end of its name.
  package let range: SourceRange

  /// The value of an attribute, nil where there is none.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
