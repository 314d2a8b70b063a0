import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Reads the list of a controller's children, and what must agree with it.
  func readChildren(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) -> [SyntaxNode] {
    typealias Key = ViewControllerKey
    let viewControllersList = reader.sequence(Key.viewControllers)
    let childrenList = reader.sequence(Key.children)
    let kind = viewController.kind
    if let place = reader.place(of: Key.viewControllers), kind == .custom {
      reportNoContainer(viewController, at: place)
    }
    if let place = reader.place(of: Key.children) {
      if let other = reader.place(of: Key.viewControllers) {
        faults.error(
          "a view controller has 'viewControllers' or 'children', not both", at: place,
          notes: [Diagnostic.Note("'viewControllers' stands here", at: other)])
      } else if kind != .custom {
        faults.error(
          "the view controllers of a \(viewController.uiKitClass.name) are listed under "
            + "'viewControllers'", at: place)
      }
    }
    if viewControllersList != nil {
      viewController.containmentKey = Sourced(
        .viewControllers, at: reader.place(of: Key.viewControllers))
    } else if childrenList != nil {
      viewController.containmentKey = Sourced(.children, at: reader.place(of: Key.children))
    }
    let children = (viewControllersList?.value ?? []) + (childrenList?.value ?? [])
    checkSelectedIndex(of: viewController, count: children.count, reader)
    return children
  }

  private func reportNoContainer(_ viewController: ViewController, at place: SourceRange) {
    let name = viewController.className.value
    let isKnown = UIKitClass(named: name) != nil || viewController.superclass != nil
    let advice = isKnown ? "use 'children'" : "name its 'superclass', or use 'children'"
    faults.error("\(name.quoted) is not known to have 'viewControllers'; \(advice)", at: place)
  }

  private func checkSelectedIndex(
    of viewController: ViewController, count: Int, _ reader: MappingReader
  ) {
    guard let selectedIndex = viewController.selectedIndex else { return }
    if viewController.kind != .tabBar {
      faults.error(
        "only a tab bar controller has a 'selectedIndex', and "
          + "\(viewController.className.value.quoted) is none",
        at: reader.place(of: ViewControllerKey.selectedIndex))
    } else if !(0..<count).contains(selectedIndex.value) {
      let choice =
        switch count {
        case 0: "there are no view controllers to select"
        case 1: "the only view controller has the index 0"
        default: "the view controllers have the indices 0 to \(count - 1)"
        }
      faults.error(
        "'selectedIndex' is \(selectedIndex.value), but \(choice)", at: selectedIndex.range)
    }
  }
}
