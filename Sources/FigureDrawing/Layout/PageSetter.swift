/// Sets what stands around a figure: the description's title, a step's label, the legend; and the
/// page, which is the same for every moment.
struct PageSetter {
  /// What is around the figures of one description, the same on every page.
  struct Surroundings {
    var title: String?
    /// The label of each moment; empty for one without.
    var captions: [String]
    /// The kinds of arrow that any moment has, in a fixed order.
    var kinds: [Bundle.Kind]
    /// All that is drawn at any moment.
    var bounds: Rect
  }

  private let surroundings: Surroundings
  private let template: Template
  private var drawing: Drawing
  /// What is taken so far.
  private var page: Rect

  init(_ drawing: Drawing, _ surroundings: Surroundings) {
    self.drawing = drawing
    self.surroundings = surroundings
    template = drawing.template
    page = surroundings.bounds
  }

  /// The drawing of a moment with everything around it.
  mutating func set(moment: Int) -> Drawing {
    let style = template.page
    let captions = surroundings.captions
    let needsCaption = style.caption != .none && captions.contains { !$0.isEmpty }
    if style.legend { addLegend() }
    for place in [Template.Page.Place.above, .below] {
      if needsCaption, style.caption == place {
        let lines = captions.map { self.lines(of: $0, .caption).count }.max() ?? 1
        addText(captions[moment], .caption, place, reserving: lines)
      }
      if let title = surroundings.title, style.title == place {
        addText(title, .title, place, reserving: 0)
      }
    }
    if template.page.aspectRatio > 0 { fitAspectRatio() }
    drawing.page = page
    return drawing
  }

  private func lines(of text: String, _ role: Drawing.PlacedLine.Role) -> [String] {
    LineBreaking.lines(of: text, drawing.style(of: role), limit: max(page.width, 200))
  }

  /// A text in the middle above or below all that is there.
  private mutating func addText(
    _ text: String, _ role: Drawing.PlacedLine.Role, _ place: Template.Page.Place,
    reserving count: Int
  ) {
    let style = drawing.style(of: role)
    let lines = lines(of: text, role)
    let height = Double(max(count, lines.count)) * style.lineHeight
    let gap = style.size * 0.8
    let top = place == .above ? page.maxY + gap + height : page.minY - gap
    let middle = (page.minX + page.maxX) / 2
    var placed: [Drawing.PlacedLine] = []
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let center = Point(middle, top - (Double(number) + 0.5) * style.lineHeight)
      let size = Size(width: style.width(of: line), height: style.lineHeight)
      placed.append(
        Drawing.PlacedLine(text: line, role: role, rect: Rect(center: center, size: size)))
    }
    let room = Rect(minX: page.minX, minY: top - height, maxX: page.maxX, maxY: top)
    let texts = placed.map(\.rect).reduce(room) { $0.union($1) }
    page = page.union(texts)
    guard !placed.isEmpty else { return }
    drawing.boxes.append(
      Drawing.Box(role: .text, id: role.rawValue, title: nil, rect: texts, lines: placed))
  }

  /// Each kind of arrow of any moment once, a short line and what it means, in rows.
  private mutating func addLegend() {
    let style = template.fonts.legend
    let (language, kinds) = (drawing.language, surroundings.kinds)
    let (sample, gap, apart) = (28.0, 6.0, 20.0)
    let widest = max(page.width, 240)
    var (x, y) = (page.minX, page.minY - style.lineHeight * 1.4)
    var bounds = page
    for kind in kinds {
      let text = language.meaning(of: kind)
      let width = style.width(of: text)
      if x > page.minX, x + sample + gap + width > page.minX + widest {
        (x, y) = (page.minX, y - style.lineHeight * 1.3)
      }
      addSample(of: kind, text, at: Point(x, y), sample: sample, gap: gap, width: width)
      bounds = bounds.union(
        Rect(
          minX: x, minY: y - style.lineHeight / 2, maxX: x + sample + gap + width,
          maxY: y + style.lineHeight / 2))
      x += sample + gap + width + apart
    }
    page = bounds
  }

  private mutating func addSample(
    of kind: Bundle.Kind, _ text: String, at place: Point, sample: Double, gap: Double,
    width: Double
  ) {
    let style = template.fonts.legend
    let id = "legend-\(kind.rawValue)"
    let center = Point(place.x + sample + gap + width / 2, place.y)
    let rect = Rect(center: center, size: Size(width: width, height: style.lineHeight))
    let ends = [place, Point(place.x + sample, place.y)]
    for (number, end) in ends.enumerated() {
      drawing.boxes.append(
        Drawing.Box(
          role: .text, id: "\(id)-end\(number)", title: nil,
          rect: Rect(center: end, size: Size(width: 0.1, height: 0.1))))
    }
    let (tail, head) = (drawing.boxes.count - 2, drawing.boxes.count - 1)
    let toSpoke = kind.pointsToSpokes
    let route = Route(through: toSpoke ? ends : ends.reversed())
    let length = template.arrows.headLength
    drawing.arrows.append(
      Drawing.Arrow(
        kind: kind, id: id, tail: tail, head: head, statements: [text],
        splines: [
          Spline(
            route, radius: 0, startHead: toSpoke ? nil : length, endHead: toSpoke ? length : nil)
        ], label: nil))
    drawing.boxes.append(
      Drawing.Box(
        role: .text, id: "\(id)-text", title: nil, rect: rect,
        lines: [Drawing.PlacedLine(text: text, role: .legend, rect: rect)]))
  }

  /// Room left and right, or above and below, until the page has its form.
  private mutating func fitAspectRatio() {
    let margin = 2 * template.spacing.margin
    let (width, height) = (page.width + margin, page.height + margin)
    let missingWidth = max(0, height * template.page.aspectRatio - width)
    let missingHeight = max(0, width / template.page.aspectRatio - height)
    page = Rect(
      minX: page.minX - missingWidth / 2, minY: page.minY - missingHeight / 2,
      maxX: page.maxX + missingWidth / 2, maxY: page.maxY + missingHeight / 2)
  }
}

extension Drawing {
  /// The drawings of a description's moments, each with what stands around it.
  static func set(
    _ drawings: [Drawing], on surroundings: PageSetter.Surroundings
  ) -> [Drawing] {
    drawings.enumerated().map { moment, drawing in
      var setter = PageSetter(drawing, surroundings)
      return setter.set(moment: moment)
    }
  }

  /// The same for drawings that are laid out by themselves: what they hold says how large a page
  /// must be, and which arrows there are.
  static func set(
    _ drawings: [Drawing], title: String?, captions: [String]
  ) -> [Drawing] {
    let kinds = Set(drawings.flatMap { $0.arrows.map(\.kind) })
    let pages = drawings.compactMap(\.page)
    guard let first = pages.first else { return drawings }
    return set(
      drawings,
      on: PageSetter.Surroundings(
        title: title, captions: captions,
        kinds: Bundle.Kind.allCases.filter { kinds.contains($0) && !$0.isExplainedInFigure },
        bounds: pages.dropFirst().reduce(first) { $0.union($1) }))
  }
}

extension Bundle.Kind {
  /// A sequence says beside each call whose it is.
  fileprivate var isExplainedInFigure: Bool {
    switch self {
    case .call, .automaticCall, .lifeline: true
    default: false
    }
  }
}

extension FigureLayout {
  var surroundings: PageSetter.Surroundings {
    let kinds = Bundle.Kind.allCases.filter { kind in
      kind == .view
        ? figure.nodes.contains { $0.view != nil }
        : figure.moments.contains { $0.arrows.contains { $0.kind == kind } }
    }
    return PageSetter.Surroundings(
      title: figure.title, captions: figure.moments.map { $0.label ?? "" },
      kinds: kinds, bounds: bounds)
  }

  /// All that is drawn at any moment.
  private var bounds: Rect {
    var all: Rect?
    func add(_ rect: Rect) { all = all?.union(rect) ?? rect }
    for frame in composition.frames { add(frame) }
    for routes in composition.routes {
      for bundle in [routes.presented, routes.presenting, routes.request] {
        if let label = bundle.label { add(label) }
        for point in bundle.routes.flatMap(\.corners) {
          add(Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
        }
      }
    }
    return all ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  }
}
