import VCEngine
import VCPhrases
import VCPictures

extension Sketch {
  /// Adds a numbered mark at each box or arrow that has a note.
  mutating func addMarks(ofNotesIn hierarchy: Hierarchy, in style: Style) {
    let look = style.template.look
    for (place, note) in hierarchy.notes.enumerated() {
      let number = place + 1
      let id = note.controller.map(hierarchy.id)
      let box = boxes.firstIndex { $0.viewController == id && $0.role != .departed }
      let size = Self.markSize(number, look)
      let center =
        note.step != nil
        ? box.flatMap { middle(ofArrowTo: $0, size) }
        : box.map { corner(of: $0, size) }
      guard center != nil || note.step == hierarchy.step else { continue }
      if let center { addMark(number, note.text, size, at: center, id: "note-\(number)", look) }
      notes[number] = note.text
      let name = note.controller.map { hierarchy.name($0, in: style) }
      let phrases = style.language.phrases
      add(
        phrases.sentence(
          phrases.text(of: .noteOn(number: number, subject: name, words: note.text))),
        in: phrases)
    }
  }

  /// Adds the texts of the notes below everything else.
  mutating func addNotes(_ look: Look) {
    if notes.isEmpty { return }
    let limit = max(bounds.width, look.fonts.legend.size * 20)
    var top = bounds.minY - look.fonts.legend.lineHeight * 0.7
    for (number, words) in notes.sorted(by: { $0.key < $1.key }) {
      let size = Self.markSize(number, look)
      // What isn't in the figure has no mark.
      let hasMark = boxes.contains { $0.role == .note && $0.id.hasSuffix("note-\(number)") }
      let left = bounds.minX + (hasMark ? size.width + look.fonts.legend.size / 2 : 0)
      let lines = TextLine.lines(of: words, .legend, look, limit: limit - (left - bounds.minX))
      let height = max(size.height, lines.size.height)
      let placed = lines.stacked(from: left, at: top - height / 2)
      if hasMark {
        let center = Point(bounds.minX + size.width / 2, top - height / 2)
        addMark(number, words, size, at: center, id: "note-\(number)-key", look)
      }
      let rect = Rect(around: placed.map(\.rect)) ?? .zero
      boxes.append(Picture.Box(.text, id: "note-\(number)-text", rect: rect, lines: placed))
      bounds = bounds.union(rect)
      top -= height + look.fonts.legend.size / 3
    }
  }

  private mutating func addMark(
    _ number: Int, _ text: String, _ size: Size, at center: Point, id: String, _ look: Look
  ) {
    let rect = Rect(center: center, size: size)
    boxes.append(
      Picture.Box(
        .note, id: id, title: text, rect: rect,
        lines: [TextLine("\(number)", .detail, look)].stacked(at: center)))
    bounds = bounds.union(rect)
  }

  private static func markSize(_ number: Int, _ look: Look) -> Size {
    let text = TextLine("\(number)", .detail, look).size
    return Size(width: max(text.width + text.height * 0.6, text.height), height: text.height + 1)
  }

  /// The place of a mark at the upper right corner of a box, right of its text or above it, where fewer
  /// lines and boxes are.
  private func corner(of box: Int, _ size: Size) -> Point {
    let corner = Point(boxes[box].rect.maxX - size.width / 4, boxes[box].rect.maxY)
    let lines = boxes[box].lines.map(\.rect).filter(Rect(center: corner, size: size).overlaps)
    guard let text = Rect(around: lines) else { return corner }
    let beside = Rect(center: Point(text.maxX + 1 + size.width / 2, corner.y), size: size)
    let above = Rect(center: Point(corner.x, text.maxY + size.height / 2), size: size)
    return (crowd(in: above) < crowd(in: beside) ? above : beside).center
  }

  /// The place of a mark at an arrow that leads to a box: above its label, else beside its longest
  /// straight part, where the fewest lines and boxes are, near the middle.
  private func middle(ofArrowTo box: Int, _ size: Size) -> Point? {
    let known = arrows.filter { $0.head == box && [.presented, .containment].contains($0.role) }
    guard let arrow = known.first(where: { $0.role == .presented }) ?? known.first else {
      return nil
    }
    if arrow.role == .presented, let label = arrow.label {
      return Point(label.rect.minX + size.width / 2, label.rect.maxY + size.height / 2)
    }
    let longest = arrow.parts.max { ($0.to - $0.from).length < ($1.to - $1.from).length }
    guard let (start, end) = longest, start != end else { return nil }
    let way = (end - start) * (1 / (end - start).length)
    let normal = Point(-way.y, way.x)
    let distance = (abs(normal.x) * size.width + abs(normal.y) * size.height) / 2 + Self.markGap
    let areas = [0.5, 0.4, 0.6, 0.3, 0.7].flatMap { (place: Double) -> [Rect] in
      let center = start + (end - start) * place
      return [distance, -distance].map { Rect(center: center + normal * $0, size: size) }
    }
    return areas.min { crowd(in: $0) < crowd(in: $1) }?.center
  }

  /// The distance of a mark from its arrow.
  private static let markGap = 2.0

  /// The number of boxes, and of straight parts of lines, in an area.
  private func crowd(in area: Rect) -> Int {
    boxes.count { $0.rect.overlaps(area) }
      + arrows.flatMap(\.parts).count { Rect(spanning: $0.from, $0.to).overlaps(area) }
  }
}

extension Picture.Arrow {
  /// The straight parts of its line.
  fileprivate var parts: [(from: Point, to: Point)] {
    splines.flatMap { spline in
      stride(from: 3, to: spline.points.count, by: 3).map {
        (spline.points[$0 - 3], spline.points[$0])
      }
    }
  }
}
