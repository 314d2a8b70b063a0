extension Diagram {
  /// The groups from top to bottom. Each window has a band with all groups connected to it, and so
  /// has what no window leads to; without windows there is a single band.
  var bands: [[Int]] {
    var windows: [Int: Int] = [:]
    for (group, members) in groups.enumerated() {
      if case .window(let window) = self[members.top].subject { windows[group] = window }
    }
    guard !windows.isEmpty else { return [Array(groups.indices)] }
    var neighbours = [[Int]](repeating: [], count: groups.count)
    for link in links {
      neighbours[link.host].append(link.guest)
      neighbours[link.guest].append(link.host)
    }
    var isReached = [Bool](repeating: false, count: groups.count)
    let starts = windows.sorted { $0.value < $1.value }.map(\.key) + groups.indices
    return starts.map { neighbours.reached(from: $0, &isReached).sorted() }.filter { !$0.isEmpty }
  }
}
