internal import CGraphviz

/// What a drawing can be written as.
public enum FigureFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf
  /// The pinned graph, for Graphviz's own tools.
  case dot
}

extension Drawing {
  /// The finished picture.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public func rendered(as format: FigureFormat) throws -> [UInt8] {
    switch format {
    case .svg: try renderedSVG()
    case .png: try renderedByCairo("png:cairo", dpi: 96)
    case .pdf: try renderedByCairo("pdf:cairo", dpi: nil)
    case .dot: try renderedDot()
    }
  }

  private func renderedSVG() throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      _ = pin(into: graph, dpi: nil)
      let context = try GraphvizContext(.measured)
      return try context.layOut(graph, by: "nop2") { graph in
        try SVGWriter.collect(for: self) {
          _ = try context.render(graph, as: GraphvizPlugin.svgFormat)
        }
      }
    }
  }

  private func renderedDot() throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      _ = pin(into: graph, dpi: nil)
      let context = try GraphvizContext(.measured)
      return try context.layOut(graph, by: "nop2") { try context.render($0, as: "dot") }
    }
  }

  /// By pango and cairo, with letters of the fonts installed, over the same geometry.
  private func renderedByCairo(_ format: String, dpi: Double?) throws -> [UInt8] {
    try Graphviz.withLock {
      let graph = try CGraph()
      let pinned = pin(into: graph, dpi: dpi)
      let context = try GraphvizContext(.pango)
      // Where the installed font is wider than the one measured, its size gives way.
      let isTooWide = try context.layOut(graph, by: "nop2") { _ in pinned.shrinkTexts() }
      _ = isTooWide
      return try context.layOut(graph, by: "nop2") { try context.render($0, as: format) }
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
    return isAnySmaller
  }
}
