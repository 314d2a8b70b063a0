import VCPictures

/// The places at which lines fork.
extension NetRouter {
  /// The cost of each step that a line shares with its net. Without this cost, a line would follow
  /// the net on long detours.
  private static let together: Float = 0.15

  /// A place at which another line can fork from those of its net.
  struct Fork {
    let port: GridPort
    /// The net's places up to the fork.
    let places: [Int]
  }

  func forks(of net: Int, to end: Int) -> [Fork] {
    var known: Set<Int> = []
    var forks: [Fork] = []
    func add(_ place: Int, _ heading: Heading, _ cost: Float, _ places: [Int]) {
      let port = GridPort(place: place, heading: heading, cost: measures.costs.bend + cost)
      guard known.insert(port.state).inserted else { return }
      forks.append(Fork(port: port, places: places))
    }
    for other in mates(of: end, in: net) {
      guard let line = lines[net][other] else { continue }
      var length: Float = 0
      // The last places belong to the arrowhead.
      for (index, place) in line.places.enumerated().dropLast(2) {
        if index > 0 {
          let way = grid.point(place) - grid.point(line.places[index - 1])
          length += Float((abs(way.x) + abs(way.y)) / 4)
        }
        guard grid.level[place] == 0, grid.upright[place] == 0 else { continue }
        for heading in Heading.allCases {
          add(place, heading, length * Self.together, Array(line.places.prefix(index)))
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
    if ends.count <= Self.mostMates { return Array(ends.indices) }
    let routed = ends.indices.filter { lines[net][$0] != nil }
    if routed.count <= Self.mostMates { return routed }
    let center = ends[end].box.center
    return routed.map { other in
      let way = ends[other].box.center - center
      return (end: other, distance: abs(way.x) + abs(way.y))
    }.sorted { ($0.distance, $0.end) < ($1.distance, $1.end) }
      .prefix(Self.mostMates).map(\.end).sorted()
  }
}
