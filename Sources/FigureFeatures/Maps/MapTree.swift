import VCEngine
import VCFigures

/// A map's blocks as trees: each stands beside or below the one that leads to it first.
struct MapTree {
  typealias Index = ViewController.Index

  /// A line of a net, by the indices of the net and of the end.
  struct LineID: Hashable {
    let net: Int
    let end: Int
  }

  /// A controller with its contents, or the ghost of a controller that stands elsewhere.
  struct Node {
    let members: [Index]
    let depths: [Int]
    let isGhost: Bool
    /// The title of its frame, in a map of pages.
    var title: String?
    /// The position of the member where the line from another node ends.
    fileprivate(set) var entry = 0
    fileprivate(set) var branches: [Branch] = []
    /// The other lines with the ends of a branch.
    fileprivate(set) var twins: [Branch] = []
  }

  /// A line to the node that it has led to first. Its ends are positions in `members`.
  struct Branch: Equatable {
    let line: LineID
    let exit: Int
    let node: Int
    let entry: Int

    func hasEnds(of other: Branch) -> Bool {
      (exit, node, entry) == (other.exit, other.node, other.entry)
    }
  }

  /// The trees in one frame, or those without a frame.
  struct Group {
    let title: String?
    let block: Int
    fileprivate(set) var roots: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private(set) var groups: [Group] = []
  /// The nodes, each after the one that leads to it.
  private(set) var order: [Int] = []
  /// The lines that are no branches.
  private(set) var others: [LineID] = []

  /// - Parameter ghosts: The lines that lead to ghosts of their destinations.
  init(_ content: MapContent, ghosts: Set<LineID>) {
    var places: [Index: Place] = [:]
    var groupOf: [Int] = []
    for (number, block) in content.blocks.enumerated() {
      let isGroup = block.title != nil && !content.isOverview
      if isGroup || groups.last.map({ $0.title != nil }) ?? true {
        groups.append(Group(title: isGroup ? block.title : nil, block: number))
      }
      for part in isGroup ? block.trees : [block.members.indices] {
        for (position, member) in block.members[part].enumerated() {
          places[member] = (nodes.count, position)
        }
        groupOf.append(groups.count - 1)
        nodes.append(
          Node(
            members: Array(block.members[part]), depths: Array(block.depths[part]), isGhost: false,
            title: isGroup ? nil : block.title))
      }
    }
    var lines = Lines(ghosts: ghosts)
    for (number, net) in content.nets.enumerated() {
      for (end, destination) in net.ends.map(\.destination).enumerated() {
        lines.add(
          LineID(net: number, end: end), from: (net.source, places[net.source]),
          to: (destination, places[destination]),
          // All lines to a subject are alike, so that none is a branch.
          leadsOn: net.leadsOn && content.subjects != [destination], groupOf)
      }
    }
    for node in nodes.indices where !content.windows(showing: nodes[node].members[0]).isEmpty {
      lines.entering[node] = nil
    }
    grow(by: lines, groupOf)
    // An overview has only the lines that show how its pages hang together.
    for ghost in lines.toGhosts where !content.isOverview { addGhost(ghost) }
    sortBranches()
  }

  private typealias Place = (node: Int, position: Int)

  /// The lines of a map by what they can be in a tree.
  private struct Lines {
    let ghosts: Set<LineID>
    /// The lines from each node that may be branches.
    var branches: [Int: [Branch]] = [:]
    /// The first line to each node.
    var first: [Int: LineID] = [:]
    /// The first line to each node from a screen on another page.
    var entering: [Int: (line: LineID, member: Index, entry: Int)] = [:]
    var toGhosts: [(from: Place, line: LineID, member: Index)] = []
    var others: [LineID] = []

    mutating func add(
      _ line: LineID, from source: (member: Index, place: Place?),
      to destination: (member: Index, place: Place?), leadsOn: Bool, _ groupOf: [Int]
    ) {
      switch (source.place, destination.place) {
      case (nil, nil): break
      case (nil, let to?):
        if leadsOn, entering[to.node] == nil {
          entering[to.node] = (line, source.member, to.position)
        }
      case (let from?, nil): toGhosts.append((from, line, destination.member))
      case (let from?, let to?):
        if ghosts.contains(line) {
          toGhosts.append((from, line, destination.member))
        } else if leadsOn, to.node != from.node, groupOf[to.node] == groupOf[from.node] {
          branches[from.node, default: []].append(
            Branch(line: line, exit: from.position, node: to.node, entry: to.position))
          if first[to.node] == nil { first[to.node] = line }
        } else {
          others.append(line)
        }
      }
    }
  }

  private mutating func addGhost(_ ghost: (from: Place, line: LineID, member: Index)) {
    nodes[ghost.from.node].branches.append(
      Branch(line: ghost.line, exit: ghost.from.position, node: nodes.count, entry: 0))
    order.append(nodes.count)
    nodes.append(Node(members: [ghost.member], depths: [0], isGhost: true))
  }

  /// Adds each node by the first line to it, else by any line from a tree, else as another root.
  private mutating func grow(by lines: Lines, _ groupOf: [Int]) {
    var isReached = nodes.map { _ in false }
    var (next, other) = (0, 0)
    func take(_ branch: Branch, from node: Int) {
      isReached[branch.node] = true
      nodes[node].branches.append(branch)
      nodes[branch.node].entry = branch.entry
      order.append(branch.node)
    }
    // The ghosts of screens on other pages that lead to roots.
    var ghosts: [[Int]: Int] = [:]
    // Initial scenes come first, then screens that no line enters.
    let starts = Array(nodes.indices.prefix(1)) + nodes.indices.filter { lines.first[$0] == nil }
    for root in starts + nodes.indices where !isReached[root] {
      if let entering = lines.entering[root] {
        let ghost = ghosts[[groupOf[root], entering.member]] ?? nodes.count
        if ghost == nodes.count {
          ghosts[[groupOf[root], entering.member]] = ghost
          groups[groupOf[root]].roots.append(ghost)
          order.append(ghost)
          nodes.append(Node(members: [entering.member], depths: [0], isGhost: true))
        }
        take(Branch(line: entering.line, exit: 0, node: root, entry: entering.entry), from: ghost)
      } else {
        groups[groupOf[root]].roots.append(root)
        order.append(root)
        isReached[root] = true
      }
      while next < order.count || other < order.count {
        if next < order.count {
          let node = order[next]
          next += 1
          for branch in lines.branches[node] ?? []
          where !isReached[branch.node] && lines.first[branch.node] == branch.line {
            take(branch, from: node)
          }
        } else {
          let node = order[other]
          let further = lines.branches[node]?.first { !isReached[$0.node] }
          if let further { take(further, from: node) } else { other += 1 }
        }
      }
    }
    others = lines.others
    for node in nodes.indices {
      for line in lines.branches[node] ?? [] where !nodes[node].branches.contains(line) {
        if nodes[node].branches.contains(where: line.hasEnds) {
          nodes[node].twins.append(line)
        } else {
          others.append(line.line)
        }
      }
    }
    others.sort { ($0.net, $0.end) < ($1.net, $1.end) }
  }

  /// The branches from above: in each net those that end are first, so that lines pass few boxes.
  func listed(_ branches: [Branch]) -> [Branch] {
    let nets = branches.map { [$0.exit, $0.line.net] }
    let own = Dictionary(grouping: branches.indices) { nets[$0] }
      .mapValues { $0.map { branches[$0] } }
    return nets.uniqued().compactMap { own[$0] }.flatMap { own in
      own.filter { !leadsOn($0) } + own.filter(leadsOn)
    }
  }

  private func leadsOn(_ branch: Branch) -> Bool {
    nodes[branch.node].branches.contains { !nodes[$0.node].isGhost }
  }

  /// Orders each node's branches by the box that they leave and by nets: those that lead on are last.
  private mutating func sortBranches() {
    for node in nodes.indices where nodes[node].branches.count > 1 {
      let branches = nodes[node].branches
      let leadingOn = Set(branches.filter(leadsOn).map(\.line.net))
      let first = Dictionary(zip(branches.map(\.line.net), branches.indices)) { first, _ in first }
      func key(_ number: Int) -> (Int, Int, Int) {
        let net = branches[number].line.net
        let place = (first[net] ?? 0) + (leadingOn.contains(net) ? branches.count : 0)
        return (branches[number].exit, place, number)
      }
      nodes[node].branches = branches.indices.sorted { key($0) < key($1) }.map { branches[$0] }
    }
  }
}

extension Sequence<MapTree.Branch> {
  /// The number of their nets. Neighbours often have the same one.
  var netCount: Int {
    reduce(into: (all: Set<Int>(), last: -1)) { nets, branch in
      if branch.line.net != nets.last { nets.all.insert(branch.line.net) }
      nets.last = branch.line.net
    }.all.count
  }
}

extension MapContent.Net {
  /// Whether its lines lead on, rather than back. What is refused stands beside whom it was asked of.
  fileprivate var leadsOn: Bool {
    relation == .request || relation.segue.map { $0 != .unwind } ?? false
  }
}

extension MapContent.Block {
  /// The positions of the members of each tree in a frame.
  fileprivate var trees: [Range<Int>] {
    let starts = depths.indices.filter { depths[$0] == 0 }
    return zip(starts, starts.dropFirst() + [depths.count]).map { $0..<$1 }
  }
}
