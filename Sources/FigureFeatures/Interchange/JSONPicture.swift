import VCPictures
import VCSource

extension Picture {
  /// The picture as one JSON object, for other programs that draw.
  func json(in theme: Theme) -> [UInt8] {
    var json = JSONWriter()
    JSONPicture(self, theme).write(to: &json)
    return json.bytes + "\n".utf8
  }
}

/// Writes a picture as data. Keys have a fixed order, and each frame, box and arrow is on one line.
///
/// Lengths are in points, with two decimals; coordinates begin at the page's upper left corner,
/// with y downward, as in the SVG.
struct JSONPicture {
  let picture: Picture
  let theme: Theme
  /// The page, including margins, with y upward, as in the picture.
  private let page: Rect

  init(_ picture: Picture, _ theme: Theme) {
    (self.picture, self.theme) = (picture, theme)
    page = picture.page.grown(picture.look.spacing.margin)
  }

  func write(to json: inout JSONWriter) {
    json.object(spread: true) { json in
      json.member("title", picture.title)
      json.member("text", picture.text)
      json.member("language", picture.language)
      json.member("width", points: page.width)
      json.member("height", points: page.height)
      if let fit = picture.fit {
        json.key("scale")
        json.literal(DecimalText(fit.scale, places: 4).text)
        json.member("smallestText", points: fit.smallestText)
      }
      json.object("fonts") { json in
        json.array("sans", picture.look.fonts.sans) { $0.string($1) }
        json.array("mono", picture.look.fonts.mono) { $0.string($1) }
      }
      writeColors(to: &json)
      json.array("frames", spread: true, picture.frames) { write($1, to: &$0) }
      json.array("boxes", spread: true, picture.boxes) { write($1, to: &$0) }
      json.array("arrows", spread: true, picture.arrows) { write($1, to: &$0) }
    }
  }

  // MARK: Places

  func write(_ point: Point, to json: inout JSONWriter) {
    json.array([x(point.x), y(point.y)]) { $0.literal(DecimalText($1).text) }
  }

  /// Writes a rectangle as `x`, `y`, `width` and `height`.
  func writeMembers(of rect: Rect, to json: inout JSONWriter) {
    json.member("x", points: x(rect.minX))
    json.member("y", points: y(rect.maxY))
    json.member("width", points: rect.width)
    json.member("height", points: rect.height)
  }

  func x(_ x: Double) -> Double { x - page.minX }
  func y(_ y: Double) -> Double { page.maxY - y }
}

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

extension JSONWriter {
  /// Writes a length in the SVG's form.
  mutating func member(_ name: String, points: Double) {
    key(name)
    literal(DecimalText(points).text)
  }
}
