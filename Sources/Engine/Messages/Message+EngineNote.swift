import VCSource

extension Message {
  /// The way in which a controller left its family or its parent.
  package enum Departure: String, Hashable, Sendable {
    /// The presentation ended.
    case dismissed
    /// A navigation controller popped it.
    case popped
    /// It was removed from its parent, or left it for another.
    case removed
    /// Another detail replaced it in a split view controller, or a delegate's controller (R14).
    case replaced
    /// Another controller became the window's root (R26).
    case leftWithRoot
    /// Its presenter was popped, removed or replaced, or was presented by such a one (R26).
    case leftWithPresenter
    /// Its split view controller shows only one controller (R25).
    case collapsed
    /// Its split view controller shows its columns again (R25).
    case expanded
  }

  /// Additional facts about a refusal: other locations, and UIKit's text.
  package enum EngineNote: Hashable, Sendable {
    case dismissActionPops(id: String, stack: String)
    case namedHereFirst(id: String)
    case declaredHere(id: String)
    case presentedHere(id: String)
    case departedHere(departure: Departure, id: String)
    case tabNotSelected(tabBar: String, selected: String, tab: String)
    case coveredInStack(top: String, child: String, navigation: String)
    case columnHidden(split: String, column: String)
    case seenOutside(id: String)
    case viewLeftWindow(presenter: String, presented: String)
    case windowHidden(root: String)
    case superclassMeaning
    case firstInViewDidAppear(id: String)
    case inCompletionHandler(front: String?, hasHandler: Bool)
    case delegateHearsOfAttempt
    case notEstablished(doubt: Doubt)
    case uiKit(message: UIKitMessage)
  }
}

extension Diagnostic.Note {
  package init(_ note: Message.EngineNote, at range: SourceRange? = nil) {
    self.init(Message(EngineFacts.note(note)), at: range)
  }

  /// What UIKit says, nil for a note in our words.
  package var uiKit: UIKitMessage? {
    if case .note(.uiKit(let message)) = message.engineFacts { message } else { nil }
  }
}

extension Diagnostic {
  /// What sources leave open about it.
  package var doubts: [Doubt] {
    notes.compactMap { note in
      if case .note(.notEstablished(let doubt)) = note.message.engineFacts { doubt } else { nil }
    }
  }

  /// The notes with UIKit's own text; the others name locations.
  package var uiKitNotes: [Note] { notes.filter { $0.uiKit != nil } }
}
