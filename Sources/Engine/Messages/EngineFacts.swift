import VCSource

/// All messages of the engine, by topic. They are facts; `VCPhrases` words them, so that the engine
/// has no sentences.
package enum EngineFacts: MessageFacts {
  /// Declarations that are wrong whatever the steps do.
  case declaration(Message.Declaration)
  /// Parents and children.
  case containment(Message.Containment)
  /// Stacks, columns and tabs.
  case container(Message.Container)
  /// Presenting and dismissing.
  case presentation(Message.Presentation)
  /// Segues.
  case segue(Message.Segue)
  /// Remarks on things that UIKit accepts.
  case hint(Message.Hint)
  /// Other locations, and UIKit's text.
  case note(Message.EngineNote)

  package var id: String {
    switch self {
    case .declaration(let fault): caseName(of: fault)
    case .containment(let fault): caseName(of: fault)
    case .container(let fault): caseName(of: fault)
    case .presentation(let fault): caseName(of: fault)
    case .segue(let fault): caseName(of: fault)
    case .hint(let hint): caseName(of: hint)
    case .note(let note): caseName(of: note)
    }
  }
}

extension Message {
  /// The engine's facts, nil for another module's.
  package var engineFacts: EngineFacts? { facts as? EngineFacts }

  package static func declaration(_ fault: Declaration) -> Self {
    Self(EngineFacts.declaration(fault))
  }
  package static func containment(_ fault: Containment) -> Self {
    Self(EngineFacts.containment(fault))
  }
  package static func container(_ fault: Container) -> Self { Self(EngineFacts.container(fault)) }
  package static func presentation(_ fault: Presentation) -> Self {
    Self(EngineFacts.presentation(fault))
  }
  package static func segue(_ fault: Segue) -> Self { Self(EngineFacts.segue(fault)) }
  package static func hint(_ hint: Hint) -> Self { Self(EngineFacts.hint(hint)) }
  package static func note(_ note: EngineNote) -> Self { Self(EngineFacts.note(note)) }
}

/// Returns the name of an enum's case. It is read from the case itself, so that no second list can
/// disagree with the cases.
private func caseName(of fault: some Sendable) -> String {
  Mirror(reflecting: fault).children.first?.label ?? "\(fault)"
}
