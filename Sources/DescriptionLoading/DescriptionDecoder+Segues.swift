import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Reads a segue, nil when it cannot be read; that has been reported then.
  mutating func decodeSegue(_ node: SyntaxNode) -> Segue? {
    var reader = MappingReader(node, expecting: .segue, diagnostics)
    guard node.kind == .mapping else { return nil }
    let kinds = Segue.Kind.allCases.compactMap { kind in
      reader.value(kind.rawValue).map { (kind, $0) }
    }.sorted { $0.1.range.start < $1.1.range.start }
    let action = reader.string(SegueKey.unwindAction)
    let from = reader.value(SegueKey.from)
    let identifier = reader.string(SegueKey.identifier)
    let label = reader.string(SegueKey.label)
    let style: Sourced<ModalPresentationStyle>? = reader.choice(
      ViewControllerKey.modalPresentationStyle)
    let transition: Sourced<ModalTransitionStyle>? = reader.choice(
      ViewControllerKey.modalTransitionStyle)
    let sourceLine = reader.string(SegueKey.at)
    let isInferred = reader.bool(SegueKey.inferred)?.value ?? false
    let suggested = reader.finish()
    let hasKind = Segue.Kind.allCases.contains { reader.has($0.rawValue) }
    if !hasKind, action == nil {
      if suggested.isEmpty {
        let names = Segue.Kind.allCases.map(\.rawValue) + [SegueKey.unwindAction.rawValue]
        diagnostics.error(.segue(.segueWithoutKind(names)), at: reader.start)
      }
      return nil
    }
    for (second, _) in kinds.dropFirst() {
      diagnostics.error(
        .segue(.secondKind(second.rawValue)), at: reader.place(of: second.rawValue))
    }
    if !reader.has(SegueKey.from), !suggested.contains(SegueKey.from.rawValue) {
      reader.missing(SegueKey.from.rawValue, of: .segue)
    }
    guard let source = from.flatMap({ reference($0, for: SegueKey.from.rawValue) }) else {
      return nil
    }
    var destination: Step.Reference?
    if let (kind, subject) = kinds.first {
      destination = viewController(subject, for: kind.rawValue)
      if destination == nil { return nil }
    }
    var segue = Segue(
      kinds.first?.0 ?? .unwind, to: destination, from: source, at: node.range)
    segue.unwindAction = action
    segue.identifier = identifier
    segue.label = label
    segue.modalPresentationStyle = style
    segue.modalTransitionStyle = transition
    segue.sourceLine = sourceLine
    segue.isInferred = isInferred
    return segue
  }

  /// The segue that a step performs.
  mutating func performed(_ node: SyntaxNode, from other: SyntaxNode?) -> Step.Action? {
    let source = other.flatMap { reference($0, for: SegueKey.from.rawValue) }
    guard let name = node.string else {
      if node.kind != .unreadable {
        diagnostics.error(
          .keys(.wrongType(key: ActionKey.perform.rawValue, .text, node.messageValue)),
          at: node.range)
      }
      return nil
    }
    if other != nil, source == nil { return nil }
    switch PerformedSegue(named: name, from: source?.value, in: segues, viewControllers) {
    case .found(let index): return .perform(Sourced(index, at: node.range))
    case .fault(let message):
      diagnostics.error(.segue(message), at: node.range)
      return nil
    }
  }
}
