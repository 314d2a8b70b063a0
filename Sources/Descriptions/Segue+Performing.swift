import VCEngine
import VCSource

extension Message.Segue: Error {}

extension Segue {
  /// Returns the index of the segue with an identifier.
  ///
  /// - Parameter source: The controller that performs the segue; nil if the identifier suffices.
  static func performed(
    as name: String, from source: ViewController.Index? = nil, in segues: [Segue],
    _ viewControllers: [ViewController]
  ) throws(Message.Segue) -> Index {
    let found = segues.indices.filter {
      segues[$0].identifier?.value == name && (source == nil || segues[$0].source.value == source)
    }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let known = segues.compactMap(\.identifier?.value)
      throw .unknownSegue(name: name, suggestion: name.nearest(among: known))
    }
    throw .ambiguousSegue(
      sources: found.map { viewControllers[segues[$0].source.value].id.value }, name: name)
  }
}

extension AppDescription {
  /// Returns the segue with an identifier, or the shortest path to the scene with an id, title or
  /// class: the segues to perform, one after the other.
  ///
  /// - Parameter place: The start of the path; nil for the roots of windows.
  package func path(
    to name: String, from place: ViewController.Index?
  ) throws(Message.Segue) -> [Segue.Index] {
    do {
      return [try Segue.performed(as: name, in: segues, viewControllers)]
    } catch {
      guard case .unknownSegue = error else { throw error }
    }
    guard let scene = viewController(named: name) else {
      let known = segues.compactMap(\.identifier?.value) + viewControllers.map(\.id.value)
      throw .unknownSegue(name: name, suggestion: name.nearest(among: known))
    }
    let roots = windows.map(\.rootViewController)
    // If no path leads there from the current scene, it starts again at a root.
    let path =
      segues(from: place.map { [$0] } ?? roots, to: scene) ?? segues(from: roots, to: scene)
    guard let path else { throw .noWay(scene: name) }
    return path
  }

  /// Returns the shortest path from any of several scenes to one. A scene's segues include its
  /// descendants' segues.
  fileprivate func segues(
    from starts: [ViewController.Index], to end: ViewController.Index
  ) -> [Segue.Index]? {
    var leading: [ViewController.Index: [Segue.Index]] = [:]
    for (index, segue) in segues.enumerated() {
      leading[segue.source.value, default: []].append(index)
    }
    var paths: [ViewController.Index: [Segue.Index]] = [:]
    var queue: [ViewController.Index] = []
    func reach(_ index: ViewController.Index, by path: [Segue.Index]) {
      var stack = [index]
      while let next = stack.popLast() {
        if paths[next] != nil { continue }
        paths[next] = path
        queue.append(next)
        let controller = viewControllers[next]
        stack += (controller.columns?.declared.map(\.viewController) ?? []).reversed()
        stack += controller.children.reversed()
      }
    }
    for start in starts { reach(start, by: []) }
    var next = 0
    while next < queue.count, paths[end] == nil {
      let path = paths[queue[next]] ?? []
      for index in leading[queue[next]] ?? [] where segues[index].kind != .unwind {
        guard let destination = segues[index].destination?.value else { continue }
        reach(destination, by: path + [index])
      }
      next += 1
    }
    return paths[end]
  }
}
