import VCEngine
import VCSource

/// The result of looking up a segue's identifier.
package enum PerformedSegue {
  /// The segue's index in the description.
  case found(Segue.Index)
  /// The reason why no segue was found.
  case fault(Message.Segue)

  /// - Parameter source: The controller that performs the segue; nil if the identifier suffices.
  package init(
    named name: String, from source: ViewController.Index? = nil, in segues: [Segue],
    _ viewControllers: [ViewController]
  ) {
    let found = segues.indices.filter {
      segues[$0].identifier?.value == name && (source == nil || segues[$0].source.value == source)
    }
    if found.count == 1 {
      self = .found(found[0])
    } else if found.isEmpty {
      let known = segues.compactMap(\.identifier?.value)
      self = .fault(.unknownSegue(name: name, suggestion: name.nearest(among: known)))
    } else {
      self = .fault(
        .ambiguousSegue(
          sources: found.map { viewControllers[segues[$0].source.value].id.value }, name: name))
    }
  }
}

extension PerformedSegue {
  /// The result of looking up a name: the segues to perform, one after the other.
  package enum Path {
    case found([Segue.Index])
    case fault(Message.Segue)
  }

  /// Returns the segue with an identifier, or the shortest path to the scene with an id, title or
  /// class.
  ///
  /// - Parameter place: The start of the path; nil for the roots of windows.
  package static func path(
    to name: String, from place: ViewController.Index?, in app: AppDescription
  ) -> Path {
    switch PerformedSegue(named: name, in: app.segues, app.viewControllers) {
    case .found(let index): return .found([index])
    case .fault(.ambiguousSegue(let sources, let name)):
      return .fault(.ambiguousSegue(sources: sources, name: name))
    case .fault(let unknown):
      guard let scene = app.viewController(named: name) else {
        guard case .unknownSegue = unknown else { return .fault(unknown) }
        let known = app.segues.compactMap(\.identifier?.value) + app.viewControllers.map(\.id.value)
        return .fault(.unknownSegue(name: name, suggestion: name.nearest(among: known)))
      }
      let roots = place.map { [$0] } ?? app.windows.map(\.rootViewController)
      // No path leads there from the current scene, so it starts again at a root.
      let path =
        app.segues(from: roots, to: scene)
        ?? app.segues(from: app.windows.map(\.rootViewController), to: scene)
      return path.map(Path.found) ?? .fault(.noWay(scene: name))
    }
  }
}

extension AppDescription {
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
