import Pictures

/// What a part of a screen says, before it is known where there is room for that.
struct PartLabel {
  /// In the middle, the most important first.
  var lines: [TextLine]
  /// What stands in place of the last line where only that has room whole.
  var short: String?
  /// An id, at the left edge.
  var leading: String?
  /// Where the lines may stand, nil for the whole part.
  var room: Rect?
  /// Left and right of the lines, at least.
  var margin = 6.0
}

extension PartLabel {
  /// The lines of the label where nothing hides them: shortened where they must be, and left out
  /// where there is no room.
  func placed(in part: Rect, around obstacles: [Rect], _ look: Look) -> [Picture.Line] {
    var placed = middle(in: part, around: obstacles, look)
    guard let leading else { return placed }
    let line = TextLine(leading, .detail, look)
    let rect = Rect(
      center: Point(part.minX + margin + line.size.width / 2, part.center.y), size: line.size)
    let taken = obstacles + placed.map { $0.rect.grown(margin) }
    if part.contains(rect), !taken.contains(where: rect.overlaps) {
      placed.append(Picture.Line(leading, .detail, rect: rect))
    }
    return placed
  }

  /// The share of a line's height that may leave its space: letters do not need it.
  private static let leading = 0.11

  private func middle(in part: Rect, around obstacles: [Rect], _ look: Look) -> [Picture.Line] {
    guard let first = lines.first else { return [] }
    let style = look.fonts[first.role]
    let least = Size(
      width: style.size * 2 + 2 * margin, height: style.lineHeight * (1 - Self.leading))
    var best: (lines: [TextLine], rank: (Double, Double), space: Rect)?
    for space in (room ?? part).spaces(outside: obstacles, atLeast: least) {
      let lines = fitting(in: space, of: part, look)
      // What says most wins; where several say all, the largest.
      let said = lines.reduce(0) { $0 + Double($1.text.count) }
      let rank = (said, space.width * space.height)
      if !lines.isEmpty, best.map({ $0.rank < rank }) ?? true { best = (lines, rank, space) }
    }
    guard let best else { return [] }
    let placed = best.lines.stacked(at: best.space.center)
    let (top, bottom) = (placed[0].rect.maxY, placed[placed.count - 1].rect.minY)
    let shift = Point(0, min(0, part.maxY - top) + max(0, part.minY - bottom))
    return placed.map { Picture.Line($0.text, $0.role, rect: $0.rect.moved(by: shift)) }
  }

  private func fitting(in space: Rect, of part: Rect, _ look: Look) -> [TextLine] {
    var height = 0.0
    var fitting: [TextLine] = []
    for (place, line) in lines.enumerated() {
      let style = look.fonts[line.role]
      height += style.lineHeight
      guard height - style.lineHeight * Self.leading <= space.height, height <= part.height else {
        break
      }
      let width = space.width - 2 * margin
      let code = place == lines.count - 1 ? short : nil
      if let text = style.fitting(line.text, orElse: code, to: width) {
        fitting.append(TextLine(text, line.role, look))
      }
    }
    return fitting
  }
}

extension TextStyle {
  /// The text if it fits, else `other` if that does, else as much of the text as does.
  fileprivate func fitting(_ text: String, orElse other: String?, to limit: Double) -> String? {
    [text, other].compactMap(\.self).first { width(of: $0) <= limit } ?? shortened(text, to: limit)
  }

  /// The text, or as much of it as fits before an ellipsis; nil when that would be next to nothing.
  func shortened(_ text: String, to limit: Double) -> String? {
    if width(of: text) <= limit { return text }
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(of: text.prefix(middle) + "…") <= limit { low = middle } else { high = middle - 1 }
    }
    return low < 3 ? nil : text.prefix(low) + "…"
  }
}

extension Rect {
  /// The largest rectangles inside this one that meet no obstacle.
  func spaces(outside obstacles: [Rect], atLeast least: Size) -> [Rect] {
    var spaces = [self]
    for obstacle in obstacles where overlaps(obstacle) {
      spaces = spaces.flatMap { space -> [Rect] in
        guard space.overlaps(obstacle) else { return [space] }
        var (left, right, below, above) = (space, space, space, space)
        left.maxX = obstacle.minX
        right.minX = obstacle.maxX
        below.maxY = obstacle.minY
        above.minY = obstacle.maxY
        return [left, right, above, below]
      }
      spaces = spaces.filter { $0.width >= least.width && $0.height >= least.height }
      // Many obstacles leave many spaces; only the large ones matter.
      if spaces.count > 24 {
        spaces.sort { $0.width * $0.height > $1.width * $1.height }
        spaces.removeLast(spaces.count - 24)
      }
    }
    return spaces
  }
}
