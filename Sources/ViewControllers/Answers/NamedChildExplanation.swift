/// What a custom container's own property for a child holds.
public struct NamedChildExplanation: Sendable {
  /// The moment at which it is asked.
  public let hierarchy: Hierarchy
  /// The container.
  public let owner: ViewController.Index
  /// The property: `centerViewController`.
  public let name: String
  /// The child that the description names so.
  public let child: ViewController.Index

  /// The property of one of the hierarchy's controllers, nil where the description names no child of
  /// it so.
  public init?(of name: String, for owner: ViewController.Index, in hierarchy: Hierarchy) {
    let names = hierarchy.childNames(of: owner)
    guard let child = names.first(where: { $0.value == name })?.key else { return nil }
    self.hierarchy = hierarchy
    self.owner = owner
    self.name = name
    self.child = child
  }

  /// The child, nil while it is in another place.
  public var value: ViewController.Index? {
    hierarchy.parentViewController(of: child) == owner ? child : nil
  }
}
