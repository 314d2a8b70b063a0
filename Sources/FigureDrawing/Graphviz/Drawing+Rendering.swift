internal import CGraphviz

/// What a drawing can be written as.
public enum FigureFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf
  /// The pinned graph, for Graphviz's own tools.
  case dot
  /// What is drawn, as data.
  case json
}

/// Which of a template's two palettes a picture shows.
public enum Theme: String, CaseIterable, Sendable {
  /// Light, and dark for readers whose system is: an SVG follows, JSON has both, other formats are
  /// light.
  case auto
  case light
  case dark
}

/// How a drawing is written.
public struct RenderingOptions: Sendable {
  public var theme: Theme
  /// Pixels of a PNG for each of a screen's, at 96 to the inch.
  public var scale: Int
  /// Whether the process ends after this picture: what Graphviz holds is left to the system then,
  /// which frees it at once, and not part by part.
  public var isLast = false

  public init(theme: Theme = .auto, scale: Int = 1) {
    self.theme = theme
    self.scale = scale
  }
}

extension Drawing {
  /// The finished picture.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public func rendered(
    as format: FigureFormat, _ options: RenderingOptions = .init()
  ) throws -> [UInt8] {
    let palette = template.palette(for: options.theme)
    switch format {
    case .svg: return try renderedSVG(palette, options)
    case .png:
      let background = UInt32(opaquePixel: palette[.background])
      return try renderedPNG(
        palette, dpi: 96 * Double(options.scale), by: PNGWriter(background: background))
    case .pdf: return try Drawing.pdf(of: [self], options)
    case .dot: return try renderedDot(palette)
    case .json: return json(in: options.theme)
    }
  }

  private func renderedSVG(
    _ palette: Palette, _ options: RenderingOptions
  ) throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      let pinned = pin(into: graph, palette: palette, dpi: nil)
      let context = try GraphvizContext(.measured)
      let dark = options.theme == .auto ? template.dark : nil
      let picture = try context.layOut(graph, as: pinned, isKept: options.isLast) { graph in
        try SVGWriter(self, palette, dark: dark).collect {
          _ = try context.render(graph, as: GraphvizPlugin.svgFormat)
        }
      }
      if options.isLast { graph.keep() }
      return picture
    }
  }

  private func renderedDot(_ palette: Palette) throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      let pinned = pin(into: graph, palette: palette, dpi: nil)
      let context = try GraphvizContext(.measured)
      return try context.layOut(graph, as: pinned) { try context.render($0, as: "dot") }
    }
  }

  /// By pango and cairo, with letters of the fonts installed, over the same geometry. What `writer`
  /// cannot write is written by Graphviz: larger, slower, and with an edge that is not opaque where
  /// the picture ends between two pixels.
  func renderedPNG(_ palette: Palette, dpi: Double, by writer: PNGWriter?) throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      let pinned = pin(
        into: graph, palette: palette, dpi: dpi, fonts: FontNames(installedFor: self))
      let context = try GraphvizContext(.pango)
      return try context.layOutFitting(graph, as: pinned) { graph in
        let png = try writer?.collect {
          _ = try context.render(graph, as: GraphvizPlugin.pixelsFormat)
        }
        return try png ?? context.render(graph, as: "png:cairo")
      }
    }
  }
}

extension Template {
  func palette(for theme: Theme) -> Palette { theme == .dark ? dark : light }
}

extension GraphvizContext {
  /// Lays a pinned graph out with pango, whose font may be wider than the one measured: then its
  /// size gives way, and the graph is laid out again.
  func layOutFitting<Result>(
    _ graph: borrowing CGraph, as pinned: PinnedGraph,
    _ body: (UnsafeMutablePointer<Agraph_t>) throws -> Result
  ) throws -> Result {
    let fitting = try layOut(graph, as: pinned) { graph in
      pinned.shrinkTexts() ? nil : try body(graph)
    }
    if let fitting { return fitting }
    return try layOut(graph, as: pinned, body)
  }
}

extension PinnedGraph {
  /// Sets smaller sizes for texts that came out wider than their room. Returns whether any did.
  func shrinkTexts() -> Bool {
    var isAnySmaller = false
    func shrink<Object>(
      _ texts: [Text<Object>], _ fontsize: GraphAttribute<Object>,
      _ measure: (UnsafeMutablePointer<Object>) -> pointf
    ) {
      for text in texts {
        // Graphviz makes whole points of a width, and always adds one.
        let width = measure(text.object.pointer).x - 1
        guard width > text.width else { continue }
        text.object.reset(fontsize, decimal(text.size * text.width / (width + 1)))
        isAnySmaller = true
      }
    }
    shrink(lines, lineSize) { vcd_label_size($0) }
    shrink(labels, labelSize) { vcd_edge_label_size($0) }
    shrink(frames, frameSize) { vcd_graph_label_size($0) }
    return isAnySmaller
  }
}
