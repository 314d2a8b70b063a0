import VCSource

extension Message {
  /// Problems with segues.
  package enum Segue: Hashable, Sendable {
    /// No segue has this identifier: the identifier, and the one that may have been meant.
    case unknownSegue(String, suggestion: String?)
    /// Segues of several controllers have this identifier.
    case ambiguousSegue(String, from: [String])
    /// No segues lead to this scene.
    case noWay(to: String)
    /// A segue has none of these kinds.
    case segueWithoutKind([String])
    /// A segue has this kind in addition to another.
    case secondKind(String)
    /// The effect of a custom segue is unknown, so nothing changes.
    case customSegue(String)
    /// Only the app knows the destination of an unwind segue, so nothing changes.
    case unwindsSomewhere(String)
    /// A segue unwinds to a controller from which the source was not reached.
    case notOnTheWayBack(String, from: String)
  }
}
