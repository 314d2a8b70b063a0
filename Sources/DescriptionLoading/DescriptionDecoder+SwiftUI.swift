import Diagnostics
import TextFormats
import ViewControllers

extension SwiftUIContainer {
  /// The container that a node declares, nil for another controller: one with a superclass is of the
  /// app's own class.
  init?(_ node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    guard node[member: ViewControllerKey.superclass.rawValue] == nil,
      let name = node[member: ViewControllerKey.class.rawValue]?.string
    else { return nil }
    self.init(rawValue: name)
  }
}

/// SwiftUI in its authors' words: views, containers, and the modifiers that show a view (R32).
extension DescriptionDecoder {
  /// The view that a modifier shows, in the hosting controller that SwiftUI makes; a controller that is
  /// declared already is named by its id.
  mutating func shownView(
    _ node: SyntaxNode, for key: String, in hostingClass: String, _ style: ModalPresentationStyle?
  ) -> Step.Reference? {
    if let name = node.string, isReference(name) { return reference(node, for: key) }
    guard let top = declareFamilies(node, hostingClass: hostingClass) else { return nil }
    host(top, in: hostingClass)
    if let style, viewControllers[top].modalPresentationStyle == nil {
      viewControllers[top].modalPresentationStyle = Sourced(style, at: node.range)
    }
    return Sourced(top, at: node.range)
  }

  /// Makes a view's declaration that of its hosting controller, which keeps the view's name as its id. A
  /// view controller stays what it is.
  mutating func host(_ index: ViewController.Index, in hostingClass: String) {
    let controller = viewControllers[index]
    let view = controller.className.value
    guard controller.superclass == nil, UIKitClass(named: view) == nil,
      !view.hasSuffix("Controller")
    else { return }
    viewNames[index] = view
    viewControllers[index].className.value = "\(hostingClass)<\(view)>"
  }

  /// A hosting controller that SwiftUI makes around a container.
  mutating func makeHost(_ className: String, at node: SyntaxNode) -> ViewController.Index {
    let name = Sourced(className, at: node.range)
    var host = ViewController(id: name, className: name, idIsImplied: true)
    host.range = node.range
    return append(host)
  }
}
