import Pictures
import TextFormats

/// Colours have names, the same in every theme: those of the template, and one for each frame's.
extension JSONPicture {
  /// One table for a theme that is fixed, both for an SVG's that follows its reader.
  mutating func writeColors() {
    json.key("colors")
    json.open("{", spread: true)
    if theme != .dark { write(picture.look.light, of: .light) }
    if theme != .light { write(picture.look.dark, of: .dark) }
    json.close("}")
  }

  private mutating func write(_ palette: Palette, of theme: Theme) {
    json.key(theme.rawValue)
    json.open("{", spread: false)
    let hasMarks = !picture.marks.isEmpty
    for role in Palette.Role.allCases where hasMarks || !role.isOfChanges {
      json.member(role.rawValue, palette[role])
    }
    for color in 0..<picture.look.frameColorCount {
      json.member(Self.fill(color), palette.fill(ofFrame: color))
      json.member(Self.line(color), palette.line(ofFrame: color))
    }
    json.close("}")
  }

  /// The names of a frame's colours.
  static func fill(_ color: Int) -> String { "frameFill\(color)" }
  static func line(_ color: Int) -> String { "frameLine\(color)" }
}
