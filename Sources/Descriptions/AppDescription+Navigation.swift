import VCEngine
import VCSource

extension AppDescription {
  /// Embeds the screens along a path that push another screen in navigation controllers.
  ///
  /// A description read from source omits navigation controllers, but source that pushes has one. Without
  /// it, UIKit would present the segue's destination (R19).
  package mutating func addNavigation(along path: [Segue.Index]) {
    var pushed: Set<ViewController.Index> = []
    for index in path where segues[index].kind == .show && segues[index].sourceLine != nil {
      let source = segues[index].source.value
      if !pushed.contains(source), !isInStack(source), viewControllers[source].children.isEmpty {
        addNavigation(around: source)
      }
      if let destination = segues[index].destination?.value { pushed.insert(destination) }
    }
  }

  /// Whether UIKit provides a navigation controller around it: a stack's own, or a column's.
  private func isInStack(_ member: ViewController.Index) -> Bool {
    viewControllers.contains { container in
      (container.kind == .navigation && container.children.contains(member))
        || container.columns?.declared.contains { $0.viewController == member } == true
    }
  }

  /// Puts a new navigation controller at the screen's index, so that parents stay before their
  /// children.
  private mutating func addNavigation(around place: ViewController.Index) {
    let screen = viewControllers[place]
    let index = viewControllers.count
    viewControllers[place] = ViewController(
      id: Sourced("\(screen.id.value).navigationController"),
      className: Sourced("UINavigationController"), idIsImplied: true)
    viewControllers[place].children = [index]
    viewControllers.append(screen)
    for segue in segues.indices where segues[segue].source.value == place {
      segues[segue].source.value = index
    }
    emphasized = emphasized.map { $0 == place ? index : $0 }
  }
}
