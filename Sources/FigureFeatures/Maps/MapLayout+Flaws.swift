import VCFigures
import VCPictures

/// What a reader sees at once in a small map, and would draw better by hand.
extension MapLayout {
  /// The costs, in crossings.
  private static let (backward, misplaced, bend, near, name, away, tip, corner) = (
    1.0, 6.0, 0.3, 0.5, 1.5, 1.0, 1.0, 0.3
  )
  /// The distances within which a line seems to belong to an edge, and two arrowheads to be one, in
  /// points.
  private static let (close, crowded) = (8.0, 16.0)

  /// The cost of lines that lead left or up, bend, cross a trunk, or run close to an edge, of
  /// arrowheads close to each other, on a bend or under another line, of names without room, of ends at
  /// a round corner or at a side that faces away, of start arrows from above, and of a first block that
  /// isn't at the upper left.
  func flaws(_ router: NetRouter) -> Double {
    func depth(_ rect: Rect?) -> Double { rect.map { $0.center.x + $0.center.y } ?? 0 }
    let ends = content.nets.flatMap { net in net.ends.map { (net.source, $0.destination) } }
    let backward = ends.count { depth(boxes[$1]?.rect) < depth(boxes[$0]?.rect) }
    let corners = blocks.map { $0.rect.minX + $0.rect.minY }
    return Self.backward * Double(backward) + (corners.first == corners.min() ? 0 : Self.misplaced)
      + Self.bend * Double(router.bends) + Self.near * Double(closePieces + crowdedTips)
      + Double(router.crossings(with: trunks.map(\.points)))
      + Self.name * Double(namesWithoutRoom) + Self.away * Double(endsAway)
      + Self.tip * Double(shortEnds + crossedHeads + (entersAbove ? entries.count : 0))
      + Self.corner * Double(endsAtCorners)
  }

  /// The number of ends without a straight piece: where an arrowhead stands on a bend, or a line turns
  /// at the box where it begins.
  private var shortEnds: Int {
    let stem = look.arrows.cornerRadius + 0.4 * look.arrows.headLength
    return lines.map(\.points.pieces).filter { $0.count > 1 }.reduce(0) { sum, pieces in
      guard let first = pieces.first, let last = pieces.last else { return sum }
      let hasRoom = (last.1 - last.0).length >= measures.headRoom - 0.1
      return sum + (hasRoom ? 0 : 1) + ((first.1 - first.0).length < stem ? 1 : 0)
    }
  }

  /// The number of ends of lines at a round corner of a box.
  private var endsAtCorners: Int {
    lines.reduce(0) { sum, line in
      let net = content.nets[line.net]
      guard let from = boxes[net.source]?.rect, let start = line.points.first,
        let to = boxes[net.ends[line.end].destination]?.rect, let end = line.points.last
      else { return sum }
      return sum
        + [(start, from), (end, to)].count { point, box in
          let isBeside = point.x < box.minX + 0.01 || point.x > box.maxX - 0.01
          let place =
            isBeside
            ? min(point.y - box.minY, box.maxY - point.y)
            : min(point.x - box.minX, box.maxX - point.x)
          return place < box.cornerReach - 1
        }
    }
  }

  /// The number of arrowheads that other lines cross, or pass closely.
  private var crossedHeads: Int {
    let (length, width) = (1.4 * look.arrows.headLength, look.arrows.headWidth)
    return lines.reduce(0) { sum, line in
      guard let (from, tip) = line.points.pieces.last else { return sum }
      let end = tip.toward(from, min(length, (from - tip).length))
      let head = Rect(spanning: end, tip).grown(width / 2 + 1)
      return sum
        + lines.count { other in
          other.net != line.net
            && other.points.pieces.contains { Rect(spanning: $0, $1).overlaps(head) }
        }
    }
  }

  /// The number of ends of lines at the side of a box that faces away from the other box.
  private var endsAway: Int {
    lines.reduce(0) { sum, line in
      let net = content.nets[line.net]
      guard let from = boxes[net.source]?.rect, let first = line.points.pieces.first,
        let to = boxes[net.ends[line.end].destination]?.rect, let last = line.points.pieces.last
      else { return sum }
      return sum
        + [first, last].count { start, end in
          let way = end - start
          return way.x * (to.minX > from.maxX ? 1 : to.maxX < from.minX ? -1 : 0) < -0.01
            || way.y * (to.minY > from.maxY ? 1 : to.maxY < from.minY ? -1 : 0) < -0.01
        }
    }
  }

  /// The number of names for which lines get a number, or nothing.
  private var namesWithoutRoom: Int {
    var labelled = self
    labelled.bounds = outline
    labelled.placeLabels()
    let nameless = labelled.numbered.map { labelled.lines[$0] } + labelled.unlabeledLines
    return nameless.reduce(0) { $0 + names(of: $1).count }
  }

  private var crowdedTips: Int {
    let tips = lines.compactMap(\.points.last)
    return tips.indices.reduce(0) { sum, one in
      sum + tips[..<one].count { ($0 - tips[one]).length < Self.crowded }
    }
  }

  /// The number of pieces of lines that run close to an edge of a box or a frame; twice for a piece
  /// between two edges.
  private var closePieces: Int {
    let edges = blocks.compactMap(\.frame) + boxes.values.map(\.rect)
    return lines.flatMap(\.points.pieces).map(Rect.init(spanning:_:)).reduce(0) { sum, piece in
      sum + edges.count { Self.runs(piece, closeTo: $0) }
    }
  }

  private static func runs(_ piece: Rect, closeTo edge: Rect) -> Bool {
    let (shared, distance) =
      piece.width < 0.01
      ? (
        min(piece.maxY, edge.maxY) - max(piece.minY, edge.minY),
        min(abs(piece.minX - edge.minX), abs(piece.minX - edge.maxX))
      )
      : (
        min(piece.maxX, edge.maxX) - max(piece.minX, edge.minX),
        min(abs(piece.minY - edge.minY), abs(piece.minY - edge.maxY))
      )
    return distance < close && shared > close
  }
}
