import VCSource

// Refusals, worded alike in every explanation of a step.

extension Prose {
  /// Adds the reason, and UIKit's message.
  ///
  /// - Parameter isFirst: Whether this is the first sentence.
  package mutating func say(_ refusal: Diagnostic, isFirst: Bool = false) {
    say(
      isFirst ? phrases.sentence(refusal.message) : phrases.refused(refusal.message), as: .reason)
    sayUIKitsWords(of: refusal)
  }

  /// Adds UIKit's message without the reason, which has been given.
  mutating func sayUIKitsWords(of refusal: Diagnostic) {
    if refusal.isUnexplained { return say(.noRuleRefuses) }
    for note in refusal.uiKitNotes { say(phrases.text(of: note.message), as: .effect) }
  }

  /// Adds the right place for a premature call (R30), and the way past a refusal.
  mutating func sayRemedy(of refusal: Diagnostic) {
    for note in refusal.placesOfCall { say(phrases.sentence(note.message), as: .repair) }
    if let way = phrases.way(past: refusal.message) { say(way, as: .repair) }
  }
}

extension Diagnostic {
  /// Whether the description says that UIKit refuses the step, and no rule gives the reason: then the
  /// message is UIKit's own.
  package var isUnexplained: Bool {
    if case .note(.uiKit) = message.engineFacts { true } else { false }
  }

  /// The notes with the right place for a premature call (R30).
  package var placesOfCall: [Note] {
    notes.filter { note in
      switch note.message.engineFacts {
      case .note(.firstInViewDidAppear), .note(.inCompletionHandler): true
      default: false
      }
    }
  }
}

extension JSONWriter {
  /// Writes the members `refusal` and `uiKit`.
  ///
  /// - Parameter log: The message that UIKit logs if nothing is refused.
  mutating func refusal(
    _ refusal: Diagnostic?, log: Diagnostic.Note? = nil, in language: Language,
    _ spelling: Spelling?
  ) {
    member("refusal", refusal?.text(in: language))
    let notes = refusal?.uiKitNotes ?? (log.map { [$0] } ?? [])
    array("uiKit", notes) { $0.string($1.text(in: language)) }
    guard let refusal else { return }
    let phrases = language.phrases(spelling)
    let repairs =
      refusal.placesOfCall.map { phrases.sentence($0.message) }
      + [phrases.way(past: refusal.message)].compactMap(\.self)
    if !repairs.isEmpty { array("repairs", repairs) { $0.string($1) } }
  }
}
