internal import CGraphviz
import Synchronization

/// Writes SVG while gvc draws: gvc calls for every shape and text, the drawing says whose it is.
///
/// Coordinates are the picture's: points, y downward.
struct SVGWriter {
  private let drawing: Drawing
  private let palette: Palette
  private let dark: Palette?
  private var xml = XMLText()
  private var element: Drawing.Element?
  /// A box's group stays open for the lines of its text, which gvc draws as nodes of their own.
  private var boxIsOpen = false

  /// `dark` is what the picture looks like for a reader whose system is dark, nil for no change.
  init(_ drawing: Drawing, _ palette: Palette, dark: Palette?) {
    self.drawing = drawing
    self.palette = palette
    self.dark = dark
  }

  /// Collects what gvc draws during `body`. Only inside `Graphviz.withLock`.
  func collect(_ body: () throws -> Void) throws -> [UInt8] {
    Self.current.withLock { $0 = self }
    defer { Self.current.withLock { $0 = nil } }
    try body()
    return Self.current.withLock { $0?.xml.bytes ?? [] }
  }

  private static let current = Mutex<SVGWriter?>(nil)

  /// Runs one of gvc's calls on the writer in use.
  static func write(_ body: (inout SVGWriter) -> Void) {
    current.withLock { writer in
      guard var copy = writer else { return }
      // Taken out while it is written to: its text has one owner, and is not copied.
      writer = nil
      body(&copy)
      writer = copy
    }
  }

  mutating func beginDocument(_ size: Size) {
    xml.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", decimal(size.width) + "pt"),
        ("height", decimal(size.height) + "pt"),
        ("viewBox", "0 0 \(decimal(size.width)) \(decimal(size.height))"), ("role", "img"),
        ("aria-labelledby", "figure-title figure-desc"), ("lang", drawing.language.rawValue),
      ])
    xml.element("title", [("id", "figure-title")], drawing.title)
    xml.element("desc", [("id", "figure-desc")], drawing.text)
    if let dark { xml.element("style", [], SVGStyle(dark, drawing).darkMode) }
    if palette[.background] != "none" {
      xml.empty(
        "rect",
        [
          ("class", "background"), ("width", decimal(size.width)),
          ("height", decimal(size.height)), ("fill", palette[.background]),
        ])
    }
  }

  mutating func endDocument() {
    closeBox()
    xml.close("svg")
  }

  mutating func begin(_ name: String) {
    element = Drawing.Element(name: name)
    guard let element else { return }
    if case .line = element { return }
    closeBox()
    func classes(_ names: String, _ isFaded: Bool) -> String {
      isFaded ? names + " faded" : names
    }
    switch element {
    case .frame(let index):
      let frame = drawing.frames[index]
      xml.open(
        "g",
        [("id", frame.id), ("class", classes("cluster frame\(frame.color)", frame.isFaded))])
      xml.element("title", [], frame.title.text)
    case .box(let index):
      let box = drawing.boxes[index]
      xml.open(
        "g", [("id", box.id), ("class", classes("node \(box.role.rawValue)", box.isFaded))])
      if let title = box.title { xml.element("title", [], title) }
      boxIsOpen = true
    case .arrow(let index):
      let arrow = drawing.arrows[index]
      xml.open(
        "g", [("id", arrow.id), ("class", classes("edge \(arrow.kind.rawValue)", arrow.isFaded))])
      xml.element("title", [], arrow.statements.joined(separator: "\n"))
    case .line: break
    }
  }

  mutating func end() {
    switch element {
    case .frame, .arrow: xml.close("g")
    case .box, .line, nil: break
    }
    element = nil
  }

  private mutating func closeBox() {
    if boxIsOpen { xml.close("g") }
    boxIsOpen = false
  }

  /// gvc has made entities and escapes into characters again.
  mutating func text(_ text: String, at baseline: Point, size: Double, width: Double) {
    let look = textLook
    let fonts = drawing.template.fonts
    var attributes = [
      ("class", look.role), ("x", decimal(baseline.x)), ("y", decimal(baseline.y)),
      ("text-anchor", "middle"),
      ("font-family", (look.face == .mono ? fonts.mono : fonts.sans).joined(separator: ", ")),
      ("font-size", decimal(size)),
    ]
    if look.face == .sansBold { attributes.append(("font-weight", "bold")) }
    if text.isRightToLeft { attributes.append(("direction", "rtl")) }
    attributes += [
      ("fill", palette[look.color]), ("textLength", decimal(width)),
      ("lengthAdjust", "spacingAndGlyphs"),
    ]
    xml.element("text", attributes, text)
  }

  private typealias TextLook = (role: String, face: FontFace, color: Palette.Role)

  private var textLook: TextLook {
    func look(_ role: Drawing.PlacedLine.Role, isFaded: Bool) -> TextLook {
      (
        role.rawValue, drawing.style(of: role).face,
        isFaded ? Palette.Role.fadedText : Drawing.color(of: role)
      )
    }
    switch element {
    case .line(let box, let line):
      return look(drawing.boxes[box].lines[line].role, isFaded: drawing.boxes[box].isFaded)
    case .frame(let index):
      return look(.frame, isFaded: drawing.frames[index].isFaded)
    case .arrow(let index):
      let arrow = drawing.arrows[index]
      return (
        "label", drawing.template.fonts.pointer.face,
        arrow.isFaded ? .fadedText : arrow.kind.textRole
      )
    case .box, nil: return look(.name, isFaded: false)
    }
  }

  mutating func polygon(_ points: [Point], _ paint: Paint, isFilled: Bool) {
    // The page's own background is the rectangle that the document begins with.
    guard let element else { return }
    let isArrowhead = if case .arrow = element { true } else { false }
    var attributes = [
      ("points", corners(points)),
      ("fill", !isFilled ? "none" : isArrowhead ? paint.stroke : paint.fill),
    ]
    attributes += strokeAttributes(paint)
    xml.empty("polygon", attributes)
  }

  mutating func curve(_ points: [Point], _ paint: Paint, isFilled: Bool) {
    guard let first = points.first else { return }
    var path = "M"
    path.reserveCapacity(16 * points.count)
    path.append(first, separator: " ")
    for (index, point) in points.enumerated().dropFirst() {
      path += index % 3 == 1 ? "C" : " "
      path.append(point, separator: " ")
    }
    if isFilled { path += "Z" }
    xml.empty(
      "path", [("d", path), ("fill", isFilled ? paint.fill : "none")] + strokeAttributes(paint))
  }

  mutating func polyline(_ points: [Point], _ paint: Paint) {
    let corners = corners(points)
    xml.empty("polyline", [("points", corners), ("fill", "none")] + strokeAttributes(paint))
  }

  private func corners(_ points: [Point]) -> String {
    var corners = ""
    corners.reserveCapacity(16 * points.count)
    for (index, point) in points.enumerated() {
      if index > 0 { corners += " " }
      corners.append(point, separator: ",")
    }
    return corners
  }

  private func strokeAttributes(_ paint: Paint) -> XMLText.Attributes {
    // A thick line has longer dashes.
    func pattern(_ dash: Double, _ gap: Double) -> String {
      let scale = max(1, paint.width)
      return "\(decimal(dash * scale)) \(decimal(gap * scale))"
    }
    var attributes: XMLText.Attributes = [("stroke", paint.stroke)]
    if paint.stroke == "none" { return attributes }
    attributes.append(("stroke-width", decimal(paint.width)))
    switch paint.dash {
    case .solid: break
    case .dashed: attributes.append(("stroke-dasharray", pattern(5, 2.5)))
    case .dotted: attributes.append(("stroke-dasharray", pattern(1.2, 2.4)))
    }
    return attributes
  }
}

extension String {
  /// Whether its first letter is of a script that is written from right to left: then so is the
  /// line, with its full stop on the left.
  var isRightToLeft: Bool {
    switch unicodeScalars.first(where: \.properties.isAlphabetic)?.value ?? 0 {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  fileprivate mutating func append(_ point: Point, separator: String) {
    self += decimal(point.x)
    self += separator
    self += decimal(point.y)
  }
}
