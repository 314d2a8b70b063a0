import VCDiagnostics
import VCEngine
import VCPhrases
import VCTextFormats

/// The reasons for an answer, for people and for programs.
package protocol Explanation: Sendable {
  /// Returns sentences, one decision per line with the number of its rule, and a final line break.
  func text(in language: Language) -> String
  /// Returns the same as data: a JSON object over several lines. Only its messages are in the
  /// language.
  func json(in language: Language) -> String
}

/// An explanation of one hierarchy.
protocol SpokenExplanation: Explanation {
  var hierarchy: Hierarchy { get }
  func say(to prose: inout Prose)
  /// Writes the members of the JSON object.
  func write(to json: inout JSONWriter, in language: Language)
}

extension SpokenExplanation {
  package func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    say(to: &prose)
    return prose.text
  }

  package func json(in language: Language) -> String {
    JSONWriter.object(spread: true) { write(to: &$0, in: language) }
  }
}

/// The sentences of an explanation, in order.
package struct Prose {
  let hierarchy: Hierarchy
  let phrases: any Phrases
  private var lines: [String] = []

  package init(_ hierarchy: Hierarchy, _ language: Language) {
    self.hierarchy = hierarchy
    phrases = language.phrases(hierarchy.app.spelling)
  }

  mutating func say(_ line: String) { lines.append(line) }
  mutating func say(_ sentence: WalkSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: PresentSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: LookSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: DismissSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: ContainmentSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: StepSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: PropertySentence) { say(phrases.text(of: sentence)) }

  /// Adds the part of the answer that is not established, if any.
  mutating func say(_ doubt: Doubt?) {
    if let doubt { say(phrases.notEstablished(doubt)) }
  }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds the stops of a walk, one per line; of a long walk only the first and last.
  mutating func say(
    _ stops: [Walk.Stop], _ sentence: (_ stop: Walk.Stop, _ isFirst: Bool, Prose) -> WalkSentence
  ) {
    let (head, tail) = (8, 2)
    let isLong = stops.count > head + tail + 1
    for (position, stop) in stops.enumerated() {
      if isLong, position == head { say(phrases.sameForMore(stops.count - head - tail)) }
      guard !isLong || position < head || position >= stops.count - tail else { continue }
      say(sentence(stop, position == 0, self))
    }
  }

  /// Writes code in the description's language.
  var code: UIKitCode { phrases.code }

  func id(_ index: Hierarchy.Index) -> String { hierarchy.id(index) }

  /// Returns a controller's id and class.
  func nameAndClass(_ index: Hierarchy.Index) -> ControllerName {
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
    member("doubt", language.phrases(nil).notEstablished(doubt))
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
