import VCEngine
import VCSource

extension AppDescription {
  /// Embeds screens in the navigation controllers around them, which figures of scenes leave out: a
  /// description of an app's source only names them.
  package mutating func addNavigation() {
    // Steps are about the hierarchy as it is written.
    guard steps.isEmpty else { return }
    let pushed = Set(
      segues.filter { $0.kind == .show || $0.kind == .showDetail }.compactMap {
        $0.destination?.value
      })
    let placed = pushed.union(membersOfStacks)
    for place in viewControllers.indices where !placed.contains(place) {
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
      if !pushed.contains(source), !membersOfStacks.contains(source),
        viewControllers[source].children.isEmpty
      {
        addNavigation(around: source, ofClass: Sourced("UINavigationController"))
      }
      if let destination = segues[index].destination?.value { pushed.insert(destination) }
    }
  }

  /// The controllers around which UIKit provides a navigation controller: a stack's own, and columns'.
  private var membersOfStacks: Set<ViewController.Index> {
    Set(
      viewControllers.flatMap { container in
        (container.kind == .navigation ? container.children : [])
          + (container.columns?.declared.map(\.viewController) ?? [])
      })
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
