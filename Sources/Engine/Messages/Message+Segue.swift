import VCSource

extension Message {
  /// Problems with segues.
  package enum Segue: Hashable, Sendable {
    case unknownSegue(name: String, suggestion: String?)
    case ambiguousSegue(sources: [String], name: String)
    case noWay(scene: String)
    case segueWithoutKind(kinds: [String])
    case secondKind(kind: String)
    case customSegue(name: String)
    case unwindsSomewhere(name: String)
    case notOnTheWayBack(id: String, source: String, isShown: Bool)
  }
}
