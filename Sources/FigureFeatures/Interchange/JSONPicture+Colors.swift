import VCPictures
import VCSource

/// The colours have names, the same in every theme: the template's, and one for each frame's
/// colour.
extension JSONPicture {
  /// Writes one table for a fixed theme, and two for a theme that follows the reader.
  func writeColors(to json: inout JSONWriter) {
    json.object("colors", spread: true) { json in
      if theme != .dark { write(picture.look.light, of: .light, to: &json) }
      if theme != .light { write(picture.look.dark, of: .dark, to: &json) }
    }
  }

  private func write(_ palette: Palette, of theme: Theme, to json: inout JSONWriter) {
    let hasMarks = !picture.marks.isEmpty
    json.object(theme.rawValue) { json in
      for role in Palette.Role.allCases where hasMarks || !role.isOfChanges {
        json.member(role.rawValue, palette[role])
      }
      for color in 0..<picture.look.frameColorCount {
        json.member(Self.fill(color), palette.fill(ofFrame: color))
        json.member(Self.line(color), palette.line(ofFrame: color))
      }
    }
  }

  /// The names of a frame's colours.
  static func fill(_ color: Int) -> String { "frameFill\(color)" }
  static func line(_ color: Int) -> String { "frameLine\(color)" }
}
