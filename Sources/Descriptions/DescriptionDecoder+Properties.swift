import VCEngine
import VCSource

/// The values of an owner's keys, read before the owner exists.
struct KeyValues<Owner> {
  fileprivate var rows: [(row: KeyRow<Owner>, value: Sourced<KeyValue>)] = []

  func set(in owner: inout Owner) {
    for (row, value) in rows { row.set?(&owner, value) }
  }
}

extension DescriptionDecoder {
  mutating func readProperties(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) {
    // Most controllers have only an id and a class: don't look up all these keys a million times.
    guard reader.hasMore else { return }
    let isSplit = viewController.kind == .split
    // `style` is a split view controller's key; for other controllers it is a synonym of another
    // key.
    keyValues(of: ViewControllerKey.self, except: isSplit ? nil : .style, in: &reader)
      .set(in: &viewController)
    // Only named columns have a delegate that chooses the top column (R25).
    let top = ViewControllerKey.topColumnForCollapsing
    guard viewController.columns == nil, let place = reader.place(of: top) else { return }
    let message: Message.Declaration =
      isSplit
      ? .topColumnOfList(id: viewController.id.value)
      : .keyOfAnotherClass(
        owner: "UISplitViewController", key: top.rawValue,
        className: viewController.className.value)
    diagnostics.warning(.declaration(message), at: place)
  }
}

extension DescriptionDecoder {
  /// Reads the keys that have values.
  mutating func keyValues<Key: DescriptionKeys>(
    of keys: Key.Type, except other: Key? = nil, in reader: inout MappingReader
  ) -> KeyValues<Key.Owner> {
    var values = KeyValues<Key.Owner>()
    for (key, row) in Key.rows where row.set != nil && key != other {
      if let value = value(of: key.rawValue, row.shape, in: &reader) {
        values.rows.append((row, value))
      }
    }
    return values
  }

  /// Reads a value. Of a text in several languages it is that of the first, and all are translations.
  mutating func value(
    of key: String, _ shape: KeyShape, in reader: inout MappingReader
  ) -> Sourced<KeyValue>? {
    let isLink = if case .link = shape { true } else { false }
    if !isLink {
      guard case .localizedText = shape else { return reader.value(key, of: shape) }
    }
    guard let node = reader.value(key) else { return nil }
    guard node.kind == .mapping, !Array(node.members).isEmpty else {
      return read(node, of: key, isLink: isLink).map { Sourced($0, at: node.range) }
    }
    var languages = MappingReader(node, expecting: .value(ofKey: key), diagnostics)
    var texts: [Language: KeyValue] = [:]
    for language in Language.allCases {
      texts[language] = languages.value(language).flatMap {
        read($0, of: language.rawValue, isLink: isLink)
      }
    }
    languages.finish { Language(tag: $0)?.rawValue }
    translations[node.range.start] = texts
    return Language.allCases.lazy.compactMap { texts[$0] }.first.map { Sourced($0, at: node.range) }
  }

  private func read(_ node: SyntaxNode, of key: String, isLink: Bool) -> KeyValue? {
    guard let text = node.string else {
      diagnostics.wrongType(node, key, .typeText)
      return nil
    }
    if !isLink { return .text(text) }
    if let link = Hyperlink(text) { return .link(link) }
    diagnostics.error(.notALink(text: text), at: node.range)
    return nil
  }
}

extension MappingReader {
  mutating func value(_ key: String, of shape: KeyShape) -> Sourced<KeyValue>? {
    switch shape {
    case .flag: return bool(key)?.map { .flag($0) }
    case .text, .part: return string(key)?.map { .text($0) }
    case .index: return int(key)?.map { .number($0) }
    case .number(let range): return int(key, in: range)?.map { .number($0) }
    case .detents: return readDetents(key)
    case .size: return readSize(key)
    case .level: return readLevel(key)
    case .word(let spellings):
      guard let node = value(key) else { return nil }
      let words = spellings()
      if let text = node.string, let word = words.first(where: { $0.contains(text) }) {
        return Sourced(.text(word[0]), at: node.range)
      }
      reportUnknown(key, node, among: words.map { $0[0] })
      return nil
    case .parts, .someParts, .partsOrNames, .localizedText, .link:
      preconditionFailure("the decoder reads it")
    }
  }

  private mutating func readDetents(_ key: String) -> Sourced<KeyValue>? {
    guard let list = sequence(key) else { return nil }
    let detents = list.value.compactMap { [self] node -> Detent? in
      if node.kind == .mapping { return readDetent(node, in: key) }
      if let detent = Detent.system.first(where: { $0.identifier == node.string }) { return detent }
      reportUnknown(key, node, among: Detent.system.map(\.identifier))
      return nil
    }
    return Sourced(.detents(detents), at: list.range)
  }

  /// Reads a custom detent, which has a name and a height.
  private func readDetent(_ node: SyntaxNode, in key: String) -> Detent? {
    var reader = MappingReader(node, expecting: .value(ofKey: key), diagnostics)
    let identifier = reader.string(DetentKey.identifier)
    let height = reader.int(DetentKey.height.rawValue, in: ContentSize.range)
    reader.finish()
    for part in DetentKey.allCases { reader.missing(part.rawValue, of: .value(ofKey: key)) }
    guard let identifier, let height else { return nil }
    return .custom(identifier: identifier.value, height: height.value)
  }

  private mutating func readSize(_ key: String) -> Sourced<KeyValue>? {
    guard var size = mapping(key) else { return nil }
    let width = size.int(SizeKey.width.rawValue, in: ContentSize.range)
    let height = size.int(SizeKey.height.rawValue, in: ContentSize.range)
    size.finish()
    for part in SizeKey.allCases { size.missing(part.rawValue, of: .value(ofKey: key)) }
    guard let width, let height else { return nil }
    return Sourced(.size(ContentSize(width: width.value, height: height.value)), at: place(of: key))
  }

  /// Reads a window level: one of UIKit's names, or a number.
  private mutating func readLevel(_ key: String) -> Sourced<KeyValue>? {
    guard let node = value(key) else { return nil }
    if let level = WindowLevel.names.first(where: { $0.key == node.string })?.value {
      return Sourced(.level(level), at: node.range)
    }
    guard let number = node.double else {
      let names = WindowLevel.names.map(\.key)
      diagnostics.error(
        .notALevel(
          names: names, value: node.messageValue,
          suggestion: node.string.flatMap { $0.nearest(among: names) }),
        at: node.range)
      return nil
    }
    guard WindowLevel.range.contains(number) else {
      diagnostics.wrongType(
        node, key,
        .typeNumber(
          low: WindowLevel.range.lowerBound.short, high: WindowLevel.range.upperBound.short))
      return nil
    }
    return Sourced(.level(WindowLevel(rawValue: number)), at: node.range)
  }
}
