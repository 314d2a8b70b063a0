import ViewControllers

extension FigureWriter {
  mutating func write(_ frame: Drawing.Frame) {
    let isFaded = frame.isFaded
    json.open("{", spread: false)
    json.member("id", frame.id)
    writeMembers(of: frame.rect)
    json.member("fill", isFaded ? Palette.Role.fadedFill.rawValue : Self.fill(frame.color))
    json.member("line", isFaded ? Palette.Role.fadedLine.rawValue : Self.line(frame.color))
    json.member("lineWidth", points: drawing.template.frame.lineWidth)
    json.member("corners", drawing.template.frame.corners.rawValue)
    json.member("faded", isFaded)
    write([frame.title], isFaded: isFaded)
    json.close("}")
  }

  mutating func write(_ box: Drawing.Box) {
    let look = drawing.look(of: box)
    let template = drawing.template
    json.open("{", spread: false)
    json.member("id", box.id)
    json.member("role", box.role.rawValue)
    json.member("viewController", box.viewController)
    json.member("title", box.title)
    writeMembers(of: box.rect)
    json.member("fill", look.fill?.rawValue)
    json.member("line", look.line?.rawValue)
    json.member(
      "lineWidth", points: look.width.map { template.arrows[$0].width } ?? template.box.lineWidth)
    json.member("dash", look.dash.rawValue)
    json.member("corners", (look.isRounded ? Template.Corners.rounded : .square).rawValue)
    json.member("faded", box.isFaded)
    write(box.lines, isFaded: box.isFaded)
    json.close("}")
  }

  // MARK: Texts

  private mutating func write(_ lines: [Drawing.PlacedLine], isFaded: Bool) {
    json.key("lines")
    json.open("[", spread: false)
    for line in lines {
      write(
        line.text, line.role.rawValue, isFaded ? .fadedText : Drawing.color(of: line.role),
        drawing.style(of: line.role), at: line.rect.center, width: line.rect.width)
    }
    json.close("]")
  }

  /// A line of text: `x` is its middle, `baseline` what its letters stand on.
  private mutating func write(
    _ text: String, _ role: String, _ color: Palette.Role, _ style: Template.TextStyle,
    at center: Point, width: Double
  ) {
    json.open("{", spread: false)
    json.member("text", text)
    json.member("role", role)
    json.member("face", style.face.rawValue)
    json.member("size", points: style.size)
    json.member("color", color.rawValue)
    json.member("x", points: x(center.x))
    json.member("baseline", points: y(center.y) + Self.capitalMiddle * style.size)
    json.member("width", points: width)
    json.close("}")
  }

  /// From the middle of a line down to its baseline, in em: there capitals look centred.
  private static let capitalMiddle = 0.35

  /// Between the baselines of a label, in em, as Graphviz sets it.
  private static let labelLeading = 1.2

  // MARK: Arrows

  mutating func write(_ arrow: Drawing.Arrow) {
    let line = drawing.template.arrows[arrow.kind]
    let (tail, head) = (drawing.boxes[arrow.tail], drawing.boxes[arrow.head])
    json.open("{", spread: false)
    json.member("id", arrow.id)
    json.member("kind", arrow.kind.rawValue)
    json.member("tail", tail.viewController)
    json.member("head", head.viewController)
    json.member("tailBox", tail.id)
    json.member("headBox", head.id)
    json.key("statements")
    json.array(arrow.statements) { $0.string($1) }
    json.member("line", (arrow.isFaded ? .fadedLine : arrow.kind.lineRole).rawValue)
    json.member("lineWidth", points: line.width)
    json.member("dash", line.dash.rawValue)
    json.member("faded", arrow.isFaded)
    json.key("path")
    json.open("[", spread: false)
    for piece in arrow.piecesFromTail {
      json.open("[", spread: false)
      for point in piece { write(point) }
      json.close("]")
    }
    json.close("]")
    writeArrowhead(of: arrow, line.head)
    writeLabel(of: arrow)
    json.close("}")
  }

  /// Nothing for an arrow that joins another's line before its head.
  private mutating func writeArrowhead(of arrow: Drawing.Arrow, _ shape: Template.Head) {
    json.key("arrowhead")
    guard let (base, tip) = arrow.arrowhead else { return json.literal("null") }
    json.open("{", spread: false)
    json.member("shape", shape.rawValue)
    member("base", base)
    member("tip", tip)
    json.close("}")
  }

  private mutating func writeLabel(of arrow: Drawing.Arrow) {
    json.key("label")
    guard let label = arrow.label else { return json.literal("null") }
    let style = drawing.template.fonts.pointer
    json.open("{", spread: false)
    writeMembers(of: label.rect)
    json.key("lines")
    json.open("[", spread: false)
    for (number, text) in label.lines.enumerated() {
      let below = Double(number) - Double(label.lines.count - 1) / 2
      let center = label.rect.center
      write(
        text, "label", arrow.isFaded ? .fadedText : arrow.kind.textRole, style,
        at: Point(center.x, center.y - below * Self.labelLeading * style.size),
        width: style.width(of: text))
    }
    json.close("]")
    json.close("}")
  }
}

extension Drawing.Arrow {
  /// The control points of its curves, 3n + 1 each, in the direction of the arrow.
  fileprivate var piecesFromTail: [[Point]] {
    if kind.pointsToSpokes { return splines.map(\.points) }
    // Drawn from the hub; the piece there comes last if it has the head.
    let isHubLast = splines.contains { $0.startTip != nil }
    return (isHubLast ? splines : splines.reversed()).map { $0.points.reversed() }
  }

  /// Where its head begins, and where it points.
  fileprivate var arrowhead: (base: Point, tip: Point)? {
    for spline in splines {
      if let tip = spline.endTip, let base = spline.points.last { return (base, tip) }
      if let tip = spline.startTip, let base = spline.points.first { return (base, tip) }
    }
    return nil
  }
}
