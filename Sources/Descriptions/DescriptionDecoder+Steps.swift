import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Reads a step. Returns nil, and reports it, if it cannot be read.
  mutating func decodeStep(_ node: SyntaxNode) -> Step? {
    var reader = MappingReader(node, expecting: .step, diagnostics)
    guard node.kind == .mapping else { return nil }
    stepRanges.append(node.range)
    let verbs = StepVerb.all.compactMap { verb in
      reader.value(verb.name).map { (verb, $0) }
    }.sorted { $0.1.range.start < $1.1.range.start }
    let others = StepVerb.prepositions.reduce(into: [:]) { $0[$1] = reader.value($1) }
    let time = reader.value(StepKey.during)
    // Without quotation marks, a YAML text may be 'true'.
    if let words = reader.value(StepKey.refused), words.kind == .scalar, words.bool != nil {
      diagnostics.wrongType(words, StepKey.refused.rawValue, .typeText)
    }
    let values = keyValues(of: StepKey.self, except: .during, in: &reader)
    let highlights = reader.sequence(StepKey.emphasize)?.value ?? []
    let action = verbs.first?.0
    let suggested = reader.finish(
      meaning: { StepVerb.key(meantBy: $0, with: action) }, listedBy: "help steps",
      home: { action?.home(of: $0, value: $1) })
    guard let (verb, subject) = verbs.first else {
      let hasAction = StepVerb.all.contains { reader.has($0.name) }
      if suggested.isEmpty, !hasAction {
        diagnostics.error(.stepWithoutAction(actions: StepVerb.all.map(\.name)), at: reader.start)
      }
      return nil
    }
    for (second, _) in verbs.dropFirst() {
      diagnostics.error(
        .secondAction(action: second.name), at: reader.place(of: second.name),
        notes: [
          Diagnostic.Note(.keyStandsHere(key: verb.name), at: reader.place(of: verb.name))
        ])
    }
    checkPrepositions(verb, reader, suggested: suggested)
    checkKeys(verb, reader)
    let during = time.flatMap { self.time($0, of: verb, reader) }
    guard let decoded = decode(verb, subject, others[verb.preposition ?? ""]) else { return nil }
    var step = Step(decoded, at: node.range)
    step.during = during
    values.set(in: &step)
    step.highlights = highlights.compactMap { highlight($0) }
    return step
  }

  /// Reads what a figure highlights: an id, or two with an arrow between them.
  private mutating func highlight(_ node: SyntaxNode) -> Step.Highlight? {
    let ids = node.string?.replacing("->", with: "→").split(separator: "→") ?? []
    guard ids.count == 2 else { return decodeID(node).map { Step.Highlight($0) } }
    let ends = ids.compactMap {
      viewController(
        withID: Sourced($0.split(separator: " ").joined(separator: " "), at: node.range))
    }
    return ends.count == 2 ? Step.Highlight(ends[0], to: ends[1]) : nil
  }

  /// Reports keys that belong to other verbs.
  private func checkKeys(_ verb: StepVerb, _ reader: MappingReader) {
    for key in StepKey.allCases where !key.belongs(to: verb) {
      guard let place = reader.place(of: key) else { continue }
      let verbs = StepVerb.all.filter(key.belongs)
      diagnostics.error(
        .keyOfAnotherAction(actions: verbs.map(\.name), key: key.rawValue, action: verb.name),
        at: place)
    }
  }

  private func time(
    _ node: SyntaxNode, of verb: StepVerb, _ reader: MappingReader
  ) -> Sourced<StepTime>? {
    guard !verb.times.isEmpty else { return nil }
    let name = node.string
    if let time = verb.times.first(where: { $0.rawValue == name }) {
      return Sourced(time, at: node.range)
    }
    reader.reportUnknown(StepKey.during.rawValue, node, among: verb.times.map(\.rawValue))
    return nil
  }

  /// Checks that a step has its verb's preposition and no other.
  ///
  /// - Parameter suggested: Keys that have been suggested instead of unknown ones, and so are not
  ///   reported as missing.
  private func checkPrepositions(_ verb: StepVerb, _ reader: MappingReader, suggested: [String?]) {
    for name in StepVerb.prepositions where name != verb.preposition {
      guard let place = reader.place(of: name) else { continue }
      diagnostics.error(
        .wrongPreposition(right: verb.preposition, action: verb.name, wrong: name),
        at: place)
    }
    guard let preposition = verb.preposition, !verb.isOtherOptional,
      !suggested.contains(preposition),
      !StepVerb.prepositions.contains(where: { reader.has($0) })
    else { return }
    diagnostics.error(
      .missingPreposition(action: verb.name, preposition: preposition),
      at: reader.place(of: verb.name))
  }

  private mutating func decode(
    _ verb: StepVerb, _ subject: SyntaxNode, _ other: SyntaxNode?
  ) -> Step.Action? {
    var parts = Step.Action.Parts(verb.name)
    // The other controller must exist before this step, so its id is looked up first.
    switch verb.other {
    case .nobody: break
    case .controller(let key), .source(let key):
      parts.other = other.flatMap { reference($0, for: key) }
    case .window: parts.window = window(other, at: subject.range)
    case .anyWindow: parts.window = other.flatMap { window($0, at: subject.range) }
    }
    // Errors in the subject are reported too.
    let isOtherUnknown = other != nil && parts.other == nil && parts.window == nil
    switch verb.subject {
    case .id:
      let tab = parts.other.flatMap { self.tab(named: subject, of: $0.value) }
      parts.controllers = (tab ?? reference(subject, for: verb.name)).map { [$0] } ?? []
    case .controller where subject.isNull && parts.window != nil:
      diagnostics.error(.rootIsNil(inStep: true), at: subject.range)
    case .controller: parts.controllers = viewController(subject, for: verb.name).map { [$0] } ?? []
    case .view(let hostingClass, let style, let alert):
      let view = shownView(subject, for: verb.name, in: hostingClass, style, isAlert: alert != nil)
      if let view, let alert {
        viewControllers[view.value].preferredStyle = Sourced(alert)
        viewControllers[view.value].isOfAlertModifier = true
      }
      parts.controllers = view.map { [$0] } ?? []
    case .controllers:
      guard subject.kind == .sequence else {
        diagnostics.wrongType(subject, verb.name, .valueList)
        return nil
      }
      parts.controllers = subject.elements.compactMap { viewController($0, for: verb.name) }
    case .segue where isOtherUnknown && subject.string != nil: break
    case .segue: parts.segue = segue(subject, for: verb.name, from: parts.other)
    case .choice(let words): parts.choice = choice(subject, for: verb.name, of: words)
    }
    if verb.addsColumn { wrappable.formUnion(parts.controllers.map(\.value)) }
    return isOtherUnknown ? nil : verb.action(parts)
  }

  /// Returns the view controller of a tab by the tab's identifier, which is no controller's id.
  private func tab(named node: SyntaxNode, of bar: ViewController.Index) -> Step.Participant? {
    guard let name = node.string, indices[name] == nil else { return nil }
    let tab = viewControllers[bar].tabs.first { $0.identifier?.value == name }
    return tab?.viewController.map { Sourced($0, at: node.range) }
  }

  private func choice(_ node: SyntaxNode, for key: String, of words: [String]) -> Sourced<String>? {
    if let word = node.string, words.contains(word) { return Sourced(word, at: node.range) }
    if node.kind != .unreadable {
      diagnostics.error(
        .unknownChoice(key: key, choices: words, value: node.messageValue, suggestion: nil),
        at: node.range)
    }
    return nil
  }

  /// Returns a controller that a step declares, or refers to by the id of an earlier declaration.
  mutating func viewController(_ node: SyntaxNode, for key: String) -> Step.Participant? {
    if let name = node.string, isReference(name), !node.isNull { return reference(node, for: key) }
    return declareFamilies(node).map { Sourced($0, at: node.range) }
  }

  /// Whether a name is an id rather than a class: it has been declared, or is not spelled like a
  /// class name.
  func isReference(_ name: String) -> Bool {
    if name.contains("#") || explicitIDs.contains(name) || systemMade(named: name) != nil {
      return true
    }
    guard let first = name.unicodeScalars.first else { return false }
    return first.properties.isLowercase && !name.contains(".")
  }

  /// Returns the controller with an id that has been declared; other ids are reported at the end.
  mutating func reference(_ node: SyntaxNode, for key: String) -> Step.Participant? {
    guard let id = readID(node, of: key) else { return nil }
    if let index = indices[id.value] ?? declareSystemMade(id.value) {
      return Sourced(index, at: node.range)
    }
    unresolved.append(id)
    return nil
  }

  /// Declares a controller that UIKit makes when a step names it, such as
  /// `detail.navigationController`.
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
      case .moreNavigationController, .moreListController:
        guard viewControllers[owner].kind == .tabBar else { continue }
      }
      return SystemMade(role, for: owner)
    }
    return nil
  }
}
