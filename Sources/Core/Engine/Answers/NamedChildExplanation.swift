/// The value of a custom container's own property for a child.
public struct NamedChildExplanation: Sendable {
  /// The hierarchy in which the property is read.
  public let hierarchy: Hierarchy
  /// The container.
  public let owner: ViewController.Index
  /// The property, such as `centerViewController`.
  public let name: String
  /// The child to which the description gives this name.
  public let child: ViewController.Index

  /// Explains a property of one of the hierarchy's controllers; nil if no child of it has this
  /// name.
  public init?(of name: String, for owner: ViewController.Index, in hierarchy: Hierarchy) {
    let names = hierarchy.childNames(of: owner)
    guard let child = names.first(where: { $0.value == name })?.key else { return nil }
    self.hierarchy = hierarchy
    self.owner = owner
    self.name = name
    self.child = child
  }

  /// The child, nil while it is somewhere else.
  public var value: ViewController.Index? {
    hierarchy.parentViewController(of: child) == owner ? child : nil
  }
}
