import VCEngine

extension AppDescription {
  /// The ids that the reader derives from the classes, numbered in the order of the text; empty if
  /// any number would differ.
  ///
  /// A controller that a step refers to keeps its id, because a class name would declare a new
  /// controller.
  package var omittableIDs: Set<String> {
    let (order, named, _) = writtenOrder()
    let omittable = order.filter { viewControllers[$0].idIsImplied && !named.contains($0) }
    let omitted = Set(omittable.map { viewControllers[$0].id.value })
    let windowIDs = windows.count > 1 ? windows.map(\.id.value) : []
    let explicit = Set(viewControllers.map(\.id.value) + windowIDs).subtracting(omitted)
    var implied = ImpliedIDs()
    for index in omittable {
      let id = implied.next(of: viewControllers[index].className.value, unless: explicit.contains)
      if id != viewControllers[index].id.value { return [] }
    }
    return omitted
  }

  /// The default ids of windows.
  package var impliedWindowIDs: Set<String> { Set(windows.filter(\.idIsImplied).map(\.id.value)) }

  /// Returns the controllers in the order in which they are first written, the controllers that are
  /// named again later, and a number of levels that the written description doesn't exceed.
  func writtenOrder(
    withAlternatives: Bool = false
  ) -> (order: [ViewController.Index], named: Set<ViewController.Index>, levels: Int) {
    var (order, levels): ([ViewController.Index], Int) = ([], 0)
    var named: Set<ViewController.Index> = []
    var isWritten = [Bool](repeating: false, count: viewControllers.count)
    let ends = segues.flatMap { [$0.destination?.value, $0.source.value].compactMap(\.self) }
    let starts = windows.map(\.rootViewController) + scenes + ends
    let steps = withAlternatives ? steps + alternatives.flatMap(\.steps) : steps
    for start in starts + steps.flatMap({ $0.action.references.map(\.value) }) {
      if isWritten[start] { named.insert(start) }
      var stack = [(index: start, level: Self.levelsAround)]
      while let (index, level) = stack.popLast() {
        let controller = viewControllers[index]
        guard !isWritten[index], controller.systemMade == nil else { continue }
        isWritten[index] = true
        order.append(index)
        levels = max(levels, level)
        for (_, lead) in ViewControllerKey.leads.reversed() {
          if let other = lead.get(controller) { stack.append((other, level + 1)) }
        }
        // Groups may be inside one another; a tab is an object in a list.
        let levelOfTabs = level + 1 + 2 * controller.tabs.count
        for tab in controller.tabs.reversed() {
          stack += tab.viewControllers.reversed().map { ($0, levelOfTabs) }
        }
        stack += controller.children.reversed().map { ($0, level + 2) }
      }
    }
    return (order, named, levels)
  }

  /// The most levels around a controller that no other contains, itself included, and inside it: a
  /// step of an alternative, and a reference or a detent.
  private static let levelsAround = 10
}
