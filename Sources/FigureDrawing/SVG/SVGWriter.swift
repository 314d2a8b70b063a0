internal import CGraphviz
import Synchronization

/// Writes SVG while gvc draws: gvc calls for every shape and text, the drawing says whose it is.
struct SVGWriter {
  private let drawing: Drawing
  private var xml = XMLText()
  private var element: Drawing.Element?
  /// A box's group stays open for the lines of its text, which gvc draws as nodes of their own.
  private var boxIsOpen = false

  /// Collects what gvc draws during `body`. Only inside `Graphviz.withLock`.
  static func collect(for drawing: Drawing, _ body: () throws -> Void) throws -> [UInt8] {
    current.withLock { $0 = SVGWriter(drawing: drawing) }
    defer { current.withLock { $0 = nil } }
    try body()
    return current.withLock { $0?.xml.bytes ?? [] }
  }

  private static let current = Mutex<SVGWriter?>(nil)

  private init(drawing: Drawing) { self.drawing = drawing }

  /// Runs one of gvc's calls on the writer in use.
  private static func write(_ body: (inout SVGWriter) -> Void) {
    current.withLock { writer in
      guard var copy = writer else { return }
      // Taken out while it is written to: its text has one owner, and is not copied.
      writer = nil
      body(&copy)
      writer = copy
    }
  }

  /// gvc's table of calls. Each goes to the writer in use; none can throw.
  static var engine: gvrender_engine_t {
    var engine = gvrender_engine_t()
    engine.begin_page = { job in
      guard let job else { return }
      let size = Size(width: Double(job.pointee.width), height: Double(job.pointee.height))
      SVGWriter.write { $0.beginDocument(size) }
    }
    engine.end_page = { _ in SVGWriter.write { $0.endDocument() } }
    engine.begin_cluster = { job in
      let name = SVGWriter.name(of: job?.pointee.obj.pointee.u.sg)
      SVGWriter.write { $0.begin(name) }
    }
    engine.end_cluster = { _ in SVGWriter.write { $0.end() } }
    engine.begin_node = { job in
      let name = SVGWriter.name(of: job?.pointee.obj.pointee.u.n)
      SVGWriter.write { $0.begin(name) }
    }
    engine.end_node = { _ in SVGWriter.write { $0.end() } }
    engine.begin_edge = { job in
      let name = SVGWriter.name(of: job?.pointee.obj.pointee.u.e)
      SVGWriter.write { $0.begin(name) }
    }
    engine.end_edge = { _ in SVGWriter.write { $0.end() } }
    engine.textspan = { job, place, span in
      guard let text = span?.pointee.str else { return }
      let size = span?.pointee.font?.pointee.size ?? 0
      let width = span?.pointee.size.x ?? 0
      let baseline = Point(place.x, place.y + (span?.pointee.yoffset_centerline ?? 0))
      let string = String(cString: text)
      SVGWriter.write { $0.text(string, at: baseline, size: size, width: width) }
    }
    vcd_install_shapes(
      &engine,
      vcd_shapes(
        polygon: { job, points, count in
          let (shape, paint) = (SVGWriter.shape(points, count), SVGWriter.Paint(job))
          SVGWriter.write { $0.polygon(shape, paint) }
        },
        curve: { job, points, count, filled in
          let (shape, paint) = (SVGWriter.shape(points, count), SVGWriter.Paint(job))
          SVGWriter.write { $0.curve(shape, paint, filled: filled != 0) }
        },
        polyline: { job, points, count in
          let (shape, paint) = (SVGWriter.shape(points, count), SVGWriter.Paint(job))
          SVGWriter.write { $0.polyline(shape, paint) }
        }))
    return engine
  }

  private static func shape(_ points: UnsafePointer<pointf>?, _ count: Int) -> [Point] {
    UnsafeBufferPointer(start: points, count: count).map { Point($0.x, $0.y) }
  }

  private static func name(of object: UnsafeMutableRawPointer?) -> String {
    object.flatMap { agnameof($0) }.map { String(cString: $0) } ?? ""
  }

  /// The pen and the fill that gvc has set.
  struct Paint {
    let stroke: String
    let fill: String
    let width: Double
    let isDashed: Bool

    init(_ job: UnsafeMutablePointer<GVJ_t>?) {
      guard let state = job?.pointee.obj?.pointee else {
        (stroke, fill, width, isDashed) = ("none", "none", 1, false)
        return
      }
      stroke = Self.hex(state.pencolor)
      fill = Self.hex(state.fillcolor)
      width = state.penwidth
      isDashed = state.pen == PEN_DASHED
    }

    private static func hex(_ color: gvcolor_t) -> String {
      let (red, green, blue, alpha) = color.u.rgba
      guard alpha > 0 else { return "none" }
      return "#" + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
  }
}

// What each call writes. Coordinates are the picture's: points, y downward.
extension SVGWriter {
  private mutating func beginDocument(_ size: Size) {
    xml.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", decimal(size.width) + "pt"),
        ("height", decimal(size.height) + "pt"),
        ("viewBox", "0 0 \(decimal(size.width)) \(decimal(size.height))"), ("role", "img"),
        ("aria-labelledby", "figure-title figure-desc"),
      ])
    xml.element("title", [("id", "figure-title")], drawing.accessibleTitle)
    xml.element("desc", [("id", "figure-desc")], drawing.accessibleDescription)
    xml.element("style", [], SVGStyle.darkMode(of: drawing.figure.template))
    xml.empty(
      "rect",
      [
        ("class", "background"), ("width", "100%"), ("height", "100%"),
        ("fill", drawing.figure.template.light.background),
      ])
  }

  private mutating func endDocument() {
    closeBox()
    xml.close("svg")
  }

  private mutating func begin(_ name: String) {
    element = Drawing.Element(name: name)
    guard let element else { return }
    if case .line = element { return }
    closeBox()
    switch element {
    case .frame(let index):
      let frame = drawing.frames[index]
      let colors = drawing.figure.template.light.frameFills.count
      xml.open("g", [("id", "family-\(frame.family)"), ("class", "cluster frame\(index % colors)")])
      xml.element("title", [], frame.title)
    case .box(let index):
      let controller = drawing.viewController(drawing.boxes[index].viewController)
      xml.open("g", [("id", SVGID.box(controller.id.value)), ("class", "node")])
      xml.element("title", [], "\(controller.id.value): \(controller.className.value)")
      boxIsOpen = true
    case .arrow(let index):
      let arrow = drawing.arrows[index]
      xml.open("g", [("id", drawing.svgID(of: arrow)), ("class", "edge \(arrow.kind.rawValue)")])
      xml.element("title", [], arrow.statements.joined(separator: "\n"))
    case .line: break
    }
  }

  private mutating func end() {
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

  /// gvc escaped nothing: entities are already characters here.
  private mutating func text(_ text: String, at baseline: Point, size: Double, width: Double) {
    let look = drawing.textLook(of: element)
    xml.element(
      "text",
      [
        ("class", look.role), ("x", decimal(baseline.x)), ("y", decimal(baseline.y)),
        ("text-anchor", "middle"), ("font-family", look.families), ("font-size", decimal(size)),
        ("fill", look.color), ("textLength", decimal(width)),
        ("lengthAdjust", "spacingAndGlyphs"),
      ], text)
  }

  private mutating func polygon(_ points: [Point], _ paint: Paint) {
    // The page's own background is the rectangle that the document begins with.
    guard element != nil else { return }
    let corners = points.map { "\(decimal($0.x)),\(decimal($0.y))" }.joined(separator: " ")
    xml.empty(
      "polygon",
      [
        ("points", corners), ("fill", paint.stroke), ("stroke", paint.stroke),
        ("stroke-width", decimal(paint.width)),
      ])
  }

  private mutating func curve(_ points: [Point], _ paint: Paint, filled: Bool) {
    guard let first = points.first else { return }
    var path = "M\(decimal(first.x)) \(decimal(first.y))"
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      let curve = points[index...index + 2].map { "\(decimal($0.x)) \(decimal($0.y))" }
      path += "C" + curve.joined(separator: " ")
    }
    if filled { path += "Z" }
    var attributes = [
      ("d", path), ("fill", filled ? paint.fill : "none"), ("stroke", paint.stroke),
      ("stroke-width", decimal(paint.width)),
    ]
    if paint.isDashed { attributes.append(("stroke-dasharray", "5 2.5")) }
    xml.empty("path", attributes)
  }

  private mutating func polyline(_ points: [Point], _ paint: Paint) {
    let corners = points.map { "\(decimal($0.x)),\(decimal($0.y))" }.joined(separator: " ")
    xml.empty(
      "polyline",
      [
        ("points", corners), ("fill", "none"), ("stroke", paint.stroke),
        ("stroke-width", decimal(paint.width)),
      ])
  }
}
