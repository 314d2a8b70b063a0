import Diagnostics
import SourceText
import ViewControllers

extension DescriptionDecoder {
  /// Reads the list of a controller's children, and what must agree with it.
  mutating func readChildren(
    of index: ViewController.Index, _ reader: inout MappingReader
  ) -> [Node] {
    let viewControllersList = reader.sequence("viewControllers")
    let childrenList = reader.sequence("children")
    let kind = viewControllers[index].kind
    if let place = reader.place(of: "viewControllers"), kind == .custom {
      reportNoContainer(index, at: place)
    }
    if let place = reader.place(of: "children") {
      if let other = reader.place(of: "viewControllers") {
        faults.error(
          "a view controller has 'viewControllers' or 'children', not both", at: place,
          notes: [Diagnostic.Note("'viewControllers' stands here", at: other)])
      } else if kind != .custom {
        faults.error(
          "the view controllers of a \(viewControllers[index].uiKitClass.name) are listed under "
            + "'viewControllers'", at: place)
      }
    }
    if viewControllersList != nil {
      viewControllers[index].containmentKey = Sourced(
        .viewControllers, at: reader.place(of: "viewControllers"))
    } else if childrenList != nil {
      viewControllers[index].containmentKey = Sourced(.children, at: reader.place(of: "children"))
    }
    let children = (viewControllersList?.value ?? []) + (childrenList?.value ?? [])
    checkSelectedIndex(of: index, count: children.count, reader)
    return children
  }

  private func reportNoContainer(_ index: ViewController.Index, at place: SourceRange) {
    let viewController = viewControllers[index]
    let name = viewController.className.value
    let isKnown = UIKitClass(named: name) != nil || viewController.superclass != nil
    let advice = isKnown ? "use 'children'" : "name its 'superclass', or use 'children'"
    faults.error("\(name.quoted) is not known to have 'viewControllers'; \(advice)", at: place)
  }

  private func checkSelectedIndex(
    of index: ViewController.Index, count: Int, _ reader: MappingReader
  ) {
    let viewController = viewControllers[index]
    guard let selectedIndex = viewController.selectedIndex else { return }
    if viewController.kind != .tabBar {
      faults.error(
        "only a tab bar controller has a 'selectedIndex', and "
          + "\(viewController.className.value.quoted) is none",
        at: reader.place(of: "selectedIndex"))
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
