internal import CGraphviz

/// A context of gvc's. Only inside `Graphviz.withLock`.
///
/// There is one for each engine, made when it is first needed and kept: making one reads Graphviz's
/// configuration and loads its libraries.
struct GraphvizContext {
  enum TextEngine {
    /// Ours: from tables, the same on every machine. Pango is never loaded.
    case measured
    /// Pango's, which cairo needs to draw the letters of PNG and PDF.
    case pango
  }

  let pointer: OpaquePointer

  init(_ engine: TextEngine) throws {
    let context =
      switch engine {
      case .measured: Self.measured.pointer
      case .pango: Self.pango.pointer
      }
    guard let context else { throw GraphvizError(description: "gvc could not make a context") }
    pointer = context
  }

  private struct Kept: @unchecked Sendable {
    // Unchecked because: nobody touches it but inside `Graphviz.withLock`.
    let pointer: OpaquePointer?
  }

  // gvc picks its text engine while the context is made, so ours must be known by then.
  private static let measured = Kept(
    pointer: gvContextPlugins(GraphvizPlugin.symbols(measuringTexts: true), 1))
  private static let pango = Kept(
    pointer: gvContextPlugins(GraphvizPlugin.symbols(measuringTexts: false), 1))

  /// Lays a graph out, lets `body` read the result, and frees the layout if it is not to be kept.
  func layOut<Result>(
    _ graph: borrowing CGraph, by engine: String, isKept: Bool = false,
    _ body: (UnsafeMutablePointer<Agraph_t>) throws -> Result
  ) throws -> Result {
    let messages = GraphvizMessages()
    guard gvLayout(pointer, graph.pointer, engine) == 0 else {
      throw GraphvizError(description: messages.text(or: "the layout '\(engine)' failed"))
    }
    let graph = graph.pointer
    defer { if !isKept { gvFreeLayout(pointer, graph) } }
    return try body(graph)
  }

  /// Draws a graph that is laid out. Graphviz keeps nothing of the bytes.
  func render(_ graph: UnsafeMutablePointer<Agraph_t>, as format: String) throws -> [UInt8] {
    let messages = GraphvizMessages()
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    guard vcd_render(pointer, graph, format, &data, &length) == 0, let data else {
      throw GraphvizError(description: messages.text(or: "the format '\(format)' failed"))
    }
    defer { gvFreeRenderData(data) }
    return UnsafeRawBufferPointer(start: data, count: length).map { $0 }
  }

  /// Draws a graph that is laid out on one of cairo's contexts.
  func draw(_ graph: UnsafeMutablePointer<Agraph_t>, on cairo: Cairo.Context) throws {
    let messages = GraphvizMessages()
    guard gvRenderContext(pointer, graph, "pdf:cairo", UnsafeMutableRawPointer(cairo)) == 0 else {
      throw GraphvizError(description: messages.text(or: "drawing on cairo failed"))
    }
  }
}

/// Collects what Graphviz would print, while it lives.
private struct GraphvizMessages: ~Copyable {
  init() {
    _ = agreseterrors()
    // Errors are kept, to be asked for; warnings are about attributes that we do not set.
    _ = agseterr(AGMAX)
  }

  func text(or fallback: String) -> String {
    guard let last = aglasterr() else { return fallback }
    defer { vcd_free(last) }
    let text = String(cString: last)
    return text.isEmpty ? fallback : String(text.prefix { $0 != "\n" })
  }
}
