/// The look of a picture's parts, shared by all formats.
extension Picture {
  package struct BoxLook {
    package var fill: Palette.Role?
    package var line: Palette.Role?
    package var dash = Look.Dash.solid
    package var isRounded = false
    /// The role of arrows with the same line width; nil for the width of boxes.
    package var width: Arrow.Role?
    /// The mark that decides the line width, if there is one.
    package var mark: Mark?
  }

  package static func look(of role: Box.Role) -> BoxLook {
    switch role {
    case .controller: BoxLook(fill: .boxFill, line: .boxLine, isRounded: true)
    case .departed: BoxLook(line: .boxLine, dash: .dashed, isRounded: true)
    case .window, .object: BoxLook(fill: .windowFill, line: .boxLine)
    case .view: BoxLook(fill: .viewFill, line: .viewLine)
    case .hiddenView: BoxLook(fill: .fadedFill, line: .hiddenLine, dash: .dashed)
    case .text: BoxLook()
    case .note: BoxLook(fill: .boxFill, line: .boxLine, isRounded: true)
    case .image: BoxLook(line: .partLine)
    case .screen: BoxLook(fill: .screenFill, line: .screenLine, isRounded: true)
    case .bar: BoxLook(fill: .barFill, line: .partLine)
    case .content: BoxLook(fill: .contentFill, line: .partLine)
    case .presented: BoxLook(fill: .presentedFill, line: .presented, width: .presented)
    case .presentedBar: BoxLook(fill: .presentedBarFill, line: .presented, width: .presented)
    case .overlay: BoxLook(line: .presented, dash: .dashed, width: .presented)
    case .overlaid: BoxLook(line: .screenLine, dash: .dashed)
    case .field: BoxLook(fill: .contentFill)
    case .presentedField: BoxLook(fill: .presentedFill)
    case .coveredField: BoxLook(fill: .coveredFill)
    case .covered: BoxLook(fill: .coveredFill, line: .partLine)
    case .coveredBar: BoxLook(fill: .coveredBarFill, line: .partLine)
    case .activation: BoxLook(fill: .barFill, line: .boxLine)
    case .presentedPort: BoxLook(fill: .presented, line: .presented)
    case .presentingPort: BoxLook(fill: .presenting, line: .presenting)
    }
  }

  /// The opacity of a dimmed image.
  package static let fadedOpacity = 0.35

  package func look(of box: Box) -> BoxLook { look.look(of: box) }

  /// The width of a box's line, in points.
  package func lineWidth(of box: BoxLook) -> Double { look.lineWidth(of: box) }

  /// The colours of a frame's ground and line, and the line's style.
  package func look(
    of frame: Frame, in palette: Palette
  ) -> (fill: String, line: String, width: Double, dash: Look.Dash) {
    let marked = frame.mark.map { look.marks[$0] }
    let line = frame.isFaded ? palette[.fadedLine] : palette.line(ofFrame: frame.color)
    return (
      frame.isFaded ? palette[.fadedFill] : palette.fill(ofFrame: frame.color),
      frame.mark.map { palette[$0.lineColor] } ?? line, marked?.width ?? look.frame.lineWidth,
      marked?.dash ?? .solid
    )
  }

  /// The style of a part of a line in a box, and its colour. On the views of a screen, which have
  /// many grounds, only the weight differs.
  package func look(
    of run: TextRun, in line: Line, of box: Box
  ) -> (style: TextStyle, color: Palette.Role) {
    let isQuiet = run.emphasis == .quiet && box.role == .controller
    let color = isQuiet ? .quietText : Self.color(of: line.role)
    return (look.fonts.style(of: run.emphasis, in: line.role), box.isFaded ? .fadedText : color)
  }

  package static func color(of role: Line.Role) -> Palette.Role {
    switch role {
    case .name, .smallName: .nameText
    case .detail: .detailText
    case .frame: .frameText
    case .title, .caption: .captionText
    case .code, .legend: .legendText
    }
  }
}

extension Look {
  /// The look of a box with its mark, dimmed if something else is highlighted.
  func look(of box: Picture.Box) -> Picture.BoxLook {
    var look = Picture.look(of: box.role)
    if self.box.corners == .square { look.isRounded = false }
    if let mark = box.mark {
      look.fill = mark.fillColor
      look.line = mark.lineColor
      look.dash = marks[mark].dash
      look.mark = mark
    }
    if box.isFaded {
      look.fill = look.fill.map { _ in .fadedFill }
      look.line = look.line.map { _ in .fadedLine }
    }
    return look
  }

  /// The width of a box's line, in points.
  func lineWidth(of box: Picture.BoxLook) -> Double {
    if let mark = box.mark { return marks[mark].width }
    return box.width.map { arrows[$0].width } ?? self.box.lineWidth
  }

  /// A route's end on a box's side, moved to the outline where the box's corners are round.
  package func end(_ end: Point, on box: Picture.Box?) -> Point {
    guard let box, look(of: box).isRounded else { return end }
    return box.rect.roundOutline(at: end)
  }

  /// The distance from a route's end on a box's outline back to the tip of its head, so that the
  /// strokes of both touch.
  package func tipGap(of line: LineStyle, at box: Picture.Box?) -> Double {
    guard let look = box.map(look), look.line != nil else { return line.overshoot }
    return line.overshoot + lineWidth(of: look) / 2
  }
}

extension Picture.Arrow.Role {
  /// The colour of the line and its head.
  package var lineColor: Palette.Role {
    switch self {
    case .containment, .root: .containment
    case .start: .boxLine
    case .view: .viewLine
    case .pointer, .automaticCall: .pointer
    case .presented, .strike: .presented
    case .presenting, .call: .presenting
    case .request, .reference, .weakReference, .property: .request
    case .lifeline: .partLine
    case .show, .showDetail, .inferredShow: .presenting
    case .present, .popover, .inferredPresent: .presented
    case .unwind, .custom: .pointer
    }
  }

  /// The colour of the label.
  package var textColor: Palette.Role {
    switch self {
    case .containment, .pointer, .root, .start, .view, .automaticCall, .lifeline, .strike, .unwind,
      .custom:
      .pointerText
    case .presented, .presenting, .request, .call, .reference, .weakReference, .property, .show,
      .showDetail, .present, .popover, .inferredShow, .inferredPresent:
      lineColor
    }
  }
}
