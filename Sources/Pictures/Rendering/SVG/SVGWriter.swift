import VCSource

/// Writes SVG while gvc draws: gvc calls for every shape and text of the picture's parts.
///
/// Coordinates are the picture's: points, y downward.
final class SVGWriter {
  let picture: Picture
  let palette: Palette
  private let dark: Palette?
  private let page: Rect
  private let id: String?
  /// The prefix of every id in the document.
  private let idPrefix: String
  private let language: TextLanguage
  let families: (sans: String, mono: String, wideMarks: String)
  var xml: XMLWriter
  private(set) var element: PictureElement?
  /// Whether readers can reach its parts, also with the keyboard: an SVG with an id or links is
  /// part of a page. The parts of a plain image can't be reached.
  private let isInteractive: Bool
  /// Whether a box's group is open, for the lines of its text, which gvc draws as their own nodes.
  private var boxIsOpen = false
  /// Whether a link element is open.
  private var linkIsOpen = false

  /// - Parameters:
  ///   - dark: The palette for readers with a dark system, nil for no change.
  ///   - page: The page without its margins, in the picture's coordinates.
  ///   - id: The root's id, which begins all others; nil for a root without one.
  init(_ picture: Picture, _ palette: Palette, dark: Palette?, page: Rect, id: String?) {
    (self.picture, self.palette, self.dark, self.page, self.id) = (picture, palette, dark, page, id)
    idPrefix = id.map { $0 + "-" } ?? ""
    isInteractive =
      id != nil || picture.boxes.contains { $0.link != nil }
      || picture.frames.contains { $0.link != nil }
      || picture.arrows.contains { $0.link != nil }
    // More than most pictures need: unused memory isn't committed, and nothing is copied as the
    // text grows.
    xml = XMLWriter(reservingFor: 1_000 * (picture.boxes.count + picture.arrows.count))
    language = [picture].textLanguage
    let (fonts, system) = (picture.look.fonts, language.systemFonts?.all ?? [])
    families = (
      Self.list(fonts.sans, system, "sans-serif"), Self.list(fonts.mono, system, "monospace"),
      Self.list([], system, "sans-serif")
    )
  }

  /// A list of families that contains a generic one, so that readers without any of them see
  /// similar letters. The systems' fonts for its language precede it, because the generic one may
  /// have another language's forms.
  private static func list(
    _ families: [String], _ system: [String], _ generic: String
  ) -> String {
    let end = families.firstIndex(of: generic) ?? families.endIndex
    let own = families[..<end]
    let rest = families[end...].isEmpty ? [generic] : families[end...]
    return (own + system.filter { !own.contains($0) } + rest).concatenated(by: ", ")
  }

  func beginPage(_ size: Size) {
    xml.begin("svg")
    xml.attribute("xmlns", "http://www.w3.org/2000/svg")
    if let id { xml.attribute("id", id) }
    xml.attribute("width", size.width, "pt")
    xml.attribute("height", size.height, "pt")
    xml.attribute("viewBox") {
      $0.append("0 0 ")
      $0.append(size.width)
      $0.append(" ")
      $0.append(size.height)
    }
    // Names are found and copied letter by letter, and punctuation is as wide as it was measured. No
    // attributes of SVG's own say this.
    let hasWidePunctuation = language.systemFonts != nil
    xml.attribute(
      "style",
      "font-variant-ligatures:none"
        + (hasWidePunctuation ? ";text-spacing-trim:space-all" : ""))
    xml.attribute("role", isInteractive ? "graphics-document" : "img")
    xml.attribute("aria-labelledby", "\(idPrefix)figure-title \(idPrefix)figure-desc")
    xml.attribute("lang", language.tag)
    // librsvg chooses fonts by this one alone.
    if language.systemFonts != nil { xml.attribute("xml:lang", language.tag) }
    xml.open()
    xml.begin("title")
    xml.attribute("id", idPrefix + "figure-title")
    xml.end("title", with: picture.title)
    xml.begin("desc")
    xml.attribute("id", idPrefix + "figure-desc")
    xml.end("desc", with: picture.text)
    if let dark { xml.element("style", SVGStyle(palette, dark: dark, picture, id: id).text) }
    if picture.highlightsOnHover {
      xml.element("style", SVGHighlights(picture: picture, idPrefix: idPrefix).text)
    }
    if palette.isOpaque || dark?.isOpaque == true {
      xml.begin("rect")
      xml.attribute("class", "background")
      xml.attribute("width", size.width)
      xml.attribute("height", size.height)
      xml.attribute("fill", palette[.background])
      xml.endEmpty()
    }
  }

  func endPage() {
    closeBox()
    xml.close("svg")
  }

  /// Begins an object of the graph; calls up to `end` belong to it.
  func begin(_ object: GraphID) {
    element = PictureElement(object)
    guard let element else { return }
    switch element {
    case .line: break
    case .frame(let index):
      let frame = picture.frames[index]
      openLink(frame.link)
      openGroup(
        frame.id, "cluster frame\(frame.color)", frame.isFaded, frame.name, frame.mark,
        role: "graphics-object")
    case .box(let index):
      let box = picture.boxes[index]
      openLink(box.link)
      openGroup(
        box.id, "node " + box.role.rawValue, box.isFaded, box.title, box.mark,
        role: "graphics-symbol")
      boxIsOpen = true
      if let file = box.image { add(file, of: box) }
    case .arrow(let index):
      let arrow = picture.arrows[index]
      openLink(arrow.link)
      openGroup(
        arrow.id, "edge " + arrow.role.rawValue, arrow.isFaded,
        arrow.statements.concatenated(by: "\n"), arrow.mark, role: "graphics-symbol")
    }
  }

  /// A point of the picture from the upper left corner, with `y` downward.
  private func placed(_ point: Point) -> Point {
    let margin = picture.look.spacing.margin
    return Point(point.x - page.minX + margin, page.maxY - point.y + margin)
  }

  private func add(_ file: ImageFile, of box: Picture.Box) {
    let corner = placed(Point(box.rect.minX, box.rect.maxY))
    xml.begin("image")
    xml.attribute("x", corner.x)
    xml.attribute("y", corner.y)
    xml.attribute("width", box.rect.width)
    xml.attribute("height", box.rect.height)
    // The rectangle has the picture's proportions, but for rounding.
    xml.attribute("preserveAspectRatio", "none")
    if box.isFaded { xml.attribute("opacity", Picture.fadedOpacity) }
    xml.attribute("href") { $0.append(plain: file.dataURI) }
    xml.endEmpty()
  }

  private func openLink(_ link: String?) {
    guard let link else { return }
    closeBox()
    xml.begin("a")
    xml.attribute("href", link)
    // In an object of a page, too, a link leads away from the page.
    xml.attribute("target", "_top")
    xml.open()
    linkIsOpen = true
  }

  /// - Parameter role: The part's role for screen readers, which also read its title.
  private func openGroup(
    _ id: String, _ names: String, _ isFaded: Bool, _ title: String?, _ mark: Picture.Mark?,
    role: String
  ) {
    if !linkIsOpen || boxIsOpen { closeBox() }
    let names = mark.map { "\(names) \($0.rawValue)" } ?? names
    xml.begin("g")
    xml.attribute("id", idPrefix + id)
    xml.attribute("class", isFaded ? names + " faded" : names)
    if isInteractive, let title, !title.isEmpty {
      xml.attribute("role", role)
      // Screen readers then don't read the letters in addition.
      xml.attribute("aria-label", title)
      // A link is reached anyway.
      if !linkIsOpen, role != "graphics-object" { xml.attribute("tabindex", "0") }
    }
    xml.open()
    if let title { xml.element("title", title) }
  }

  func end() {
    switch element {
    case .frame, .arrow: closeGroup()
    case .box, .line, nil: break
    }
    element = nil
  }

  private func closeBox() {
    if boxIsOpen { closeGroup() }
    boxIsOpen = false
  }

  /// Closes a part's group, and its link.
  private func closeGroup() {
    xml.close("g")
    if linkIsOpen { xml.close("a") }
    linkIsOpen = false
  }

  func polygon(_ points: GraphvizPoints, _ pen: GraphvizPen, isFilled: Bool) {
    // The page's background is already the first rectangle of the document.
    guard let element else { return }
    if case .arrow(let index) = element { return addArrowhead(of: picture.arrows[index], pen) }
    xml.begin("polygon")
    xml.attribute("points") { $0.append(corners: points) }
    endShape(pen, fill: isFilled ? pen.fill : nil)
  }

  /// Writes an arrowhead at the picture's position, because gvc's differs between versions.
  private func addArrowhead(of arrow: Picture.Arrow, _ pen: GraphvizPen) {
    guard let (base, tip) = arrow.arrowhead else { return }
    let ends = [base.inHundredths, tip.inHundredths].map(placed)
    xml.begin("polygon")
    xml.attribute("points") { $0.append(corners: ends[0].arrowhead(to: ends[1])) }
    endShape(pen, fill: picture.line(of: arrow).head == .filled ? pen.stroke : nil)
  }

  /// Draws a curve with 3n + 1 control points.
  func curve(_ points: GraphvizPoints, _ pen: GraphvizPen, isFilled: Bool) {
    guard !points.isEmpty else { return }
    xml.begin("path")
    xml.attribute("d") {
      for (index, point) in points.enumerated() {
        $0.append(index == 0 ? "M" : index % 3 == 1 ? "C" : " ")
        $0.append(point.x)
        $0.append(" ")
        $0.append(point.y)
      }
      if isFilled { $0.append("Z") }
    }
    endShape(
      pen, fill: isFilled ? pen.fill : nil, length: isFilled ? nil : Array(points).curveLength)
  }

  func polyline(_ points: GraphvizPoints, _ pen: GraphvizPen) {
    xml.begin("polyline")
    xml.attribute("points") { $0.append(corners: points) }
    endShape(pen, fill: nil)
  }

  /// - Parameter length: The length of a line with two ends, in points; computed if it is dashed.
  private func endShape(
    _ pen: GraphvizPen, fill: GraphvizPen.Color?, length: @autoclosure () -> Double? = nil
  ) {
    xml.attribute("fill") { $0.append(fill) }
    xml.attribute("stroke") { $0.append(pen.stroke) }
    if pen.stroke != nil {
      xml.attribute("stroke-width", pen.width)
      if let dashes = Dashes(pen.dash, lineWidth: pen.width) {
        let fitting = length().map(dashes.fitting) ?? dashes
        xml.attribute("stroke-dasharray") {
          $0.append(fitting.dash)
          $0.append(" ")
          $0.append(fitting.gap)
        }
      }
    }
    xml.endEmpty()
  }
}
