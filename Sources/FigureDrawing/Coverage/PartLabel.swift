/// What a part of a screen says, before it is known where there is room for that.
struct PartLabel {
  struct Line {
    var text: String
    var role: Drawing.PlacedLine.Role
  }

  /// In the middle, the most important first.
  var lines: [Line]
  /// An id, at the left edge.
  var leading: String?
  /// Where the lines may stand, nil for the whole part.
  var room: Rect?
  /// Left and right of the lines, at least.
  var margin = 6.0
}

extension Drawing {
  /// The lines of a label where nothing hides them: shortened where they must be, and left out
  /// where there is no room.
  static func place(
    _ label: PartLabel, in part: Rect, around obstacles: [Rect], _ template: Template
  ) -> [PlacedLine] {
    var placed = middle(label, in: part, around: obstacles, template)
    guard let leading = label.leading else { return placed }
    let style = template.fonts.textStyle(of: .detail)
    let size = Size(width: style.width(of: leading), height: style.lineHeight)
    let center = Point(part.minX + label.margin + size.width / 2, part.center.y)
    let rect = Rect(center: center, size: size)
    let taken = obstacles + placed.map { $0.rect.grown(label.margin) }
    if part.contains(rect), !taken.contains(where: rect.overlaps) {
      placed.append(PlacedLine(text: leading, role: .detail, rect: rect))
    }
    return placed
  }

  /// The share of a line's height that may leave its space: letters do not need it.
  private static let leading = 0.11

  private static func middle(
    _ label: PartLabel, in part: Rect, around obstacles: [Rect], _ template: Template
  ) -> [PlacedLine] {
    guard let first = label.lines.first else { return [] }
    let style = template.fonts.textStyle(of: first.role)
    let least = Size(
      width: style.size * 2 + 2 * label.margin, height: style.lineHeight * (1 - leading))
    var best: (lines: [PartLabel.Line], rank: (Double, Double), space: Rect)?
    for space in (label.room ?? part).spaces(outside: obstacles, atLeast: least) {
      let lines = fitting(label, in: space, of: part, template)
      // What says most wins; where several say all, the largest.
      let said = lines.reduce(0) { $0 + Double($1.text.count) }
      let rank = (said, space.width * space.height)
      if !lines.isEmpty, best.map({ $0.rank < rank }) ?? true { best = (lines, rank, space) }
    }
    guard let best else { return [] }
    let placed = template.fonts.stacked(best.lines, at: best.space.center)
    let (top, bottom) = (placed[0].rect.maxY, placed[placed.count - 1].rect.minY)
    let shift = Point(0, min(0, part.maxY - top) + max(0, part.minY - bottom))
    return placed.map { line in
      PlacedLine(text: line.text, role: line.role, rect: line.rect.moved(by: shift))
    }
  }

  private static func fitting(
    _ label: PartLabel, in space: Rect, of part: Rect, _ template: Template
  ) -> [PartLabel.Line] {
    var height = 0.0
    var lines: [PartLabel.Line] = []
    for line in label.lines {
      let style = template.fonts.textStyle(of: line.role)
      height += style.lineHeight
      guard height - style.lineHeight * leading <= space.height, height <= part.height else {
        break
      }
      let width = space.width - 2 * label.margin
      if let text = style.shortened(line.text, to: width) {
        lines.append(PartLabel.Line(text: text, role: line.role))
      }
    }
    return lines
  }
}

extension Template.TextStyle {
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

extension Template.Fonts {
  func textStyle(of role: Drawing.PlacedLine.Role) -> Template.TextStyle {
    switch role {
    case .name: name
    case .detail, .code: detail
    case .frame: frame
    case .title: title
    case .caption: caption
    case .legend: legend
    }
  }

  /// Lines one under the other, their middle in a point.
  func stacked(_ lines: [PartLabel.Line], at center: Point) -> [Drawing.PlacedLine] {
    var y = center.y + lines.reduce(0) { $0 + textStyle(of: $1.role).lineHeight } / 2
    return lines.map { line in
      let style = textStyle(of: line.role)
      let size = Size(width: style.width(of: line.text), height: style.lineHeight)
      y -= size.height
      return Drawing.PlacedLine(
        text: line.text, role: line.role,
        rect: Rect(center: Point(center.x, y + size.height / 2), size: size))
    }
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
