import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Reads an alternative. Returns nil, and reports it, if the node is not a mapping.
  mutating func decodeAlternative(_ node: SyntaxNode) -> Alternative? {
    var reader = MappingReader(node, expecting: .alternative, diagnostics)
    guard node.kind == .mapping else { return nil }
    typealias Key = AlternativeKey
    let values = keyValues(of: Key.self, in: &reader)
    let start = viewControllers.count
    let commonIDs = impliedIDs
    let steps = reader.sequence(Key.steps)?.value.compactMap { decodeStep($0) } ?? []
    impliedIDs = commonIDs
    let changes = reader.value(Key.set)
    let suggested = reader.finish { Key.key(meantBy: $0) }
    if changes == nil { reader.missing(Key.steps.rawValue, of: .alternative, unless: suggested) }
    var alternative = Alternative(label: nil, steps: steps)
    values.set(in: &alternative)
    if let changes { alternative.changes = decodeChanges(changes) }
    alternative.declared = start..<viewControllers.count
    idsOfAlternatives.formUnion(viewControllers[start...].lazy.map(\.id.value))
    return alternative
  }

  /// Reads values by ids and keys, such as `items.title`.
  private mutating func decodeChanges(_ node: SyntaxNode) -> [PropertyChange] {
    var reader = MappingReader(
      node, expecting: .value(ofKey: AlternativeKey.set.rawValue), diagnostics)
    var changes: [PropertyChange] = []
    for (name, _) in node.members where name.kind != .unreadable {
      guard
        let key = ViewControllerKey.settable.first(where: { name.text.hasSuffix(".\($0.rawValue)") }
        )
      else {
        _ = reader.value(name.text)
        reportUnknownChange(name.text, at: name.range)
        continue
      }
      let id = String(name.text.dropLast(key.rawValue.count + 1))
      guard let value = value(of: name.text, key.row.shape, in: &reader),
        let owner = viewController(withID: Sourced(id, at: name.range))
      else { continue }
      changes.append(PropertyChange(key, of: owner.value, to: value))
    }
    reader.finish()
    return changes
  }

  private func reportUnknownChange(_ name: String, at range: SourceRange) {
    let key = name.split(separator: ".").last.map(String.init) ?? ""
    let id = name.dropLast(key.count)
    let meant =
      ViewControllerKey.key(meantBy: key)
      ?? key.nearest(among: ViewControllerKey.settable.map(\.rawValue))
    let isMeant = ViewControllerKey.settable.contains { $0.rawValue == meant }
    diagnostics.error(
      .notAChange(name: name, suggestion: id.isEmpty || !isMeant ? nil : meant.map { id + $0 }),
      at: range)
  }
}
