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
  func pin(into graph: borrowing CGraph, dpi: Double?) -> PinnedGraph {
    let (template, colors) = (figure.template, figure.template.light)
    graph.set("bgcolor", colors.background)
    graph.set("pad", inches(template.spacing.margin))
    if let dpi { graph.set("dpi", decimal(dpi)) }
    // Without these defaults a new attribute would go through every node again.
    for name in ["pos", "width", "height", "label", "fontname", "fontsize", "fontcolor"] {
      graph.setForNodes(name, "")
    }
    graph.setForNodes("fixedsize", "true")
    graph.setForNodes("shape", "box")
    graph.setForNodes("style", "")
    graph.setForNodes("fillcolor", colors.boxFill)
    graph.setForNodes("color", colors.boxLine)
    graph.setForNodes("penwidth", decimal(template.box.lineWidth))
    for name in ["pos", "label", "lp", "dir", "style", "color", "fontcolor", "penwidth"] {
      graph.setForEdges(name, "")
    }
    graph.setForEdges("fontname", fontName(template.fonts.pointer.face))
    graph.setForEdges("fontsize", decimal(template.fonts.pointer.size))
    graph.setForEdges("arrowsize", decimal(template.arrows.headLength / 10))
    var pinned = PinnedGraph()
    pinFrames(into: graph, &pinned)
    pinBoxes(into: graph, &pinned)
    pinArrows(into: graph, &pinned)
    return pinned
  }

  private func pinFrames(into graph: borrowing CGraph, _ pinned: inout PinnedGraph) {
    let (template, colors) = (figure.template, figure.template.light)
    for (index, frame) in frames.enumerated() {
      let rect = frame.rect
      let cluster = graph.cluster(
        Element.frame(index).name,
        [
          "bb": [rect.minX, rect.minY, rect.maxX, rect.maxY].map(decimal).joined(separator: ","),
          "label": escaped(frame.title), "lp": frame.titleRect.center.pos,
          "style": "rounded,filled",
          "fillcolor": colors.frameFills[index % colors.frameFills.count],
          "color": colors.frameLines[index % colors.frameLines.count],
          "penwidth": decimal(template.frame.lineWidth), "fontcolor": colors.frameText,
          "fontname": fontName(template.fonts.frame.face),
          "fontsize": decimal(template.fonts.frame.size),
        ])
      pinned.frames.append(cluster)
    }
  }

  private func pinBoxes(into graph: borrowing CGraph, _ pinned: inout PinnedGraph) {
    let (fonts, colors) = (figure.template.fonts, figure.template.light)
    for (index, box) in boxes.enumerated() {
      pinned.boxes[box.viewController] = graph.node(
        Element.box(index).name,
        [
          "pos": box.rect.center.pos, "width": inches(box.rect.width),
          "height": inches(box.rect.height), "style": "rounded,filled",
        ])
      for (number, line) in box.lines.enumerated() {
        let type = line.role == .name ? fonts.name : fonts.detail
        let node = graph.node(
          Element.line(box: index, line: number).name,
          [
            "shape": "plaintext", "pos": line.rect.center.pos, "width": inches(line.rect.width),
            "height": inches(line.rect.height), "label": escaped(line.text),
            "fontname": fontName(type.face), "fontsize": decimal(type.size),
            "fontcolor": line.role == .name ? colors.nameText : colors.detailText,
          ])
        pinned.lines.append((node, line.rect.width, type.size))
      }
    }
  }

  private func pinArrows(into graph: borrowing CGraph, _ pinned: inout PinnedGraph) {
    for (index, arrow) in arrows.enumerated() {
      let look = look(of: arrow.kind)
      // Drawn from the hub: an arrow that points to it has its head at the start.
      let pointsToHub = arrow.kind != .containment
      let (hub, spoke) = pointsToHub ? (arrow.head, arrow.tail) : (arrow.tail, arrow.head)
      guard let from = pinned.boxes[hub], let to = pinned.boxes[spoke] else { continue }
      let direction =
        arrow.splines.contains { $0.endTip != nil }
        ? "forward" : arrow.splines.contains { $0.startTip != nil } ? "back" : "none"
      let edge = graph.edge(
        Element.arrow(index).name, from: from, to: to,
        [
          "pos": arrow.splines.map(\.pos).joined(separator: ";"), "dir": direction,
          "style": look.style, "color": look.color, "fontcolor": look.textColor,
          "penwidth": decimal(look.width),
        ])
      guard let label = arrow.label else { continue }
      edge.set("label", label.lines.map(escaped).joined(separator: "\\n"))
      edge.set("lp", label.rect.center.pos)
      let width = label.rect.width - figure.template.spacing.label
      pinned.labels.append((edge, width, figure.template.fonts.pointer.size))
    }
  }

  private func look(
    of kind: Bundle.Kind
  ) -> (style: String, color: String, textColor: String, width: Double) {
    let (style, colors) = (figure.template.arrows, figure.template.light)
    return switch kind {
    case .containment: ("solid", colors.containment, colors.pointerText, style.containmentWidth)
    case .pointer: ("dashed", colors.pointer, colors.pointerText, style.pointerWidth)
    case .presented: ("solid", colors.presented, colors.presented, style.presentationWidth)
    case .presenting: ("solid", colors.presenting, colors.presenting, style.presentationWidth)
    }
  }

  /// The families that fontconfig may choose from; the first are metric-compatible with ours.
  private func fontName(_ face: FontFace) -> String {
    switch face {
    case .sans: "Liberation Sans,Arimo,Arial,Helvetica"
    case .sansBold: "Liberation Sans,Arimo,Arial,Helvetica bold"
    case .mono: "Liberation Mono,Cousine,Courier New,monospace"
    }
  }
}

/// The parts of a pinned graph whose texts are measured again by the engine that draws them.
struct PinnedGraph {
  var frames: [GraphCluster] = []
  var boxes: [Int: GraphNode] = [:]
  /// With the width in points that each text must fit, and its font's size.
  var lines: [(node: GraphNode, width: Double, size: Double)] = []
  var labels: [(edge: GraphEdge, width: Double, size: Double)] = []
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
