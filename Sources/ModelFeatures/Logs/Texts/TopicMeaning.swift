import VCEngine
import VCSource

/// What a line of a log on one of UIKit's topics means.
package struct TopicMeaning: Sendable {
  package let topic: UIKitTopic
  /// The description that the line becomes.
  let scene: LoggedScene
  /// The usual causes, most likely first.
  let causes: [UIKitCause]
  /// Whether the causes are alternatives, of which one must be chosen.
  let areChoices: Bool
  /// The place where the debugger finds the app's code.
  let stop: DebuggerStop
  /// The rule by which UIKit refuses the call.
  let reason: TopicWords
  private let usualEvent: TopicWords
  private let events: [(trait: LoggedText.Trait, words: TopicWords)]

  init(
    _ topic: UIKitTopic, _ scene: LoggedScene, _ causes: [UIKitCause], areChoices: Bool = false,
    stop: DebuggerStop, happened: TopicWords, inCases: [(LoggedText.Trait, TopicWords)] = [],
    reason: TopicWords
  ) {
    (self.topic, self.scene, self.causes) = (topic, scene, causes)
    (self.areChoices, self.stop, self.reason) = (areChoices, stop, reason)
    (usualEvent, events) = (happened, inCases)
  }

  /// Returns the event in a line: of the cases, the first that fits.
  func happened(_ line: LoggedText) -> TopicWords {
    events.first { line.has($0.trait) }?.words ?? usualEvent
  }

  /// The meaning of a topic. Each has one, as a test sees.
  static func of(_ topic: UIKitTopic) -> TopicMeaning {
    guard let meaning = byTopic[topic] else { preconditionFailure("no meaning of \(topic)") }
    return meaning
  }

  package static let all = presenting + containing + navigating + launching + composing

  private static let byTopic = Dictionary(uniqueKeysWithValues: all.map { ($0.topic, $0) })
}

/// A sentence in each language, with the letter of a role in braces for each value, as `UIKitText`
/// has them; `{M|a call}` says what stands for a missing value.
package struct TopicWords: Sendable {
  package let english: String
  package let chinese: String

  init(_ english: String, _ chinese: String) {
    (self.english, self.chinese) = (english, chinese)
  }

  /// The sentence in a language, as it is.
  func text(in language: Language) -> String {
    switch language {
    case .en: english
    case .zhHans: chinese
    }
  }

  /// Returns the parts of a language's sentence, with a line's values; `name` names objects.
  static func parts(
    of sentence: String, from line: LoggedText, name: (UIKitRole) -> String
  ) -> [String] {
    var parts: [String] = []
    var rest = sentence[...]
    while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}")
    {
      let place = rest[opening..<closing].dropFirst()
      parts.append(String(rest[..<opening]))
      rest = rest[closing...].dropFirst()
      guard let role = place.first.flatMap(UIKitRole.init) else { continue }
      parts.append(
        role.isPointer ? name(role) : line.words[role] ?? String(place.dropFirst(2)))
    }
    return parts + [String(rest)]
  }
}

extension LoggedText {
  /// A trait of a line that decides between sentences.
  enum Trait: Sendable {
    /// The blocker is another object of the presented one's class.
    case secondOfItsClass
    /// The presenter is another object of the presented one's class.
    case sentByItsLike
    /// The blocker is the presented object.
    case sameInstance
    /// The line says that there is no such object.
    case null(UIKitRole)
    /// The line doesn't name the object.
    case unknown(UIKitRole)
  }

  func has(_ trait: Trait) -> Bool {
    switch trait {
    case .secondOfItsClass: presentsItsLike
    case .sentByItsLike: isSentByItsLike
    case .sameInstance: presentsItself
    case .null(let role): nulls.contains(role)
    case .unknown(let role): classes[role] == nil
    }
  }

  /// The meaning of the line's topic.
  var meaning: TopicMeaning { TopicMeaning.of(topic) }

  /// The class that was sent the call if it isn't the presenter's, for a line about a presentation
  /// that failed.
  var otherReceiver: String? {
    switch meaning.scene {
    case .call, .outsideWindow: senderIsPresenter ? nil : classes[.sender]
    default: nil
    }
  }
}
