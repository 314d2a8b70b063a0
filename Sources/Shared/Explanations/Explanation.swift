import VCDiagnostics
import VCEngine
import VCPhrases
import VCTextFormats

/// The reasons for an answer, for people and for programs.
package protocol Explanation: Sendable {
  /// Returns sentences, one decision per line with the number of its rule, and a final line break.
  func text(in language: Language) -> String
  /// Returns the answer, its reason and the repairs alone.
  func shortText(in language: Language) -> String
  /// Returns the same as data: a JSON object over several lines. Only its messages are in the
  /// language.
  func json(in language: Language) -> String
  /// Returns the same object with further members at its end.
  func json(in language: Language, adding members: (inout JSONWriter) -> Void) -> String
}

extension Explanation {
  package func json(in language: Language, adding _: (inout JSONWriter) -> Void) -> String {
    json(in: language)
  }

  /// The whole text, where there is nothing to leave out.
  package func shortText(in language: Language) -> String { text(in: language) }
}

/// An explanation of one hierarchy.
package protocol SpokenExplanation: Explanation {
  var hierarchy: Hierarchy { get }
  /// The hierarchy that the sentences are about: by default, the explained one.
  var spokenOf: Hierarchy { get }
  func say(to prose: inout Prose)
  /// Writes the members of the JSON object.
  func write(to json: inout JSONWriter, in language: Language)
}

extension SpokenExplanation {
  package var spokenOf: Hierarchy { hierarchy }

  package func text(in language: Language) -> String { prose(in: language).text }

  package func shortText(in language: Language) -> String { prose(in: language).shortText }

  private func prose(in language: Language) -> Prose {
    var prose = Prose(spokenOf, language)
    say(to: &prose)
    return prose
  }

  package func json(in language: Language) -> String { json(in: language) { _ in } }

  package func json(in language: Language, adding members: (inout JSONWriter) -> Void) -> String {
    JSONWriter.object(spread: true) { json in
      write(to: &json, in: language)
      members(&json)
    }
  }
}

/// The sentences of an explanation, in order.
package struct Prose {
  package let hierarchy: Hierarchy
  package let phrases: any ExplanationPhrases
  private var sentences: [(text: String, part: Part)] = []
  private var part = Part.detail

  /// What a sentence is in an explanation.
  package enum Part {
    case answer, reason, repair, detail
  }

  package init(_ hierarchy: Hierarchy, _ language: Language) {
    self.hierarchy = hierarchy
    phrases = language.explanationPhrases(hierarchy.app.spelling)
  }

  /// Adds a sentence. The first is the answer.
  package mutating func say(_ sentence: String) {
    sentences.append((sentence, sentences.isEmpty ? .answer : part))
  }

  /// Adds sentences that are a part of the explanation.
  package mutating func say(as part: Part, _ say: (inout Prose) -> Void) {
    let outer = self.part
    self.part = part
    say(&self)
    self.part = outer
  }

  mutating func say(_ sentence: WalkSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: PresentSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: LookSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: DismissSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: ContainmentSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: StepSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: PropertySentence) {
    say(as: .reason) { $0.say($0.phrases.text(of: sentence)) }
  }

  /// Adds the part of the answer that is not established, if any.
  mutating func say(_ doubt: Doubt?) {
    if let doubt { say(as: .reason) { $0.say($0.phrases.notEstablished(doubt)) } }
  }

  package var text: String { sentences.map { $0.text + "\n" }.joined() }

  /// The answer, its reason and the repairs, which are few and exclude one another.
  var shortText: String {
    sentences.filter { $0.part != .detail }.map { $0.text + "\n" }.joined()
  }

  /// Adds the stops of a walk, one per line; of a long walk only the first and last. The last is why it
  /// ends there.
  mutating func say(
    _ stops: [Walk.Stop], _ sentence: (_ stop: Walk.Stop, _ isFirst: Bool, Prose) -> WalkSentence
  ) {
    let (head, tail) = (8, 2)
    let isLong = stops.count > head + tail + 1
    for (position, stop) in stops.enumerated() {
      if isLong, position == head { say(phrases.sameForMore(stops.count - head - tail)) }
      guard !isLong || position < head || position >= stops.count - tail else { continue }
      let sentence = sentence(stop, position == 0, self)
      say(as: position == stops.count - 1 ? .reason : part) { $0.say(sentence) }
    }
  }

  /// Writes code in the description's language.
  package var code: UIKitCode { phrases.code }

  package func id(_ index: Hierarchy.Index) -> String { hierarchy.id(index) }

  /// Returns a controller's id and class.
  package func nameAndClass(_ index: Hierarchy.Index) -> ControllerName {
    ControllerName(id(index), className: hierarchy.app.viewControllers[index].className.value)
  }

  /// Returns a stop's controller; the first stop has been named with its class before.
  func name(of stop: Walk.Stop, isFirst: Bool) -> ControllerName {
    isFirst ? ControllerName(id(stop.viewController)) : nameAndClass(stop.viewController)
  }
}

extension JSONWriter {
  /// Writes the answer under the other rules; null if it is the same.
  mutating func otherRules<Answer>(
    than rules: RuleSet, _ answer: Answer?, _ write: (inout JSONWriter, Answer) -> Void
  ) {
    member("otherRules", answer) { json, answer in
      json.member("rules", rules.other.rawValue)
      write(&json, answer)
    }
  }

  /// Writes `established` as false and `doubt` with the reason; neither if nothing is in doubt.
  mutating func doubt(_ doubt: Doubt?, in language: Language) {
    guard let doubt else { return }
    member("established", false)
    member("doubt", language.explanationPhrases(nil).notEstablished(doubt))
  }

  /// Writes the stops of a walk.
  mutating func walk(_ walk: Walk, in hierarchy: Hierarchy) {
    member("rule", walk.rule.rawValue)
    stops("walk", of: walk, in: hierarchy)
  }

  mutating func stops(_ name: String, of walk: Walk, in hierarchy: Hierarchy) {
    objects(name, walk.stops) { json, stop in
      json.member("id", hierarchy.id(stop.viewController))
      json.member("finding", stop.finding.rawValue)
    }
  }
}
