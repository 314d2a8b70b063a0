import VCEngine
import VCPhrases

/// What a line of a log on one of UIKit's topics means: a row of `Texts.yaml`.
package struct TopicMeaning: Sendable {
  package let topic: UIKitTopic
  let usualEvent: TopicText
  /// The rule by which UIKit refuses the call.
  let reason: TopicText
  /// The events in lines with a trait.
  private(set) var cases: [(trait: LoggedText.Trait, event: TopicText)] = []
  /// The description that the line becomes.
  private(set) var scene = LoggedScene.nothing
  /// The usual causes, most likely first.
  private(set) var causes: [UIKitCause] = []
  /// The same, where they are alternatives, of which one must be chosen.
  private(set) var choices: [UIKitCause] = []
  /// The place where the debugger finds the app's code.
  private(set) var stop = DebuggerStop.nothing
  /// The trouble of a framework's users; nil if every author has the same.
  package private(set) var trouble: HostTrouble?
  /// The framework that writes the text; nil for UIKit and SwiftUI.
  private(set) var writer: String?
  /// The methods in a call stack that raise the text more often than another.
  private(set) var frames: [String] = []

  /// Returns the event in a line: of the cases, the first that fits.
  func happened(_ line: LoggedText) -> TopicText {
    cases.first { line.has($0.trait) }?.event ?? usualEvent
  }

  /// The meaning of a topic: of each that a table has.
  static func of(_ topic: UIKitTopic) -> TopicMeaning {
    guard let meaning = byTopic[topic] else { preconditionFailure("no meaning of \(topic)") }
    return meaning
  }

  private static let byTopic = Dictionary(uniqueKeysWithValues: all.map { ($0.topic, $0) })
}

extension UIKitText {
  /// All texts that are found in logs.
  package static let allInLogs = refusals + ofLogs + ofFrameworks
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
