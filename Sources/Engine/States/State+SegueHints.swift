import VCSource

/// Hints about the graph of all segues.
extension State {
  /// Hints at scenes that no segue reaches, and at cycles of presentations.
  mutating func hintAboutSegues() {
    for scene in unreachedScenes { hint(.unreachedScene(id: id(scene)), at: place(of: scene)) }
    // Inferred segues are uncertain, so they are left out.
    let presentations = edges { $0.isPresentation && !$0.isInferred }
    let starts = app.segues.map { top(of: $0.source.value) }
    for cycle in DepthFirstSearch(from: starts, along: presentations).cycles {
      hint(.circleOfPresentations(ids: cycle.map(id)), at: place(of: cycle[0]))
    }
  }

  /// The scenes that no segue reaches from any controller ever shown. Of scenes that lead to
  /// others, or to each other, only the first.
  var unreachedScenes: [Index] {
    guard app.segues.contains(where: { $0.kind != .unwind }) else { return [] }
    let edges = edges { $0.kind != .unwind }
    let shown = app.viewControllers.indices.filter { !neverShown[$0] }.map(top)
    var reached = Set(DepthFirstSearch(from: shown, along: edges).finished)
    let scenes = app.scenes.map(top).filter { !reached.contains($0) }
    var first: Set<Index> = []
    // A scene finishes after every scene that it reaches, unless the two reach each other.
    for scene in DepthFirstSearch(from: scenes, along: edges).finished.reversed()
    where !reached.contains(scene) {
      first.insert(scene)
      reached.formUnion(DepthFirstSearch(from: [scene], along: edges, past: reached).finished)
    }
    return scenes.filter(first.contains)
  }

  /// The tops that each top leads to, by segues or by its initial presentations.
  private func edges(by isCounted: (Segue) -> Bool) -> [Index: [Index]] {
    var edges: [Index: [Index]] = [:]
    for segue in app.segues where isCounted(segue) {
      guard let destination = segue.destination?.value else { continue }
      edges[top(of: segue.source.value), default: []].append(top(of: destination))
    }
    for (index, controller) in app.viewControllers.enumerated() {
      if let presented = controller.presents {
        edges[top(of: index), default: []].append(top(of: presented))
      }
    }
    return edges
  }
}

extension Segue {
  fileprivate var isPresentation: Bool { kind == .present || kind == .popover }
}

/// A depth-first search from some controllers, without recursion.
private struct DepthFirstSearch {
  package typealias Index = ViewController.Index

  /// The reached controllers, each after everything that was newly reached from it.
  private(set) var finished: [Index] = []
  /// Cycles that don't share a controller.
  private(set) var cycles: [[Index]] = []

  /// - Parameter known: The controllers that the search doesn't visit.
  init(from starts: [Index], along edges: [Index: [Index]], past known: Set<Index> = []) {
    /// The position of each controller on the current path, nil once it is finished.
    var positions: [Index: Int?] = [:]
    var inCycles: Set<Index> = []
    for start in starts where positions[start] == nil && !known.contains(start) {
      positions[start] = 0
      var path = [(index: start, taken: 0)]
      while let (index, taken) = path.last {
        let neighbors = edges[index] ?? []
        guard taken < neighbors.count else {
          finished.append(index)
          positions[index] = .some(nil)
          path.removeLast()
          continue
        }
        path[path.count - 1].taken += 1
        let next = neighbors[taken]
        guard let place = positions[next] else {
          if known.contains(next) { continue }
          positions[next] = path.count
          path.append((next, 0))
          continue
        }
        if let place, !path[place...].contains(where: { inCycles.contains($0.index) }) {
          cycles.append(path[place...].map(\.index))
          inCycles.formUnion(cycles[cycles.count - 1])
        }
      }
    }
  }
}
