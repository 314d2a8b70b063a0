import Diagnostics
import TextFormats
import ViewControllers

/// The properties of view controllers that have a value of their own.
extension DescriptionDecoder {
  mutating func readProperties(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) {
    // Most controllers have an id and a class: a million are not asked for all these keys.
    guard reader.hasMore else { return }
    let isSplit = viewController.kind == .split
    for property in DeclaredProperty.all {
      // `style` is a split view controller's; for others it is a word that means another key.
      if property.name == ViewControllerKey.style.rawValue, !isSplit { continue }
      if let value = readValue(of: property, &reader) { property.set(&viewController, value) }
    }
    // Only columns with names have a delegate that answers it (R25).
    let top = ViewControllerKey.topColumnForCollapsing
    guard viewController.columns == nil, let place = reader.place(of: top) else { return }
    let message: Message.Declaration =
      isSplit
      ? .topColumnOfList(viewController.id.value)
      : .keyOfAnotherClass(
        key: top.rawValue, of: "UISplitViewController", isA: viewController.className.value)
    diagnostics.warning(.declaration(message), at: place)
  }

  private mutating func readValue(
    of property: DeclaredProperty, _ reader: inout MappingReader
  ) -> Sourced<DeclaredProperty.Value>? {
    let key = property.name
    switch property.shape {
    case .flag: return reader.bool(key)?.map { .flag($0) }
    case .text: return reader.string(key)?.map { .text($0) }
    case .index: return reader.int(key)?.map { .number($0) }
    case .link: return readLink(key, &reader)
    case .detents: return readDetents(key, &reader)
    case .size: return readSize(key, &reader)
    case .word(let spellings):
      guard let node = reader.value(key) else { return nil }
      let words = spellings()
      if let text = node.string, let word = words.first(where: { $0.contains(text) }) {
        return Sourced(.text(word[0]), at: node.range)
      }
      reader.reportUnknown(key, node, among: words.map { $0[0] })
      return nil
    }
  }

  private mutating func readLink(
    _ key: String, _ reader: inout MappingReader
  ) -> Sourced<DeclaredProperty.Value>? {
    guard let text = reader.string(key) else { return nil }
    guard let link = Hyperlink(text.value) else {
      diagnostics.error(.description(.notALink(text.value)), at: text.range)
      return nil
    }
    return Sourced(.link(link), at: text.range)
  }

  private func readDetents(
    _ key: String, _ reader: inout MappingReader
  ) -> Sourced<DeclaredProperty.Value>? {
    guard let list = reader.sequence(key) else { return nil }
    let detents = list.value.compactMap { node -> Detent? in
      if node.kind == .mapping { return readDetent(node, in: key) }
      if let detent = Detent.system.first(where: { $0.identifier == node.string }) { return detent }
      reader.reportUnknown(key, node, among: Detent.system.map(\.identifier))
      return nil
    }
    return Sourced(.detents(detents), at: list.range)
  }

  /// A detent of the app's own, which has a name and a height.
  private func readDetent(_ node: SyntaxNode, in key: String) -> Detent? {
    var reader = MappingReader(node, expecting: .value(ofKey: key), diagnostics)
    let identifier = reader.string(DetentKey.identifier)
    let height = reader.int(DetentKey.height.rawValue, in: ContentSize.range)
    reader.finish()
    reader.missing(anyOf: DetentKey.allCases, of: .value(ofKey: key))
    guard let identifier, let height else { return nil }
    return .custom(identifier: identifier.value, height: height.value)
  }

  private func readSize(
    _ key: String, _ reader: inout MappingReader
  ) -> Sourced<DeclaredProperty.Value>? {
    guard var size = reader.mapping(key) else { return nil }
    let width = size.int(SizeKey.width.rawValue, in: ContentSize.range)
    let height = size.int(SizeKey.height.rawValue, in: ContentSize.range)
    size.finish()
    size.missing(anyOf: SizeKey.allCases, of: .value(ofKey: key))
    guard let width, let height else { return nil }
    return Sourced(
      .size(ContentSize(width: width.value, height: height.value)), at: reader.place(of: key))
  }
}
