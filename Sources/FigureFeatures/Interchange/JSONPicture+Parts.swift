import VCPictures
import VCSource

extension JSONPicture {
  func write(_ frame: Picture.Frame, to json: inout JSONWriter) {
    let isFaded = frame.isFaded
    json.object { json in
      json.member("id", frame.id)
      if let link = frame.link { json.member("link", link) }
      writeMembers(of: frame.rect, to: &json)
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
      write([frame.title].compactMap(\.self), isFaded: isFaded, to: &json)
    }
  }

  func write(_ box: Picture.Box, to json: inout JSONWriter) {
    let look = picture.look(of: box)
    json.object { json in
      json.member("id", box.id)
      json.member("role", box.role.rawValue)
      json.member("viewController", box.viewController)
      json.member("title", box.title)
      if let link = box.link { json.member("link", link) }
      if let image = box.image {
        json.member("image", String(decoding: image.dataURI, as: UTF8.self))
      }
      writeMembers(of: box.rect, to: &json)
      json.member("fill", look.fill?.rawValue)
      json.member("line", look.line?.rawValue)
      json.member("lineWidth", points: picture.lineWidth(of: look))
      json.member("dash", look.dash.rawValue)
      json.member("corners", (look.isRounded ? Look.Corners.rounded : .square).rawValue)
      json.member("faded", box.isFaded)
      if let mark = box.mark { json.member("change", mark.rawValue) }
      write(box.lines, isFaded: box.isFaded, of: box, to: &json)
    }
  }

  // MARK: Texts

  private func write(
    _ lines: [Picture.Line], isFaded: Bool, of box: Picture.Box? = nil, to json: inout JSONWriter
  ) {
    json.array("lines", lines) { json, line in
      write(
        line.text, line.role.rawValue, isFaded ? .fadedText : Picture.color(of: line.role),
        picture.look.fonts[line.role], at: line.rect.center, width: line.rect.width,
        in: box.map { box in line.runs.map { ($0.text, picture.look(of: $0, in: line, of: box)) } }
          ?? [], to: &json)
    }
  }

  private typealias Run = (text: String, look: (style: TextStyle, color: Palette.Role))

  /// Writes a line of text: `x` is its middle, `baseline` the line under its letters.
  private func write(
    _ text: String, _ role: String, _ color: Palette.Role, _ style: TextStyle,
    at center: Point, width: Double, in runs: [Run] = [], to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("text", text)
      json.member("role", role)
      json.member("face", style.face.rawValue)
      json.member("size", points: style.size)
      json.member("color", color.rawValue)
      json.member("x", points: x(center.x))
      json.member("baseline", points: y(center.y) + TextStyle.capitalMiddle * style.size)
      json.member("width", points: width)
      if runs.isEmpty { return }
      json.array("runs", runs) { json, run in
        json.object { json in
          json.member("text", run.text)
          json.member("face", run.look.style.face.rawValue)
          json.member("color", run.look.color.rawValue)
        }
      }
    }
  }

  // MARK: Arrows

  func write(_ arrow: Picture.Arrow, to json: inout JSONWriter) {
    let line = picture.line(of: arrow)
    let (tail, head) = (arrow.tail.map { picture.boxes[$0] }, arrow.head.map { picture.boxes[$0] })
    json.object { json in
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
      json.array("path", arrow.piecesFromTail) { json, piece in
        json.array(piece) { write($1, to: &$0) }
      }
      // An arrow that joins another's line before its head has no arrowhead.
      json.member("arrowhead", arrow.arrowhead) { json, ends in
        json.member("shape", line.head.rawValue)
        json.key("base")
        write(ends.base, to: &json)
        json.key("tip")
        write(ends.tip, to: &json)
      }
      json.member("label", arrow.label) { write($1, of: arrow, to: &$0) }
    }
  }

  private func write(_ label: Picture.Label, of arrow: Picture.Arrow, to json: inout JSONWriter) {
    let style = picture.look.fonts.pointer
    writeMembers(of: label.rect, to: &json)
    json.array("lines", Array(label.lines.enumerated())) { json, line in
      let below = Double(line.offset) - Double(label.lines.count - 1) / 2
      let width = style.width(of: line.element)
      var center = label.rect.center
      if label.isAtLeft { center.x += (width - (label.lines.map(style.width).max() ?? width)) / 2 }
      write(
        line.element, "label", Picture.textColor(of: arrow), style,
        at: Point(center.x, center.y - below * style.labelLineHeight),
        width: width, to: &json)
    }
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
