extension Message {
  /// A note on the beginning of a construct.
  package enum ConstructNote: WordedFacts {
    /// The construct that contains the problem begins here.
    case beginsHere(Construct)

    package func text(in wording: Wording) -> String {
      wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
    }
  }
}

extension Diagnostic.Note {
  package init(_ note: Message.ConstructNote, at range: SourceRange? = nil) {
    self.init(Message(note), at: range)
  }
}

extension Message {
  package static func note(_ note: ConstructNote) -> Self { Self(note) }
}
