internal import CGraphviz

/// Makes a drawing's parts nodes, edges and clusters, and keeps where they are to be.
struct GraphPinner {
  private(set) var pinned: PinnedGraph
  private let drawing: Drawing
  private let template: Template
  private let palette: Palette
  private let fonts: FontNames
  private let node: NodeAttributes
  private let edge: EdgeAttributes
  private let cluster: ClusterAttributes
  /// What holds the clusters. cgraph looks for every node and edge that it makes or frees in each
  /// of its graph's subgraphs: this way in one, which is empty.
  private let clusters: GraphCluster?

  init(_ drawing: Drawing, _ palette: Palette, _ fonts: FontNames, _ graph: borrowing CGraph) {
    self.drawing = drawing
    self.palette = palette
    self.fonts = fonts
    template = drawing.template
    node = NodeAttributes(graph, template, palette, fonts)
    edge = EdgeAttributes(graph, template, palette, fonts)
    cluster = ClusterAttributes(graph, template, fonts)
    clusters = drawing.frames.isEmpty ? nil : graph.subgraph(GraphID("f", 0))
    pinned = PinnedGraph(node.fontsize, edge.fontsize, cluster.fontsize)
  }

  mutating func pin(frame index: Int, into graph: borrowing CGraph) {
    guard let clusters else { return }
    let frame = drawing.frames[index]
    let style = drawing.style(of: frame.title.role)
    let (fills, lines) = (palette.frameFills, palette.frameLines)
    let part = clusters.subgraph(Drawing.Element.frame(index).id)
    part.set(cluster.label, escaped(frame.title.text))
    part.set(
      cluster.fillcolor,
      frame.isFaded ? palette[.fadedFill] : fills[frame.color % fills.count])
    part.set(
      cluster.color, frame.isFaded ? palette[.fadedLine] : lines[frame.color % lines.count])
    part.set(cluster.fontcolor, palette[frame.isFaded ? .fadedText : .frameText])
    part.set(cluster.fontname, fonts[style.face])
    part.set(cluster.fontsize, decimal(style.size))
    pinned.frames.append(.init(object: part, width: frame.title.rect.width, size: style.size))
    pinned.frameRects.append((frame.rect, frame.title.rect.center))
  }

  mutating func pin(box index: Int, into graph: borrowing CGraph) {
    let box = drawing.boxes[index]
    let look = drawing.look(of: box)
    var style = look.fill == nil ? "" : "filled"
    func add(_ word: String) { style += style.isEmpty ? word : "," + word }
    if look.isRounded { add("rounded") }
    if look.dash != .solid { add(look.dash.rawValue) }
    let part = graph.node(Drawing.Element.box(index).id)
    part.set(node.label, "")
    part.set(node.width, inches(box.rect.width))
    part.set(node.height, inches(box.rect.height))
    part.set(node.style, style)
    part.set(node.fillcolor, look.fill.map { palette[$0] } ?? "transparent")
    part.set(node.color, look.line.map { palette[$0] } ?? "transparent")
    if let width = look.width { part.set(node.penwidth, decimal(template.arrows[width].width)) }
    if look.fill == nil, look.line == nil { part.set(node.shape, "plaintext") }
    pinned.boxes.append(part)
    pinned.nodes.append((part, box.rect.center))
    for (number, line) in box.lines.enumerated() {
      let style = drawing.style(of: line.role)
      let part = graph.node(Drawing.Element.line(box: index, line: number).id)
      part.set(node.shape, "plaintext")
      part.set(node.label, escaped(line.text))
      part.set(node.fontname, fonts[style.face])
      part.set(node.fontsize, decimal(style.size))
      part.set(
        node.fontcolor, palette[box.isFaded ? .fadedText : Drawing.color(of: line.role)])
      pinned.lines.append(.init(object: part, width: line.rect.width, size: style.size))
      pinned.nodes.append((part, line.rect.center))
    }
  }

  mutating func pin(arrow index: Int, into graph: borrowing CGraph) {
    let arrow = drawing.arrows[index]
    let line = template.arrows[arrow.kind]
    // Drawn from the hub: an arrow that points to it has its head at the start.
    let toSpoke = arrow.kind.pointsToSpokes
    let (from, to) = toSpoke ? (arrow.tail, arrow.head) : (arrow.head, arrow.tail)
    let direction =
      arrow.splines.contains { $0.endTip != nil }
      ? "forward" : arrow.splines.contains { $0.startTip != nil } ? "back" : "none"
    let head = line.head == .hollow ? "empty" : "normal"
    let part = graph.edge(
      Drawing.Element.arrow(index).id, from: pinned.boxes[from], to: pinned.boxes[to])
    part.set(edge.dir, direction)
    part.set(edge.style, line.dash.rawValue)
    part.set(edge.arrowhead, head)
    part.set(edge.arrowtail, head)
    part.set(edge.color, arrow.isFaded ? palette[.fadedLine] : palette.line(of: arrow.kind))
    part.set(edge.fontcolor, arrow.isFaded ? palette[.fadedText] : palette.text(of: arrow.kind))
    part.set(edge.penwidth, decimal(line.width))
    pinned.edges.append((part, arrow.splines, arrow.label?.rect.center))
    guard let label = arrow.label else { return }
    part.set(edge.label, label.lines.map(escaped).joined(separator: "\\n"))
    let width = label.rect.width - template.spacing.label
    pinned.labels.append(.init(object: part, width: width, size: template.fonts.pointer.size))
  }

  /// A page larger than its content: two points that nobody sees, at its corners.
  mutating func pinPage(into graph: borrowing CGraph) {
    guard let page = drawing.page else { return }
    let corners = [Point(page.minX, page.minY), Point(page.maxX, page.maxY)]
    for (number, corner) in corners.enumerated() {
      let part = graph.node(GraphID("p", number))
      part.set(node.shape, "point")
      part.set(node.style, "invis")
      part.set(node.width, "0.000001")
      part.set(node.height, "0.000001")
      pinned.nodes.append((part, corner))
    }
  }

}

/// The only place that makes a text safe for Graphviz's labels: they know `\N`, `\n` and entities.
private func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy(isPlain) { return text }
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

private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\\"), UInt8(ascii: "&"): false
  default: (0x20..<0x7F).contains(byte)
  }
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
