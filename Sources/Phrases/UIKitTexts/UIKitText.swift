import VCEngine

/// One of UIKit's texts about view controllers, as UIKit writes it. It is English in every
/// language.
///
/// The same texts appear when a description's step is refused, and are recognized in what an
/// app writes.
package struct UIKitText: Sendable {
  package let topic: UIKitTopic
  /// The text, with the letter of a role in braces for each value.
  package let form: String
  /// UIKit's reaction.
  package let response: Response
  /// Whether UIKit's text continues with words that don't matter here.
  package let isOpen: Bool
  /// The first iOS in which it was seen.
  package let since: Int
  /// The last iOS in which it was seen, nil if the newest still has it.
  package let until: Int?

  package init(
    _ topic: UIKitTopic, _ form: String, response: Response = .logs, isOpen: Bool = false,
    since: Int = 1, until: Int? = nil
  ) {
    (self.topic, self.form, self.response) = (topic, form, response)
    (self.isOpen, self.since, self.until) = (isOpen, since, until)
  }

  /// The text that an iOS writes on a topic; the newest wording if that iOS has none.
  static func of(_ topic: UIKitTopic, ios: Int) -> UIKitText {
    let variants = byTopic[topic] ?? []
    guard
      let text = variants.first(where: { $0.since <= ios && ios <= $0.until ?? .max })
        ?? variants.first
    else { preconditionFailure("the engine's topics are the rows of Refusals.yaml") }
    return text
  }

  private static let byTopic = Dictionary(grouping: refusals, by: \.topic)

  /// Returns the text with its values; missing ones appear as `<…>`.
  package func filled(_ values: [UIKitRole: String]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .role(let role): values[role] ?? "<…>"
      }
    }.concatenated(by: "")
  }

  /// UIKit's reaction when it writes a text.
  package enum Response: Hashable, Sendable {
    /// It writes a warning to the console and does nothing.
    case logs
    /// It raises an exception, with this name if it has one.
    case raises(String?)
  }

  /// A part of the text.
  package enum Part: Hashable, Sendable {
    /// UIKit's own words, with their blanks.
    case words(String)
    /// A value.
    case role(UIKitRole)
  }

  /// The text in parts.
  package var parts: [Part] {
    var parts: [Part] = []
    var words = ""
    var rest = form[...]
    while let character = rest.popFirst() {
      guard character == "{", let letter = rest.first, let role = UIKitRole(rawValue: letter),
        rest.dropFirst().first == "}"
      else {
        words.append(character)
        continue
      }
      rest = rest.dropFirst(2)
      if !words.isEmpty { parts.append(.words(words)) }
      parts.append(.role(role))
      words = ""
    }
    if !words.isEmpty { parts.append(.words(words)) }
    return parts
  }
}
