import Pictures
import TextFormats

extension Picture {
  /// The picture as one object of JSON, for those who draw by other means.
  func json(in theme: Theme) -> [UInt8] {
    var writer = JSONPicture(self, theme)
    return writer.write()
  }
}

/// Writes a picture as data. Keys come in a fixed order, and a frame, a box or an arrow is a line.
///
/// Lengths are in points, with two decimals; places are the picture's, y downward from the page's
/// upper left corner, as in the SVG.
struct JSONPicture {
  let picture: Picture
  let theme: Theme
  var json = JSONWriter()
  /// The page, margins included, y upward as the picture has it.
  private let page: Rect

  init(_ picture: Picture, _ theme: Theme) {
    self.picture = picture
    self.theme = theme
    page = picture.page.grown(picture.look.spacing.margin)
  }

  mutating func write() -> [UInt8] {
    json.open("{", spread: true)
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
    writeFonts()
    writeColors()
    open("frames", isEmpty: picture.frames.isEmpty)
    for frame in picture.frames { write(frame) }
    json.close("]")
    open("boxes", isEmpty: picture.boxes.isEmpty)
    for box in picture.boxes { write(box) }
    json.close("]")
    open("arrows", isEmpty: picture.arrows.isEmpty)
    for arrow in picture.arrows { write(arrow) }
    json.close("]")
    json.close("}")
    return json.bytes + "\n".utf8
  }

  private mutating func open(_ key: String, isEmpty: Bool) {
    json.key(key)
    json.open("[", spread: !isEmpty)
  }

  private mutating func writeFonts() {
    let fonts = picture.look.fonts
    json.object("fonts") { json in
      json.array("sans", fonts.sans) { $0.string($1) }
      json.array("mono", fonts.mono) { $0.string($1) }
    }
  }

  // MARK: Places

  mutating func member(_ name: String, _ point: Point) {
    json.key(name)
    write(point)
  }

  mutating func write(_ point: Point) {
    json.open("[", spread: false)
    json.literal(DecimalText(x(point.x)).text)
    json.literal(DecimalText(y(point.y)).text)
    json.close("]")
  }

  /// As `x`, `y`, `width` and `height`.
  mutating func writeMembers(of rect: Rect) {
    json.member("x", points: x(rect.minX))
    json.member("y", points: y(rect.maxY))
    json.member("width", points: rect.width)
    json.member("height", points: rect.height)
  }

  func x(_ x: Double) -> Double { x - page.minX }
  func y(_ y: Double) -> Double { page.maxY - y }
}

extension JSONWriter {
  /// A length as the SVG writes it.
  mutating func member(_ name: String, points: Double) {
    key(name)
    literal(DecimalText(points).text)
  }
}
