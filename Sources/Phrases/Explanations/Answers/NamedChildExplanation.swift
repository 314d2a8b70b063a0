import VCEngine
import VCSource

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
    (self.hierarchy, self.owner, self.name, self.child) = (hierarchy, owner, name, child)
  }

  /// The child, nil while it is somewhere else.
  package var value: ViewController.Index? {
    hierarchy.parentViewController(of: child) == owner ? child : nil
  }
}

extension NamedChildExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", code)
    json.member("value", value.map(hierarchy.id))
  }

  package func say(to prose: inout Prose) {
    prose.say("\(code) = \(value.map(prose.id) ?? "nil")")
    let (child, container) = (prose.id(child), prose.id(owner))
    prose.say(
      .isOwnProperty(name: code, className: hierarchy.app.viewControllers[owner].className.value),
      as: .reason)
    prose.say(.holdsChild(isChild: value != nil, child: child, container: container), as: .reason)
  }

  private var code: String { "\(hierarchy.id(owner)).\(name)" }
}
