import ViewControllers

extension Drawing {
  /// The drawing as one object of JSON, for those who draw by other means.
  func json(in theme: Theme) -> [UInt8] {
    var writer = FigureWriter(self, theme)
    return writer.write()
  }
}

/// Writes a drawing as data. Keys come in a fixed order, and a frame, a box or an arrow is a line.
///
/// Lengths are in points, with two decimals; places are the picture's, y downward from the page's
/// upper left corner, as in the SVG.
struct FigureWriter {
  let drawing: Drawing
  let theme: Theme
  var json = JSONText()
  /// The page, margins included, y upward as the drawing has it.
  private let page: Rect

  init(_ drawing: Drawing, _ theme: Theme) {
    self.drawing = drawing
    self.theme = theme
    page = drawing.bounds.grown(drawing.template.spacing.margin)
  }

  mutating func write() -> [UInt8] {
    json.open("{", spread: true)
    json.member("title", drawing.title)
    json.member("text", drawing.text)
    json.member("language", drawing.language.rawValue)
    json.member("width", points: page.width)
    json.member("height", points: page.height)
    writeFonts()
    writeColors()
    open("frames", isEmpty: drawing.frames.isEmpty)
    for frame in drawing.frames { write(frame) }
    json.close("]")
    open("boxes", isEmpty: drawing.boxes.isEmpty)
    for box in drawing.boxes { write(box) }
    json.close("]")
    open("arrows", isEmpty: drawing.arrows.isEmpty)
    for arrow in drawing.arrows { write(arrow) }
    json.close("]")
    json.close("}")
    return json.bytes + "\n".utf8
  }

  private mutating func open(_ key: String, isEmpty: Bool) {
    json.key(key)
    json.open("[", spread: !isEmpty)
  }

  private mutating func writeFonts() {
    let fonts = drawing.template.fonts
    json.key("fonts")
    json.object { json in
      json.key("sans")
      json.array(fonts.sans) { $0.string($1) }
      json.key("mono")
      json.array(fonts.mono) { $0.string($1) }
    }
  }

  // MARK: Places

  mutating func member(_ name: String, _ point: Point) {
    json.key(name)
    write(point)
  }

  mutating func write(_ point: Point) {
    json.open("[", spread: false)
    json.literal(decimal(x(point.x)))
    json.literal(decimal(y(point.y)))
    json.close("]")
  }

  /// As `x`, `y`, `width` and `height`.
  mutating func writeMembers(of rect: Rect) {
    json.member("x", points: x(rect.minX))
    json.member("y", points: y(rect.maxY))
    json.member("width", points: rect.width)
    json.member("height", points: rect.height)
  }

  func x(_ x: Double) -> Double { x - page.minX }
  func y(_ y: Double) -> Double { page.maxY - y }
}

extension JSONText {
  /// A length as the SVG writes it.
  mutating func member(_ name: String, points: Double) {
    key(name)
    literal(decimal(points))
  }
}

extension Drawing {
  /// All that is drawn.
  fileprivate var bounds: Rect {
    var all = page
    func add(_ rect: Rect) { all = all?.union(rect) ?? rect }
    for frame in frames { add(frame.rect) }
    for box in boxes { add(box.rect) }
    for arrow in arrows {
      for point in arrow.splines.flatMap(\.points) { add(Rect(center: point, size: .zero)) }
      if let label = arrow.label { add(label.rect) }
    }
    return all ?? Rect(center: Point(0, 0), size: .zero)
  }
}

extension Size {
  fileprivate static let zero = Size(width: 0, height: 0)
}
