internal import CGraphviz

/// What a drawing can be written as.
public enum FigureFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf
  /// The pinned graph, for Graphviz's own tools.
  case dot
}

/// Which of a template's two palettes a picture shows.
public enum Theme: String, CaseIterable, Sendable {
  /// Light, and dark for readers whose system is: an SVG follows, other formats are light.
  case auto
  case light
  case dark
}

/// How a drawing is written.
public struct RenderingOptions: Sendable {
  public var theme: Theme
  /// Pixels of a PNG for each of a screen's, at 96 to the inch.
  public var scale: Int

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
    let palette = options.theme == .dark ? template.dark : template.light
    switch format {
    case .svg: return try renderedSVG(palette, followsReader: options.theme == .auto)
    case .png: return try renderedPNG(palette, dpi: 96 * Double(options.scale))
    case .pdf: return try Drawing.pdf(of: [self], options)
    case .dot: return try renderedDot(palette)
    }
  }

  private func renderedSVG(_ palette: Palette, followsReader: Bool) throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      let pinned = pin(into: graph, palette: palette, dpi: nil)
      let context = try GraphvizContext(.measured)
      return try context.layOut(graph, as: pinned) { graph in
        let writer = SVGWriter(self, palette, dark: followsReader ? template.dark : nil)
        return try writer.collect {
          _ = try context.render(graph, as: GraphvizPlugin.svgFormat)
        }
      }
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

  /// By pango and cairo, with letters of the fonts installed, over the same geometry.
  private func renderedPNG(_ palette: Palette, dpi: Double) throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      let pinned = pin(into: graph, palette: palette, dpi: dpi)
      let context = try GraphvizContext(.pango)
      // Where the installed font is wider than the one measured, its size gives way. What was
      // laid out for that is drawn, if nothing had to.
      let fitting = try context.layOut(graph, as: pinned) { graph in
        pinned.shrinkTexts() ? nil : try context.render(graph, as: "png:cairo")
      }
      if let fitting { return fitting }
      return try context.layOut(graph, as: pinned) { try context.render($0, as: "png:cairo") }
    }
  }
}

extension PinnedGraph {
  /// Sets smaller sizes for texts that came out wider than their room. Returns whether any did.
  func shrinkTexts() -> Bool {
    var isAnySmaller = false
    for line in lines {
      let width = vcd_label_size(line.node.pointer).x
      guard width > line.width + 0.5 else { continue }
      line.node.set("fontsize", decimal(line.size * line.width / width))
      isAnySmaller = true
    }
    for label in labels {
      let width = vcd_edge_label_size(label.edge.pointer).x
      guard width > label.width + 0.5 else { continue }
      label.edge.set("fontsize", decimal(label.size * label.width / width))
      isAnySmaller = true
    }
    for frame in frames {
      let width = vcd_graph_label_size(frame.cluster.pointer).x
      guard width > frame.width + 0.5 else { continue }
      frame.cluster.set("fontsize", decimal(frame.size * frame.width / width))
      isAnySmaller = true
    }
    return isAnySmaller
  }
}
