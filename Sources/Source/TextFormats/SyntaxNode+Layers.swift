extension SyntaxNode {
  /// A mapping over another: the members of the other, then its own.
  ///
  /// - Parameters:
  ///   - start: The offset of its text in `bytes`, which begin with the other's text.
  ///   - base: The other; if it isn't a mapping, nothing is put over it.
  ///   - hidden: The keys of the other's members that are left out.
  ///   - list: The key of a list that continues the other's.
  package init(
    _ node: SyntaxNode, at start: Int, over base: SyntaxNode, hiding hidden: Set<String>,
    joining list: String, in bytes: [UInt8]
  ) {
    var builder = SyntaxTreeBuilder(reservingFor: bytes.count)
    builder.begin(.mapping, at: node.range.start + start)
    for (key, value) in base.members where !hidden.contains(key.text) {
      builder.add(key)
      builder.add(value)
    }
    for (key, value) in node.members {
      builder.add(key, movedBy: start)
      let first = key.text == list ? base[member: list] : nil
      guard let first, first.kind == .sequence, value.kind == .sequence else {
        builder.add(value, movedBy: start)
        continue
      }
      builder.begin(.sequence, at: value.range.start + start)
      for element in first.elements { builder.add(element) }
      for element in value.elements { builder.add(element, movedBy: start) }
      builder.end(at: value.range.end + start)
    }
    builder.end(at: node.range.end + start)
    self = base.kind == .mapping ? builder.root(of: bytes) ?? base : base
  }
}
