internal import CGraphviz
import Synchronization

/// Writes SVG while gvc draws: gvc calls for every shape and text, the drawing says whose it is.
///
/// Coordinates are the picture's: points, y downward.
final class SVGWriter: @unchecked Sendable {
  // Unchecked because: used only inside `Graphviz.withLock`, by the calls that gvc makes there.

  private let drawing: Drawing
  private let palette: Palette
  private let dark: Palette?
  private let families: (sans: String, mono: String)
  private var xml: XMLText
  private var element: Drawing.Element?
  /// A box's group stays open for the lines of its text, which gvc draws as nodes of their own.
  private var boxIsOpen = false

  /// `dark` is what the picture looks like for a reader whose system is dark, nil for no change.
  init(_ drawing: Drawing, _ palette: Palette, dark: Palette?) {
    self.drawing = drawing
    self.palette = palette
    self.dark = dark
    // More than most need: what is not written to is not there, and nothing is copied as it grows.
    xml = XMLText(reservingFor: 1_000 * (drawing.boxes.count + drawing.arrows.count))
    let fonts = drawing.template.fonts
    families = (fonts.sans.joined(separator: ", "), fonts.mono.joined(separator: ", "))
  }

  /// Collects what gvc draws during `body`. Only inside `Graphviz.withLock`.
  func collect(_ body: () throws -> Void) throws -> [UInt8] {
    Self.inUse.withLock { $0 = self }
    defer { Self.inUse.withLock { $0 = nil } }
    try body()
    return xml.bytes
  }

  private static let inUse = Mutex<SVGWriter?>(nil)

  /// The writer that gvc's calls are for.
  static var current: SVGWriter? { inUse.withLock { $0 } }

  func beginDocument(_ size: Size) {
    xml.begin("svg")
    xml.attribute("xmlns", "http://www.w3.org/2000/svg")
    xml.attribute("width", size.width, "pt")
    xml.attribute("height", size.height, "pt")
    xml.attribute("viewBox") {
      $0.append("0 0 ")
      $0.append(size.width)
      $0.append(" ")
      $0.append(size.height)
    }
    xml.attribute("role", "img")
    xml.attribute("aria-labelledby", "figure-title figure-desc")
    xml.attribute("lang", drawing.language.rawValue)
    xml.open()
    xml.begin("title")
    xml.attribute("id", "figure-title")
    xml.end("title", with: drawing.title)
    xml.begin("desc")
    xml.attribute("id", "figure-desc")
    xml.end("desc", with: drawing.text)
    if let dark { xml.element("style", SVGStyle(dark, drawing).darkMode) }
    if palette[.background] != "none" {
      xml.begin("rect")
      xml.attribute("class", "background")
      xml.attribute("width", size.width)
      xml.attribute("height", size.height)
      xml.attribute("fill", palette[.background])
      xml.endEmpty()
    }
  }

  func endDocument() {
    closeBox()
    xml.close("svg")
  }

  func begin(_ element: Drawing.Element?) {
    self.element = element
    guard let element else { return }
    switch element {
    case .line: break
    case .frame(let index):
      let frame = drawing.frames[index]
      openGroup(frame.id, "cluster frame\(frame.color)", frame.isFaded, frame.title.text)
    case .box(let index):
      let box = drawing.boxes[index]
      openGroup(box.id, "node " + box.role.rawValue, box.isFaded, box.title)
      boxIsOpen = true
    case .arrow(let index):
      let arrow = drawing.arrows[index]
      openGroup(
        arrow.id, "edge " + arrow.kind.rawValue, arrow.isFaded,
        arrow.statements.joined(separator: "\n"))
    }
  }

  private func openGroup(_ id: String, _ names: String, _ isFaded: Bool, _ title: String?) {
    closeBox()
    xml.begin("g")
    xml.attribute("id", id)
    xml.attribute("class", isFaded ? names + " faded" : names)
    xml.open()
    if let title { xml.element("title", title) }
  }

  func end() {
    switch element {
    case .frame, .arrow: xml.close("g")
    case .box, .line, nil: break
    }
    element = nil
  }

  private func closeBox() {
    if boxIsOpen { xml.close("g") }
    boxIsOpen = false
  }

  /// gvc has made entities and escapes into characters again.
  func text(_ text: String, at baseline: Point, size: Double, width: Double) {
    let look = textLook
    xml.begin("text")
    xml.attribute("class", look.role)
    xml.attribute("x", baseline.x)
    xml.attribute("y", baseline.y)
    xml.attribute("text-anchor", "middle")
    xml.attribute("font-family", look.face == .mono ? families.mono : families.sans)
    xml.attribute("font-size", size)
    if look.face == .sansBold { xml.attribute("font-weight", "bold") }
    if text.isRightToLeft { xml.attribute("direction", "rtl") }
    xml.attribute("fill", palette[look.color])
    xml.attribute("textLength", width)
    xml.attribute("lengthAdjust", "spacingAndGlyphs")
    xml.end("text", with: text)
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

  func polygon(_ points: Points, _ paint: Paint, isFilled: Bool) {
    // The page's own background is the rectangle that the document begins with.
    guard let element else { return }
    let isArrowhead = if case .arrow = element { true } else { false }
    xml.begin("polygon")
    xml.attribute("points") { $0.append(corners: points) }
    endShape(paint, fill: !isFilled ? nil : isArrowhead ? paint.stroke : paint.fill)
  }

  func curve(_ points: Points, _ paint: Paint, isFilled: Bool) {
    guard !points.isEmpty else { return }
    xml.begin("path")
    xml.attribute("d") {
      for (index, point) in points.enumerated() {
        $0.append(index == 0 ? "M" : index % 3 == 1 ? "C" : " ")
        $0.append(point.x)
        $0.append(" ")
        $0.append(point.y)
      }
      if isFilled { $0.append("Z") }
    }
    endShape(paint, fill: isFilled ? paint.fill : nil)
  }

  func polyline(_ points: Points, _ paint: Paint) {
    xml.begin("polyline")
    xml.attribute("points") { $0.append(corners: points) }
    endShape(paint, fill: nil)
  }

  private func endShape(_ paint: Paint, fill: Paint.Color?) {
    xml.attribute("fill") { $0.append(fill) }
    xml.attribute("stroke") { $0.append(paint.stroke) }
    if paint.stroke != nil {
      xml.attribute("stroke-width", paint.width)
      switch paint.dash {
      case .solid: break
      case .dashed: dashes(5, 2.5, paint)
      case .dotted: dashes(1.2, 2.4, paint)
      }
    }
    xml.endEmpty()
  }

  /// A thick line has longer dashes.
  private func dashes(_ dash: Double, _ gap: Double, _ paint: Paint) {
    let scale = max(1, paint.width)
    xml.attribute("stroke-dasharray") {
      $0.append(dash * scale)
      $0.append(" ")
      $0.append(gap * scale)
    }
  }
}

extension SVGWriter {
  /// gvc's own points; they last as long as its call.
  typealias Points = UnsafeBufferPointer<pointf>

  /// The pen and the fill that gvc has set; nil is nothing at all.
  struct Paint {
    typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    var stroke: Color?
    var fill: Color?
    var width = 1.0
    var dash = Template.Dash.solid
  }
}

extension XMLText {
  fileprivate mutating func append(corners: SVGWriter.Points) {
    for (index, point) in corners.enumerated() {
      if index > 0 { append(" ") }
      append(point.x)
      append(",")
      append(point.y)
    }
  }

  fileprivate mutating func append(_ color: SVGWriter.Paint.Color?) {
    guard let color else { return append("none") }
    append("#")
    appendHexadecimal(color.red)
    appendHexadecimal(color.green)
    appendHexadecimal(color.blue)
  }
}

extension String {
  /// Whether its first letter is of a script that is written from right to left: then so is the
  /// line, with its full stop on the left.
  var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      // Nothing in ASCII is; asking for a property takes long.
      case 0x41...0x5A, 0x61...0x7A: return false
      case 0..<0x80: continue
      default: break
      }
      guard scalar.properties.isAlphabetic else { continue }
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return false
  }
}
