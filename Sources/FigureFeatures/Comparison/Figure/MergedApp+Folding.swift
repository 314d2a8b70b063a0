extension MergedApp {
  /// Omits the unchanged parts if there are many, except the paths from above to changes.
  mutating func fold() {
    let changed = Set(marks.keys)
      .union(presentations.filter { $0.mark != nil }.map(\.presentation.presented))
      .union(presentations.filter { $0.mark != nil }.map(\.presentation.presenter))
      .union(earlierPresenters.flatMap { [$0.key, $0.value] })
    guard !changed.isEmpty, viewControllers.count - changed.count > Self.mostUnchanged else {
      return
    }
    var above = parents
    for (presentation, _) in presentations where above[presentation.presented] == nil {
      above[presentation.presented] = presentation.presenter
    }
    var shown = Set(viewControllers.indices.filter { above[$0] == nil })
    for index in changed {
      var next: Index? = index
      while let place = next, shown.insert(place).inserted { next = above[place] }
    }
    for index in viewControllers.indices where !shown.contains(index) {
      var next = above[index]
      while let place = next, !shown.contains(place) { next = above[place] }
      if let next { unchanged[next, default: 0] += 1 }
    }
    for index in families.indices { families[index].members.removeAll { !shown.contains($0) } }
    families.removeAll(where: \.members.isEmpty)
    presentations.removeAll { !shown.contains($0.presentation.presented) }
  }

  /// The maximum number of unchanged boxes.
  private static let mostUnchanged = 24
}
