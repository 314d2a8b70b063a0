import VCSource

extension Look {
  /// Reads the keys of a template that set the look of pictures; omitted values stay unchanged.
  package mutating func read(_ reader: inout MappingReader) {
    reader.size("size", into: &size)
    reader.section("fonts") { fonts.read(&$0) }
    reader.section("box") { box.read(&$0) }
    reader.section("frame") { frame.read(&$0) }
    reader.section("arrows") { arrows.read(&$0) }
    reader.section("changes") { marks.read(&$0) }
    reader.section("spacing") { spacing.read(&$0) }
    reader.section("page") { page.read(&$0) }
    reader.section("light") { light.read(&$0, onTransparent: "#ffffff") }
    reader.section("dark") { dark.read(&$0, onTransparent: "#000000") }
  }
}

extension Look {
  /// The sizes that a text may have, in points.
  package static let textSizes = 4.0...72

  /// Returns the key of a look that a synonym stands for, in any section of a template.
  package static func key(meantBy word: String) -> String? {
    switch word.lowercased().filter({ $0 != "_" && $0 != "-" }) {
    case "font", "typography": "fonts"
    case "node", "boxes", "controller": "box"
    case "family", "group", "frames": "frame"
    case "line", "lines", "edges", "arrow": "arrows"
    case "diff", "marks", "change": "changes"
    case "color", "colors", "colour", "colours", "palette", "lightmode": "light"
    case "darkmode": "dark"
    case "fontfamily", "typeface": "face"
    case "fontsize", "textsize": "size"
    case "padding": "paddingX"
    case "width": "minimumWidth"
    case "height": "minimumHeight"
    case "radius", "cornerradius", "corner": "corners"
    case "border", "borderwidth": "lineWidth"
    case "stroke", "strokewidth", "thickness", "linewidth": "width"
    case "style", "linestyle", "dashes", "pattern": "dash"
    case "ratio": "aspectRatio"
    default: nil
    }
  }
}

extension Palette {
  fileprivate mutating func read(_ reader: inout MappingReader, onTransparent page: String) {
    for role in Role.allCases { reader.color(role, into: &self) }
    reader.colors("frameFills", into: &frameFills)
    reader.colors("frameLines", into: &frameLines)
    adaptFills { reader.has($0.rawValue) }
    if !reader.has(Role.quietText.rawValue) { adaptQuietText() }
    // One warning for each key is enough: the one for its worst pair.
    var told: Set<String> = []
    for faint in faintTexts(onTransparent: [page]).sorted(by: { $0.ratio < $1.ratio }) {
      let key = reader.has(faint.text.rawValue) ? faint.text.rawValue : faint.ground
      guard told.insert(key).inserted else { continue }
      reader.diagnostics.warning(
        .faintText(text: faint.text.rawValue, ground: faint.ground, contrast: faint.ratio.inTenths),
        at: reader.place(of: key) ?? reader.start)
    }
  }
}

extension Look.Fonts {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.font("sans", of: .sans, into: &sans, &files)
    reader.font("mono", of: .mono, into: &mono, &files)
    reader.section("name") { name.read(&$0) }
    reader.section("detail") { detail.read(&$0) }
    reader.section("pointer") { pointer.read(&$0) }
    reader.section("frame") { frame.read(&$0) }
    reader.section("title") { title.read(&$0) }
    reader.section("caption") { caption.read(&$0) }
    reader.section("legend") { legend.read(&$0) }
  }
}

extension TextStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.choose("face", into: &face)
    reader.length("size", into: &size, Look.textSizes)
  }
}

extension Look.BoxStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("paddingX", into: &paddingX)
    reader.length("paddingY", into: &paddingY)
    reader.length("minimumWidth", into: &minimumWidth)
    reader.length("minimumWidthWithPointers", into: &minimumWidthWithPointers)
    reader.length("minimumHeight", into: &minimumHeight)
    reader.length("maximumTextWidth", into: &maximumTextWidth, 40...2000)
    reader.choose("corners", into: &corners)
    reader.length("lineWidth", into: &lineWidth, 0...20)
    reader.choose("swiftUI", into: &swiftUI)
    reader.choose("ids", into: &ids)
    reader.choose("names", into: &names)
  }
}

extension Look.FrameStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("paddingX", into: &paddingX)
    reader.length("paddingTop", into: &paddingTop)
    reader.length("paddingBottom", into: &paddingBottom)
    reader.length("apart", into: &gap)
    reader.choose("corners", into: &corners)
    reader.length("lineWidth", into: &lineWidth, 0...20)
  }
}

extension Look.ArrowStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("headLength", into: &headLength, 2...40)
    reader.length("cornerRadius", into: &cornerRadius, 0...40)
    reader.length("pairOffset", into: &pairOffset, 3...16)
    for role in Picture.Arrow.Role.allCases {
      var style = self[role]
      reader.section(role.rawValue) { section in
        section.length("width", into: &style.width, 0...20)
        section.choose("dash", into: &style.dash)
        section.choose("head", into: &style.head)
        self[role] = style
      }
    }
  }
}

extension Look.MarkStyles {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    for mark in Self.marks {
      var style = self[mark]
      reader.section(mark.rawValue) { section in
        section.length("width", into: &style.width, 0...20)
        section.choose("dash", into: &style.dash)
        self[mark] = style
      }
    }
  }
}

extension Look.Spacing {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("columns", into: &columns, 4...1000)
    reader.length("rows", into: &rows, 10...1000)
    reader.length("tracks", into: &tracks, 4...100)
    reader.length("label", into: &label, 0...72)
    reader.length("margin", into: &margin)
  }
}

extension Look.Page {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.choose("title", into: &title)
    reader.choose("caption", into: &caption)
    if let shown = reader.bool("legend") { legend = shown.value }
    reader.length("aspectRatio", into: &aspectRatio, 0...20)
    reader.page("fit", into: &fit)
    reader.length("smallestText", into: &smallestText, 0...72)
  }
}

// Readers for a template's types of values; missing values leave the variable unchanged.
extension MappingReader {
  fileprivate mutating func section(_ key: String, _ read: (inout MappingReader) -> Void) {
    guard var section = mapping(key) else { return }
    read(&section)
    section.finish(meaning: Look.key(meantBy:), listedBy: "template book")
  }

  /// Reads a length in points.
  fileprivate mutating func length(
    _ key: String, into length: inout Double, _ range: ClosedRange<Double> = 0...2000
  ) {
    if let value = double(key, in: range) { length = value.value }
  }

  /// Reads the size of names; nil for `none`.
  fileprivate mutating func size(_ key: String, into size: inout Double?) {
    if value(key)?.string == "none" {
      size = nil
    } else if let read = double(key, in: Look.textSizes) {
      size = read.value
    }
  }

  /// Reads a page by its name or its measures; nil for `none`.
  fileprivate mutating func page(_ key: String, into page: inout PageSize?) {
    guard let node = value(key) else { return }
    let text = node.string ?? ""
    if text == "none" {
      page = nil
    } else if let read = PageSize(named: text) ?? PageSize(measures: text) {
      page = read
    } else {
      reportUnknown(key, node, among: ["none", "740x", "450x300"] + PageSize.names)
    }
  }

  fileprivate mutating func color(_ role: Palette.Role, into palette: inout Palette) {
    guard let value = value(role.rawValue) else { return }
    if role == .background, value.string == "none" {
      palette[role] = "none"
    } else if let read = hexColor(value, role.rawValue) {
      palette[role] = read
    }
  }

  fileprivate mutating func colors(_ key: String, into colors: inout [String]) {
    guard let nodes = sequence(key) else { return }
    let read = nodes.value.compactMap { hexColor($0, key) }
    if nodes.value.isEmpty { diagnostics.error(.noColors(key: key), at: nodes.range) }
    if !read.isEmpty { colors = read }
  }

  private func hexColor(_ node: SyntaxNode, _ key: String) -> String? {
    if let text = node.string, text.isHexColor { return text.lowercased() }
    diagnostics.wrongType(node, key, .typeColor)
    return nil
  }

  /// Reads font families, or one family with the files of a face and of its bold one.
  fileprivate mutating func font(
    _ key: String, of face: FontFace, into families: inout [String],
    _ files: inout [FontFace: Sourced<String>]
  ) {
    guard let node = value(key) else { return }
    (files[face], files[face.bold]) = (nil, nil)
    guard node.kind == .mapping else { return names(key, into: &families) }
    var reader = MappingReader(node, expecting: .value(ofKey: key), diagnostics)
    if let family = reader.value("family") {
      if let name = familyName(family, "family") { families = [name] }
    } else {
      reader.missing("family", of: .value(ofKey: key))
    }
    files[face] = reader.string("file")
    files[face.bold] = reader.string("bold")
    reader.finish(listedBy: "template book")
  }

  /// Returns a name that can't be taken for several families.
  private func familyName(_ node: SyntaxNode, _ key: String) -> String? {
    if let name = node.string, !name.isEmpty,
      !name.utf8.contains(where: { ",;\"'\\".utf8.contains($0) })
    {
      return name
    }
    diagnostics.wrongType(node, key, .typeFontNames)
    return nil
  }

  /// Reads the names of font families.
  fileprivate mutating func names(_ key: String, into names: inout [String]) {
    guard let nodes = sequence(key) else { return }
    let read = nodes.value.compactMap { familyName($0, key) }
    if nodes.value.isEmpty { diagnostics.error(.noFonts(key: key), at: nodes.range) }
    if !read.isEmpty { names = read }
  }
}

// Byte by byte, because characters take ten times as long, at each start of the program.
extension String {
  /// Whether it is a colour such as `#1f5f99`.
  fileprivate var isHexColor: Bool {
    utf8.count == 7 && utf8.first == UInt8(ascii: "#") && utf8.dropFirst().allSatisfy(\.isHexDigit)
  }
}
