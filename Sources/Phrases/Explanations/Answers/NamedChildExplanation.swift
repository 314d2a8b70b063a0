import VCEngine

/// The value of a custom container's own property for a child.
package struct NamedChildExplanation: Sendable {
  /// The hierarchy in which the property is read.
  package let hierarchy: Hierarchy
  /// The container.
  package let owner: ViewController.Index
  /// The property, such as `centerViewController`.
  package let name: String
  /// The child to which the description gives this name.
  package let child: ViewController.Index

  /// Explains a property of one of the hierarchy's controllers; nil if no child of it has this
  /// name.
  package init?(of name: String, for owner: ViewController.Index, in hierarchy: Hierarchy) {
    let names = hierarchy.childNames(of: owner)
    guard let child = names.first(where: { $0.value == name })?.key else { return nil }
    self.hierarchy = hierarchy
    self.owner = owner
    self.name = name
    self.child = child
  }

  /// The child, nil while it is somewhere else.
  package var value: ViewController.Index? {
    hierarchy.parentViewController(of: child) == owner ? child : nil
  }
}
