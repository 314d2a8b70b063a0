/// A value of a parsed text in JSON or YAML: a mapping, a sequence, or a scalar.
///
/// All values of a text are in one flat array, in document order, so that deep nesting doesn't
/// exhaust the stack, neither here nor when the tree is freed.
package struct SyntaxNode: Sendable {
  let tree: SyntaxTree
  let index: Int

  /// The kind of a value. Only JSON writes a scalar's type; YAML's plain scalars have none yet.
  package enum Kind: UInt8, Sendable {
    case mapping
    case sequence
    /// A scalar in YAML, which takes the type that is requested.
    case scalar
    /// JSON's types.
    case text
    case number
    case `true`
    case `false`
    case null
    /// A value that couldn't be read; it has been reported.
    case unreadable
  }

  package var kind: Kind { tree.entries[index].kind }

  package var range: SourceRange {
    let entry = tree.entries[index]
    return SourceRange(start: Int(entry.start), end: Int(entry.end))
  }

  /// The characters of a scalar, without escapes and quotes; empty for a mapping or a sequence.
  package var text: String { tree.text(of: index) }

  /// The values of a sequence in order; empty for other nodes.
  package var elements: Elements { contents(of: .sequence) }

  /// The members of a mapping in order, including duplicate keys; empty for other nodes.
  package var members: Members { Members(elements: contents(of: .mapping)) }

  /// The values in a node of a kind; none in other nodes.
  private func contents(of kind: Kind) -> Elements {
    Elements(
      tree: tree, position: index + 1, end: self.kind == kind ? tree.end(of: index) : index + 1)
  }

  /// The value of a key, nil if there is none.
  package subscript(member key: String) -> SyntaxNode? {
    members.first { $0.key.text == key }?.value
  }

  /// The text of every scalar under a key anywhere in the node.
  package func texts(ofKey key: String) -> Set<String> { tree.texts(ofKey: key, in: index) }

  package struct Elements: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var position: Int
    let end: Int

    package mutating func next() -> SyntaxNode? {
      guard position < end else { return nil }
      defer { position = tree.end(of: position) }
      return SyntaxNode(tree: tree, index: position)
    }
  }

  package struct Members: Sequence, IteratorProtocol {
    var elements: Elements

    package mutating func next() -> (key: SyntaxNode, value: SyntaxNode)? {
      guard let key = elements.next(), let value = elements.next() else { return nil }
      return (key, value)
    }
  }
}

extension SyntaxNode {
  /// Whether it stands for nothing: JSON's `null`, or a word for it that YAML leaves a text.
  package var isNull: Bool {
    kind == .null || kind == .scalar && ["null", "Null", "NULL", "nil", "~"].contains(text)
  }

  /// The node's value, for messages.
  package var messageValue: Words {
    switch kind {
    case .mapping: .valueMapping
    case .sequence: .valueList
    case .scalar where text.isEmpty, .text where text.isEmpty: .valueEmptyText
    case .scalar where isNull, .null: .valueNull
    case .scalar: .valueScalar(text: text)
    case .text: .valueText(text: text)
    case .number: .valueNumber(digits: text.prefix(40))
    case .true: .valueBoolean(value: "true")
    case .false: .valueBoolean(value: "false")
    case .unreadable: .valueUnreadable
    }
  }

  /// Whether it is a number in the digits of Chinese input methods.
  var hasWideDigits: Bool {
    guard let string, !string.isEmpty else { return false }
    return string.unicodeScalars.allSatisfy { ("０"..."９").contains($0) }
  }
}
