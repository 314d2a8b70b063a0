import Diagnostics

/// Where segues lead, as a whole.
extension State {
  /// Hints at scenes that no segue reaches, and at presentations that lead back to where they began.
  mutating func hintAboutSegues() {
    for scene in unreachedScenes { hint(.unreachedScene(id(scene)), at: place(of: scene)) }
    // What is only inferred may not be so.
    let presentations = leads { $0.isPresentation && !$0.isInferred }
    let starts = app.segues.map { top(of: $0.source.value) }
    for circle in DepthFirstWalk(from: starts, along: presentations).circles {
      hint(.circleOfPresentations(circle.map(id)), at: place(of: circle[0]))
    }
  }

  /// The scenes to which no segue leads from what was ever shown: of those that lead to others, or to
  /// each other, only the first.
  var unreachedScenes: [Index] {
    guard app.segues.contains(where: { $0.kind != .unwind }) else { return [] }
    let leads = leads { $0.kind != .unwind }
    let shown = app.viewControllers.indices.filter { !neverShown[$0] }.map(top)
    var reached = Set(DepthFirstWalk(from: shown, along: leads).finished)
    let scenes = app.scenes.map(top).filter { !reached.contains($0) }
    var first: Set<Index> = []
    // Whatever leads to a scene, and isn't led to by it, is finished after it.
    for scene in DepthFirstWalk(from: scenes, along: leads).finished.reversed()
    where !reached.contains(scene) {
      first.insert(scene)
      reached.formUnion(DepthFirstWalk(from: [scene], along: leads, past: reached).finished)
    }
    return scenes.filter(first.contains)
  }

  /// The tops to which each top leads, by segues or by what it presents from the beginning.
  private func leads(by isCounted: (Segue) -> Bool) -> [Index: [Index]] {
    var leads: [Index: [Index]] = [:]
    for segue in app.segues where isCounted(segue) {
      guard let destination = segue.destination?.value else { continue }
      leads[top(of: segue.source.value), default: []].append(top(of: destination))
    }
    for (index, controller) in app.viewControllers.enumerated() {
      if let presented = controller.presents {
        leads[top(of: index), default: []].append(top(of: presented))
      }
    }
    return leads
  }
}

extension Segue {
  fileprivate var isPresentation: Bool { kind == .present || kind == .popover }
}

/// A walk through all that some controllers lead to, depth first and without recursion.
private struct DepthFirstWalk {
  typealias Index = ViewController.Index

  /// Everything that was reached, in the order in which nothing new was left behind it.
  private(set) var finished: [Index] = []
  /// Ways that lead back to where they begin; no controller is in two of them.
  private(set) var circles: [[Index]] = []

  /// - Parameter known: where the walk doesn't go.
  init(from starts: [Index], along leads: [Index: [Index]], past known: Set<Index> = []) {
    /// Where each is on the path, nil once it is finished.
    var places: [Index: Int?] = [:]
    var inCircles: Set<Index> = []
    for start in starts where places[start] == nil && !known.contains(start) {
      places[start] = 0
      var path = [(index: start, taken: 0)]
      while let (index, taken) = path.last {
        let ways = leads[index] ?? []
        guard taken < ways.count else {
          finished.append(index)
          places[index] = .some(nil)
          path.removeLast()
          continue
        }
        path[path.count - 1].taken += 1
        let next = ways[taken]
        guard let place = places[next] else {
          if known.contains(next) { continue }
          places[next] = path.count
          path.append((next, 0))
          continue
        }
        if let place, !path[place...].contains(where: { inCircles.contains($0.index) }) {
          circles.append(path[place...].map(\.index))
          inCircles.formUnion(circles[circles.count - 1])
        }
      }
    }
  }
}
