import VCEngine

extension AppDescription {
  /// The ids that the reader derives from the classes, numbered in the order of the text; empty if
  /// any number would differ.
  ///
  /// A controller that a step refers to keeps its id, because a class name would declare a new
  /// controller.
  package var omittableIDs: Set<String> {
    let (order, named) = writtenOrder
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

  /// The controllers in the order in which they are first written, and the controllers that are
  /// named again later.
  var writtenOrder: (order: [ViewController.Index], named: Set<ViewController.Index>) {
    var order: [ViewController.Index] = []
    var named: Set<ViewController.Index> = []
    var isWritten = [Bool](repeating: false, count: viewControllers.count)
    let ends = segues.flatMap { [$0.destination?.value, $0.source.value].compactMap(\.self) }
    let starts = windows.map(\.rootViewController) + scenes + ends
    for start in starts + steps.flatMap({ $0.action.references.map(\.value) }) {
      if isWritten[start] { named.insert(start) }
      var stack = [start]
      while let index = stack.popLast() {
        guard !isWritten[index], viewControllers[index].systemMade == nil else { continue }
        isWritten[index] = true
        order.append(index)
        for (_, lead) in ViewControllerKey.leads.reversed() {
          if let other = lead.get(viewControllers[index]) { stack.append(other) }
        }
        for tab in viewControllers[index].tabs.reversed() {
          stack += tab.viewControllers.reversed()
        }
        stack += viewControllers[index].children.reversed()
      }
    }
    return (order, named)
  }
}
