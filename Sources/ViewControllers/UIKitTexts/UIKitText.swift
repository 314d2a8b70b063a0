import Diagnostics

/// One of UIKit's texts about view controllers as UIKit writes it, in English in every language.
///
/// The same texts are written where a description's step is refused, and found where a log is read.
package struct UIKitText: Sendable {
  /// What it is about.
  package let topic: UIKitTopic
  /// Its words, with the letter of a role in braces wherever UIKit fills something in.
  package let form: String
  /// What UIKit does besides.
  package let response: Message.UIKitResponse
  /// The first iOS in which it was seen.
  package let since: Int
  /// The last iOS in which it was seen, nil where the newest still has it.
  package let until: Int?
  /// Whether UIKit's text goes on with words that matter to nobody here.
  package let isOpen: Bool
  /// What is true of its topic; the topic's first wording has it.
  private let meaning: Meaning?

  init(
    _ topic: UIKitTopic, _ form: String, _ response: Message.UIKitResponse = .logs,
    since: Int = 1, until: Int? = nil, isOpen: Bool = false, means meaning: Meaning? = nil
  ) {
    (self.topic, self.form, self.response) = (topic, form, response)
    (self.since, self.until, self.isOpen) = (since, until, isOpen)
    self.meaning = meaning
  }

  /// What is true of a topic, in all its wordings.
  package struct Meaning: Sendable {
    /// The description that a log's line becomes.
    package let scene: LoggedScene
    /// The usual causes, most likely first.
    let causes: [UIKitCause]
    /// Whether these are ways to go on, of which one is to be chosen.
    let areChoices: Bool
    /// Where the debugger finds the app's code.
    package let stop: DebuggerStop

    init(
      _ scene: LoggedScene, _ causes: [UIKitCause], areChoices: Bool = false, stop: DebuggerStop
    ) {
      (self.scene, self.causes, self.areChoices, self.stop) = (scene, causes, areChoices, stop)
    }
  }

  /// What is true of a topic.
  package static func meaning(of topic: UIKitTopic) -> Meaning {
    variants(of: topic).lazy.compactMap(\.meaning).first
      ?? Meaning(.nothing, [], stop: .nothing)
  }

  /// Every text, by topic; of those of one topic the first that an iOS has is the one it writes.
  package static let all = presenting + containing + navigating + launching

  /// The text about a topic that an iOS writes, nil for one that has none.
  package static func of(_ topic: UIKitTopic, ios: Int) -> UIKitText? {
    byTopic[topic]?.first { $0.since <= ios && ios <= $0.until ?? .max }
  }

  /// The texts about a topic, the newest wording first.
  package static func variants(of topic: UIKitTopic) -> [UIKitText] { byTopic[topic] ?? [] }

  private static let byTopic = Dictionary(grouping: all, by: \.topic)

  /// The words with what UIKit fills in; a role that is missing is shown as `<…>`.
  package func filled(_ values: [UIKitRole: String]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .role(let role): values[role] ?? "<…>"
      }
    }.concatenated(by: "")
  }

  /// What UIKit does with these words: it logs, unless they are an exception's.
  static func response(with words: String) -> Message.UIKitResponse {
    all.first { text in
      if case .logs = text.response { return false }
      let longest = text.parts.compactMap { part -> String? in
        if case .words(let words) = part { words } else { nil }
      }.max { $0.utf8.count < $1.utf8.count }
      return longest.map { words.contains($0) } == true
    }?.response ?? .logs
  }

  /// What a form consists of.
  package enum Part: Hashable, Sendable {
    /// UIKit's own words, with their blanks.
    case words(String)
    /// A place that UIKit fills in.
    case role(UIKitRole)
  }

  /// The form in its parts.
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

/// What UIKit fills into one of its texts.
package enum UIKitRole: Character, CaseIterable, Sendable {
  /// The controller that is to be presented.
  case presented = "A"
  /// The controller that would present.
  case presenter = "P"
  /// The controller that was sent the call.
  case sender = "S"
  /// What is in the way.
  case blocker = "B"
  /// The controller that a container should have, or that appears.
  case child = "C"
  /// The controller in whose view the child's view is.
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

  /// Whether UIKit writes an object's pointer there.
  package var isPointer: Bool {
    switch self {
    case .presented, .presenter, .sender, .blocker, .child, .holder, .navigation, .other: true
    case .method, .identifier, .bundle, .count, .required: false
    }
  }
}
