import VCFigures
import VCPictures

extension MapLayout {
  /// Places the names of lines that are no branches beside their lines, on two lines if necessary, or
  /// beyond the edge.
  mutating func placeLabels() {
    var obstacles = LabelObstacles(of: self)
    for index in lines.indices where lines[index].label == nil {
      let (names, points) = (content[lines[index].id].identifiers, lines[index].points)
      if names.isEmpty { continue }
      let plain = names.map { TextLine($0, .detail, look) }
      var free: [(texts: [TextLine], rect: Rect)] = []
      search: for texts in [plain, plain.flatMap { $0.halved(look) ?? [$0] }] {
        for rect in candidates(for: texts.size, along: points)
        where obstacles.leave(rect, of: index) {
          free.append((texts, rect))
          if bounds.contains(rect) { break search }
        }
      }
      guard let last = free.last else { continue }
      let (texts, rect) = bounds.contains(last.rect) ? last : free[0]
      lines[index].label = (texts.map(\.text), rect)
      obstacles.add(label: rect)
    }
  }

  private func ends(of line: LineID) -> (Rect, Rect)? {
    guard let source = boxes[content.nets[line.net].source],
      let end = boxes[content[line].destination]
    else { return nil }
    return (source.rect, end.rect)
  }

  /// Whether a line leads to a controller whose neighbourhood the map shows, or to a child.
  func mustBeDrawn(_ line: LineID) -> Bool {
    content.subjects.contains(content[line].destination)
      || content.nets[line.net].relation == .containment
  }

  /// Whether a line would lead farther than a reader follows it.
  func isFar(_ line: LineID, reach: Double) -> Bool {
    guard let (from, to) = ends(of: line) else { return false }
    let (across, down) = (
      max(0, to.minX - from.maxX, from.minX - to.maxX),
      max(0, to.minY - from.maxY, from.minY - to.maxY)
    )
    return across + down > reach
  }

  /// The lines without a route or room for names, and those with many crossings or bends.
  func unfitLines(among ids: [LineID]) -> [LineID] {
    var strips = RectIndex()
    for (index, line) in lines.enumerated() {
      for strip in Self.strips(of: line.points) { strips.add(strip, of: index) }
    }
    let places = Dictionary(zip(lines.map(\.id), lines.indices)) { first, _ in first }
    return ids.filter { id in
      guard let index = places[id] else { return ends(of: id) != nil }
      let line = lines[index]
      if line.label == nil, !content[id].identifiers.isEmpty { return true }
      if mustBeDrawn(id) { return false }
      var crossed: Set<Int> = []
      for strip in Self.strips(of: line.points) {
        _ = strips.contains(near: strip) { other, owner in
          if other.overlaps(strip), lines[owner].id.net != id.net { crossed.insert(owner) }
          return false
        }
      }
      return crossed.count > 2 || line.points.count > 4
    }
  }

  /// The places for a text, from the head on: at level pieces' middles, at upright ones, elsewhere.
  private func candidates(for size: Size, along points: [Point]) -> [Rect] {
    var (level, upright, aside): ([Rect], [Rect], [Rect]) = ([], [], [])
    for (from, to) in zip(points, points.dropFirst()).reversed() {
      let (across, down) = (to.x - from.x, to.y - from.y)
      if abs(down) < 0.01, abs(across) > size.width + 8 {
        let slack = abs(across) - size.width - 8
        for side in [-1.0, 1] {
          let y = from.y + side * (size.height / 2 + 3)
          level.append(Rect(center: Point(from.x + across / 2, y), size: size))
          aside += [0.5, -0.5, 0.25, -0.25].map { share in
            Rect(center: Point(from.x + across / 2 + share * slack, y), size: size)
          }
        }
      } else if abs(across) < 0.01, abs(down) > size.height + 8 {
        for share in [0.5, 0.75, 0.25] {
          for side in [1.0, -1] {
            let x = from.x + side * (size.width / 2 + measures.besideHead)
            upright.append(Rect(center: Point(x, from.y + down * share), size: size))
          }
        }
      }
    }
    return level + upright + aside
  }
}

/// Everything in a map that a line's label may not touch.
private struct LabelObstacles {
  /// The boxes, titles, trunks and arrows of windows.
  private var walls = RectIndex()
  /// The lines, each with its index, and the labels placed so far.
  private var others = RectIndex()
  /// The frames, whose borders no label may cross.
  private var frames = RectIndex()

  /// The distance to other lines and labels, at which a text isn't read as theirs.
  private static let gap = 6.5

  init(of map: MapLayout) {
    for box in map.boxes.values.map(\.rect) + map.ghosts.map(\.rect) { walls.add(box) }
    for frame in map.frames {
      if let title = frame.title { walls.add(title.rect) }
      frames.add(frame.rect)
    }
    for points in map.trunks.map(\.points) + map.entries.map(\.points) {
      for strip in MapLayout.strips(of: points) { walls.add(strip) }
    }
    for (index, line) in map.lines.enumerated() {
      for strip in MapLayout.strips(of: line.points) { others.add(strip, of: index) }
      if let label = line.label { others.add(label.rect) }
    }
  }

  mutating func add(label: Rect) { others.add(label) }

  /// Whether a line's label has room in a rectangle.
  func leave(_ rect: Rect, of line: Int) -> Bool {
    let (besideWalls, besideOthers, besideOwn) = (
      rect.grown(2), rect.grown(Self.gap), rect.grown(0.5)
    )
    return !walls.overlaps(besideWalls)
      && !others.contains(near: besideOthers) { other, owner in
        other.overlaps(owner == line ? besideOwn : besideOthers)
      }
      && !frames.contains(near: besideWalls) { frame, _ in
        frame.overlaps(besideWalls) && !frame.contains(besideWalls)
      }
  }
}
