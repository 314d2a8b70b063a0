import VCDiagnostics

/// One of UIKit's texts about view controllers, as UIKit writes it. It is English in every
/// language.
///
/// The same texts appear when a description's step is refused, and are recognized when a log is
/// read.
package struct UIKitText: Sendable {
  /// The topic.
  package let topic: UIKitTopic
  /// The text, with the letter of a role in braces for each value.
  package let form: String
  /// UIKit's reaction.
  package let response: Message.UIKitResponse
  /// The first iOS in which it was seen.
  package let since: Int
  /// The last iOS in which it was seen, nil if the newest still has it.
  package let until: Int?
  /// Whether UIKit's text continues with words that don't matter here.
  package let isOpen: Bool

  init(
    _ topic: UIKitTopic, _ form: String, _ response: Message.UIKitResponse = .logs,
    since: Int = 1, until: Int? = nil, isOpen: Bool = false
  ) {
    (self.topic, self.form, self.response) = (topic, form, response)
    (self.since, self.until, self.isOpen) = (since, until, isOpen)
  }

  /// All texts, by topic. An iOS writes the first text of a topic that it has.
  package static let all = presenting + containing + navigating + launching

  /// The text that an iOS writes on a topic, nil if it has none.
  package static func of(_ topic: UIKitTopic, ios: Int) -> UIKitText? {
    byTopic[topic]?.first { $0.since <= ios && ios <= $0.until ?? .max }
  }

  /// The texts on a topic, the newest wording first.
  package static func variants(of topic: UIKitTopic) -> [UIKitText] { byTopic[topic] ?? [] }

  private static let byTopic = Dictionary(grouping: all, by: \.topic)

  /// Returns the text with its values; missing ones appear as `<…>`.
  package func filled(_ values: [UIKitRole: String]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .role(let role): values[role] ?? "<…>"
      }
    }.concatenated(by: "")
  }

  /// UIKit's reaction: it logs, unless the text is an exception's.
  static func response(with words: String) -> Message.UIKitResponse {
    all.first { text in
      if case .logs = text.response { return false }
      let longest = text.parts.compactMap { part -> String? in
        if case .words(let words) = part { words } else { nil }
      }.max { $0.utf8.count < $1.utf8.count }
      return longest.map { words.contains($0) } == true
    }?.response ?? .logs
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

/// The role of a value in one of UIKit's texts.
package enum UIKitRole: Character, CaseIterable, Sendable {
  /// The controller to be presented.
  case presented = "A"
  /// The controller that would present.
  case presenter = "P"
  /// The controller that received the call.
  case sender = "S"
  /// The controller in the way.
  case blocker = "B"
  /// The controller that a container should have, or that appears.
  case child = "C"
  /// The controller whose view contains the child's view.
  case holder = "H"
  /// A navigation controller.
  case navigation = "N"
  /// Another object, or a second controller.
  case other = "X"
  /// A method's name.
  case method = "M"
  /// An identifier or a name in quotation marks.
  case identifier = "I"
  /// A bundle identifier.
  case bundle = "U"
  /// A number.
  case count = "n"
  /// The number that it should be.
  case required = "m"

  /// Whether UIKit writes the value as an object's pointer.
  package var isPointer: Bool {
    switch self {
    case .presented, .presenter, .sender, .blocker, .child, .holder, .navigation, .other: true
    case .method, .identifier, .bundle, .count, .required: false
    }
  }
}
