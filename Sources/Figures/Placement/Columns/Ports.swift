import VCPictures

/// The x of each line at the lower and upper edges of a family's boxes.
struct Ports {
  /// The owner of a line.
  enum Owner: Equatable {
    case bundle(Int)
    case exit(Int)
  }

  private typealias Port = (line: Owner, x: Double)

  /// The lines at each cell.
  private var bottoms: [[Port]] = []
  private var tops: [[Port]] = []
  /// The outermost boxes of each row, with nothing between them and the frame.
  private var leftmost: [Int?]
  private var rightmost: [Int?]
  private let graph: FamilyGraph

  /// The distance between two lines at one edge, in points.
  static let gap = 12.0
  /// The minimum offset of a line, in points; a line with a smaller one leaves the middle of its
  /// box or comes nearer to the corner instead.
  private static let (jog, cornerSlack) = (9.5, 3.0)

  init(_ graph: FamilyGraph, exits: [FamilyLayout.Exit]) {
    self.graph = graph
    leftmost = Array(repeating: nil, count: graph.rowCount)
    rightmost = leftmost
    for (index, cell) in graph.cells.enumerated() {
      guard case .box = cell.content else { continue }
      if leftmost[cell.row].map({ graph.cells[$0].x > cell.x }) ?? true {
        leftmost[cell.row] = index
      }
      if rightmost[cell.row].map({ graph.cells[$0].x < cell.x }) ?? true {
        rightmost[cell.row] = index
      }
    }
    bottoms = placedBottoms(exits)
    tops = placedTops()
  }

  func bottom(of cell: Int, _ line: Owner) -> Double {
    if case .bundle(let bundle) = line, graph.leadsToViews(bundle) {
      return graph.viewCenter(of: cell)
    }
    return bottoms[cell].first { $0.line == line }?.x ?? graph.cells[cell].x
  }

  func top(of cell: Int, _ bundle: Int) -> Double {
    if graph.leadsToViews(bundle) { return graph.laneCenter(of: cell) }
    return tops[cell].first { $0.line == .bundle(bundle) }?.x ?? graph.cells[cell].x
  }

  /// Whether a member's line can leave straight to its side.
  func isClear(_ member: BoxIndex, _ exit: FamilyLayout.Exit) -> Bool {
    if exit.isBelow { return false }
    let cell = graph.cell(of: member)
    let outermost = exit.isAtRight ? rightmost : leftmost
    return outermost[graph.cells[cell].row] == cell
  }

  /// An exit's members by row, from the top, each row in the order from the frame inward.
  func rows(of exit: FamilyLayout.Exit) -> [(row: Int, members: [BoxIndex])] {
    let places = exit.members.map { member in
      let cell = graph.cells[graph.cell(of: member)]
      return (row: cell.row, x: exit.isAtRight ? -cell.x : cell.x, member: member)
    }.sorted { ($0.row, $0.x) < ($1.row, $1.x) }
    return places.reduce(into: []) { rows, place in
      if rows.last?.row != place.row { rows.append((place.row, [])) }
      rows[rows.count - 1].members.append(place.member)
    }
  }

  private func placedBottoms(_ exits: [FamilyLayout.Exit]) -> [[Port]] {
    var wanted = [[Port]](repeating: [], count: graph.cells.count)
    for segment in graph.segments where !graph.leadsToViews(segment.bundle) {
      guard case .box = graph.cells[segment.from].content, let label = segment.to.first else {
        continue
      }
      wanted[segment.from].append((.bundle(segment.bundle), graph.cells[label].x))
    }
    for (number, exit) in exits.enumerated() {
      for member in exit.members where !isClear(member, exit) {
        let cell = graph.cell(of: member)
        // Outside of every other line; lines that run higher also leave farther outside.
        let far = 10_000 + exit.offset * (exit.isAtRight ? 1 : -1)
        wanted[cell].append((.exit(number), exit.isAtRight ? far : -far))
      }
    }
    return wanted.enumerated().map { cell, lines in
      spread(lines, on: cell, without: graph.cells[cell].viewWidth)
    }
  }

  private func placedTops() -> [[Port]] {
    var wanted = [[Port]](repeating: [], count: graph.cells.count)
    /// The x at which the lines to a cell come from the row above.
    var trunks = wanted
    for segment in graph.segments where !graph.leadsToViews(segment.bundle) {
      for to in segment.to {
        guard case .box = graph.cells[to].content else { continue }
        let (trunk, own) = (graph.cells[segment.from].x, graph.cells[to].x)
        wanted[to].append((.bundle(segment.bundle), segment.to.count == 1 ? trunk : own))
        trunks[to].append((.bundle(segment.bundle), trunk))
      }
    }
    return wanted.enumerated().map { cell, lines in
      straightened(spread(lines, on: cell, without: 0), to: trunks[cell], on: cell)
    }
  }

  /// Moves lines that nearly run straight to where they do, and others that bend anyway out of their
  /// way.
  private func straightened(_ ports: [Port], to trunks: [Port], on cell: Int) -> [Port] {
    var ports = ports
    let box = graph.cells[cell]
    let reach = box.size.width / 2 - box.corner + Self.cornerSlack
    for place in ports.indices {
      guard let trunk = trunks.first(where: { $0.line == ports[place].line })?.x,
        abs(trunk - ports[place].x) < nearby(ports[place].line), abs(trunk - box.x) < reach
      else { continue }
      var moved = ports
      moved[place].x = trunk
      // The ports are in order; each makes room for the next one.
      for other in ports.indices[..<place].reversed() {
        moved[other].x = min(moved[other].x, moved[other + 1].x - Self.gap)
      }
      for other in ports.indices[(place + 1)...] {
        moved[other].x = max(moved[other].x, moved[other - 1].x + Self.gap)
      }
      let bends = ports.indices.allSatisfy { other in
        moved[other].x == ports[other].x || other == place
          || trunks.contains {
            $0.line == ports[other].line && abs($0.x - moved[other].x) >= Self.jog
          }
      }
      if bends, moved.allSatisfy({ abs($0.x - box.x) < reach }) { ports = moved }
    }
    return ports
  }

  /// The distance within which a line goes on straight. Lines to children end in the middle.
  private func nearby(_ line: Owner) -> Double {
    if case .bundle(let bundle) = line, !graph.isContainment(bundle) { return FamilyGraph.trunk }
    return Self.jog
  }

  /// Places lines on an edge as near to their preferred places as the others allow.
  private func spread(_ lines: [Port], on cell: Int, without right: Double) -> [Port] {
    if lines.isEmpty { return [] }
    let box = graph.cells[cell]
    let reach = max(0, box.size.width / 2 - box.corner)
    let (low, high) = (box.x - reach, max(box.x - reach, box.x + reach - right))
    // The sort is stable, so lines with the same preferred place keep their order.
    let sorted = lines.enumerated()
      .sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
    let gap = min(Self.gap, lines.count > 1 ? (high - low) / Double(lines.count - 1) : 0)
    // Lines too close to each other are spread around their common middle.
    var groups: [(x: Double, lines: [Owner])] = []
    for (line, x) in sorted {
      let isNear = x > low - Self.cornerSlack && x < high + Self.cornerSlack && lines.count == 1
      var group = (x: isNear ? x : min(max(x, low), high), lines: [line])
      while let last = groups.last,
        group.x - last.x < Double(last.lines.count + group.lines.count) / 2 * gap - 0.01
      {
        groups.removeLast()
        let (a, b) = (Double(last.lines.count), Double(group.lines.count))
        let half = (a + b - 1) / 2 * gap
        let middle = (last.x * a + group.x * b) / (a + b)
        group = (min(max(middle, low + half), high - half), last.lines + group.lines)
      }
      groups.append(group)
    }
    return groups.flatMap { group in
      group.lines.enumerated().map { place, line in
        (line, group.x + (Double(place) - Double(group.lines.count - 1) / 2) * gap)
      }
    }
  }
}
