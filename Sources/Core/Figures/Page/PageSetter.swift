import VCPhrases
import VCPictures

/// Adds the surroundings of a sketch, from the inside out.
struct PageSetter {
  private(set) var sketch: Sketch
  /// The rectangle occupied so far.
  private(set) var page: Rect
  private let look: Look

  init(_ sketch: Sketch, _ look: Look, _ bounds: Rect) {
    self.sketch = sketch
    self.look = look
    page = bounds
  }

  /// The number of lines of the longest text.
  func lineCount(ofLongest texts: [String], _ role: Picture.Line.Role) -> Int {
    texts.reduce(0) { max($0, lines(of: $1, role).count) }
  }

  private func lines(of text: String, _ role: Picture.Line.Role) -> [TextLine] {
    TextLine.lines(of: text, role, look, limit: max(page.width, widthOfForm, 200))
  }

  /// The minimum width of the page due to its aspect ratio; 0 or less if it has none.
  private var widthOfForm: Double {
    let margin = 2 * look.spacing.margin
    return (page.height + margin) * look.page.aspectRatio - margin
  }

  /// Adds a text, centred above or below everything that is already there.
  ///
  /// - Parameter lines: The number of lines to reserve; nil for the text's own.
  mutating func addText(
    _ text: String, _ role: Picture.Line.Role, _ place: Look.Page.Place, lines: Int? = nil,
    id: String? = nil
  ) {
    let own = self.lines(of: text, role)
    let style = look.fonts[role]
    let height = Double(max(own.count, lines ?? 0)) * style.lineHeight
    let gap = style.size * 0.8
    let top = place == .above ? page.maxY + gap + height : page.minY - gap
    let center = Point((page.minX + page.maxX) / 2, top - own.size.height / 2)
    let placed = own.stacked(at: center).filter { !$0.text.isEmpty }
    let room = Rect(minX: page.minX, minY: top - height, maxX: page.maxX, maxY: top)
    let rect = placed.map(\.rect).reduce(room) { $0.union($1) }
    page = page.union(rect)
    guard !placed.isEmpty else { return }
    sketch.boxes.append(Picture.Box(.text, id: id ?? role.rawValue, rect: rect, lines: placed))
  }

  /// The length of a legend entry's sample, in points; long enough to show a dash or two beside the
  /// arrowhead.
  private var sampleLength: Double { max(28, 4 * look.arrows.headLength) }
  private static let (gap, apart) = (6.0, 20.0)
  /// The distance from the figure to the first row, and between rows, in lines.
  private static let (firstRow, nextRow) = (1.4, 1.3)

  /// Adds each kind of arrow once, as a short line with its meaning, and the meaning of ports, in
  /// rows. Arrows that only other states have leave their space empty, so that the others have the
  /// same position on every page.
  mutating func addLegend(
    _ legend: [LegendSample], _ ports: Set<Picture.Box.Role>, _ phrases: any Phrases
  ) {
    var entries = legend.map { sample in
      (
        id: sample.id, text: sample.text(in: phrases),
        isShown: sample.lines.contains { sketch.legend[$0.kind] != nil }, width: sampleLength
      )
    }
    if !ports.isEmpty {
      entries.append(
        (
          "port", phrases.meaning(of: .isOfEachMember), !ports.isDisjoint(with: sketch.ports),
          sampleLength
        ))
    }
    let port = ports.isEmpty ? 0 : look.arrows.portSize.height
    let height = max(look.fonts.legend.lineHeight, port)
    addRows(entries, height, apart: Self.nextRow) { setter, number, place in
      if number < legend.count {
        setter.add(legend[number], entries[number].text, place)
      } else {
        setter.addPorts(Picture.Box.Role.allCases.filter(ports.contains), place)
      }
    }
  }

  /// Adds ports side by side at the end of a sample's place.
  private mutating func addPorts(_ roles: [Picture.Box.Role], _ place: Point) {
    let size = look.arrows.portSize
    for (number, role) in roles.reversed().enumerated() {
      let center = Point(
        place.x + sampleLength - size.width * (0.5 + 1.6 * Double(number)), place.y)
      sketch.boxes.append(
        Picture.Box(
          role, id: "legend-\(role.rawValue)", rect: Rect(center: center, size: size)))
    }
  }

  /// Adds each mark once, in rows: a small box with its sign, a line as the figure's, or both, and the
  /// meaning. Marks that only other states have leave their space empty.
  mutating func addLegend(of marks: [MarkSample], _ phrases: any Phrases) {
    let lineHeight = look.fonts.legend.lineHeight
    let box = Size(
      width: max(sampleLength, lineHeight * 2),
      height: max(lineHeight, look.fonts.detail.lineHeight) * 1.2)
    let entries = marks.map {
      (
        id: $0.mark.rawValue, text: phrases.meaning(of: $0.mark.meaning),
        isShown: sketch.marks.contains($0.mark),
        width: ($0.line == nil ? 0 : sampleLength) + ($0.hasBox ? box.width : 0)
      )
    }
    addRows(entries, box.height, apart: Self.nextRow + 0.3) { setter, number, place in
      let (sample, (id, text, _, width)) = (marks[number], entries[number])
      if let role = sample.line {
        setter.addLine(role, sample.mark, id: "\(id)-line", text, place)
      }
      guard sample.hasBox else { return }
      let center = Point(place.x + width - box.width / 2, place.y)
      let sign = TextLine(sample.mark.sign, .detail, setter.look)
      setter.sketch.boxes.append(
        Picture.Box(
          .controller, id: "legend-\(id)", title: text, rect: Rect(center: center, size: box),
          lines: [sign].stacked(at: center), mark: sample.mark))
    }
  }

  /// Adds entries in rows, each a sample followed by its text.
  ///
  /// - Parameters:
  ///   - apart: The distance between rows, in lines.
  ///   - addSample: Adds the sample of an entry, by its number, to the right of a point.
  private mutating func addRows(
    _ entries: [(id: String, text: String, isShown: Bool, width: Double)], _ height: Double,
    apart: Double,
    addSample: (inout PageSetter, Int, Point) -> Void
  ) {
    let widest = max(page.width, 240)
    let lineHeight = look.fonts.legend.lineHeight
    var (x, y) = (page.minX, page.minY - lineHeight * Self.firstRow)
    var bounds = page
    for (number, entry) in entries.enumerated() {
      let text = TextLine(entry.text, .legend, look)
      let width = entry.width + Self.gap + text.size.width
      if x > page.minX, x + width > page.minX + widest {
        (x, y) = (page.minX, y - lineHeight * apart)
      }
      if entry.isShown {
        addSample(&self, number, Point(x, y))
        let middle = Point(x + entry.width + Self.gap + text.size.width / 2, y)
        sketch.boxes.append(
          Picture.Box(
            .text, id: "legend-\(entry.id)-text", rect: Rect(center: middle, size: text.size),
            lines: [text].stacked(at: middle)))
      }
      bounds = bounds.union(
        Rect(
          minX: x, minY: y - height / 2, maxX: x + width, maxY: y + height / 2))
      x += width + Self.apart
    }
    page = bounds
  }

  private mutating func add(_ sample: LegendSample, _ text: String, _ place: Point) {
    addLine(
      sample.kind.role, sample.kind.mark, id: sample.id, text, place,
      beginsAtHead: sample.beginsAtHead, isFaded: sample.isFaded)
  }

  private mutating func addLine(
    _ role: Picture.Arrow.Role, _ mark: Picture.Mark?, id: String, _ text: String, _ place: Point,
    beginsAtHead: Bool = false, isFaded: Bool = false
  ) {
    let length = sampleLength - min(look.line(of: role, mark).overshoot, sampleLength / 2)
    let ends = [place, Point(place.x + length, place.y)]
    let route = Route(through: beginsAtHead ? ends.reversed() : ends)
    let head = look.arrows.headLength
    let spline = Spline(
      route, radius: 0, startHead: beginsAtHead ? head : nil, endHead: beginsAtHead ? nil : head)
    sketch.arrows.append(
      Picture.Arrow(
        role, id: "legend-\(id)", tail: nil, head: nil, statements: [text],
        splines: [spline], beginsAtHead: beginsAtHead, isFaded: isFaded, mark: mark))
  }

  /// Adds room left and right, or above and below, until the page has its aspect ratio.
  mutating func fitAspectRatio() {
    let margin = 2 * look.spacing.margin
    let (width, height) = (page.width + margin, page.height + margin)
    let missingWidth = max(0, height * look.page.aspectRatio - width)
    let missingHeight = max(0, width / look.page.aspectRatio - height)
    page = Rect(
      minX: page.minX - missingWidth / 2, minY: page.minY - missingHeight / 2,
      maxX: page.maxX + missingWidth / 2, maxY: page.maxY + missingHeight / 2)
  }
}
