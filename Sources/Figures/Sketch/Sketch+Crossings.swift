import VCPictures

/// Lines that make way for others where they cross.
extension Sketch {
  /// Half the gap in a line that another one crosses, in points.
  private static let gap = 3.0
  /// The least length of a line that is left beside a gap.
  private static let stub = 4.0

  /// Interrupts each line where one of more weight crosses it, so that the eye follows both: a pointer
  /// where containment does, both where a presentation or a segue does, and the line to a presenter
  /// where that to what is presented does. Of two lines of one weight, the level one makes way, unless
  /// they are of one trunk and so may join. A line without room for the gap, as near its
  /// arrowhead, leaves it to the other one.
  mutating func interruptCrossedLines() {
    let weights = arrows.map(\.role.weight)
    /// The pieces of all lines, with the numbers of their arrows.
    var pieces = RectIndex()
    for (number, arrow) in arrows.enumerated() where weights[number] != nil {
      for piece in arrow.splines.flatMap(\.straightPieces) {
        pieces.add(Rect(spanning: piece.from, piece.to), of: number)
      }
    }
    func makesWay(_ number: Int, for other: Int, isLevel: Bool) -> Bool {
      guard let own = weights[number], let weight = weights[other] else { return false }
      if weight != own { return weight > own }
      let isOneTrunk =
        arrows[number].tail == arrows[other].tail && arrows[number].role == arrows[other].role
      return isLevel && !isOneTrunk
    }
    for number in arrows.indices where weights[number] != nil {
      // Graphviz keeps a tip for all parts after the one that has it, so that one comes last.
      let isReversed = arrows[number].splines.contains { $0.startTip != nil }
      arrows[number].splines = arrows[number].splines.flatMap { spline in
        let parts = spline.interrupted(by: Self.gap, leaving: Self.stub) { piece in
          let isLevel = abs(piece.from.y - piece.to.y) < 0.01
          let own = Rect(spanning: piece.from, piece.to)
          return pieces.rects(near: own) { rect, other in
            makesWay(number, for: other, isLevel: isLevel)
              ? Self.hasRoom(own, at: rect) || !Self.hasRoom(rect, at: own)
              : makesWay(other, for: number, isLevel: !isLevel) && !Self.hasRoom(rect, at: own)
          }
        }
        return isReversed ? parts.reversed() : parts
      }
    }
  }

  /// Whether a piece of a line has room for a gap where another one crosses it.
  private static func hasRoom(_ piece: Rect, at other: Rect) -> Bool {
    let (place, room) = (other.center, gap + stub)
    return piece.width > piece.height
      ? piece.minX + room <= place.x && place.x + room <= piece.maxX
      : piece.minY + room <= place.y && place.y + room <= piece.maxY
  }
}

extension Picture.Arrow.Role {
  /// The weight of a line in a crossing; nil for what crosses by its nature, such as a call.
  fileprivate var weight: Int? {
    switch self {
    case .pointer, .property, .reference, .weakReference, .view: 0
    case .containment: 1
    case .presenting: 2
    case .presented, .request: 3
    case .call, .automaticCall, .strike, .lifeline, .root, .start: nil
    case _ where isSegue: 3
    default: nil
    }
  }
}

extension Spline {
  fileprivate typealias Piece = (from: Point, to: Point)

  /// Its straight pieces along an axis.
  fileprivate var straightPieces: [Piece] { straightPlaces.map { (points[$0], points[$0 + 3]) } }

  private var straightPlaces: [Int] {
    stride(from: 0, to: points.count - 3, by: 3).filter {
      let way = points[$0 + 3] - points[$0]
      return (abs(way.x) < 0.01) != (abs(way.y) < 0.01)
    }
  }

  /// Its parts between gaps where others cross it.
  ///
  /// - Parameters:
  ///   - gap: Half the length of a gap.
  ///   - stub: The least length of what is left of a straight piece beside a gap, and of the other line
  ///     on both sides: where a line ends at another, they don't cross.
  fileprivate func interrupted(
    by gap: Double, leaving stub: Double, _ others: (Piece) -> [Rect]
  ) -> [Spline] {
    var (parts, part): ([Spline], Spline) = ([], Spline([points[0]]))
    let straight = Set(straightPlaces)
    for place in stride(from: 0, to: points.count - 3, by: 3) {
      let (from, to) = (points[place], points[place + 3])
      let length = (to - from).length
      var crossings =
        straight.contains(place)
        ? others((from, to)).compactMap { distance(to: $0, from, to, stub) } : []
      crossings.sort()
      var reached = 0.0
      for crossing in crossings where crossing - gap - reached >= (reached == 0 ? stub : 0.5) {
        guard crossing + gap + stub <= length else { break }
        part.addLine(to: from.toward(to, crossing - gap))
        parts.append(part)
        part = Spline([from.toward(to, crossing + gap)])
        reached = crossing + gap
      }
      if reached > 0 {
        part.addLine(to: to)
      } else {
        part.points += points[(place + 1)...(place + 3)]
      }
    }
    parts.append(part)
    parts[0].startTip = startTip
    parts[parts.count - 1].endTip = endTip
    return parts
  }

  /// The distance from a piece's start to where another line crosses it; nil if it doesn't.
  private func distance(to other: Rect, _ from: Point, _ to: Point, _ stub: Double) -> Double? {
    let own = Rect(spanning: from, to)
    let isUpright = own.width < 0.01
    guard isUpright ? other.height < 0.01 : other.width < 0.01 else { return nil }
    let center = isUpright ? Point(from.x, other.minY) : Point(other.minX, from.y)
    let isInside =
      isUpright
      ? other.minX + stub < center.x && center.x < other.maxX - stub
      : other.minY + stub < center.y && center.y < other.maxY - stub
    return isInside && own.grown(0.01).contains(center) ? (center - from).length : nil
  }
}
