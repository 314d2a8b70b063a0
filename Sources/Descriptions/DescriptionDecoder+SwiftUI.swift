import VCEngine
import VCSource

extension SwiftUIContainer {
  /// Creates the container that a node declares; nil for another controller. A superclass makes it
  /// a custom class.
  init?(_ node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    guard node[member: ViewControllerKey.superclass.rawValue] == nil,
      let name = node[member: ViewControllerKey.class.rawValue]?.string
    else { return nil }
    self.init(rawValue: name)
  }

  /// Makes the list of a `NavigationSplitView` its columns, in the order of its initialiser: sidebar,
  /// content and detail. A list beside columns with the same names stays, and is an error.
  func divide(
    _ children: inout [(name: String?, node: SyntaxNode)],
    into columns: inout [(SplitViewColumn, SyntaxNode)], of viewController: inout ViewController
  ) {
    let names: [SplitViewColumn] =
      children.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    guard self == .navigationSplitView, (1...names.count).contains(children.count) else {
      viewController.containmentKey = nil
      return
    }
    if columns.contains(where: { names.contains($0.0) }) {
      // SwiftUI's containers have no other key.
      viewController.containmentKey?.value = .viewControllers
      return
    }
    columns += zip(names, children).map { ($0, $1.node) }
    viewController.columns = viewController.columns ?? SplitColumns()
    (children, viewController.containmentKey) = ([], nil)
  }
}

/// SwiftUI in its own terms: views, containers, and the modifiers that show a view (R32).
extension DescriptionDecoder {
  /// Returns the view that a modifier shows, in the hosting controller that SwiftUI makes; an id
  /// names a controller that has been declared.
  mutating func shownView(
    _ node: SyntaxNode, for key: String, in hostingClass: String, _ style: ModalPresentationStyle?,
    isAlert: Bool
  ) -> Step.Participant? {
    if let name = node.string, isReference(name) { return reference(node, for: key) }
    guard let top = declareFamilies(node, hostingClass: hostingClass) else { return nil }
    let keys = [ViewControllerKey.class, .superclass]
    if node.kind == .mapping, keys.allSatisfy({ node[member: $0.rawValue] == nil }) {
      // Only the modifier says what it is.
      viewControllers[top].className.value = hostingClass
    } else {
      host(top, in: hostingClass)
    }
    if isAlert, let name = viewNames[top] {
      // An alert hosts no view: the name is its title.
      viewControllers[top].className.value = hostingClass
      viewControllers[top].title = viewControllers[top].title ?? Sourced(name, at: node.range)
    }
    if let style, viewControllers[top].modalPresentationStyle == nil {
      viewControllers[top].modalPresentationStyle = Sourced(style, at: node.range)
    }
    return Sourced(top, at: node.range)
  }

  /// Turns a view's declaration into one of its hosting controller, with the view's name as its id.
  /// View controllers aren't changed.
  mutating func host(_ index: ViewController.Index, in hostingClass: String) {
    let controller = viewControllers[index]
    let view = controller.className.value
    guard controller.superclass == nil, UIKitClass(named: view) == nil,
      !view.hasSuffix("Controller")
    else { return }
    viewNames[index] = view
    viewControllers[index].className.value = "\(hostingClass)<\(view)>"
  }

  /// Declares the hosting controller that SwiftUI makes around a container.
  mutating func makeHost(_ className: String, at node: SyntaxNode) -> ViewController.Index {
    let name = Sourced(className, at: node.range)
    var host = ViewController(id: name, className: name, idIsImplied: true)
    host.range = node.range
    return append(host)
  }
}
