import VCPictures

extension MapLayout {
  /// Places identifiers beside a segment of their own line, if there is room: preferably above or
  /// below a horizontal segment, else left or right of a vertical one; in two lines if necessary.
  /// Lines without room for names get a number instead.
  mutating func placeLabels() {
    var walls = boxes.values.map(\.rect) + blocks.compactMap(\.titleRect)
    for points in trunks.map(\.points) + entries.map(\.points) {
      walls += Self.strips(of: points)
    }
    let rooms = lines.map { Self.strips(of: $0.points) }
    var unlabeled: [Int] = []
    // Changed segues first: their names matter most.
    let isMarked = lines.map { content.nets[$0.net].mark != nil }
    for index in lines.indices.filter({ isMarked[$0] }) + lines.indices.filter({ !isMarked[$0] }) {
      let names = names(of: lines[index]).map { TextLine($0, .detail, look) }
      if names.isEmpty { continue }
      let broken = names.flatMap { $0.halved(look) ?? [$0] }
      let choices = Self.gaps.flatMap { gap in [(names, gap), (broken, gap)] }
      if !choices.contains(where: { place($0, on: index, rooms, apart: $1, walls) }) {
        unlabeled.append(index)
      }
    }
    for index in unlabeled {
      let sign = content.nets[lines[index].net].mark.map { $0.sign + " " } ?? ""
      let number = [TextLine("\(sign)\(numbered.count + 1)", .detail, look)]
      if Self.gaps.contains(where: { place(number, on: index, rooms, apart: $0, walls) }) {
        numbered.append(index)
      }
    }
  }

  /// The distances from a text to other lines and texts, in points, the best first. At the distance
  /// of its own line, the text could be misread as another line's label.
  private static let gaps = [9.0, 2]

  /// Places a text beside a line if there is room.
  ///
  /// - Parameters:
  ///   - gap: The minimum distance to other lines and texts.
  ///   - walls: The rectangles that no text may touch.
  private mutating func place(
    _ texts: [TextLine], on line: Int, _ rooms: [[Rect]], apart gap: Double, _ walls: [Rect]
  ) -> Bool {
    let others =
      rooms.indices.filter { $0 != line }.flatMap { rooms[$0] } + lines.compactMap(\.label?.rect)
    let free = Self.candidates(for: texts.size, along: lines[line].points).first { rect in
      bounds.contains(rect) && !walls.contains { $0.overlaps(rect.grown(2)) }
        && !others.contains { $0.overlaps(rect.grown(gap)) }
        && !rooms[line].contains { $0.overlaps(rect.grown(0.5)) }
        && !blocks.contains { block in
          block.frame.map { $0.overlaps(rect) && !$0.contains(rect) } ?? false
        }
    }
    guard let free else { return false }
    lines[line].label = (texts.map(\.text), free)
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
