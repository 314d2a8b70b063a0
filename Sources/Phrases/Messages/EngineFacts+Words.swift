import VCEngine
import VCSource

extension EngineFacts {
  package var words: Words {
    switch self {
    case .declaration(let fault): fault.words
    case .containment(let fault): fault.words
    case .container(let fault): fault.words
    case .presentation(let fault): fault.words
    case .segue(let fault): fault.words
    case .hint(let hint): hint.words
    case .note(let note): note.words
    }
  }
}

extension Phrases {
  /// Returns a message as a sentence without a full stop; in English it begins in lower case.
  package func text(of message: Message) -> String {
    guard let words = message.words ?? message.engineFacts?.words else {
      preconditionFailure("only the engine's facts are no words")
    }
    return text(of: words)
  }

  /// Returns what no source says, as a sentence.
  package func notEstablished(_ doubt: Doubt) -> String {
    text(of: .notEstablished(doubt: doubt.words))
  }
}

extension Doubt {
  /// What no source says.
  package var words: Words { topic.words(name: subject) }
}

// MARK: Facts that fill roles

extension Message.Departure: RoleValue {}
extension Message.Nature: RoleValue {}
extension Message.StackAction: RoleValue {}

extension Doubt: RoleValue {
  package var role: Words.Role { .words(words) }
}

extension UIKitMessage: RoleValue {
  package var role: VCSource.Words.Role {
    switch response {
    case .logs: .words(.uiKitLogs(framework: framework, words: words))
    case .raises(let exception):
      .words(.uiKitRaises(isOpen: isOpen, exception: exception, words: words))
    }
  }
}

extension Message.ClassName: RoleValue {
  package var role: Words.Role { .words(.classOf(name: name, superclass: superclass)) }
}
