extension Diagram {
  /// The groups from top to bottom: of several windows each with all that hangs together with it,
  /// else all in one.
  var bands: [[Int]] {
    var windows: [Int: Int] = [:]
    for (group, members) in groups.enumerated() {
      if case .window(let window) = self[members.top].subject { windows[group] = window }
    }
    guard windows.count > 1 else { return [Array(groups.indices)] }
    var neighbours = [[Int]](repeating: [], count: groups.count)
    for link in links {
      neighbours[link.host].append(link.guest)
      neighbours[link.guest].append(link.host)
    }
    var bands: [[Int]] = []
    var isReached = [Bool](repeating: false, count: groups.count)
    let starts = windows.sorted { $0.value < $1.value }.map(\.key) + groups.indices
    for start in starts where !isReached[start] {
      isReached[start] = true
      var (band, open) = ([start], [start])
      while let group = open.popLast() {
        for next in neighbours[group] where !isReached[next] {
          isReached[next] = true
          band.append(next)
          open.append(next)
        }
      }
      bands.append(band.sorted())
    }
    return bands
  }
}
