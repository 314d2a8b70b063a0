/// A hierarchy at one moment, and what led to it.
public struct Moment: Sendable {
  /// Every relationship at the moment.
  public let hierarchy: Hierarchy
  /// The label of the step that led to it, nil when it has none.
  public let label: String?

  /// A moment, and what a step that led to it says of itself.
  public init(_ hierarchy: Hierarchy, label: String? = nil) {
    self.hierarchy = hierarchy
    self.label = label
  }
}
