import VCSource

extension Message {
  /// Problems with segues.
  package enum Segue: Hashable, Sendable {
    /// No segue has this identifier: the identifier, and the one that may have been meant.
    case unknownSegue(name: String, suggestion: String?)
    /// Segues of several controllers have this identifier.
    case ambiguousSegue(sources: [String], name: String)
    /// No segues lead to this scene.
    case noWay(scene: String)
    /// A segue has none of these kinds.
    case segueWithoutKind(kinds: [String])
    /// A segue has this kind in addition to another.
    case secondKind(kind: String)
    /// The effect of a custom segue is unknown, so nothing changes.
    case customSegue(name: String)
    /// Only the app knows the destination of an unwind segue, so nothing changes.
    case unwindsSomewhere(name: String)
    /// A segue unwinds to a controller from which the source was not reached, or the source is not shown.
    case notOnTheWayBack(id: String, source: String, isShown: Bool)
  }
}
