extension Message {
  /// Additional facts: other locations, and what is possible at one.
  package enum Note: WordedFacts {
    /// The first of two is here.
    case standsHereFirst
    /// The first of two controllers with the same id is declared here.
    case declaredHereFirst
    /// The subject of the message is declared here.
    case isDeclaredHere
    /// The other of two keys that exclude each other is here.
    case keyStandsHere(String)
    /// The keys that are allowed here.
    case possibleKeys([String])
    /// The word that was probably meant.
    case meantValue(String)
    /// The allowed values.
    case possibleValues([String])
    /// The levels of a description: each view controller, and each list of them.
    case levelsOfDescription
  }
}

extension Message.Note {
  package func text(in wording: Wording) -> String {
    wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
  }
}

extension Diagnostic.Note {
  package init(_ note: Message.Note, at range: SourceRange? = nil) {
    self.init(Message(note), at: range)
  }
}

extension Message {
  package static func note(_ note: Note) -> Self { Self(note) }
}
