import Pictures
import TextFormats

extension JSONPicture {
  mutating func write(_ frame: Picture.Frame) {
    let isFaded = frame.isFaded
    json.open("{", spread: false)
    json.member("id", frame.id)
    if let link = frame.link { json.member("link", link) }
    writeMembers(of: frame.rect)
    json.member("fill", isFaded ? Palette.Role.fadedFill.rawValue : Self.fill(frame.color))
    json.member(
      "line",
      frame.mark?.lineColor.rawValue
        ?? (isFaded ? Palette.Role.fadedLine.rawValue : Self.line(frame.color)))
    json.member(
      "lineWidth",
      points: frame.mark.map { picture.look.marks[$0].width } ?? picture.look.frame.lineWidth)
    json.member("corners", picture.look.frame.corners.rawValue)
    json.member("faded", isFaded)
    if let mark = frame.mark { json.member("change", mark.rawValue) }
    write([frame.title].compactMap(\.self), isFaded: isFaded)
    json.close("}")
  }

  mutating func write(_ box: Picture.Box) {
    let look = picture.look(of: box)
    json.open("{", spread: false)
    json.member("id", box.id)
    json.member("role", box.role.rawValue)
    json.member("viewController", box.viewController)
    json.member("title", box.title)
    if let link = box.link { json.member("link", link) }
    writeMembers(of: box.rect)
    json.member("fill", look.fill?.rawValue)
    json.member("line", look.line?.rawValue)
    json.member("lineWidth", points: picture.lineWidth(of: look))
    json.member("dash", look.dash.rawValue)
    json.member("corners", (look.isRounded ? Look.Corners.rounded : .square).rawValue)
    json.member("faded", box.isFaded)
    if let mark = box.mark { json.member("change", mark.rawValue) }
    write(box.lines, isFaded: box.isFaded)
    json.close("}")
  }

  // MARK: Texts

  private mutating func write(_ lines: [Picture.Line], isFaded: Bool) {
    json.key("lines")
    json.open("[", spread: false)
    for line in lines {
      write(
        line.text, line.role.rawValue, isFaded ? .fadedText : Picture.color(of: line.role),
        picture.look.fonts[line.role], at: line.rect.center, width: line.rect.width)
    }
    json.close("]")
  }

  /// A line of text: `x` is its middle, `baseline` what its letters stand on.
  private mutating func write(
    _ text: String, _ role: String, _ color: Palette.Role, _ style: TextStyle,
    at center: Point, width: Double
  ) {
    json.open("{", spread: false)
    json.member("text", text)
    json.member("role", role)
    json.member("face", style.face.rawValue)
    json.member("size", points: style.size)
    json.member("color", color.rawValue)
    json.member("x", points: x(center.x))
    json.member("baseline", points: y(center.y) + TextStyle.capitalMiddle * style.size)
    json.member("width", points: width)
    json.close("}")
  }

  // MARK: Arrows

  mutating func write(_ arrow: Picture.Arrow) {
    let line = picture.line(of: arrow)
    let (tail, head) = (arrow.tail.map { picture.boxes[$0] }, arrow.head.map { picture.boxes[$0] })
    json.open("{", spread: false)
    json.member("id", arrow.id)
    json.member("kind", arrow.role.rawValue)
    json.member("tail", tail?.viewController)
    json.member("head", head?.viewController)
    json.member("tailBox", tail?.id)
    json.member("headBox", head?.id)
    json.array("statements", arrow.statements) { $0.string($1) }
    json.member("line", Picture.lineColor(of: arrow).rawValue)
    json.member("lineWidth", points: line.width)
    json.member("dash", line.dash.rawValue)
    json.member("faded", arrow.isFaded)
    if let mark = arrow.mark { json.member("change", mark.rawValue) }
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
  private mutating func writeArrowhead(of arrow: Picture.Arrow, _ shape: Look.Head) {
    member("arrowhead", arrow.arrowhead) { picture, ends in
      picture.json.member("shape", shape.rawValue)
      picture.member("base", ends.base)
      picture.member("tip", ends.tip)
    }
  }

  private mutating func writeLabel(of arrow: Picture.Arrow) {
    let style = picture.look.fonts.pointer
    member("label", arrow.label) { picture, label in
      picture.writeMembers(of: label.rect)
      picture.json.key("lines")
      picture.json.open("[", spread: false)
      for (number, text) in label.lines.enumerated() {
        let below = Double(number) - Double(label.lines.count - 1) / 2
        let center = label.rect.center
        picture.write(
          text, "label", Picture.textColor(of: arrow), style,
          at: Point(center.x, center.y - below * style.labelLineHeight),
          width: style.width(of: text))
      }
      picture.json.close("]")
    }
  }

  /// As the writer's: what writes a place needs the page too.
  private mutating func member<Value>(
    _ name: String, _ value: Value?, _ members: (inout JSONPicture, Value) -> Void
  ) {
    json.key(name)
    guard let value else { return json.literal("null") }
    json.open("{", spread: false)
    members(&self, value)
    json.close("}")
  }
}

extension Picture.Arrow {
  /// The control points of its curves, 3n + 1 each, in the direction of the arrow.
  fileprivate var piecesFromTail: [[Point]] {
    if !beginsAtHead { return splines.map(\.points) }
    // The piece at the head comes last if it has the arrowhead.
    let isHeadLast = splines.contains { $0.startTip != nil }
    return (isHeadLast ? splines : splines.reversed()).map { $0.points.reversed() }
  }
}
