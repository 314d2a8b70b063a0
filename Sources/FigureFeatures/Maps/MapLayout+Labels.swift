import VCFigures
import VCPictures

extension MapLayout {
  /// Places identifiers beside a segment of their own line, if there is room: preferably above or
  /// below a horizontal segment, else left or right of a vertical one; in two lines if necessary.
  /// Lines without room for names get a number instead.
  mutating func placeLabels() {
    var obstacles = LabelObstacles(of: self)
    var unlabeled: [Int] = []
    // Changed segues first: their names matter most.
    let isMarked = lines.map { content.nets[$0.net].mark != nil }
    for index in lines.indices.filter({ isMarked[$0] }) + lines.indices.filter({ !isMarked[$0] }) {
      let names = names(of: lines[index]).map { TextLine($0, .detail, look) }
      if names.isEmpty { continue }
      let broken = names.flatMap { $0.halved(look) ?? [$0] }
      let choices = Self.gaps.flatMap { gap in [(names, gap), (broken, gap)] }
      if !choices.contains(where: { place($0, on: index, among: &obstacles, apart: $1) }) {
        unlabeled.append(index)
      }
    }
    for index in unlabeled {
      let sign = content.nets[lines[index].net].mark.map { $0.sign + " " } ?? ""
      let number = [TextLine("\(sign)\(numbered.count + 1)", .detail, look)]
      if Self.gaps.contains(where: { place(number, on: index, among: &obstacles, apart: $0) }) {
        numbered.append(index)
      }
    }
  }

  /// The distances from a text to other lines and texts, in points, the best first. At the distance
  /// of its own line, the text could be misread as another line's label.
  private static let gaps = [9.0, 6.5]

  /// Places a text beside a line if there is room.
  ///
  /// - Parameter gap: The minimum distance to other lines and texts.
  private mutating func place(
    _ texts: [TextLine], on line: Int, among obstacles: inout LabelObstacles, apart gap: Double
  ) -> Bool {
    let free = Self.candidates(for: texts.size, along: lines[line].points).first { rect in
      bounds.contains(rect) && obstacles.leave(rect, of: line, apart: gap)
    }
    guard let free else { return false }
    lines[line].label = (texts.map(\.text), free)
    obstacles.add(label: free)
    return true
  }

  /// The names of a line.
  func names(of line: Line) -> [String] { content.nets[line.net].ends[line.end].identifiers }

  /// The lines with names that have no room even for a number.
  var unlabeledLines: [Line] { lines.filter { $0.label == nil && !names(of: $0).isEmpty } }

  /// The candidate positions for a text along a line, beginning at the head: those at the middle of
  /// horizontal segments first, then those at vertical ones, then the rest.
  private static func candidates(for size: Size, along points: [Point]) -> [Rect] {
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
            let x = from.x + side * (size.width / 2 + 4)
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

  init(of map: MapLayout) {
    for (_, box) in map.boxes { walls.add(box.rect) }
    for block in map.blocks {
      if let title = block.titleRect { walls.add(title) }
      if let frame = block.frame { frames.add(frame) }
    }
    for points in map.trunks.map(\.points) + map.entries.map(\.points) {
      for strip in MapLayout.strips(of: points) { walls.add(strip) }
    }
    for (index, line) in map.lines.enumerated() {
      for strip in MapLayout.strips(of: line.points) { others.add(strip, of: index) }
    }
  }

  mutating func add(label: Rect) { others.add(label) }

  /// Whether a line's label has room in a rectangle, at a distance from other lines and labels.
  func leave(_ rect: Rect, of line: Int, apart gap: Double) -> Bool {
    let (besideWalls, besideOthers, besideOwn) = (rect.grown(2), rect.grown(gap), rect.grown(0.5))
    return !walls.overlaps(besideWalls)
      && !others.contains(near: besideOthers) { other, owner in
        other.overlaps(owner == line ? besideOwn : besideOthers)
      }
      && !frames.contains(near: rect) { frame, _ in frame.overlaps(rect) && !frame.contains(rect) }
  }
}
