/// The content of a diagnostic or a note, as facts: ids, names, numbers, never sentences.
///
/// Each module has its own messages: enums in extensions of `Message`, with their words beside them.
package struct Message: Sendable {
  /// The facts of the module whose message it is.
  package let facts: any MessageFacts

  package init(_ facts: some MessageFacts) { self.facts = facts }

  /// The message's identifier for programs, such as `unknown-key`.
  ///
  /// It is unique over all modules, is the same in every language, and is never renamed or reused.
  package var id: String { facts.id }

  /// Whether a hint is about what a figure doesn't show, or may show otherwise than was meant.
  package var isForFigures: Bool { facts.isForFigures }
}

/// The facts of a message: usually an enum with a case for each message of one topic.
package protocol MessageFacts: Hashable, Sendable {
  /// The message's identifier: the case's name in kebab case.
  var id: String { get }
  /// Returns the message as a sentence; nil for the engine's facts, which `VCPhrases` words.
  func words(in wording: Wording) -> String?
  /// Whether a hint is about what a figure doesn't show, or may show otherwise than was meant. Drawing
  /// omits all other hints.
  var isForFigures: Bool { get }
}

/// Facts whose module also words them, in all languages.
package protocol WordedFacts: MessageFacts {
  /// The message as a sentence without a full stop; in English it begins in lower case.
  var words: Words { get }
}

extension WordedFacts {
  package func words(in wording: Wording) -> String? { words.text(in: wording) }
}

extension MessageFacts {
  package var isForFigures: Bool { false }

  package var id: String { caseName(of: self) }

  fileprivate func equals(_ other: any MessageFacts) -> Bool { other as? Self == self }
}

/// Returns the name of an enum's case in kebab case. It is read from the case itself, so that no
/// second list can disagree with the cases.
package func caseName(of fault: some Sendable) -> String {
  (Mirror(reflecting: fault).children.first?.label ?? "\(fault)").kebabCase
}

extension Message: Hashable {
  package static func == (one: Message, other: Message) -> Bool { one.facts.equals(other.facts) }

  package func hash(into hasher: inout Hasher) { facts.hash(into: &hasher) }
}

extension String {
  /// The name in kebab case: `unknown-key` for `unknownKey`, `not-yaml` for `notYAML`.
  fileprivate var kebabCase: String {
    var result = ""
    var last: Character?
    for (index, character) in zip(indices, self) {
      let next = self[self.index(after: index)...].first
      let beginsWord = last?.isUppercase == false || next?.isLowercase == true
      if character.isUppercase, last != nil, beginsWord { result += "-" }
      result += character.lowercased()
      last = character
    }
    return result
  }
}
