import VCEngine
import VCSource

extension AppDescription {
  /// Embeds screens in the navigation controllers around them, which maps leave out: a description of an
  /// app's source only names them.
  package mutating func addNavigation() {
    // Steps are about the hierarchy as it is written.
    guard steps.isEmpty else { return }
    let pushed = segues.filter { $0.kind == .show || $0.kind == .showDetail }
      .compactMap { $0.destination?.value }
    for place in viewControllers.indices where !pushed.contains(place) && !isInStack(place) {
      let screen = viewControllers[place]
      guard let name = screen.navigation, screen.children.isEmpty, screen.columns == nil else {
        continue
      }
      addNavigation(around: place, ofClass: name)
    }
  }

  /// Embeds the screens along a path that push another screen in navigation controllers.
  ///
  /// A description read from source doesn't name all of them, but source that pushes has one. Without
  /// it, UIKit would present the segue's destination (R19).
  package mutating func addNavigation(along path: [Segue.Index]) {
    var pushed: Set<ViewController.Index> = []
    for index in path where segues[index].kind == .show && segues[index].sourceLine != nil {
      let source = segues[index].source.value
      if !pushed.contains(source), !isInStack(source), viewControllers[source].children.isEmpty {
        addNavigation(around: source, ofClass: Sourced("UINavigationController"))
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
  private mutating func addNavigation(
    around place: ViewController.Index, ofClass name: Sourced<String>
  ) {
    let screen = viewControllers[place]
    let index = viewControllers.count
    viewControllers[place] = ViewController(
      id: Sourced("\(screen.id.value).navigationController"),
      className: name, idIsImplied: true)
    if UIKitClass(named: name.value) == nil {
      let base = UIKitClass(named: "UINavigationController")
      viewControllers[place].superclass = base.map { Sourced($0) }
    }
    viewControllers[place].children = [index]
    viewControllers.append(screen)
    for segue in segues.indices where segues[segue].source.value == place {
      segues[segue].source.value = index
    }
    emphasized = emphasized.map { $0 == place ? index : $0 }
  }
}
