import Pictures

extension MapLayout {
  /// Draws the lines. Returns the ends that none leads to: all of them, or the first.
  ///
  /// - Parameter displacing: whether lines give way to others that find none else.
  mutating func route(
    findingAll: Bool, displacing: Bool = false
  ) -> [(net: Int, end: Int)] {
    lines = []
    var router = emptyRouter()
    // The largest first: it has the most to reach.
    var queue = content.nets.indices.sorted {
      (-content.nets[$0].ends.count, $0) < (-content.nets[$1].ends.count, $1)
    }
    var lost: [(net: Int, end: Int)] = []
    let patience = Self.patience(isLast: findingAll)
    var displaced = 0
    var next = 0
    while next < queue.count {
      let net = queue[next]
      next += 1
      guard let source = boxes[content.nets[net].source]?.rect else { continue }
      var tree = MapRouter.Tree()
      let ends = content.nets[net].ends.indices.sorted { a, b in
        let (first, second) = (distance(net, a, source), distance(net, b, source))
        return (first, a) < (second, b)
      }
      for end in ends {
        let destination = content.nets[net].ends[end].destination
        let isPatient = displaced < patience.lines && router.effort < patience.effort
        guard let box = boxes[destination]?.rect,
          let branch = router.route(
            net, from: source, to: box, &tree, displacing: displacing && isPatient)
        else {
          lost.append((net, end))
          if !findingAll { return lost }
          continue
        }
        lines.append(
          Line(net: net, end: end, points: Route(through: branch.points).corners))
        displaced += branch.displaced.count
        queue += branch.displaced
        lines.removeAll { branch.displaced.contains($0.net) }
        lost.removeAll { branch.displaced.contains($0.net) }
      }
    }
    lines.sort { ($0.net, $0.end) < ($1.net, $1.end) }
    return lost.sorted { $0 < $1 }
  }

  /// How many lines may give way, and how much may be searched, before it is clear that they do not
  /// all fit.
  private static func patience(isLast: Bool) -> (lines: Int, effort: Int) {
    isLast ? (64, 400) : (16, 60)
  }

  /// With all that lines keep clear of.
  private func emptyRouter() -> MapRouter {
    var router = MapRouter(in: bounds, step: Self.step)
    for (_, box) in boxes { router.block(box.rect.grown(Self.step - 0.1)) }
    for block in blocks {
      if let title = block.titleRect { router.block(title.grown(isPacked ? 4 : 2)) }
      // A line may cross a border, and not follow it: where gutters are wide, it seldom would.
      for (side, isUpright) in isPacked ? block.frame?.sides ?? [] : [] {
        router.addBorder(side.grown(3.9), isUpright: isUpright)
      }
    }
    for trunk in trunks {
      let (top, corner, end) = (trunk.points[0], trunk.points[1], trunk.points[2])
      router.occupy(
        Rect(minX: top.x - 5, minY: top.y, maxX: top.x + 5, maxY: corner.y), isUpright: true)
      router.block(
        Rect(minX: corner.x - 5, minY: corner.y - 5, maxX: end.x, maxY: corner.y + 5))
    }
    return router
  }

  private func distance(_ net: Int, _ end: Int, _ source: Rect) -> Double {
    guard let box = boxes[content.nets[net].ends[end].destination]?.rect else { return 0 }
    let way = box.center - source.center
    return abs(way.x) + abs(way.y)
  }

  // MARK: Labels

  /// Identifiers stand beside a level piece of their own line, where there is room.
  mutating func placeLabels() {
    var taken = boxes.values.map(\.rect) + blocks.compactMap(\.titleRect)
    for trunk in trunks { taken += Self.strips(of: trunk.points) }
    let rooms = lines.map { Self.strips(of: $0.points) }
    for index in lines.indices {
      let names = content.nets[lines[index].net].ends[lines[index].end].identifiers
      guard !names.isEmpty else { continue }
      let texts = names.map { TextLine($0, .detail, look) }
      let size = texts.size
      let others = taken + rooms.indices.filter { $0 != index }.flatMap { rooms[$0] }
      let pieces = zip(lines[index].points, lines[index].points.dropFirst()).reversed()
      search: for (from, to) in pieces where abs(from.y - to.y) < 0.01 {
        guard abs(from.x - to.x) > size.width + 8 else { continue }
        let middle = (from.x + to.x) / 2
        for y in [from.y - size.height / 2 - 3, from.y + size.height / 2 + 3] {
          let rect = Rect(center: Point(middle, y), size: size)
          let isFree =
            bounds.contains(rect) && !others.contains { $0.overlaps(rect.grown(2)) }
            && !rooms[index].contains { $0.overlaps(rect.grown(0.5)) }
            && !blocks.contains { block in
              block.frame.map { $0.overlaps(rect) && !$0.contains(rect) } ?? false
            }
          guard isFree else { continue }
          lines[index].label = (names, rect)
          taken.append(rect)
          break search
        }
      }
    }
  }

  /// What the pieces of a line take.
  static func strips(of points: [Point]) -> [Rect] {
    zip(points, points.dropFirst()).map { from, to in
      Rect(spanning: from, to).grown(1.5)
    }
  }
}

extension Rect {
  /// Left, right, top and bottom, as rectangles without an area.
  var sides: [(side: Rect, isUpright: Bool)] {
    let (one, other) = (Point(minX, minY), Point(maxX, maxY))
    return [
      (Rect(spanning: one, Point(minX, maxY)), true),
      (Rect(spanning: Point(maxX, minY), other), true),
      (Rect(spanning: one, Point(maxX, minY)), false),
      (Rect(spanning: Point(minX, maxY), other), false),
    ]
  }
}
