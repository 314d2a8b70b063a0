import Diagnostics
internal import Yams

/// Writes Yams's nodes into a syntax tree; recursion is bounded by the survey.
struct YAMLTreeReader {
  private let bytes: [UInt8]
  private let faults: DiagnosticCollector
  private let renamedKeys: [Int: String]
  private var marks: MarkReader
  private var tree: SyntaxTreeBuilder
  private var isRefused = false
  /// Where the last scalar ended, which is where an empty mapping or sequence cannot end before.
  private var lastEnd: Int

  init(_ source: Source, _ faults: DiagnosticCollector, renamedKeys: [Int: String]) {
    bytes = source.bytes
    self.faults = faults
    self.renamedKeys = renamedKeys
    marks = MarkReader(source)
    tree = SyntaxTreeBuilder(reservingFor: bytes.count)
    lastEnd = source.textStart
  }

  /// The whole tree, nil when it holds what plain YAML does not have.
  mutating func read(_ root: Yams.Node) -> Node? {
    add(root, depth: 0)
    if isRefused { return nil }
    let result = tree
    return result.root(of: bytes)
  }

  private mutating func add(_ node: Yams.Node, depth: Int) {
    guard !isRefused else { return }
    let start = node.mark.map { marks.offset(of: $0) } ?? lastEnd
    guard node.anchor == nil, isImplicit(node), depth <= 2 * Node.maximumDepth else {
      faults.error(
        "anchors, aliases and tags are not read", at: SourceRange(start: start, end: start + 1))
      isRefused = true
      return
    }
    switch node {
    case .scalar(let scalar): add(scalar, at: start)
    case .mapping(let mapping):
      tree.begin(.mapping, at: start)
      lastEnd = max(lastEnd, start)
      for (key, value) in mapping {
        addKey(key, depth: depth)
        add(value, depth: depth + 1)
      }
      close(UInt8(ascii: "{"), UInt8(ascii: "}"), from: start)
    case .sequence(let sequence):
      tree.begin(.sequence, at: start)
      lastEnd = max(lastEnd, start)
      for element in sequence { add(element, depth: depth + 1) }
      close(UInt8(ascii: "["), UInt8(ascii: "]"), from: start)
    case .alias: isRefused = true
    }
  }

  private mutating func addKey(_ key: Yams.Node, depth: Int) {
    if case .scalar = key { return add(key, depth: depth) }
    let start = key.mark.map { marks.offset(of: $0) } ?? lastEnd
    faults.error("a key is a text", at: SourceRange(start: start, end: start + 1))
    isRefused = true
  }

  /// Without rules every value that has no tag is of its shape's own type.
  private func isImplicit(_ node: Yams.Node) -> Bool {
    switch node {
    case .scalar: node.tag.description == "tag:yaml.org,2002:str"
    case .mapping: node.tag.description == "tag:yaml.org,2002:map"
    case .sequence: node.tag.description == "tag:yaml.org,2002:seq"
    case .alias: false
    }
  }

  private mutating func add(_ scalar: Yams.Node.Scalar, at start: Int) {
    let text = renamedKeys.isEmpty ? scalar.string : renamedKeys[start] ?? scalar.string
    let isVerbatim =
      start + text.utf8.count <= bytes.count
      && bytes[start..<(start + text.utf8.count)].elementsEqual(text.utf8)
    let end = isVerbatim ? start + text.utf8.count : self.end(ofScalarAt: start)
    tree.add(.scalar, start, end, text: isVerbatim ? nil : text)
    lastEnd = end
  }

  /// Where a text in quotes ends, or the first line of one that is written otherwise.
  private func end(ofScalarAt start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    let quote = bytes[start]
    var place = start + 1
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    while place < bytes.count {
      if isQuoted, bytes[place] == quote {
        let isDoubled = quote == UInt8(ascii: "'") && place + 1 < bytes.count
        if !isDoubled || bytes[place + 1] != quote { return place + 1 }
        place += 1
      } else if quote == UInt8(ascii: "\""), bytes[place] == UInt8(ascii: "\\") {
        place += 1
      } else if !isQuoted, lineBreakLength(bytes, at: place) > 0 {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  /// Ends a collection after its bracket, or where its last value ends.
  private mutating func close(_ opening: UInt8, _ closing: UInt8, from start: Int) {
    if start < bytes.count, bytes[start] == opening {
      var place = max(lastEnd, start + 1)
      while place < bytes.count, bytes[place] != closing { place += 1 }
      lastEnd = min(place + 1, bytes.count)
    }
    tree.end(at: max(lastEnd, start))
  }
}
