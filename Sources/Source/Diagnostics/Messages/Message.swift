/// The content of a diagnostic or a note, as facts: ids, names, numbers, never sentences.
///
/// `make resources` writes a function for each row `Message.…` of a module's `Words.xcstrings`. The engine's
/// messages are enums of its own, which `VCPhrases` words.
package struct Message: Error, Sendable {
  /// A row with what fills its roles, or the engine's facts.
  package let facts: any MessageFacts
  /// Whether a hint is about what a figure doesn't show, or may show otherwise than was meant. Drawing
  /// omits all other hints.
  package let isForFigures: Bool

  package init(_ facts: some MessageFacts, isForFigures: Bool = false) {
    (self.facts, self.isForFigures) = (facts, isForFigures)
  }

  /// The message's identifier for programs, such as `unknown-key`.
  ///
  /// It is unique over all modules, is the same in every language, and is never renamed or reused.
  package var id: String { facts.id.kebabCase }

  /// The row and what fills its roles; nil for the engine's facts.
  package var words: Words? { facts as? Words }
}

/// The facts of a message, with its name in camel case.
package protocol MessageFacts: Hashable, Sendable {
  var id: String { get }
}

extension Words: MessageFacts {}

extension MessageFacts {
  fileprivate func equals(_ other: any MessageFacts) -> Bool { other as? Self == self }
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
