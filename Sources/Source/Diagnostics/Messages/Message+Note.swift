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
  package var words: Words {
    switch self {
    case .standsHereFirst: .standsHereFirst
    case .declaredHereFirst: .declaredHereFirst
    case .isDeclaredHere: .isDeclaredHere
    case .keyStandsHere(let key): .keyStandsHere(key: key)
    case .possibleKeys(let keys): .possibleKeys(keys: keys)
    case .meantValue(let value): .meantValue(value: value)
    case .possibleValues(let choices): .possibleValues(choices: choices)
    case .levelsOfDescription: .levelsOfDescription
    }
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
