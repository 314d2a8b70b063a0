import VCEngine
import VCFigures

/// The parts of a map that a selection shows or omits: each tab, or content of an app's own container, and
/// each block without them.
struct MapSections {
  typealias Index = ViewController.Index
  private typealias Link = (from: Int, to: Int)

  /// The section of each controller.
  private(set) var sectionOf: [Index: Int] = [:]
  /// The container of each controller.
  private var containers: [Index: Index] = [:]
  /// The ends of all lines.
  private var ends: [(source: Index, destination: Index)] = []
  /// Each section with those in its tabs.
  private var contents: [[Int]] = []
  /// The section that has each section as a tab.
  private var holders: [Int?] = []
  /// The links from each section, and back. A tab has the tab bar controller's links.
  private var (on, back): ([Link], [Link]) = ([], [])

  init(of content: MapContent) {
    let app = content.hierarchy.app
    for block in content.blocks {
      var above: [(member: Index, depth: Int)] = []
      for (member, depth) in zip(block.members, block.depths) {
        while let last = above.last, last.depth >= depth { above.removeLast() }
        let container = above.last?.member
        above.append((member, depth))
        containers[member] = container
        if let container, !content.hasSections(container) {
          sectionOf[member] = sectionOf[container]
          continue
        }
        let section = contents.count
        sectionOf[member] = section
        holders.append(container.flatMap { sectionOf[$0] })
        contents.append([])
        for holder in around(section) { contents[holder].append(section) }
      }
    }
    for net in content.nets {
      for end in net.ends {
        ends.append((net.source, end.destination))
        guard let from = sectionOf[net.source], let to = sectionOf[end.destination], from != to
        else { continue }
        on += contents[from].map { ($0, to) }
        back += contents[to].map { ($0, from) }
      }
    }
  }

  /// A section and those whose tabs it is in.
  private func around(_ section: Int) -> [Int] {
    Array(sequence(first: section) { holders[$0] })
  }

  /// The members of some sections, and of those whose tabs they are in.
  func members(of sections: Set<Int>) -> Set<Index> {
    let all = Set(sections.flatMap(around))
    return Set(sectionOf.filter { all.contains($0.value) }.keys)
  }

  /// The sections that a selection shows, among those that are not hidden.
  func shown(by selection: SceneSelection, in app: AppDescription) -> Set<Int> {
    var shown = Set(contents.indices)
    func section(_ name: String) -> [Int] {
      app.viewController(named: name).flatMap { sectionOf[$0] }.map { [$0] } ?? []
    }
    if !selection.kinds.isEmpty {
      let starts = app.windows.compactMap { sectionOf[$0.rootViewController] }
      shown = Set(
        (on.flatMap { [$0.from, $0.to] } + starts).compactMap { around($0).last }
          .flatMap { contents[$0] })
    }
    func neighbors(_ neighborhood: SceneSelection.Neighborhood) -> Set<Int> {
      let subject = app.viewController(named: neighborhood.name)
      func isOwn(_ member: Index) -> Bool {
        sequence(first: member) { containers[$0] }.contains { $0 == subject }
      }
      // The first lines are their own, not those of others in their sections.
      let next = ends.filter { isOwn($0.source) || isOwn($0.destination) }
        .flatMap { [$0.source, $0.destination] }.filter { !isOwn($0) }
      let distances = distances(from: next.compactMap { sectionOf[$0] })
      let near = distances.filter { $0.value < neighborhood.hops }.keys
      return Set(near).union(section(neighborhood.name).flatMap { contents[$0] })
    }
    if !selection.around.isEmpty {
      shown.formIntersection(selection.around.flatMap(neighbors))
    }
    guard let path = selection.path else { return shown }
    let (start, end) = (section(path.source), section(path.destination))
    // The tab is changed only where no segues lead on.
    let siblings = holders.indices.filter { holders[$0] != nil }
    let changes = siblings.flatMap { tab in
      siblings.filter { holders[$0] == holders[tab] }.map { (from: tab, to: $0) }
    }
    for others in [[], changes] {
      let from = distances(from: start, by: on + others)
      let to = distances(from: end, by: back + others)
      guard let length = end.first.flatMap({ from[$0] }) else { continue }
      return shown.filter { section in
        from[section].flatMap { before in to[section].map { before + $0 == length } } ?? false
      }
    }
    return []
  }

  /// The number of links in either direction from the nearest of some sections to each section.
  func distances(from starts: [Int]) -> [Int: Int] { distances(from: starts, by: on + back) }

  private func distances(from starts: [Int], by links: [Link]) -> [Int: Int] {
    let leads = Dictionary(grouping: links, by: \.from)
    var distances: [Int: Int] = [:]
    var queue: [Int] = []
    func reach(_ section: Int, at distance: Int) {
      for section in contents[section] where distances[section] == nil {
        distances[section] = distance
        queue.append(section)
      }
    }
    for start in starts { reach(start, at: 0) }
    var next = 0
    while next < queue.count {
      let section = queue[next]
      next += 1
      for link in leads[section] ?? [] { reach(link.to, at: (distances[section] ?? 0) + 1) }
    }
    return distances
  }
}
