extension English {
  package func text(of note: Message.Note) -> String {
    switch note {
    case .standsHereFirst: "it is here first"
    case .declaredHereFirst: "it is first declared here"
    case .isDeclaredHere: "it is declared here"
    case .keyStandsHere(let key): "'\(key)' is here"
    case .possibleKeys(let keys) where keys.count > 20:
      "'vcdiagram help keys' lists the \(keys.count) keys that are possible here"
    case .possibleKeys(let keys): "the keys here are " + list(keys.map { "'\($0)'" }, "and")
    case .levelsOfDescription:
      "in a description, each view controller and each list of them is a level"
    case .meantValue(let value): "did you mean \(quoted(value))?"
    case .possibleValues(let choices): "it takes " + list(choices, "or")
    }
  }
}
