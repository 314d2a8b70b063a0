/// How parts of a drawing look: what Graphviz and the SVG are told alike.
extension Drawing {
  struct BoxLook {
    var fill: Palette.Role?
    var line: Palette.Role?
    var dash = Template.Dash.solid
    var isRounded = false
  }

  static func look(of role: Box.Role) -> BoxLook {
    switch role {
    case .controller: BoxLook(fill: .boxFill, line: .boxLine, isRounded: true)
    case .window: BoxLook(fill: .windowFill, line: .boxLine)
    case .view: BoxLook(fill: .viewFill, line: .viewLine)
    case .hiddenView: BoxLook(fill: .fadedFill, line: .hiddenLine, dash: .dashed)
    case .text: BoxLook()
    case .screen: BoxLook(fill: .screenFill, line: .screenLine, isRounded: true)
    case .bar: BoxLook(fill: .barFill, line: .partLine)
    case .content: BoxLook(fill: .contentFill, line: .partLine)
    case .presented: BoxLook(fill: .presentedFill, line: .presented)
    case .presentedBar: BoxLook(fill: .presentedBarFill, line: .presented)
    case .overlay: BoxLook(line: .presented, dash: .dashed)
    case .overlaid: BoxLook(line: .screenLine, dash: .dashed)
    case .covered: BoxLook(fill: .coveredFill, line: .partLine)
    case .coveredBar: BoxLook(fill: .coveredBarFill, line: .partLine)
    case .activation: BoxLook(fill: .barFill, line: .boxLine)
    }
  }

  /// With what stands back where something is emphasized.
  func look(of box: Box) -> BoxLook {
    var look = Self.look(of: box.role)
    if template.box.corners == .square { look.isRounded = false }
    if box.isFaded {
      look.fill = look.fill.map { _ in .fadedFill }
      look.line = look.line.map { _ in .fadedLine }
    }
    return look
  }

  static func color(of role: PlacedLine.Role) -> Palette.Role {
    switch role {
    case .name: .nameText
    case .detail: .detailText
    case .frame: .frameText
    case .title, .caption: .captionText
    case .legend, .code: .legendText
    }
  }

  func style(of role: PlacedLine.Role) -> Template.TextStyle {
    template.fonts.textStyle(of: role)
  }
}
