import VCPictures

/// The places at which lines fork.
extension NetRouter {
  /// The cost of each step that a line shares with its net. Without this cost, a line would follow
  /// the net on long detours.
  private static let together: Float = 0.15
  /// The distance from a fork to the next turn, in points.
  private static let turn = 10.0

  /// A place at which another line can fork from those of its net, or from those of its pair.
  struct Fork {
    let port: GridPort
    /// The net's own places up to the fork, and the corners shared with the pair.
    let places: [Int]
    let shared: [Point]
  }

  func forks(of net: Int, to end: Int, from pair: Int?) -> [Fork] {
    var known: Set<Int> = []
    var forks: [Fork] = []
    func add(_ place: Int, _ heading: Heading, _ cost: Float, _ places: [Int], _ shared: [Point]) {
      let port = GridPort(place: place, heading: heading, cost: measures.costs.bend + cost)
      guard known.insert(port.state).inserted else { return }
      forks.append(Fork(port: port, places: places, shared: shared))
    }
    let isToSource = if case .usual(_, toSource: true) = nets[net].sides { true } else { false }
    if let pair, let line = lines[pair][0] {
      // The corners from this net's source on. The pair's line that ends there is beside the pair's
      // middle line.
      let corners = isToSource ? line.corners.reversed() : line.corners
      let offset = line.isLeft ? -nets[pair].half : nets[pair].half
      let apart = nets[pair].half + Self.turn
      var length: Float = 0
      for (number, (from, to)) in corners.pieces.enumerated() {
        for place in grid.places(along: [from, to]) where isOpen(place) {
          let (fork, way) = (grid.point(place), to - from)
          guard (fork - from).length > apart, (to - fork).length > apart else { continue }
          let shared = (corners[...number] + [fork]).beside(at: offset)
          for heading in Heading.allCases where heading.isLevel == (abs(way.x) < 0.01) {
            guard let start = grid.place(from: place, heading, apart, open: 0) else { continue }
            // The pair's other line may be in between.
            let isLeft = way.x * heading.step.y - way.y * heading.step.x > 0
            let cost = (length + Float((fork - from).length / 4)) * Self.together
            add(
              start, heading, cost + (isLeft == (offset > 0) ? 0 : measures.costs.bend), [], shared)
          }
        }
        length += Float((to - from).length / 4)
      }
    }
    for other in mates(of: end, in: net) {
      guard let line = lines[net][other] else { continue }
      var length = Float(line.shared.wayLength / 4)
      // The first or the last places belong to the arrowhead.
      let ends = isToSource ? (2, 0) : (0, 2)
      for (index, place) in line.places.enumerated().dropFirst(ends.0).dropLast(ends.1) {
        if index > ends.0 {
          let way = grid.point(place) - grid.point(line.places[index - 1])
          length += Float((abs(way.x) + abs(way.y)) / 4)
        }
        guard isOpen(place) else { continue }
        for heading in Heading.allCases {
          add(
            place, heading, length * Self.together, Array(line.places.prefix(index)), line.shared)
        }
      }
    }
    return forks
  }

  /// The maximum number of a net's lines from which another may fork.
  private static let mostMates = 60

  /// The ends of a net from whose lines another may fork: of very many, the nearest ones.
  private func mates(of end: Int, in net: Int) -> [Int] {
    let ends = nets[net].ends
    if !measures.limitsEffort || ends.count <= Self.mostMates { return Array(ends.indices) }
    let routed = ends.indices.filter { lines[net][$0] != nil }
    if routed.count <= Self.mostMates { return routed }
    let center = ends[end].box.center
    return routed.map { other in
      let way = ends[other].box.center - center
      return (end: other, distance: abs(way.x) + abs(way.y))
    }.sorted { ($0.distance, $0.end) < ($1.distance, $1.end) }
      .prefix(Self.mostMates).map(\.end).sorted()
  }

  private func isOpen(_ place: Int) -> Bool { grid.level[place] == 0 && grid.upright[place] == 0 }
}
