import Diagnostics
import ViewControllers

extension AppDescription {
  /// Puts the screens of a way that push another into navigation controllers.
  ///
  /// A map from source leaves these out, and where the source pushes, there is one: without it, UIKit
  /// would present what the segue shows (R19).
  package mutating func addNavigation(along way: [Segue.Index]) {
    var pushed: Set<ViewController.Index> = []
    for index in way where segues[index].kind == .show && segues[index].sourceLine != nil {
      let source = segues[index].source.value
      if !pushed.contains(source), !isInStack(source), viewControllers[source].children.isEmpty {
        addNavigation(around: source)
      }
      if let destination = segues[index].destination?.value { pushed.insert(destination) }
    }
  }

  /// Whether UIKit has a navigation controller around it: a stack's own, or a column's.
  private func isInStack(_ member: ViewController.Index) -> Bool {
    viewControllers.contains { container in
      (container.kind == .navigation && container.children.contains(member))
        || container.columns?.declared.contains { $0.viewController == member } == true
    }
  }

  /// The navigation controller takes the screen's place, so that parents stay before their children.
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
