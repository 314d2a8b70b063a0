import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Reads a segue. Returns nil, and reports it, if it cannot be read.
  mutating func decodeSegue(_ node: SyntaxNode) -> Segue? {
    var reader = MappingReader(node, expecting: .segue, diagnostics)
    guard node.kind == .mapping else { return nil }
    let kinds = Segue.Kind.allCases.compactMap { kind in
      reader.value(kind.rawValue).map { (kind, $0) }
    }.sorted { $0.1.range.start < $1.1.range.start }
    let from = reader.value(SegueKey.from)
    let values = keyValues(of: SegueKey.self, in: &reader)
    if let name = reader.value(SegueKey.identifier)?.string { namesOfSegues.insert(name) }
    let suggested = reader.finish { SegueKey.key(meantBy: $0) }
    let hasKind = Segue.Kind.allCases.contains { reader.has($0.rawValue) }
    if !hasKind, reader.value(SegueKey.unwindAction)?.string == nil {
      if suggested.isEmpty {
        let names = Segue.Kind.allCases.map(\.rawValue) + [SegueKey.unwindAction.rawValue]
        diagnostics.error(.segue(.segueWithoutKind(kinds: names)), at: reader.start)
      }
      return nil
    }
    for (second, _) in kinds.dropFirst() {
      diagnostics.error(
        .segue(.secondKind(kind: second.rawValue)), at: reader.place(of: second.rawValue))
    }
    reader.missing(SegueKey.from.rawValue, of: .segue, unless: suggested)
    guard let source = from.flatMap({ reference($0, for: SegueKey.from.rawValue) }) else {
      return nil
    }
    var destination: Step.Participant?
    if let (kind, subject) = kinds.first {
      destination = viewController(subject, for: kind.rawValue)
      if destination == nil { return nil }
    }
    var segue = Segue(kinds.first?.0 ?? .unwind, to: destination, from: source, at: node.range)
    values.set(in: &segue)
    return segue
  }

  /// Finds the segue that a step performs.
  func segue(
    _ node: SyntaxNode, for key: String, from source: Step.Participant?
  ) -> Sourced<Segue.Index>? {
    guard let name = node.string else {
      diagnostics.wrongType(node, key, .typeText)
      return nil
    }
    do {
      let index = try Segue.performed(as: name, from: source?.value, in: segues, viewControllers)
      return Sourced(index, at: node.range)
    } catch {
      // A segue with a fault of its own has been reported.
      if case .unknownSegue = error, namesOfSegues.contains(name) { return nil }
      diagnostics.error(.segue(error), at: node.range)
      return nil
    }
  }
}
