import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Reads a step, nil when it cannot be read; that has been reported then.
  mutating func decodeStep(_ node: SyntaxNode) -> Step? {
    var reader = MappingReader(node, expecting: .step, diagnostics)
    guard node.kind == .mapping else { return nil }
    let actions = ActionKey.allCases.compactMap { action in
      reader.value(action.rawValue).map { (action, $0) }
    }.sorted { $0.1.range.start < $1.1.range.start }
    let others = ActionKey.prepositions.reduce(into: [:]) { $0[$1] = reader.value($1) }
    let label = reader.string(StepKey.label)
    let suggested = reader.finish {
      ActionKey.key(meantBy: $0, with: actions.first?.0)
    }
    guard let (action, subject) = actions.first else {
      let hasAction = ActionKey.allCases.contains { reader.has($0.rawValue) }
      if suggested.isEmpty, !hasAction {
        diagnostics.error(.step(.stepWithoutAction(Self.allActions)), at: reader.start)
      }
      return nil
    }
    for (second, _) in actions.dropFirst() {
      diagnostics.error(
        .step(.secondAction(second.rawValue)), at: reader.place(of: second.rawValue),
        notes: [
          Diagnostic.Note(.keyStandsHere(action.rawValue), at: reader.place(of: action.rawValue))
        ])
    }
    checkPrepositions(action, reader, suggested: suggested)
    return decode(action, subject, others[action.preposition ?? ""])
      .map { Step($0, label: label, at: node.range) }
  }

  private static let allActions = ActionKey.allCases.map(\.rawValue)

  /// - Parameter suggested: the keys that unknown ones were taken for: they are not missing.
  private func checkPrepositions(
    _ action: ActionKey, _ reader: MappingReader, suggested: [String?]
  ) {
    for name in ActionKey.prepositions where name != action.preposition {
      guard let place = reader.place(of: name) else { continue }
      diagnostics.error(
        .step(
          .wrongPreposition(action: action.rawValue, takes: action.preposition, found: name)),
        at: place)
    }
    guard let preposition = action.preposition, !action.isPrepositionOptional,
      !reader.has(preposition),
      !suggested.contains(preposition),
      !ActionKey.prepositions.contains(where: { reader.has($0) })
    else { return }
    diagnostics.error(
      .step(.missingPreposition(action: action.rawValue, takes: preposition)),
      at: reader.place(of: action.rawValue))
  }

  private mutating func decode(
    _ action: ActionKey, _ subject: SyntaxNode, _ other: SyntaxNode?
  ) -> Step.Action? {
    if action == .setRootViewController {
      other.map(checkWindow)
      return viewController(subject, for: action.rawValue).map { .setRootViewController($0) }
    }
    // The other controller must be there before this step, so its id is looked up first.
    let receiver = other.flatMap { reference($0, for: action.preposition ?? "") }
    let key = action.rawValue
    switch action {
    case .dismiss: return reference(subject, for: key).map { .dismiss($0) }
    case .pop: return reference(subject, for: key).map { .pop($0) }
    case .popToRoot: return reference(subject, for: key).map { .popToRoot($0) }
    case .remove: return reference(subject, for: key).map { .remove($0) }
    case .setRootViewController: return nil
    case .select:
      return both(reference(subject, for: key), receiver).map { .select($0, in: $1) }
    case .setViewControllers:
      guard subject.kind == .sequence else {
        diagnostics.error(
          .keys(.wrongType(key: key, .list, subject.messageValue)), at: subject.range)
        return nil
      }
      let members = subject.elements.map { viewController($0, for: key) }
      return receiver.map { .setViewControllers(members.compactMap(\.self), of: $0) }
    case .present:
      return both(viewController(subject, for: key), receiver).map { .present($0, from: $1) }
    case .push: return both(viewController(subject, for: key), receiver).map { .push($0, onto: $1) }
    case .add: return both(viewController(subject, for: key), receiver).map { .add($0, to: $1) }
    case .show: return both(viewController(subject, for: key), receiver).map { .show($0, from: $1) }
    case .showDetail:
      return both(viewController(subject, for: key), receiver).map { .showDetail($0, from: $1) }
    }
  }

  /// A step can only name the window that the description has.
  private func checkWindow(_ node: SyntaxNode) {
    guard let id = node.string else {
      if node.kind != .unreadable {
        diagnostics.error(.keys(.wrongType(key: "of", .id, node.messageValue)), at: node.range)
      }
      return
    }
    guard id != window?.value else { return }
    diagnostics.error(
      .description(.unknownWindow(id, known: window?.value)), at: node.range)
  }

  private func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    if let a, let b { (a, b) } else { nil }
  }

  /// A controller that a step declares, or names by the id of an earlier declaration.
  private mutating func viewController(_ node: SyntaxNode, for key: String) -> Step.Reference? {
    if let name = node.string, isReference(name) { return reference(node, for: key) }
    return declareFamilies(node).map { Sourced($0, at: node.range) }
  }

  /// Whether a name is an id's, not a class's: as declared, or as classes are not written.
  private func isReference(_ name: String) -> Bool {
    if name.contains("#") || explicitIDs.contains(name) { return true }
    guard let first = name.unicodeScalars.first else { return false }
    return first.properties.isLowercase && !name.contains(".")
  }

  /// The controller of an id that is declared by now; other ids are reported in the end.
  private mutating func reference(_ node: SyntaxNode, for key: String) -> Step.Reference? {
    guard let name = node.string, !name.isEmpty else {
      if node.kind != .unreadable {
        diagnostics.error(.keys(.wrongType(key: key, .id, node.messageValue)), at: node.range)
      }
      return nil
    }
    if let index = indices[name] { return Sourced(index, at: node.range) }
    unresolved.append(Sourced(name, at: node.range))
    return nil
  }
}
