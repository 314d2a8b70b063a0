import Diagnostics

/// Reads the values of a mapping by key and type, and reports whatever does not fit.
///
/// A key is known because it is asked for. `finish()` reports the keys that nobody asked for, so
/// it comes last.
package struct MappingReader {
  package let node: SyntaxNode
  package let faults: DiagnosticCollector
  private var fields: [Field] = []
  private var askedKeys: [String] = []

  private struct Field {
    var name: String
    // Indices rather than nodes: millions of readers are made, and nodes are counted references.
    var key: Int
    var value: Int
    var isAsked = false
  }

  /// Reads a node; one that is no mapping is reported with `what` it should be, and has no keys.
  package init(_ node: SyntaxNode, expecting what: String, _ faults: DiagnosticCollector) {
    self.node = node
    self.faults = faults
    if node.kind != .mapping, node.kind != .unreadable {
      faults.error("\(what) is a mapping, not \(node.phrase)", at: node.range)
    }
    fields.reserveCapacity(8)
    askedKeys.reserveCapacity(16)
    readFields()
  }

  private func range(_ index: Int) -> SourceRange { SyntaxNode(tree: node.tree, index: index).range }

  private static let fewKeys = 64

  private mutating func readFields() {
    // Few keys are compared one by one, many by a dictionary: no text takes squared time.
    var places: [String: Int] = [:]
    for (key, value) in node.members where key.kind != .unreadable {
      let name = key.text
      let earlier =
        fields.count < Self.fewKeys ? fields.firstIndex { $0.name == name } : places[name]
      if let earlier {
        faults.error(
          "the key \(name.quoted) stands here a second time", at: key.range,
          notes: [Diagnostic.Note("it stands here first", at: range(fields[earlier].key))])
        continue
      }
      fields.append(Field(name: name, key: key.index, value: value.index))
      if fields.count == Self.fewKeys {
        for (place, field) in fields.enumerated() { places[field.name] = place }
      } else if fields.count > Self.fewKeys {
        places[name] = fields.count - 1
      }
    }
  }

  /// The place of what the whole mapping lacks: its beginning.
  package var start: SourceRange {
    SourceRange(start: node.range.start, end: node.range.start + 1)
  }

  /// Where a key stands, nil when it does not.
  package func place(of key: String) -> SourceRange? {
    fields.first { $0.name == key }.map { range($0.key) }
  }

  package func has(_ key: String) -> Bool { fields.contains { $0.name == key } }

  /// The value of a key, whatever it is; nil when it is missing or could not be read.
  package mutating func value(_ key: String) -> SyntaxNode? {
    askedKeys.append(key)
    for index in fields.indices where fields[index].name == key {
      fields[index].isAsked = true
      let value = SyntaxNode(tree: node.tree, index: fields[index].value)
      return value.kind == .unreadable ? nil : value
    }
    return nil
  }

  /// Reports the keys that nobody asked for; true if there are none.
  @discardableResult
  package mutating func finish() -> Bool {
    let unknown = fields.filter { !$0.isAsked }
    for field in unknown {
      faults.error(
        "there is no key \(field.name.quoted)" + suggestion(for: field.name, among: askedKeys),
        at: range(field.key))
    }
    return unknown.isEmpty
  }

  // In a text with thousands of faults nobody reads the suggestions, but they would cost.
  private func suggestion(for name: String, among names: [String]) -> String {
    guard faults.diagnostics.count < 500 else { return "" }
    var suggestions = SpellingSuggestions(names)
    return suggestions.ending(for: name)
  }

  /// Reports that a key which must be there is not.
  package func missing(_ key: String, of what: String) {
    faults.error("\(what) has no '\(key)'", at: start)
  }
}

// MARK: Types

extension MappingReader {
  package mutating func string(_ key: String) -> Sourced<String>? {
    read(key, "a text") { $0.string }
  }

  package mutating func bool(_ key: String) -> Sourced<Bool>? {
    read(key, "true or false") { $0.bool }
  }

  package mutating func int(_ key: String) -> Sourced<Int>? {
    read(key, "a whole number") { $0.int }
  }

  package mutating func int(_ key: String, in range: ClosedRange<Int>) -> Sourced<Int>? {
    read(key, "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      $0.int.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  package mutating func double(_ key: String) -> Sourced<Double>? {
    read(key, "a number") { $0.double }
  }

  package mutating func double(_ key: String, in range: ClosedRange<Double>) -> Sourced<Double>? {
    func text(_ bound: Double) -> String {
      Int(exactly: bound).map(String.init) ?? String(bound)
    }
    return read(key, "a number from \(text(range.lowerBound)) to \(text(range.upperBound))") {
      $0.double.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A value with one of several spellings; the message names them all.
  package mutating func choice<Value>(
    _ key: String, among allSpellings: @autoclosure () -> [String], _ value: (String) -> Value?
  ) -> Sourced<Value>? {
    guard let node = self.value(key) else { return nil }
    if let text = node.string, let value = value(text) { return Sourced(value, at: node.range) }
    let spellings = allSpellings()
    let ending = node.string.map { suggestion(for: $0, among: spellings) } ?? ""
    if spellings.count <= 4 {
      faults.error(
        "'\(key)' takes \(spellings.alternatives), not \(node.phrase)" + ending, at: node.range)
    } else {
      faults.error(
        "'\(key)' does not take \(node.phrase)" + ending, at: node.range,
        notes: [Diagnostic.Note("it takes \(spellings.alternatives)")])
    }
    return nil
  }

  /// A value of an enum with raw values.
  package mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ key: String, _ type: Value.Type
  ) -> Sourced<Value>? {
    choice(key, among: type.allCases.map(\.rawValue)) { type.init(rawValue: $0) }
  }

  /// A mapping, to be read by a reader of its own (which `finish`es by itself).
  package mutating func mapping(_ key: String) -> MappingReader? {
    read(key, "a mapping") { $0.kind == .mapping ? $0 : nil }
      .map { MappingReader($0.value, expecting: "'\(key)'", faults) }
  }

  /// The elements of a list.
  package mutating func sequence(_ key: String) -> Sourced<[SyntaxNode]>? {
    read(key, "a list") { $0.kind == .sequence ? Array($0.elements) : nil }
  }

  private mutating func read<Value>(
    _ key: String, _ what: @autoclosure () -> String, _ convert: (SyntaxNode) -> Value?
  ) -> Sourced<Value>? {
    guard let node = value(key) else { return nil }
    if let value = convert(node) { return Sourced(value, at: node.range) }
    faults.error("'\(key)' takes \(what()), not \(node.phrase)", at: node.range)
    return nil
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  package var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
