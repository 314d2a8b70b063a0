import VCPictures
import VCSource

/// A picture as the shapes of a slide.
///
/// Positions are the picture's, scaled to the slide and centred on it; lengths are in EMU, 12700
/// per point.
struct PPTXSlide {
  let picture: Picture
  let palette: Palette
  let colors: PPTXColors
  let language: TextLanguage
  /// The slide's number, from 1.
  private let number: Int
  /// The id of the box with the slide's title, which the outline shows: the step's title or
  /// caption, or the figure's title.
  private let title: String?
  private let page: Rect
  /// The number of EMU per point of the picture.
  let scale: Double
  private let origin: Point
  var shapes: [String] = []
  /// The arrows, divided into connectors and lines.
  let arrows: [PPTXArrow]
  /// The connection sites of each box, by the box's number.
  var sites: [Int: [Point]] = [:]
  /// The numbers of the boxes' shapes, by the boxes' numbers.
  var numbers: [Int: Int] = [:]
  /// The number of the last shape. The group of all shapes is the first.
  var lastNumber = 1
  /// The shapes' links, without duplicates, in order of discovery.
  private(set) var links: [String] = []
  /// The pictures from files, without duplicates, in order of discovery.
  var images: [ImageFile] = []

  /// The size of a 16:9 slide, as in Office.
  static let size = (width: 12_192_000, height: 6_858_000)
  /// The maximum enlargement of a small figure.
  private static let largestScale = 2.0

  init(_ picture: Picture, _ palette: Palette, _ language: TextLanguage, number: Int) {
    (self.picture, self.palette, self.language, self.number) = (picture, palette, language, number)
    title = Self.titles.first { id in
      picture.boxes.contains { $0.role == .text && $0.id == id }
    }
    arrows = picture.arrows.map { PPTXArrow($0, in: picture) }
    for connector in arrows.flatMap(\.connectors) {
      for (box, end) in [
        (connector.beginBox, connector.begin), (connector.endBox, connector.end),
      ] {
        if let box { sites[box, default: []].append(end) }
      }
    }
    for (box, ends) in sites { sites[box] = picture.boxes[box].rect.sites(of: ends) }
    colors = PPTXColors(palette)
    page = picture.page.grown(picture.look.spacing.margin)
    let (width, height) = (Double(Self.size.width), Double(Self.size.height))
    scale = min(width / page.width, height / page.height, Self.largestScale * 12_700)
    origin = Point((width - page.width * scale) / 2, (height - page.height * scale) / 2)
  }

  /// The ids of texts that can be the title of a slide.
  static let titles = ["step-title", "caption", "title"]

  mutating func write() -> [UInt8] {
    for frame in picture.frames { add(frame) }
    for number in picture.boxes.indices { add(box: number) }
    for (arrow, parts) in zip(picture.arrows, arrows) { add(arrow, parts) }
    // The first slide has no number, because it may be the only one.
    if number > 1 {
      lastNumber += 1
      shapes.append(PPTXParts.slideNumber(number, shape: lastNumber))
    }
    return PPTXParts.slide(shapes.concatenated(), hasTransition: number > 1)
  }

  // MARK: Places

  func length(_ points: Double) -> Int { Int((points * scale).rounded()) }

  func place(_ point: Point) -> (x: Int, y: Int) {
    (
      Int((origin.x + (point.x - page.minX) * scale).rounded()),
      Int((origin.y + (page.maxY - point.y) * scale).rounded())
    )
  }

  // MARK: Shapes

  private mutating func add(_ frame: Picture.Frame) {
    let look = picture.look(of: frame, in: palette)
    let above = frame.title.map { frame.rect.maxY - $0.rect.maxY } ?? 0
    let titles = [frame.title].compactMap(\.self).map { textLine($0, isFaded: frame.isFaded) }
    // A centred title stays centred; another begins where it does in the picture.
    let indent = frame.title.flatMap { title in
      abs(title.rect.center.x - frame.rect.center.x) < 1 ? nil : title.rect.minX - frame.rect.minX
    }
    let text = PPTXText(titles, of: self, anchor: "t", above: above, indent: indent)
    addShape(
      frame.id, frame.name, frame.rect,
      geometry(frame.rect, isRounded: picture.look.frame.corners == .rounded)
        + colors.fill(look.fill) + outline(look.line, look.width, look.dash), text.xml,
      link: frame.link)
  }

  private mutating func add(box number: Int) {
    let box = picture.boxes[number]
    if box.role == .text, box.id == title { return addTitle(box) }
    if let image = box.image { return add(image, of: box) }
    let look = picture.look(of: box)
    let style =
      geometry(box.rect, isRounded: look.isRounded, sites: sites[number] ?? [])
      + (look.fill.map { colors.fill(palette[$0]) } ?? "<a:noFill/>")
      + (look.line.map { outline(palette[$0], picture.lineWidth(of: look), look.dash) }
        ?? "<a:ln><a:noFill/></a:ln>")
    let lines = box.lines.map { textLine($0, of: box) }
    // Centred lines are the shape's own text; others are separate shapes.
    let isCentered = box.isTextCentered
    addShape(
      box.id, box.title ?? "", box.rect, style,
      isCentered ? PPTXText(lines, of: self, anchor: "ctr").xml : PPTXText([], of: self).xml,
      link: box.link)
    numbers[number] = lastNumber
    if isCentered { return }
    for (number, line) in lines.enumerated() {
      addText([line], "\(box.id)-line-\(number)", box.lines[number].rect)
    }
  }

  private mutating func addTitle(_ box: Picture.Box) {
    let lines = box.lines.map { textLine($0, isFaded: box.isFaded) }
    addShape(
      box.id, "", box.rect, geometry(box.rect, isRounded: false) + "<a:noFill/>",
      PPTXText(lines, of: self, anchor: "ctr").xml, placeholder: "title")
  }

  mutating func addText(
    _ lines: [[PPTXText.Run]], _ id: String, _ rect: Rect, fill: String = "none",
    indent: Double? = nil, link: String? = nil
  ) {
    addShape(
      id, "", rect, geometry(rect, isRounded: false) + colors.fill(fill),
      PPTXText(lines, of: self, indent: indent).xml, isTextBox: true, link: link)
  }

  private func textLine(_ line: Picture.Line, of box: Picture.Box) -> [PPTXText.Run] {
    if line.runs.isEmpty { return textLine(line, isFaded: box.isFaded) }
    return line.runs.map { run in
      let look = picture.look(of: run, in: line, of: box)
      return PPTXText.Run(text: run.text, style: look.style, color: palette[look.color])
    }
  }

  private func textLine(_ line: Picture.Line, isFaded: Bool) -> [PPTXText.Run] {
    let color = palette[isFaded ? .fadedText : Picture.color(of: line.role)]
    return [PPTXText.Run(text: line.text, style: picture.look.fonts[line.role], color: color)]
  }

  mutating func addShape(
    _ id: String, _ description: String, _ rect: Rect, _ properties: String, _ text: String,
    isTextBox: Bool = false, link: String? = nil, placeholder: String? = nil
  ) {
    let identity = identity(id, description, link)
    shapes.append(
      "<p:sp><p:nvSpPr>\(identity)<p:cNvSpPr\(isTextBox ? " txBox=\"1\"" : "")/>"
        + (placeholder.map { "<p:nvPr><p:ph type=\"\($0)\"/></p:nvPr>" } ?? "<p:nvPr/>")
        + "</p:nvSpPr><p:spPr>\(bounds(rect))\(properties)</p:spPr>\(text)</p:sp>\n")
  }

  /// The next shape's number, name, description and link.
  mutating func identity(_ id: String, _ description: String, _ link: String?) -> String {
    lastNumber += 1
    let identity =
      "<p:cNvPr id=\"\(lastNumber)\" name=\"!!\(XMLWriter.escaped(id))\" "
      + "descr=\"\(XMLWriter.escaped(description))\""
    guard let link else { return identity + "/>" }
    // The layout and the notes are a slide's first two relationships.
    return identity + "><a:hlinkClick r:id=\"rId\(links.place(of: link) + 3)\"/></p:cNvPr>"
  }

  /// A shape's place and size.
  func bounds(_ rect: Rect) -> String {
    let (x, y) = place(Point(rect.minX, rect.maxY))
    return "<a:xfrm><a:off x=\"\(x)\" y=\"\(y)\"/><a:ext cx=\"\(length(rect.width))\" "
      + "cy=\"\(length(rect.height))\"/></a:xfrm>"
  }
}

extension Picture.Box {
  /// Whether the lines are centred in the box, as a shape's own text is.
  fileprivate var isTextCentered: Bool {
    guard let first = lines.first, let last = lines.last else { return true }
    let middle = (first.rect.maxY + last.rect.minY) / 2
    return abs(middle - rect.center.y) < 1.5
      && lines.allSatisfy { abs($0.rect.center.x - rect.center.x) < 1 }
  }
}
