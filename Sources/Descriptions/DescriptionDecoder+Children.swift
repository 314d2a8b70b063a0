import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Reads a controller's children: a list under any key, or a mapping from a custom container's
  /// property names. The engine checks that the key and the children suit the controller.
  func readChildren(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) -> [(name: String?, node: SyntaxNode)] {
    typealias Key = ViewControllerKey
    let viewControllersList = reader.sequence(Key.viewControllers)?.value
    let childrenList = readListOrNames(&reader)
    if let place = reader.place(of: Key.children),
      let other = reader.place(of: Key.viewControllers)
    {
      diagnostics.error(
        .bothListsOfChildren, at: place,
        notes: [Diagnostic.Note(.keyStandsHere(key: Key.viewControllers.rawValue), at: other)])
    }
    if viewControllersList != nil {
      viewController.containmentKey = Sourced(
        .viewControllers, at: reader.place(of: Key.viewControllers))
    } else if childrenList != nil {
      viewController.containmentKey = Sourced(.children, at: reader.place(of: Key.children))
    }
    return (viewControllersList ?? []).map { (nil, $0) } + (childrenList ?? [])
  }

  private func readListOrNames(
    _ reader: inout MappingReader
  ) -> [(name: String?, node: SyntaxNode)]? {
    guard let node = reader.value(ViewControllerKey.children), node.kind == .mapping else {
      return reader.sequence(ViewControllerKey.children)?.value.map { (nil, $0) }
    }
    return readNames(node, of: ViewControllerKey.children.rawValue).map { ($0.name.value, $0.node) }
  }

  /// Reads a mapping whose keys are property names.
  func readNames(_ node: SyntaxNode, of key: String) -> [(name: Sourced<String>, node: SyntaxNode)]
  {
    var reader = MappingReader(node, expecting: .value(ofKey: key), diagnostics)
    let names = node.members.filter { $0.0.kind != .unreadable }.map { ($0.0.text, $0.0.range) }
    var read: Set<String> = []
    var members: [(name: Sourced<String>, node: SyntaxNode)] = []
    for (name, range) in names where read.insert(name).inserted {
      guard let value = reader.value(name) else { continue }
      guard ViewController.isPropertyName(name) else {
        diagnostics.error(.invalidPropertyName(name: name), at: range)
        continue
      }
      members.append((Sourced(name, at: range), value))
    }
    reader.finish()
    return members
  }
}
