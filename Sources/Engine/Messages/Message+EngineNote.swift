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
    /// SwiftUI's dismiss action in this hosting controller would pop it from this stack (R32).
    case dismissActionPops(id: String, stack: String)
    /// The controller with this id is first named here.
    case namedHereFirst(id: String)
    /// The controller with this id is declared here.
    case declaredHere(id: String)
    /// The controller with this id is presented here.
    case presentedHere(id: String)
    /// The controller with this id left its family or its parent here.
    case departedHere(departure: Departure, id: String)
    /// A tab is not in the window, because another tab of its tab bar controller is selected.
    case tabNotSelected(tabBar: String, selected: String, tab: String)
    /// A controller in a stack is not in the window, because another covers it.
    case coveredInStack(top: String, child: String, navigation: String)
    /// A split view controller hides this column (R25).
    case columnHidden(split: String, column: String)
    /// This controller's view was observed outside the window.
    case seenOutside(id: String)
    /// A presenter's view left the window when it presented (R12).
    case viewLeftWindow(presenter: String, presented: String)
    /// Nobody has shown the window of this root (R45).
    case windowHidden(root: String)
    /// `superclass` names one of UIKit's classes.
    case superclassMeaning
    /// This controller's first method in which its view is certainly in the window.
    case firstInViewDidAppear(id: String)
    /// A call that waits for a transition belongs in a completion handler. It goes to this
    /// controller, which the transition presents; nil for the same receiver.
    case inCompletionHandler(front: String?)
    /// The call that a presentation controller's delegate receives when the user's gesture is
    /// prevented.
    case delegateHearsOfAttempt
    /// What sources leave open about the refusal.
    case notEstablished(doubt: Doubt)
    /// UIKit's own text, which is in English.
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
