import VCPictures

/// The strips between the rows of a family, and the heights of the rows that follow from them.
struct Corridors {
  private enum Stretch {
    case segment(Int)
    case lane(exit: Int, row: Int)
  }

  /// The upper edge of each row's boxes, and the middle of its labels; rows are numbered from the top.
  private var rowTop: [Double] = []
  private var rowCenter: [Double] = []
  /// The track of each segment in the graph.
  private var segmentTracks: [Double?]
  /// The track of each exit in each row.
  private var laneTracks: [[Double?]]

  /// The y at which a segment runs sideways below its row, nil if it goes straight down.
  func track(ofSegment segment: Int) -> Double? { segmentTracks[segment] }

  /// The y at which an exit's line leaves below a row, nil if none does.
  func track(ofExit exit: Int, row: Int) -> Double? { laneTracks[exit][row] }

  /// The lower edge of a box without its view.
  func bottom(of cell: Int, in graph: FamilyGraph) -> Double {
    top(of: cell, in: graph) - graph.cells[cell].boxHeight
  }

  /// The lower edge of a box's view.
  func bottomOfView(of cell: Int, in graph: FamilyGraph) -> Double {
    top(of: cell, in: graph) - graph.cells[cell].size.height
  }

  func top(of cell: Int, in graph: FamilyGraph) -> Double {
    let cell = graph.cells[cell]
    if case .box = cell.content { return rowTop[cell.row] }
    return rowCenter[cell.row] + cell.boxHeight / 2
  }

  init(
    _ graph: FamilyGraph, ports: Ports, exits: [FamilyLayout.Exit], look: Look
  ) {
    let rowCount = graph.rowCount
    segmentTracks = Array(repeating: nil, count: graph.segments.count)
    laneTracks = exits.map { _ in Array(repeating: nil, count: rowCount) }
    var heights = [Double](repeating: 0, count: rowCount)
    for cell in graph.cells { heights[cell.row] = max(heights[cell.row], cell.size.height) }
    let nets = Self.nets(graph, ports: ports, exits: exits)
    var y = 0.0
    for row in 0..<rowCount {
      rowTop.append(y)
      rowCenter.append(y - heights[row] / 2)
      y -= heights[row]
      let lines = nets[row]
      let channel = Channel(lines.map(\.net), gap: look.spacing.tracks)
      // An arrowhead is at the boxes' side of a corridor, so tracks keep away from it.
      let head = look.arrows.headLength + 3
      let isUnderBoxes = row % 2 == 0
      let room = max(
        look.spacing.rows - head, Double(channel.count + 1) * look.spacing.tracks)
      let step = room / Double(channel.count + 1)
      for (line, track) in zip(lines, channel.tracks) {
        guard let track else { continue }
        let place = y - (isUnderBoxes ? head : 0) - Double(track + 1) * step
        switch line.line {
        case .segment(let segment): segmentTracks[segment] = place
        case .lane(let exit, let row): laneTracks[exit][row] = place
        }
      }
      y -= row == rowCount - 1 && channel.count == 0 ? 0 : room + head
    }
  }

  /// The nets that cross the strip under each row.
  private static func nets(
    _ graph: FamilyGraph, ports: Ports, exits: [FamilyLayout.Exit]
  ) -> [[(line: Stretch, net: Channel.Net)]] {
    var nets = [[(line: Stretch, net: Channel.Net)]](repeating: [], count: graph.rowCount)
    for (number, segment) in graph.segments.enumerated() {
      let from = graph.cells[segment.from]
      let isBox = if case .box = from.content { true } else { false }
      let entry = isBox ? ports.bottom(of: segment.from, .bundle(segment.bundle)) : from.x
      let ends = segment.to.map { to in
        if case .box = graph.cells[to].content { return ports.top(of: to, segment.bundle) }
        return graph.cells[to].x
      }
      nets[from.row].append((.segment(number), Channel.Net(entries: [entry], exits: ends)))
    }
    for (number, exit) in exits.enumerated() {
      for (row, members) in ports.rows(of: exit) {
        let drops = members.filter { !ports.isClear($0, exit) }
          .map { ports.bottom(of: graph.cell(of: $0), .exit(number)) }
        if drops.isEmpty { continue }
        let far = exit.isAtRight ? 1e6 : -1e6
        let net = Channel.Net(entries: drops, exits: [], leaves: far)
        nets[row].append((.lane(exit: number, row: row), net))
      }
    }
    return nets
  }
}
