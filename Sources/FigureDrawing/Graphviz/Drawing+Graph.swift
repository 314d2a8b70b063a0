internal import CGraphviz

extension Drawing {
  /// The names under which the drawing's parts stand in Graphviz's graph; what the user wrote is
  /// never a name.
  enum Element: Equatable {
    case frame(Int)
    case box(Int)
    case line(box: Int, line: Int)
    case arrow(Int)

    var name: String {
      switch self {
      case .frame(let index): "cluster\(index)"
      case .box(let index): "b\(index)"
      case .line(let box, let line): "t\(box).\(line)"
      case .arrow(let index): "a\(index)"
      }
    }

    init?(name: String) {
      guard let first = name.first else { return nil }
      switch first {
      case "c": self = .frame(Int(name.dropFirst(7)) ?? 0)
      case "b": self = .box(Int(name.dropFirst()) ?? 0)
      case "a": self = .arrow(Int(name.dropFirst()) ?? 0)
      case "t":
        let numbers = name.dropFirst().split(separator: ".").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        self = .line(box: numbers[0], line: numbers[1])
      default: return nil
      }
    }
  }

  /// The whole drawing as one graph, every position pinned.
  func pin(into graph: borrowing CGraph, palette: Palette, dpi: Double?) -> PinnedGraph {
    let background = palette[.background]
    graph.set("bgcolor", background == "none" ? "transparent" : background)
    graph.set("pad", inches(template.spacing.margin))
    // Some devices have a margin of their own.
    graph.set("margin", "0")
    // Boxes in their own order: by default a box is drawn early when an arrow leads to it.
    graph.set("outputorder", "nodesfirst")
    if let dpi { graph.set("dpi", decimal(dpi)) }
    // Without these defaults a new attribute would go through every node again.
    for name in ["width", "height", "label", "fontname", "fontsize", "fontcolor"] {
      graph.setForNodes(name, "")
    }
    graph.setForNodes("fixedsize", "true")
    graph.setForNodes("shape", "box")
    for name in ["style", "fillcolor", "color"] { graph.setForNodes(name, "") }
    graph.setForNodes("penwidth", decimal(template.box.lineWidth))
    for name in ["label", "dir", "style", "color", "fontcolor", "penwidth"] {
      graph.setForEdges(name, "")
    }
    for name in ["arrowhead", "arrowtail"] { graph.setForEdges(name, "normal") }
    graph.setForEdges("fontname", fontName(template.fonts.pointer.face))
    graph.setForEdges("fontsize", decimal(template.fonts.pointer.size))
    graph.setForEdges("arrowsize", decimal(template.arrows.headLength / 10))
    var pinned = PinnedGraph()
    for index in frames.indices { pin(frame: index, into: graph, palette, &pinned) }
    for index in boxes.indices { pin(box: index, into: graph, palette, &pinned) }
    for index in arrows.indices { pin(arrow: index, into: graph, palette, &pinned) }
    pinPage(into: graph, &pinned)
    return pinned
  }

  private func pin(
    frame index: Int, into graph: borrowing CGraph, _ palette: Palette,
    _ pinned: inout PinnedGraph
  ) {
    let frame = frames[index]
    let style = style(of: frame.title.role)
    let color = frame.color
    let cluster = graph.cluster(
      Element.frame(index).name,
      [
        "label": escaped(frame.title.text),
        "style": template.frame.corners == .rounded ? "rounded,filled" : "filled",
        "fillcolor": frame.isFaded
          ? palette[.fadedFill] : palette.frameFills[color % palette.frameFills.count],
        "color": frame.isFaded
          ? palette[.fadedLine] : palette.frameLines[color % palette.frameLines.count],
        "penwidth": decimal(template.frame.lineWidth),
        "fontcolor": palette[frame.isFaded ? .fadedText : .frameText],
        "fontname": fontName(style.face), "fontsize": decimal(style.size),
      ])
    pinned.frames.append(
      .init(object: cluster, width: frame.title.rect.width, size: style.size))
    pinned.frameRects.append((frame.rect, frame.title.rect.center))
  }

  private func pin(
    box index: Int, into graph: borrowing CGraph, _ palette: Palette, _ pinned: inout PinnedGraph
  ) {
    let (box, look) = (boxes[index], look(of: boxes[index]))
    var style = look.fill == nil ? [] : ["filled"]
    if look.isRounded { style.append("rounded") }
    if look.dash != .solid { style.append(look.dash.rawValue) }
    let node = graph.node(
      Element.box(index).name,
      [
        "width": inches(box.rect.width), "height": inches(box.rect.height),
        "style": style.joined(separator: ","),
        "fillcolor": look.fill.map { palette[$0] } ?? "transparent",
        "color": look.line.map { palette[$0] } ?? "transparent",
      ])
    if let width = look.width { node.set("penwidth", decimal(template.arrows[width].width)) }
    if look.fill == nil, look.line == nil { node.set("shape", "plaintext") }
    pinned.boxes.append(node)
    pinned.nodes.append((node, box.rect.center))
    for (number, line) in box.lines.enumerated() {
      let style = self.style(of: line.role)
      let node = graph.node(
        Element.line(box: index, line: number).name,
        [
          "shape": "plaintext", "width": inches(line.rect.width),
          "height": inches(line.rect.height), "label": escaped(line.text),
          "fontname": fontName(style.face), "fontsize": decimal(style.size),
          "fontcolor": palette[box.isFaded ? .fadedText : Self.color(of: line.role)],
        ])
      pinned.lines.append(.init(object: node, width: line.rect.width, size: style.size))
      pinned.nodes.append((node, line.rect.center))
    }
  }

  private func pin(
    arrow index: Int, into graph: borrowing CGraph, _ palette: Palette,
    _ pinned: inout PinnedGraph
  ) {
    let arrow = arrows[index]
    let line = template.arrows[arrow.kind]
    // Drawn from the hub: an arrow that points to it has its head at the start.
    let toSpoke = arrow.kind.pointsToSpokes
    let (from, to) = toSpoke ? (arrow.tail, arrow.head) : (arrow.head, arrow.tail)
    let direction =
      arrow.splines.contains { $0.endTip != nil }
      ? "forward" : arrow.splines.contains { $0.startTip != nil } ? "back" : "none"
    let head = line.head == .hollow ? "empty" : "normal"
    let edge = graph.edge(
      Element.arrow(index).name, from: pinned.boxes[from], to: pinned.boxes[to],
      [
        "dir": direction, "style": line.dash.rawValue, "arrowhead": head, "arrowtail": head,
        "color": arrow.isFaded ? palette[.fadedLine] : palette.line(of: arrow.kind),
        "fontcolor": arrow.isFaded ? palette[.fadedText] : palette.text(of: arrow.kind),
        "penwidth": decimal(line.width),
      ])
    pinned.edges.append((edge, arrow.splines, arrow.label?.rect.center))
    guard let label = arrow.label else { return }
    edge.set("label", label.lines.map(escaped).joined(separator: "\\n"))
    let width = label.rect.width - template.spacing.label
    pinned.labels.append(
      .init(object: edge, width: width, size: template.fonts.pointer.size))
  }

  /// A page larger than its content: two points that nobody sees, at its corners.
  private func pinPage(into graph: borrowing CGraph, _ pinned: inout PinnedGraph) {
    guard let page else { return }
    let corners = [Point(page.minX, page.minY), Point(page.maxX, page.maxY)]
    for (number, corner) in corners.enumerated() {
      let node = graph.node(
        "p\(number)",
        ["shape": "point", "style": "invis", "width": "0.000001", "height": "0.000001"])
      pinned.nodes.append((node, corner))
    }
  }

  /// The families that fontconfig may choose from; the first are metric-compatible with ours.
  private func fontName(_ face: FontFace) -> String {
    switch face {
    case .sans: "Liberation Sans,Arimo,Arial,Helvetica,DejaVu Sans,sans-serif"
    case .sansBold: "Liberation Sans,Arimo,Arial,Helvetica,DejaVu Sans,sans-serif bold"
    case .mono: "Liberation Mono,Cousine,Courier New,DejaVu Sans Mono,monospace"
    }
  }
}

/// The parts of a graph, and where they are to be.
///
/// Texts are measured again by the engine that draws them: each has the width in points that it
/// must fit, and its font's size.
struct PinnedGraph {
  var nodes: [(node: GraphNode, center: Point)] = []
  var edges: [(edge: GraphEdge, splines: [Spline], labelCenter: Point?)] = []
  var frameRects: [(rect: Rect, titleCenter: Point)] = []
  var boxes: [GraphNode] = []
  var frames: [Text<Agraph_t>] = []
  var lines: [Text<Agnode_t>] = []
  var labels: [Text<Agedge_t>] = []

  struct Text<Object> {
    let object: GraphObject<Object>
    let width: Double
    let size: Double
  }
}

/// The only place that makes a text safe for Graphviz's labels: they know `\N`, `\n` and entities.
private func escaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": escaped += "\\\\"
    case "&": escaped += "&amp;"
    default: escaped.unicodeScalars.append(scalar.drawable)
    }
  }
  return escaped
}

extension Unicode.Scalar {
  /// Itself, or U+FFFD for what XML cannot hold and no font can show.
  var drawable: Unicode.Scalar {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: self
    }
  }
}
