import VCPhrases
import VCPictures
import VCSource

/// Adds the surroundings of a sketch, from the inside out.
struct PageSetter {
  private(set) var sketch: Sketch
  /// The rectangle occupied so far.
  private(set) var page: Rect
  private let look: Look
  /// The middle of the first line of a title above the figure; nil if there is none.
  private var titleMiddle: Double?
  /// The width of the page to fit, without margins.
  private let room: Double

  init(_ sketch: Sketch, _ style: Style, _ bounds: Rect) {
    self.sketch = sketch
    look = style.template.look
    room = (style.pageToFit?.width ?? .infinity) - 2 * look.spacing.margin
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
    if role == .title, place == .above, height > 0 { titleMiddle = top - style.lineHeight / 2 }
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

  /// An entry of the legend: a sample followed by its text.
  private struct Entry {
    let id, text: String
    /// Whether this state has what the entry explains.
    let isShown: Bool
    let width: Double
    /// Adds the sample to the right of a point.
    let addSample: (inout PageSetter, Point) -> Void
  }

  /// Adds the legend in rows: each mark, each kind of arrow, ports and other looks of boxes once, with
  /// their meanings.
  ///
  /// - Parameter keepsPlaces: Whether what only other states have leaves its space empty, so that the others
  ///   have the same position on every page.
  mutating func addLegend(
    _ marks: [MarkSample], _ lines: [LegendSample], _ roles: Set<Picture.Box.Role>,
    keepsPlaces: Bool, _ phrases: Phrases
  ) {
    let (shown, length) = (sketch.explainedRoles, sampleLength)
    let lineHeight = look.fonts.legend.lineHeight
    let box = Size(
      width: max(length, lineHeight * 2),
      height: max(lineHeight, look.fonts.detail.lineHeight) * 1.2)
    var entries = marks.map { entry(of: $0, box, phrases.text(of: $0.mark.meaning)) }
    let texts = lines.map { $0.text(in: phrases) }
    entries += zip(lines, texts).map { sample, plain in
      // What was moved has one sign in both places.
      let mark = texts.count { $0 == plain } > 1 ? sample.kind.mark : nil
      let named = mark.map { Words.linesOfMark(names: plain, meaning: $0.meaning) }
      let text = named.map { phrases.text(of: $0) } ?? plain
      // Lines that are only dimmed in this state don't have the sample's colour.
      let isShown = sample.lines.contains {
        sketch.legend[$0.kind].map { $0.hasPlain || sample.isFaded } ?? false
      }
      return Entry(id: sample.id, text: text, isShown: isShown, width: length) {
        $0.addLine(
          sample.kind.role, sample.kind.mark, id: sample.id, text, $1,
          beginsAtHead: sample.beginsAtHead, isFaded: sample.isFaded)
      }
    }
    let ports = roles.filter(\.isPort)
    if !ports.isEmpty {
      let isShown = !ports.isDisjoint(with: shown)
      let text = phrases.text(of: LineMeaning.isOfEachMember.words)
      entries.append(
        Entry(id: "port", text: text, isShown: isShown, width: length) { setter, place in
          setter.addPorts(Picture.Box.Role.allCases.filter(ports.contains), place)
        })
    }
    let boxes = Picture.Box.Role.allCases.filter { roles.contains($0) && !$0.isPort }
    entries += boxes.compactMap { role in
      role.meaning.map {
        let text = phrases.text(of: $0.words)
        return Entry(
          id: role.rawValue, text: text, isShown: shown.contains(role), width: box.width
        ) { setter, place in
          let rect = Rect(center: Point(place.x + box.width / 2, place.y), size: box)
          setter.sketch.boxes.append(
            Picture.Box(
              role, id: "legend-\(role.rawValue)", rect: rect, isFaded: role == .departed))
        }
      }
    }
    let hasBoxes = !marks.isEmpty || !boxes.isEmpty
    let port = ports.isEmpty ? 0 : look.arrows.portSize.height
    addRows(
      entries.filter { keepsPlaces || $0.isShown }, max(hasBoxes ? box.height : lineHeight, port),
      apart: Self.nextRow + (hasBoxes ? 0.3 : 0))
  }

  /// The entry of a mark: a small box with its sign, a line as the figure's, or both.
  private func entry(of sample: MarkSample, _ box: Size, _ text: String) -> Entry {
    let id = sample.mark.rawValue
    let width = (sample.line == nil ? 0 : sampleLength) + (sample.hasBox ? box.width : 0)
    let isShown = sketch.marks.contains(sample.mark)
    return Entry(id: id, text: text, isShown: isShown, width: width) { setter, place in
      if let role = sample.line { setter.addLine(role, sample.mark, id: "\(id)-line", text, place) }
      guard sample.hasBox else { return }
      let center = Point(place.x + width - box.width / 2, place.y)
      let sign = TextLine(sample.mark.sign, .detail, setter.look)
      setter.sketch.boxes.append(
        Picture.Box(
          .controller, id: "legend-\(id)", title: text, rect: Rect(center: center, size: box),
          lines: [sign].stacked(at: center), mark: sample.mark))
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

  /// Adds entries in rows of a height, `apart` lines below each other: in one row if the figure is wide
  /// enough, or in rows as even as possible, from the figure's left edge on.
  private mutating func addRows(_ entries: [Entry], _ height: Double, apart: Double) {
    let widest = max(page.width, min(240, room))
    let texts = entries.map { entry in
      TextLine.lines(of: entry.text, .legend, look, limit: widest - entry.width - Self.gap)
    }
    let widths = zip(entries, texts).map { $0.width + Self.gap + $1.size.width }
    func rows(_ limit: Double, _ gap: Double) -> [Range<Int>] {
      widths.rows(upTo: limit + 0.01, gap: gap)
    }
    // Entries are closer together where that saves a row.
    let count = rows(widest, Self.apart / 2).count
    let least = rows(widest, Self.apart).count == count ? Self.apart : Self.apart / 2
    let even = stride(from: widest / Double(max(1, count)), to: widest, by: least).lazy
      .map { rows($0, least) }
    let rows = even.first { $0.count == count } ?? rows(widest, least)
    let gaps = rows.filter { $0.count > 1 }.map { row in
      (widest - widths[row].reduce(0, +)) / Double(row.count - 1)
    }
    let gap = gaps.reduce(Self.apart, min)
    let lineHeight = look.fonts.legend.lineHeight
    var (y, bounds) = (page.minY - lineHeight * Self.firstRow, page)
    for row in rows {
      var x = page.minX
      // The sample is level with the first line of a text.
      let more = (row.map { texts[$0].size.height }.max() ?? lineHeight) - lineHeight
      for number in row {
        let (entry, text, width) = (entries[number], texts[number], widths[number])
        bounds = bounds.union(
          Rect(minX: x, minY: y - height / 2 - more, maxX: x + width, maxY: y + height / 2))
        if entry.isShown {
          entry.addSample(&self, Point(x, y))
          let lines = text.stacked(
            from: x + entry.width + Self.gap, at: y - (text.size.height - lineHeight) / 2)
          sketch.boxes.append(
            Picture.Box(
              .text, id: "legend-\(entry.id)-text",
              rect: Rect(around: lines.map(\.rect)) ?? .zero, lines: lines))
        }
        x += width + gap
      }
      y -= lineHeight * apart + more
    }
    page = bounds
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

  /// The share of a page with an aspect ratio above the middle of its title.
  private static let titlePlace = 0.07
  /// The least distance from the upper edge to that.
  private var leastAboveTitle: Double { look.fonts.title.lineHeight / 2 + look.spacing.margin }

  /// The height of the page with its margins, and with a title in its place if it has an aspect ratio.
  var height: Double {
    let margin = look.spacing.margin
    guard look.page.aspectRatio > 0, let titleMiddle else { return page.height + 2 * margin }
    let below = titleMiddle - page.minY + margin
    return max(below / (1 - Self.titlePlace), leastAboveTitle + below)
  }

  /// Adds room left and right, or above and below, until the page has its aspect ratio. A title is at
  /// the same place of every page, and the figure in the middle below it.
  mutating func fitAspectRatio() {
    let margin = look.spacing.margin
    let whole = max(height, (page.width + 2 * margin) / look.page.aspectRatio)
    var low = whole / 2 - page.height / 2 - margin
    if let titleMiddle {
      let above = max(whole * Self.titlePlace, leastAboveTitle)
      low = (whole - above - (titleMiddle - page.minY + margin)) / 2
      for index in sketch.boxes.indices where sketch.boxes[index].lines.first?.role == .title {
        sketch.boxes[index] = sketch.boxes[index].moved(by: Point(0, low))
      }
    }
    let center = Point(page.center.x, page.minY - low + whole / 2 - margin)
    let size = Size(width: whole * look.page.aspectRatio, height: whole)
    page = Rect(center: center, size: size.grown(-margin))
  }
}
