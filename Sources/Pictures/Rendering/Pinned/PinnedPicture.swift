import Synchronization
internal import VCLateLibraries
import VCSource

/// A picture as a graph, with the positions of its parts.
///
/// The drawing engine measures texts again, so each text has its maximum width in points and its
/// font's size.
package struct PinnedPicture {
  var nodes: [(node: GraphNode, center: Point)] = []
  package var edges: [(edge: GraphEdge, splines: [Spline], label: Point?)] = []
  var frames: [(cluster: GraphCluster, rect: Rect, title: Point)] = []
  var titles: [Text<CGraph.Cluster>] = []
  var lines: [Text<CGraph.Node>] = []
  var labels: [Text<CGraph.Edge>] = []
  /// The language for which pango chooses fonts.
  var language: TextLanguage
  let picture: Picture
  let palette: Palette
  let fonts: FontNames
  let cutsDashes: Bool
  let node: NodeAttributes
  let edge: EdgeAttributes
  let cluster: ClusterAttributes
  var boxes: [GraphNode] = []
  /// The parent of the clusters. cgraph searches each of the graph's subgraphs for every node and
  /// edge that it makes or frees; with this parent there is only one, which is empty.
  let clusters: GraphCluster?

  struct Text<Object> {
    let object: GraphObject<Object>
    let width: Double
    let size: Double
    /// The parts of each line with their own look; empty if all letters look the same.
    var runs: [[PangoRun]] = []
  }

  /// Turns the whole picture into one graph; `dpi` is for formats of pixels.
  ///
  /// - Parameter cutsDashes: Whether each dash of an arrow is a spline of its own, for devices with
  ///   only one pattern.
  package init(
    _ picture: Picture, _ palette: Palette, dpi: Double? = nil, fonts: FontNames = .init(),
    cutsDashes: Bool = false, into graph: borrowing CGraph
  ) {
    let background = palette[.background]
    graph.set("bgcolor", background == "none" ? "transparent" : background)
    graph.set("pad", GraphLength.inches(picture.look.spacing.margin))
    // Some devices have a margin of their own.
    graph.set("margin", "0")
    // Draw boxes in order: by default a box is drawn early if an arrow leads to it.
    graph.set("outputorder", "nodesfirst")
    if let dpi { graph.set("dpi", DecimalText(dpi).text) }
    (self.picture, self.palette, self.fonts) = (picture, palette, fonts)
    self.cutsDashes = cutsDashes && Self.canCutDashes(of: CollectionOfOne(picture))
    language = [picture].textLanguage
    node = NodeAttributes(graph, picture.look, palette, fonts)
    edge = EdgeAttributes(graph, picture.look, palette, fonts)
    cluster = ClusterAttributes(graph, picture.look)
    clusters = picture.frames.isEmpty ? nil : graph.subgraph(GraphID("f", 0))
    for index in picture.frames.indices { pin(frame: index, into: graph) }
    for index in picture.boxes.indices { pin(box: index, into: graph) }
    for index in picture.arrows.indices { pin(arrow: index, into: graph) }
    pinPage(into: graph)
  }

  /// The maximum number of dashes to cut in one file; with more, the device's own are used. The
  /// pages of a file have the same size, so that those of many steps have long lines.
  private static let mostDashes = 20_000.0

  /// Whether the pages of a file have few enough dashes that each can be a spline of its own.
  package static func canCutDashes(of pages: some Sequence<Picture>) -> Bool {
    var count = 0.0
    for page in pages {
      count += page.dashCount
      if count > mostDashes { return false }
    }
    return true
  }

  fileprivate func place(in layout: borrowing LaidOutGraph) -> Rect {
    for (node, center) in nodes { layout.place(node, at: center) }
    for (edge, splines, label) in edges { layout.place(edge, splines, label: label) }
    for (cluster, rect, title) in frames { layout.place(cluster, in: rect, title: title) }
    return layout.finishPlaces()
  }

  /// Sets all texts without ligatures, and gives their parts their looks.
  fileprivate func setRuns() {
    for line in lines { line.object.label.set(line.runs, width: line.width) }
    for label in labels { label.object.label.set(label.runs, width: label.width) }
    for title in titles { title.object.label.set(title.runs, width: title.width) }
  }

  /// Reduces the sizes of texts that exceed their maximum widths. Returns whether any did.
  fileprivate func shrinkTexts() -> Bool {
    var isAnySmaller = false
    func shrink<Object>(
      _ texts: [Text<Object>], _ size: GraphAttribute<Object>,
      _ width: (GraphObject<Object>) -> Double
    ) {
      for text in texts {
        // Graphviz rounds a width to whole points and always adds one.
        let width = width(text.object) - 1
        guard width > text.width else { continue }
        text.object.reset(size, DecimalText(text.size * text.width / (width + 1)).text)
        isAnySmaller = true
      }
    }
    shrink(lines, node.fontsize, \.label.width)
    shrink(labels, edge.fontsize, \.label.width)
    shrink(titles, cluster.fontsize, \.label.width)
    return isAnySmaller
  }
}

extension GraphvizContext {
  /// Whether pango measures exactly. Its plugin keeps one context for all texts while the process
  /// runs.
  private static let isExact = Mutex(false)

  /// Positions every part of a graph, and lets `body` read or draw it. `body` receives the page in
  /// the picture's coordinates, whose origin becomes its lower left corner.
  func layOut<Result>(
    _ graph: borrowing CGraph, as pinned: PinnedPicture, isTrial: Bool = false,
    _ body: (borrowing LaidOutGraph, _ page: Rect) throws -> Result
  ) throws -> Result {
    try layOutPinned(graph, isTrial: isTrial) { layout in
      let page = pinned.place(in: layout)
      return try body(layout, page)
    }
  }

  /// Lays out a graph with pango. If pango's font is wider than the measured one, sizes are reduced
  /// and the graph is laid out again.
  package func layOutFitting<Result>(
    _ graph: borrowing CGraph, as pinned: PinnedPicture,
    _ body: (borrowing LaidOutGraph) throws -> Result
  ) throws -> Result {
    try measureExactly(graph)
    // All texts come from one context.
    vcd_set_language(pinned.language.fontconfigName)
    let fitting = try layOut(graph, as: pinned, isTrial: true) { layout, _ in
      pinned.setRuns()
      return pinned.shrinkTexts() ? nil : try body(layout)
    }
    if let fitting { return fitting }
    return try layOut(graph, as: pinned) { layout, _ in
      pinned.setRuns()
      return try body(layout)
    }
  }

  /// Makes pango preserve the widths of fonts: by default, it rounds each letter's width.
  private func measureExactly(_ graph: borrowing CGraph) throws {
    try Self.isExact.withLock { isExact in
      guard !isExact else { return }
      try layOutPinned(graph, isTrial: true) { layout in
        if let text = layout.textLayout { isExact = vcd_measure_exactly(text) }
      }
    }
  }
}

extension Picture {
  /// The number of dashes of its arrows.
  fileprivate var dashCount: Double {
    arrows.reduce(0) { sum, arrow in
      let line = line(of: arrow)
      guard let dashes = Dashes(line.dash, lineWidth: line.width) else { return sum }
      return arrow.splines.reduce(sum) { $0 + dashes.count(in: $1.points.curveLength) }
    }
  }
}
