import VCSource

/// An element of a parsed text: its name, its attributes and its parent. Texts between elements are
/// dropped.
struct XMLElement: Sendable {
  let name: String
  /// The attributes in the order of the text.
  let attributes: [(name: String, value: String)]
  /// The index of the parent in the list of all elements, nil for the outermost element.
  let parent: Int?
  /// The range of its start tag, from its bracket to the end of its name.
  let range: SourceRange

  /// The value of an attribute, nil if there is none.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The element with its range in a text that begins `distance` bytes earlier.
  func moved(by distance: Int) -> XMLElement {
    XMLElement(name: name, attributes: attributes, parent: parent, range: range.moved(by: distance))
  }
}
