extension Message {
  /// A note on the beginning of a construct.
  package enum ConstructNote: WordedFacts {
    /// The construct that contains the problem begins here.
    case beginsHere(Construct)

    package var words: Words {
      switch self {
      case .beginsHere(let construct): .beginsHere(construct: construct)
      }
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
