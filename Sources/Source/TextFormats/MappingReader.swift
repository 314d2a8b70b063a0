/// Reads the values of a mapping by key and type, and reports everything that doesn't fit.
///
/// Requesting a key makes it known. `finish()` reports the keys that were never requested, so call
/// it last.
package struct MappingReader {
  package let node: SyntaxNode
  package let diagnostics: DiagnosticCollector
  private var fields: [Field] = []
  /// The requested keys in order, until every field has been requested; no key is unknown then.
  private var askedKeys: [String] = []
  private var unaskedCount = 0

  private struct Field {
    var name: String
    // Compared before the name, because most requested keys are missing and differ in length.
    var length: Int
    // Indices rather than nodes: there are millions of readers, and nodes are reference-counted.
    var key: Int
    var value: Int
    var isAsked = false
  }

  /// Reads a node as the mapping of `subject`. Reports any other node, which then has no keys.
  package init(
    _ node: SyntaxNode, expecting subject: Message.Subject, _ diagnostics: DiagnosticCollector
  ) {
    (self.node, self.diagnostics) = (node, diagnostics)
    if node.kind != .mapping, node.kind != .unreadable {
      diagnostics.refuse(node, .notAMapping(subject: subject, value: node.messageValue))
    }
    fields.reserveCapacity(8)
    readFields()
    unaskedCount = fields.count
  }

  private func range(_ index: Int) -> SourceRange {
    SyntaxNode(tree: node.tree, index: index).range
  }

  private static let fewKeys = 64

  private mutating func readFields() {
    // A few keys are compared one by one, many through a dictionary, so that no text takes
    // quadratic time.
    var places: [String: Int] = [:]
    for (key, value) in node.members where key.kind != .unreadable {
      let name = key.text
      let earlier =
        fields.count < Self.fewKeys ? fields.firstIndex { $0.name == name } : places[name]
      if let earlier {
        diagnostics.refuse(
          key, .duplicateKey(key: name),
          notes: [Diagnostic.Note(.standsHereFirst, at: range(fields[earlier].key))])
        continue
      }
      fields.append(Field(name: name, length: name.utf8.count, key: key.index, value: value.index))
      if fields.count == Self.fewKeys {
        for (place, field) in fields.enumerated() { places[field.name] = place }
      } else if fields.count > Self.fewKeys {
        places[name] = fields.count - 1
      }
    }
  }

  /// The location of an error about something missing in the mapping: its beginning.
  package var start: SourceRange {
    SourceRange(ofCharacterAt: node.range.start, in: node.tree.bytes)
  }

  /// The location of a key, nil if it is missing.
  package func place(of key: String) -> SourceRange? {
    fields.first { $0.name == key }.map { range($0.key) }
  }

  package func has(_ key: String) -> Bool { fields.contains { $0.name == key } }

  /// Whether some key was never requested.
  package var hasMore: Bool { unaskedCount > 0 }

  /// Returns the value of a key, of any type; nil if it is missing or was unreadable.
  package mutating func value(_ key: String) -> SyntaxNode? {
    if hasMore { askedKeys.append(key) }
    let length = key.utf8.count
    for index in fields.indices where fields[index].length == length && fields[index].name == key {
      if !fields[index].isAsked { unaskedCount -= 1 }
      fields[index].isAsked = true
      let value = SyntaxNode(tree: node.tree, index: fields[index].value)
      return value.kind == .unreadable ? nil : value
    }
    return nil
  }

  /// Reports the keys that were never requested. Returns the suggestion for each of them.
  ///
  /// - Parameter meaning: Returns the key that a synonym stands for, perhaps with its value
  ///   (`class: UINavigationController`), nil if there is none. If that key is allowed here, it is preferred
  ///   to keys with a similar spelling.
  /// - Parameter list: The command that lists the keys.
  /// - Parameter home: Returns a note on where a key belongs that is none here.
  @discardableResult
  package mutating func finish(
    meaning: (String) -> String? = { _ in nil }, listedBy list: String = "help keys",
    home: (_ key: String, _ value: String?) -> Message? = { _, _ in nil }
  ) -> [String?] {
    let unknown = fields.filter { !$0.isAsked }
    func known(_ name: String) -> String? {
      guard suggests, let key = meaning(name),
        askedKeys.contains(where: { key == $0 || key.hasPrefix("\($0):") })
      else { return nil }
      return key
    }
    if let key = reportKeyAsValue(of: unknown, subjects: unknown.filter { known($0.name) == nil }) {
      return [key]
    }
    var suggestions: [String?] = []
    // A value with two possible types is requested twice.
    let keys = askedKeys.uniqued()
    for field in unknown {
      let suggestion = known(field.name) ?? nearest(to: field.name, among: askedKeys)
      // The keys are listed once, and only for a key without a suggestion.
      let listsHere = suggests && suggestion == nil && !suggestions.contains(nil)
      diagnostics.refuse(
        SyntaxNode(tree: node.tree, index: field.key),
        .unknownKey(key: field.name, suggestion: suggestion),
        notes: listsHere
          ? [
            Diagnostic.Note(
              home(field.name, text(of: field)) ?? .possibleKeys(keys: keys, list: list))
          ] : [])
      suggestions.append(suggestion)
    }
    return suggestions
  }

  /// Reports a key that is written as the value of an unknown key, as in `kind: show, to: b` for
  /// `show: b`. Returns the key; nil if there is none.
  ///
  /// The other unknown keys belong to that form, too, so they aren't reported.
  ///
  /// - Parameter subjects: The unknown keys that may have the key's value.
  private func reportKeyAsValue(of unknown: [Field], subjects: [Field]) -> String? {
    guard suggests else { return nil }
    for field in unknown {
      guard let key = text(of: field), askedKeys.contains(key), !has(key) else { continue }
      let subject = subjects.lazy.filter { $0.name != field.name }.compactMap(text).first
      diagnostics.error(
        .keyAsValue(unknown: field.name, key: key, example: subject.map { "\(key): \($0)" }),
        at: range(field.key))
      return key
    }
    return nil
  }

  private func text(of field: Field) -> String? {
    SyntaxNode(tree: node.tree, index: field.value).string
  }

  // In a text with thousands of errors, nobody reads the suggestions, and they take time.
  private var suggests: Bool { diagnostics.count < 500 }

  private func nearest(to name: String, among names: [String]) -> String? {
    suggests ? name.nearest(among: names) : nil
  }

  /// The name that begins or ends with a word (`crossDissolve` for `dissolve`), or the other way
  /// round; nil if several with different meanings do.
  private func shortest(like word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    guard word.utf8.count >= 4 else { return nil }
    let alike = names.filter { name in
      let name = name.lowercased()
      return name.hasPrefix(word) || name.hasSuffix(word) || word.hasSuffix(name)
    }
    guard let shortest = alike.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    let end = shortest.lowercased()
    return alike.allSatisfy { $0.lowercased().hasSuffix(end) } ? shortest : nil
  }

  /// Reports a missing required key, unless an unknown key was probably meant to be it.
  package func missing(_ key: String, of subject: Message.Subject, unless suggested: [String?] = [])
  {
    if has(key) || suggested.contains(key) { return }
    diagnostics.error(.missingRequiredKey(subject: subject, key: key), at: start)
  }
}

// MARK: Types

extension MappingReader {
  package mutating func string(_ key: String) -> Sourced<String>? {
    read(key, .typeText) { $0.string }
  }

  package mutating func bool(_ key: String) -> Sourced<Bool>? {
    read(key, .typeBoolean) { $0.bool }
  }

  package mutating func int(_ key: String) -> Sourced<Int>? {
    read(key, .typeWholeNumber(low: nil, high: nil)) { $0.int }
  }

  package mutating func int(_ key: String, in range: ClosedRange<Int>) -> Sourced<Int>? {
    read(key, .typeWholeNumber(low: range.lowerBound, high: range.upperBound)) {
      $0.int.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  package mutating func double(_ key: String, in range: ClosedRange<Double>) -> Sourced<Double>? {
    read(key, .typeNumber(low: range.lowerBound.short, high: range.upperBound.short)) {
      $0.double.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Reads one of a few words; without a value, the choice stays. The error or its note lists them all.
  package mutating func choose<Value: CaseIterable & RawRepresentable<String>>(
    _ key: String, into choice: inout Value
  ) {
    guard let node = value(key) else { return }
    if let value = node.string.flatMap(Value.init(rawValue:)) {
      choice = value
    } else {
      reportUnknown(key, node, among: Self.rawValues(of: Value.self))
    }
  }

  // Not inlined, so that conformances are looked up only for an error, because that takes time.
  @inline(never)
  private static func rawValues<Value: CaseIterable & RawRepresentable<String>>(
    of type: Value.Type
  ) -> [String] {
    type.allCases.map { $0.rawValue }
  }

  /// Reports a value that is none of the spellings.
  package func reportUnknown(_ key: String, _ node: SyntaxNode, among spellings: [String]) {
    let found = node.messageValue
    let suggestion = node.string.flatMap {
      nearest(to: $0, among: spellings) ?? shortest(like: $0, among: spellings)
    }
    if spellings.count <= 4 {
      diagnostics.error(
        .unknownChoice(key: key, choices: spellings, value: found, suggestion: suggestion),
        at: node.range)
    } else {
      diagnostics.error(
        .unknownName(key: key, value: found, suggestion: suggestion), at: node.range,
        notes: [Diagnostic.Note(.possibleValues(choices: spellings, notation: nil))])
    }
  }

  /// Reads a mapping and returns a reader for it, which needs its own `finish`.
  package mutating func mapping(_ key: String) -> MappingReader? {
    read(key, .valueMapping) { $0.kind == .mapping ? $0 : nil }
      .map { MappingReader($0.value, expecting: .value(ofKey: key), diagnostics) }
  }

  /// Reads the elements of a list.
  package mutating func sequence(_ key: String) -> Sourced<[SyntaxNode]>? {
    read(key, .valueList) { $0.kind == .sequence ? Array($0.elements) : nil }
  }

  private mutating func read<Value>(
    _ key: String, _ type: Words, _ convert: (SyntaxNode) -> Value?
  ) -> Sourced<Value>? {
    guard let node = value(key) else { return nil }
    if let value = convert(node) { return Sourced(value, at: node.range) }
    diagnostics.wrongType(node, key, type)
    return nil
  }
}

extension DiagnosticCollector {
  /// Reports a value of the wrong type; unreadable values have been reported.
  package func wrongType(_ node: SyntaxNode, _ key: String, _ type: Words) {
    if node.kind == .unreadable { return }
    let value = node.messageValue
    let message = Message.wrongType(
      isBareColor: type == .typeColor && value == .valueEmptyText, key: key, type: type,
      value: value, hasWideDigits: node.hasWideDigits)
    // In the place of brackets, full-width ones are a text.
    if type == .valueList || type == .valueMapping { return refuse(node, message) }
    error(message, at: node.range)
  }
}
