import VCPictures
import VCSource

extension PPTXSlide {
  mutating func add(_ arrow: Picture.Arrow, _ parts: PPTXArrow) {
    let look = picture.line(of: arrow)
    let color = palette[Picture.lineColor(of: arrow)]
    let description = arrow.statements.concatenated(by: "\n")
    if let line = parts.line {
      addShape(
        arrow.id, description, line.extent,
        line.geometry(in: self) + (line.isFilled ? colors.fill(color) : "<a:noFill/>")
          + outline(color, look.width, look.dash), "", link: arrow.link)
    }
    for (place, connector) in parts.connectors.enumerated() {
      let isWhole = parts.line == nil && place == 0
      add(
        connector, isWhole ? arrow.id : "\(arrow.id)-\(place + 1)", isWhole ? description : "",
        outline(
          color, look.width, look.dash, ends: ends(of: connector, look)), link: arrow.link)
    }
    guard let label = arrow.label else { return }
    let style = picture.look.fonts.pointer
    let labelColor = palette[Picture.textColor(of: arrow)]
    // A connector continues below a label that interrupts the arrow.
    let isOnLine = parts.line == nil && arrow.splines.count > 1
    addText(
      label.lines.map { [PPTXText.Run(text: $0, style: style, color: labelColor)] },
      arrow.id + "-label", label.rect, fill: isOnLine ? ground(below: label.rect) : "none",
      indent: label.isAtLeft ? picture.look.spacing.label / 2 : nil,
      link: arrow.link)
  }

  /// The background colour of a text.
  private func ground(below rect: Rect) -> String {
    let frame = picture.frames.last { $0.rect.contains(rect.center) }
    return frame.map { picture.look(of: $0, in: palette).fill } ?? colors.background
  }

  private mutating func add(
    _ connector: PPTXArrow.Connector, _ id: String, _ description: String, _ outline: String,
    link: String?
  ) {
    let identity = identity(id, description, link)
    let (begin, end) = (place(connector.begin), place(connector.end))
    let glue =
      glue("stCxn", connector.begin, connector.beginBox)
      + glue("endCxn", connector.end, connector.endBox)
    let flip = (end.x < begin.x ? " flipH=\"1\"" : "") + (end.y < begin.y ? " flipV=\"1\"" : "")
    shapes.append(
      "<p:cxnSp><p:nvCxnSpPr>\(identity)<p:cNvCxnSpPr>\(glue)</p:cNvCxnSpPr><p:nvPr/>"
        + "</p:nvCxnSpPr><p:spPr><a:xfrm\(flip)><a:off x=\"\(min(begin.x, end.x))\" "
        + "y=\"\(min(begin.y, end.y))\"/><a:ext cx=\"\(abs(end.x - begin.x))\" "
        + "cy=\"\(abs(end.y - begin.y))\"/></a:xfrm><a:prstGeom prst=\"straightConnector1\"><a:avLst/>"
        + "</a:prstGeom>\(outline)</p:spPr></p:cxnSp>\n")
  }

  /// The site of a box to which an end of a connector is glued.
  private func glue(_ element: String, _ point: Point, _ box: Int?) -> String {
    guard let box, let number = numbers[box], let site = sites[box]?.firstIndex(where: point.isAt)
    else { return "" }
    return "<a:\(element) id=\"\(number)\" idx=\"\(site)\"/>"
  }

  /// A head nearly as long as the picture's, in one of Office's lengths.
  private func ends(of connector: PPTXArrow.Connector, _ look: Look.LineStyle) -> String {
    guard let head = connector.head else { return "" }
    let times = picture.look.arrows.headLength / max(look.width, 0.1)
    // Office's heads are 2, 3 or 5 times as long as the line is wide.
    let length = times < 2.5 ? "sm" : times < 4 ? "med" : "lg"
    return
      "<a:\(head.rawValue) type=\"\(look.head == .filled ? "triangle" : "arrow")\" w=\"med\" len=\"\(length)\"/>"
  }
}
