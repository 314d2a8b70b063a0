import ViewControllers

/// Colours have names, the same in every theme: those of the template, and one for each frame's.
extension FigureWriter {
  /// One table for a theme that is fixed, both for an SVG's that follows its reader.
  mutating func writeColors() {
    json.key("colors")
    json.open("{", spread: true)
    if theme != .dark { write(drawing.template.light, of: .light) }
    if theme != .light { write(drawing.template.dark, of: .dark) }
    json.close("}")
  }

  private mutating func write(_ palette: Palette, of theme: Theme) {
    json.key(theme.rawValue)
    json.open("{", spread: false)
    for role in Palette.Role.allCases { json.member(role.rawValue, palette[role]) }
    let (fills, lines) = (palette.frameFills, palette.frameLines)
    for color in 0..<drawing.template.frameColorCount {
      json.member(Self.fill(color), fills[color % fills.count])
      json.member(Self.line(color), lines[color % lines.count])
    }
    json.close("}")
  }

  /// The names of a frame's colours.
  static func fill(_ color: Int) -> String { "frameFill\(color)" }
  static func line(_ color: Int) -> String { "frameLine\(color)" }
}
