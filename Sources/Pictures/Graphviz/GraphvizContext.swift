internal import VCGraphvizShim

/// A gvc context.
///
/// There is one for each text engine, created on first use and kept, because creating one reads
/// Graphviz's configuration and loads its libraries.
package struct GraphvizContext {
  package enum TextEngine {
    /// The engine of this program, with tables that are the same on every machine. Pango is never
    /// loaded.
    case measured
    /// Pango, which cairo needs to draw the letters of PNG and PDF.
    case pango
  }

  private let pointer: OpaquePointer

  package init(_ engine: TextEngine, in session: borrowing GraphvizSession) throws {
    let context =
      switch engine {
      case .measured: Self.measured.pointer
      case .pango: Self.pango.pointer
      }
    guard let context else {
      throw GraphvizError(
        "its plugins were not found: 'dot -c' writes the list of them, and GVBINDIR, if it is set, "
          + "must be their folder")
    }
    pointer = context
  }

  private struct Kept: @unchecked Sendable {
    // Unchecked because: every user has a session.
    let pointer: OpaquePointer?
  }

  private static let measured = Kept(pointer: vcd_make_context(true))
  private static let pango = Kept(pointer: vcd_make_context(false))

  /// Lays out a graph, lets `body` read the result, and frees the layout.
  ///
  /// - Parameter isTrial: Whether the same graph may be laid out again.
  package func layOut<Result>(
    _ graph: borrowing CGraph, by engine: String, isTrial: Bool = false,
    _ body: (borrowing LaidOutGraph) throws -> Result
  ) throws -> Result {
    let messages = GraphvizMessages()
    guard vcd_lay_out(pointer, graph.pointer, engine) == 0 else {
      throw messages.error(or: "the layout '\(engine)' failed")
    }
    let layout = LaidOutGraph(graph.pointer, in: pointer, isKept: graph.isKept && !isTrial)
    return try body(layout)
  }

  /// Lays out a graph with the layout that leaves all positions to `body`.
  func layOutPinned<Result>(
    _ graph: borrowing CGraph, isTrial: Bool = false,
    _ body: (borrowing LaidOutGraph) throws -> Result
  ) throws -> Result {
    try layOut(graph, by: VCD_PINNED, isTrial: isTrial, body)
  }
}

/// A graph while its layout exists.
package struct LaidOutGraph: ~Copyable {
  private let graph: OpaquePointer
  private let context: OpaquePointer
  private let isKept: Bool

  fileprivate init(_ graph: OpaquePointer, in context: OpaquePointer, isKept: Bool) {
    (self.graph, self.context, self.isKept) = (graph, context, isKept)
  }

  deinit { if !isKept { vcd_free_layout(context, graph) } }

  /// The page's size in points, without its margins.
  package var pageSize: Size {
    let size = vcd_page_size(graph)
    return Size(width: size.x, height: size.y)
  }

  // MARK: Places, for the layout that has none

  package func place(_ node: GraphNode, at center: Point) {
    vcd_place_node(node.pointer, vcd_point(center))
  }

  /// Sets the pieces of an arrow's line. Graphviz keeps a tip for all pieces after the one that has
  /// it.
  package func place(_ edge: GraphEdge, _ splines: [Spline], label: Point?) {
    var (startTip, endTip): (Point?, Point?)
    for spline in splines {
      startTip = spline.startTip ?? startTip
      endTip = spline.endTip ?? endTip
      let points = spline.points.map(vcd_point.init)
      withPointer(to: startTip) { startTip in
        withPointer(to: endTip) { endTip in
          vcd_place_spline(edge.pointer, points, points.count, startTip, endTip)
        }
      }
    }
    if let label { vcd_place_edge_label(edge.pointer, vcd_point(label)) }
  }

  package func place(_ cluster: GraphCluster, in rect: Rect, title: Point) {
    let box = vcd_rect(
      low: vcd_point(Point(rect.minX, rect.minY)), high: vcd_point(Point(rect.maxX, rect.maxY)))
    vcd_place_cluster(graph, cluster.pointer, box, vcd_point(title))
  }

  /// Finishes the positions; call it last. Returns the page without its margins, in the coordinates
  /// used so far; afterwards the page begins at 0.
  package func finishPlaces() -> Rect {
    let page = vcd_finish_places(graph)
    return Rect(minX: page.low.x, minY: page.low.y, maxX: page.high.x, maxY: page.high.y)
  }

  /// The `PangoLayout` of one of the texts, nil if pango measured none.
  package var textLayout: UnsafeMutableRawPointer? { vcd_text_layout(graph) }

  // MARK: Drawing

  /// Draws with one of Graphviz's own renderers, which keeps nothing of the bytes.
  package func rendered(as format: String) throws -> [UInt8] {
    let messages = GraphvizMessages()
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    guard vcd_render(context, graph, format, &data, &length) == 0, let data else {
      throw messages.error(or: "the format '\(format)' failed")
    }
    defer { vcd_free_data(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: length))
  }

  /// Passes all shapes and texts to a writer, in drawing order.
  func draw(to writer: SVGWriter) throws {
    try GraphvizCalls.drawing(to: writer, nil) { _ = try rendered(as: VCD_SHAPES_FORMAT) }
  }

  /// Passes a picture's pixels to a reader, unless cairo made none.
  package func drawPixels(to reader: @escaping (Pixels) -> Void) throws {
    try GraphvizCalls.drawing(to: nil, reader) { _ = try rendered(as: VCD_PIXELS_FORMAT) }
  }

  /// Draws on a `cairo_t`.
  package func draw(on cairo: UnsafeMutableRawPointer) throws {
    let messages = GraphvizMessages()
    guard vcd_render_on(context, graph, VCD_PAGE_FORMAT, cairo) == 0 else {
      throw messages.error(or: "drawing on cairo failed")
    }
  }
}

/// Collects Graphviz's messages while it exists. It stores errors; warnings are about attributes
/// that this program doesn't set.
private struct GraphvizMessages: ~Copyable {
  init() { vcd_begin_messages() }

  /// The last error; the fallback if there is none, or it is empty.
  func error(or fallback: String) -> GraphvizError {
    guard let last = vcd_last_message() else { return GraphvizError(fallback) }
    defer { vcd_free(last) }
    let text = String(String(cString: last).prefix { $0 != "\n" })
    if text.hasSuffix(":cairo is unavailable") {
      return GraphvizError(
        "PNG and PDF need its plugin 'pango', which is not in the folder of its plugins (GVBINDIR)")
    }
    return GraphvizError(text.isEmpty ? fallback : text)
  }
}

private func withPointer(to point: Point?, _ body: (UnsafePointer<vcd_point>?) -> Void) {
  guard let point else { return body(nil) }
  withUnsafePointer(to: vcd_point(point)) { body($0) }
}

extension vcd_point {
  fileprivate init(_ point: Point) {
    let place = point.inHundredths
    self.init(x: place.x, y: place.y)
  }
}
