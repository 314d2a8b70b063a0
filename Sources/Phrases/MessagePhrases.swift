import VCEngine
import VCSource

/// The texts of the engine's messages, one function per topic. They have no full stop, begin in lower
/// case in English, and quote the user's text. Other modules word their own messages.
package protocol MessagePhrases {
  func text(of fault: Message.Segue) -> String
  func text(of fault: Message.Declaration) -> String
  func text(of fault: Message.Containment) -> String
  func text(of fault: Message.Container) -> String
  func text(of fault: Message.Presentation) -> String
  func text(of hint: Message.Hint) -> String
  func text(of note: Message.EngineNote) -> String
}

extension MessagePhrases {
  fileprivate func text(of facts: EngineFacts) -> String {
    switch facts {
    case .declaration(let fault): text(of: fault)
    case .containment(let fault): text(of: fault)
    case .container(let fault): text(of: fault)
    case .presentation(let fault): text(of: fault)
    case .segue(let fault): text(of: fault)
    case .hint(let hint): text(of: hint)
    case .note(let note): text(of: note)
    }
  }
}

extension Phrases {
  package func text(of message: Message) -> String {
    if let facts = message.engineFacts { return text(of: facts) }
    guard let words = message.facts.words(in: wording) else {
      preconditionFailure("only the engine's facts have no words")
    }
    return words
  }
}
