/// The values of one text in document order; keys and values of a mapping alternate.
final class SyntaxTree: Sendable {
  /// One value. Offsets fit into 32 bits because a source has at most `Source.maximumSize` bytes.
  struct Entry: Sendable {
    var start: UInt32
    var end: UInt32
    /// The entry after this one and everything in it.
    var next: UInt32
    /// The index of the characters in `texts`; negative if the source contains them verbatim.
    var text: Int32
    var kind: SyntaxNode.Kind
  }

  let bytes: [UInt8]
  let entries: [Entry]
  private let texts: [String]

  init(bytes: [UInt8], entries: [Entry], texts: [String]) {
    (self.bytes, self.entries, self.texts) = (bytes, entries, texts)
  }

  func end(of index: Int) -> Int { Int(entries[index].next) }

  func text(of index: Int) -> String {
    let entry = entries[index]
    if entry.text >= 0 { return texts[Int(entry.text)] }
    switch entry.kind {
    case .mapping, .sequence, .unreadable: return ""
    // In JSON, the text is in quotes.
    case .text: return string(Int(entry.start) + 1, Int(entry.end) - 1)
    default: return string(Int(entry.start), Int(entry.end))
    }
  }

  func texts(ofKey key: String, in root: Int) -> Set<String> {
    let name = Array(key.utf8)
    var found: [Int] = []
    for mapping in root..<end(of: root) where entries[mapping].kind == .mapping {
      var member = mapping + 1
      while member < end(of: mapping) {
        let value = end(of: member)
        let hasText = entries[value].kind == .text || entries[value].kind == .scalar
        if hasText, isText(member, name) { found.append(value) }
        member = end(of: value)
      }
    }
    var texts = Set<String>(minimumCapacity: found.count)
    for value in found { texts.insert(text(of: value)) }
    return texts
  }

  /// Whether a scalar has a text; compared as bytes if the source contains it verbatim.
  private func isText(_ index: Int, _ name: [UInt8]) -> Bool {
    let entry = entries[index]
    if entry.text >= 0 { return texts[Int(entry.text)].utf8.elementsEqual(name) }
    let quote = entry.kind == .text ? 1 : 0
    let start = Int(entry.start) + quote
    guard Int(entry.end) - quote - start == name.count else { return false }
    for offset in name.indices where bytes[start + offset] != name[offset] { return false }
    return true
  }

  private func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}

/// Builds a tree from its first value to its last.
struct SyntaxTreeBuilder {
  private var entries: [SyntaxTree.Entry] = []
  private var texts: [String] = []
  private var open: [Int] = []

  init(reservingFor byteCount: Int) {
    entries.reserveCapacity(byteCount / 16)
  }

  /// Adds a scalar; `text` has its characters if the source doesn't contain them verbatim.
  mutating func add(_ kind: SyntaxNode.Kind, _ start: Int, _ end: Int, text: String? = nil) {
    var place: Int32 = -1
    if let text {
      place = Int32(texts.count)
      texts.append(text)
    }
    entries.append(
      SyntaxTree.Entry(
        start: UInt32(start), end: UInt32(end), next: UInt32(entries.count + 1), text: place,
        kind: kind))
  }

  /// Adds a value of another tree, whose text begins `distance` bytes later here.
  mutating func add(_ node: SyntaxNode, movedBy distance: Int = 0) {
    let shift = entries.count - node.index
    for index in node.index..<node.tree.end(of: node.index) {
      var entry = node.tree.entries[index]
      if entry.text >= 0 {
        texts.append(node.tree.text(of: index))
        entry.text = Int32(texts.count - 1)
      }
      entry.start += UInt32(distance)
      entry.end += UInt32(distance)
      entry.next = UInt32(Int(entry.next) + shift)
      entries.append(entry)
    }
  }

  /// Begins a mapping or a sequence.
  mutating func begin(_ kind: SyntaxNode.Kind, at start: Int) {
    open.append(entries.count)
    add(kind, start, start)
  }

  /// Ends the innermost mapping or sequence.
  mutating func end(at end: Int) {
    guard let last = open.popLast() else { preconditionFailure("nothing is open") }
    entries[last].end = UInt32(end)
    entries[last].next = UInt32(entries.count)
  }

  /// Returns the tree's first value, nil if there is none.
  consuming func root(of bytes: [UInt8]) -> SyntaxNode? {
    precondition(open.isEmpty, "something is still open")
    guard !entries.isEmpty else { return nil }
    return SyntaxNode(tree: SyntaxTree(bytes: bytes, entries: entries, texts: texts), index: 0)
  }
}
