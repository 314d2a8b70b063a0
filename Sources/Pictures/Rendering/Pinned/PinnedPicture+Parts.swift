import VCSource

// The nodes, edges and clusters of a picture's parts.
extension PinnedPicture {
  mutating func pin(frame index: Int, into graph: borrowing CGraph) {
    guard let clusters else { return }
    let frame = picture.frames[index]
    let (title, style) = (frame.title, picture.look.fonts.frame)
    let part = clusters.subgraph(PictureElement.frame(index).id)
    part.set(cluster.label, escaped(title?.text ?? ""))
    let frameLook = picture.look(of: frame, in: palette)
    part.set(cluster.fillcolor, frameLook.fill)
    part.set(cluster.color, frameLook.line)
    if frame.mark != nil {
      let shape = picture.look.frame.corners == .rounded ? "rounded,filled" : "filled"
      let dash = frameLook.dash
      part.set(cluster.style, dash == .solid ? shape : "\(shape),\(dash.rawValue)")
      part.set(cluster.penwidth, DecimalText(frameLook.width).text)
    }
    let color = palette[frame.isFaded ? .fadedText : .frameText]
    part.set(cluster.fontcolor, color)
    part.set(cluster.fontname, fonts[style.face])
    part.set(cluster.fontsize, DecimalText(style.size).text)
    titles.append(
      .init(
        object: part, width: title?.rect.width ?? 0, size: style.size,
        runs: [runs(of: title?.text ?? "", style.face, color: color)]))
    frames.append((part, frame.rect, title?.rect.center ?? frame.rect.center))
  }

  mutating func pin(box index: Int, into graph: borrowing CGraph) {
    let box = picture.boxes[index]
    let boxLook = picture.look(of: box)
    var style = boxLook.fill == nil ? "" : "filled"
    func add(_ word: String) { style += style.isEmpty ? word : "," + word }
    if boxLook.isRounded { add("rounded") }
    if boxLook.dash != .solid { add(boxLook.dash.rawValue) }
    let part = graph.node(PictureElement.box(index).id)
    part.set(node.label, "")
    part.set(node.width, GraphLength.nodeSize(box.rect.width))
    part.set(node.height, GraphLength.nodeSize(box.rect.height))
    part.set(node.style, style)
    part.set(node.fillcolor, boxLook.fill.map { palette[$0] } ?? "transparent")
    part.set(node.color, boxLook.line.map { palette[$0] } ?? "transparent")
    part.set(node.penwidth, DecimalText(picture.lineWidth(of: boxLook)).text)
    if boxLook.fill == nil, boxLook.line == nil { part.set(node.shape, "plaintext") }
    boxes.append(part)
    nodes.append((part, box.rect.center))
    for (number, line) in box.lines.enumerated() {
      let style = picture.look.fonts[line.role]
      let part = graph.node(PictureElement.line(box: index, line: number).id)
      part.set(node.shape, "plaintext")
      part.set(node.label, escaped(line.text))
      part.set(node.fontname, fonts[style.face])
      part.set(node.fontsize, DecimalText(style.size).text)
      part.set(node.fontcolor, palette[box.isFaded ? .fadedText : Picture.color(of: line.role)])
      let runs = line.runs.withMarks(of: line.text).map { run in
        let look = picture.look(of: run, in: line, of: box)
        return PangoRun(run, look.style.face, fonts, color: palette[look.color])
      }
      lines.append(
        .init(object: part, width: line.rect.width, size: style.size, runs: [runs]))
      nodes.append((part, line.rect.center))
    }
  }

  mutating func pin(arrow index: Int, into graph: borrowing CGraph) {
    let arrow = picture.arrows[index]
    let line = picture.line(of: arrow)
    let tail = end(arrow.tail, of: index, isHead: false, into: graph)
    let head = end(arrow.head, of: index, isHead: true, into: graph)
    // The edge follows the splines; its arrowhead may be at its start.
    let (from, to) = arrow.beginsAtHead ? (head, tail) : (tail, head)
    let direction =
      arrow.splines.contains { $0.endTip != nil }
      ? "forward" : arrow.splines.contains { $0.startTip != nil } ? "back" : "none"
    let shape = line.head == .hollow ? "empty" : "normal"
    let dashes = cutsDashes ? Dashes(line.dash, lineWidth: line.width) : nil
    let part = graph.edge(PictureElement.arrow(index).id, from: from, to: to)
    part.set(edge.dir, direction)
    part.set(edge.style, (dashes == nil ? line.dash : .solid).rawValue)
    part.set(edge.arrowhead, shape)
    part.set(edge.arrowtail, shape)
    part.set(edge.color, palette[Picture.lineColor(of: arrow)])
    part.set(edge.fontcolor, palette[Picture.textColor(of: arrow)])
    part.set(edge.penwidth, DecimalText(line.width).text)
    let splines = dashes.map { dashes in arrow.splines.flatMap { $0.cut(into: dashes) } }
    edges.append((part, splines ?? arrow.splines, arrow.label?.rect.center))
    guard let label = arrow.label else { return }
    let (style, end) = (picture.look.fonts.pointer, label.isAtLeft ? "\\l" : "\\n")
    part.set(edge.label, label.lines.map { escaped($0) + end }.concatenated())
    let width = label.lines.map(style.width).max() ?? 0
    let color = palette[Picture.textColor(of: arrow)]
    labels.append(
      .init(
        object: part, width: width, size: style.size,
        runs: label.lines.map { runs(of: $0, style.face, color: color) }))
  }

  /// The parts of a text in one face that have other fonts.
  private func runs(of text: String, _ face: FontFace, color: String) -> [PangoRun] {
    [TextRun]().withMarks(of: text).map { PangoRun($0, face, fonts, color: color) }
  }

  /// The node of a box, or an invisible node for an open end.
  private mutating func end(
    _ box: Int?, of arrow: Int, isHead: Bool, into graph: borrowing CGraph
  ) -> GraphNode {
    if let box { return boxes[box] }
    let splines = picture.arrows[arrow].splines
    let isFirst = isHead == picture.arrows[arrow].beginsAtHead
    let place = isFirst ? splines.first?.points.first : splines.last?.points.last
    let part = graph.node(PictureElement.openEnd(ofArrow: arrow, isHead: isHead))
    part.set(node.label, "")
    part.set(node.shape, "plaintext")
    part.set(node.style, "invis")
    nodes.append((part, place ?? Point(0, 0)))
    return part
  }

  /// Adds two invisible points at the corners of the page, because it may be larger than its
  /// content.
  mutating func pinPage(into graph: borrowing CGraph) {
    let page = picture.page
    let corners = [Point(page.minX, page.minY), Point(page.maxX, page.maxY)]
    for (number, corner) in corners.enumerated() {
      let part = graph.node(.corner(number))
      part.set(node.shape, "point")
      part.set(node.style, "invis")
      part.set(node.width, "0.000001")
      part.set(node.height, "0.000001")
      nodes.append((part, corner))
    }
  }
}

/// Escapes a text for Graphviz's labels, which interpret `\N`, `\n` and entities. No other code
/// does this.
private func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy(isPlain) { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": escaped += "\\\\"
    case "&": escaped += "&amp;"
    default: escaped.unicodeScalars.append(scalar.orReplacement)
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

extension PangoRun {
  fileprivate init(_ run: TextRun, _ face: FontFace, _ fonts: FontNames, color: String) {
    length = run.text.unicodeScalars.reduce(0) { $0 + UTF8.width($1.orReplacement) }
    font = fonts[face, marks: run.marks]
    (self.color, marks) = (color, run.marks)
  }
}
