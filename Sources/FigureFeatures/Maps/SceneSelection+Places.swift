import VCEngine
import VCFigures

extension SceneSelection {
  /// The selection without frames.
  package var ungrouped: SceneSelection {
    var selection = self
    selection.grouping = nil
    return selection
  }

  /// The indices of the blocks to show, among those that are not hidden.
  func places(in content: MapContent) -> Set<Int> {
    var shown = Set(content.blocks.indices)
    let blockOf = content.blockOf
    func place(_ name: String) -> Int? {
      content.hierarchy.app.viewController(named: name).flatMap { blockOf[$0] }
    }
    let links = content.links
    if !kinds.isEmpty {
      shown = Set(links.flatMap { [$0.from, $0.to] })
      shown.formUnion(content.hierarchy.app.windows.compactMap { blockOf[$0.rootViewController] })
    }
    if !around.isEmpty {
      let both = links + links.map { (from: $0.to, to: $0.from) }
      let distances = Self.distances(from: around.compactMap(place), by: both)
      shown = shown.filter { distances[$0].map { $0 <= hops } ?? false }
    }
    if let path {
      let back = links.map { (from: $0.to, to: $0.from) }
      let from = Self.distances(from: [place(path.source)].compactMap(\.self), by: links)
      let to = Self.distances(from: [place(path.destination)].compactMap(\.self), by: back)
      let length = place(path.destination).flatMap { from[$0] }
      shown = shown.filter { block in
        guard let length, let before = from[block], let after = to[block] else { return false }
        return before + after == length
      }
    }
    return shown
  }

  /// The number of links from the nearest of some blocks to each block.
  static func distances(from starts: [Int], by links: [(from: Int, to: Int)]) -> [Int: Int] {
    let leads = Dictionary(grouping: links, by: \.from)
    var distances = Dictionary(starts.map { ($0, 0) }) { first, _ in first }
    var queue = starts
    var next = 0
    while next < queue.count {
      let block = queue[next]
      next += 1
      for link in leads[block] ?? [] where distances[link.to] == nil {
        distances[link.to] = (distances[block] ?? 0) + 1
        queue.append(link.to)
      }
    }
    return distances
  }
}
