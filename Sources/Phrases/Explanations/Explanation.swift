import VCEngine
import VCSource

/// The reasons for an answer, for people and for programs.
package protocol Explanation: Sendable {
  /// Returns sentences, one decision per line with the number of its rule, and a final line break.
  func text(in language: Language) -> String
  /// Returns the sentences that say most, in at most so many lines, and how many others there are.
  func text(in language: Language, lines: Int) -> (text: String, leftOut: Int)
  /// Returns the answer, its reason, its effect and the repairs alone.
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

  /// The whole text, where no sentence says more than another.
  package func text(in language: Language, lines _: Int) -> (text: String, leftOut: Int) {
    (text(in: language), 0)
  }
}

/// An explanation of one hierarchy.
package protocol SpokenExplanation: Explanation {
  var hierarchy: Hierarchy { get }
  /// The hierarchy that the sentences are about: by default, the explained one.
  var spokenOf: Hierarchy { get }
  /// What sources leave open about the facts in the answer; every output ends with it.
  var doubts: [Doubt] { get }
  func say(to prose: inout Prose)
  /// Writes the members of the JSON object.
  func write(to json: inout JSONWriter, in language: Language)
}

extension SpokenExplanation {
  package var spokenOf: Hierarchy { hierarchy }
  package var doubts: [Doubt] { [] }

  package func text(in language: Language) -> String { prose(in: language).text }

  package func text(in language: Language, lines: Int) -> (text: String, leftOut: Int) {
    prose(in: language).text(lines: lines)
  }

  package func shortText(in language: Language) -> String {
    text(in: language, of: Prose.Part.short)
  }

  /// Returns the sentences that are one of these parts.
  package func text(in language: Language, of parts: Set<Prose.Part>) -> String {
    prose(in: language).text(of: parts)
  }

  private func prose(in language: Language) -> Prose {
    var prose = Prose(spokenOf, language)
    say(to: &prose)
    for doubt in doubts { prose.say(doubt) }
    return prose
  }

  package func json(in language: Language) -> String { json(in: language) { _ in } }

  package func json(in language: Language, adding members: (inout JSONWriter) -> Void) -> String {
    JSONWriter.object(spread: true) { json in
      write(to: &json, in: language)
      json.doubts(doubts, in: language)
      members(&json)
    }
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

  /// Writes `established` as false and `doubt` with the reasons; neither if nothing is in doubt.
  fileprivate mutating func doubts(_ doubts: [Doubt], in language: Language) {
    guard !doubts.isEmpty else { return }
    let phrases = language.phrases
    member("established", false)
    member("doubt", phrases.joined(doubts.uniqued().map(phrases.notEstablished)))
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
