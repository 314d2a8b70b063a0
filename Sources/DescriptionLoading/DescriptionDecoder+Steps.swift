import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Reads one of several ways on, nil when it is no mapping; that has been reported then.
  mutating func decodeAlternative(_ node: SyntaxNode) -> Alternative? {
    var reader = MappingReader(node, expecting: .alternative, diagnostics)
    guard node.kind == .mapping else { return nil }
    typealias Key = AlternativeKey
    let label = reader.string(Key.label)
    let start = viewControllers.count
    let commonIDs = impliedIDs
    let steps = reader.sequence(Key.steps)?.value.compactMap { decodeStep($0) } ?? []
    impliedIDs = commonIDs
    let suggested = reader.finish { Key.key(meantBy: $0) }
    if !reader.has(Key.steps), !suggested.contains(Key.steps.rawValue) {
      reader.missing(Key.steps.rawValue, of: .alternative)
    }
    var alternative = Alternative(label: label, steps: steps)
    alternative.declared = start..<viewControllers.count
    idsOfAlternatives.formUnion(viewControllers[start...].lazy.map(\.id.value))
    return alternative
  }

  /// Reads a step, nil when it cannot be read; that has been reported then.
  mutating func decodeStep(_ node: SyntaxNode) -> Step? {
    var reader = MappingReader(node, expecting: .step, diagnostics)
    guard node.kind == .mapping else { return nil }
    let actions = ActionKey.allCases.compactMap { action in
      reader.value(action.rawValue).map { (action, $0) }
    }.sorted { $0.1.range.start < $1.1.range.start }
    let others = ActionKey.prepositions.reduce(into: [:]) { $0[$1] = reader.value($1) }
    let time = reader.value(StepKey.during)
    let isInteractive = reader.bool(StepKey.isInteractive)
    let refused = reader.string(StepKey.refused)
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
    checkKeys(action, reader)
    let during = time.flatMap { self.time($0, of: action, reader) }
    guard let decoded = decode(action, subject, others[action.preposition ?? ""]) else {
      return nil
    }
    var step = Step(decoded, label: label, at: node.range)
    step.during = during
    step.isInteractive = isInteractive
    step.refused = refused
    return step
  }

  /// Keys that belong to other actions.
  private func checkKeys(_ action: ActionKey, _ reader: MappingReader) {
    for key in StepKey.allCases where !key.belongs(to: action) {
      guard let place = reader.place(of: key) else { continue }
      let actions = ActionKey.allCases.filter(key.belongs)
      diagnostics.error(
        .step(
          .keyOfAnotherAction(
            key.rawValue, of: actions.map(\.rawValue), action: action.rawValue)),
        at: place)
    }
  }

  private func time(
    _ node: SyntaxNode, of action: ActionKey, _ reader: MappingReader
  ) -> Sourced<StepTime>? {
    guard !action.times.isEmpty else { return nil }
    let name = node.string
    if let time = action.times.first(where: { $0.rawValue == name }) {
      return Sourced(time, at: node.range)
    }
    reader.reportUnknown(StepKey.during.rawValue, node, among: action.times.map(\.rawValue))
    return nil
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
    if action == .horizontalSizeClass {
      let sizeClass = sizeClass(subject, for: action)
      guard let other else { return sizeClass.map { .setHorizontalSizeClass($0) } }
      return both(sizeClass, window(other, at: subject.range))
        .map { .setHorizontalSizeClass($0, of: $1) }
    }
    if action == .setRootViewController {
      let window = window(other, at: subject.range)
      return both(viewController(subject, for: action.rawValue), window)
        .map { .setRootViewController($0, of: $1) }
    }
    if action == .perform { return performed(subject, from: other) }
    // The other controller must be there before this step, so its id is looked up first.
    let receiver = other.flatMap { reference($0, for: action.preposition ?? "") }
    let key = action.rawValue
    switch action {
    case .dismiss: return reference(subject, for: key).map { .dismiss($0) }
    case .pop: return reference(subject, for: key).map { .pop($0) }
    case .popToRoot: return reference(subject, for: key).map { .popToRoot($0) }
    case .popTo: return reference(subject, for: key).map { .popTo($0) }
    case .remove: return reference(subject, for: key).map { .remove($0) }
    case .activateSearch: return reference(subject, for: key).map { .activateSearch($0) }
    case .setRootViewController, .horizontalSizeClass, .perform: return nil
    case .unwind:
      return both(reference(subject, for: key), receiver).map { .unwind($0, from: $1) }
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
    case .addSubview:
      return both(viewController(subject, for: key), receiver).map { .addSubview($0, of: $1) }
    case .transition:
      return both(viewController(subject, for: key), receiver).map { .transition($0, from: $1) }
    case .show: return both(viewController(subject, for: key), receiver).map { .show($0, from: $1) }
    case .sheet, .fullScreenCover, .popover:
      return both(shownView(subject, by: action), receiver).map { .present($0, from: $1) }
    case .navigationDestination:
      return both(shownView(subject, by: action), receiver).map { .show($0, from: $1) }
    case .showDetail:
      let detail = viewController(subject, for: key)
      if let detail { wrappable.insert(detail.value) }
      return both(detail, receiver).map { .showDetail($0, from: $1) }
    }
  }

  private func sizeClass(_ node: SyntaxNode, for action: ActionKey) -> Sourced<SizeClass>? {
    if let name = node.string, let sizeClass = SizeClass(rawValue: name) {
      return Sourced(sizeClass, at: node.range)
    }
    if node.kind != .unreadable {
      diagnostics.error(
        .keys(
          .unknownChoice(
            key: action.rawValue, of: SizeClass.allCases.map(\.rawValue), node.messageValue,
            suggestion: nil)),
        at: node.range)
    }
    return nil
  }

  private func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    if let a, let b { (a, b) } else { nil }
  }

  /// A controller that a step declares, or names by the id of an earlier declaration.
  mutating func viewController(_ node: SyntaxNode, for key: String) -> Step.Reference? {
    if let name = node.string, isReference(name) { return reference(node, for: key) }
    return declareFamilies(node).map { Sourced($0, at: node.range) }
  }

  /// Whether a name is an id's, not a class's: as declared, or as classes are not written.
  func isReference(_ name: String) -> Bool {
    if name.contains("#") || explicitIDs.contains(name) || systemMade(named: name) != nil {
      return true
    }
    guard let first = name.unicodeScalars.first else { return false }
    return first.properties.isLowercase && !name.contains(".")
  }

  /// The controller of an id that is declared by now; other ids are reported in the end.
  mutating func reference(_ node: SyntaxNode, for key: String) -> Step.Reference? {
    guard let name = node.string, !name.isEmpty else {
      if node.kind != .unreadable {
        diagnostics.error(.keys(.wrongType(key: key, .id, node.messageValue)), at: node.range)
      }
      return nil
    }
    if let index = indices[name] ?? declareSystemMade(name) {
      return Sourced(index, at: node.range)
    }
    unresolved.append(Sourced(name, at: node.range))
    return nil
  }

  /// What UIKit makes for a controller, when a step names it: `detail.navigationController`.
  private mutating func declareSystemMade(_ name: String) -> ViewController.Index? {
    guard let made = systemMade(named: name) else { return nil }
    let index = viewControllers.count
    viewControllers.append(ViewController(made.role, for: made.owner, viewControllers[made.owner]))
    indices[name] = index
    return index
  }

  private func systemMade(named name: String) -> SystemMade? {
    for role in SystemMade.Role.allCases where name.hasSuffix(".\(role.rawValue)") {
      guard let owner = indices[String(name.dropLast(role.rawValue.utf8.count + 1))] else {
        continue
      }
      switch role {
      case .navigationController:
        guard wrappable.contains(owner), viewControllers[owner].kind != .navigation else {
          continue
        }
      case .moreNavigationController:
        guard viewControllers[owner].kind == .tabBar else { continue }
      }
      return SystemMade(role, for: owner)
    }
    return nil
  }
}
