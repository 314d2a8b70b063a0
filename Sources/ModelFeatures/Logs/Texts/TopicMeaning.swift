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
  let reason: TopicText
  private let usualEvent: TopicText
  private let events: [(trait: LoggedText.Trait, text: TopicText)]

  init(
    _ topic: UIKitTopic, _ scene: LoggedScene, _ causes: [UIKitCause], areChoices: Bool = false,
    stop: DebuggerStop, happened: TopicText, inCases: [(LoggedText.Trait, TopicText)] = [],
    reason: TopicText
  ) {
    (self.topic, self.scene, self.causes) = (topic, scene, causes)
    (self.areChoices, self.stop, self.reason) = (areChoices, stop, reason)
    (usualEvent, events) = (happened, inCases)
  }

  /// Returns the event in a line: of the cases, the first that fits.
  func happened(_ line: LoggedText) -> TopicText {
    events.first { line.has($0.trait) }?.text ?? usualEvent
  }

  /// The meaning of a topic. Each has one, as a test sees.
  static func of(_ topic: UIKitTopic) -> TopicMeaning {
    guard let meaning = byTopic[topic] else { preconditionFailure("no meaning of \(topic)") }
    return meaning
  }

  package static let all = presenting + containing + navigating + launching + composing

  private static let byTopic = Dictionary(uniqueKeysWithValues: all.map { ($0.topic, $0) })
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
