import Diagnostics
import FigureTemplates
import SourceText

extension Template {
  /// The names of the templates built in.
  public static var names: [String] { FigureTemplates.all.map(\.name) }

  /// The text of a built-in template, to start one's own from; nil when there is none so named.
  public static func text(of name: String) -> [UInt8]? {
    FigureTemplates.all.first { $0.name == name }?.text
  }

  /// A template of this name that is built in; nil when there is none.
  public init?(builtIn name: String) {
    guard let text = Self.text(of: name) else { return nil }
    // The one that others are read over need not be read again.
    if name == "book" {
      self = .book
    } else {
      self = Self.reading(Source(name: name + ".yaml", bytes: text), over: .book)
    }
  }

  /// The look of figures 17-5 to 17-8.
  public static let book = reading(
    Source(name: "book.yaml", bytes: text(of: "book") ?? []), over: .blank)

  private static func reading(_ source: Source, over base: Template) -> Template {
    do throws(DiagnosticError) {
      return try Template(parsing: source, over: base)
    } catch {
      preconditionFailure("a built-in template is wrong: \(error.diagnostics)")
    }
  }

  /// Reads a template; what it leaves out is as in `base`.
  ///
  /// Throws everything that is wrong with the text.
  public init(
    parsing source: Source, over base: Template? = nil
  ) throws(DiagnosticError) {
    self = base ?? .book
    let faults = DiagnosticCollector()
    if let root = Node(parsing: source, faults) {
      var reader = MappingReader(root, expecting: "a template", faults)
      read(&reader)
      reader.finish()
    }
    try faults.throwErrors()
  }

  private mutating func read(_ reader: inout MappingReader) {
    reader.section("fonts") { fonts.read(&$0) }
    reader.section("box") { box.read(&$0) }
    reader.section("frame") { frame.read(&$0) }
    reader.section("arrows") { arrows.read(&$0) }
    reader.section("spacing") { spacing.read(&$0) }
    reader.section("page") { page.read(&$0) }
    reader.choose("figure", into: &figure)
    reader.choose("pointers", into: &pointers)
    if let limit = reader.int("pointerLimit", in: 0...100_000) { pointerLimit = limit.value }
    reader.section("light") { light.read(&$0) }
    reader.section("dark") { dark.read(&$0) }
  }

  /// What a template with every key is read over.
  private static let blank: Template = {
    let text = TextStyle(face: .sans, size: 0)
    return Template(
      fonts: Fonts(
        name: text, detail: text, pointer: text, frame: text, title: text, caption: text,
        legend: text, sans: [], mono: []),
      box: BoxStyle(
        paddingX: 0, paddingY: 0, minimumWidth: 0, minimumWidthWithPointers: 0, minimumHeight: 0,
        maximumTextWidth: 0, corners: .rounded, lineWidth: 0),
      frame: FrameStyle(
        paddingX: 0, paddingTop: 0, paddingBottom: 0, apart: 0, corners: .rounded, lineWidth: 0),
      arrows: ArrowStyle(headLength: 0, cornerRadius: 0, pairOffset: 0),
      spacing: Spacing(columns: 0, rows: 0, tracks: 0, label: 0, margin: 0),
      page: Page(title: .none, caption: .none, legend: false, aspectRatio: 0),
      figure: .hierarchy, pointers: .automatic, pointerLimit: 0,
      light: Palette(), dark: Palette())
  }()
}

extension Palette {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    for role in Role.allCases { reader.color(role, into: &self) }
    reader.colors("frameFills", into: &frameFills)
    reader.colors("frameLines", into: &frameLines)
  }
}

extension Template.Fonts {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.names("sans", into: &sans)
    reader.names("mono", into: &mono)
    reader.section("name") { name.read(&$0) }
    reader.section("detail") { detail.read(&$0) }
    reader.section("pointer") { pointer.read(&$0) }
    reader.section("frame") { frame.read(&$0) }
    reader.section("title") { title.read(&$0) }
    reader.section("caption") { caption.read(&$0) }
    reader.section("legend") { legend.read(&$0) }
  }
}

extension Template.TextStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.choose("face", into: &face)
    reader.length("size", into: &size, 4...72)
  }
}

extension Template.BoxStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("paddingX", into: &paddingX)
    reader.length("paddingY", into: &paddingY)
    reader.length("minimumWidth", into: &minimumWidth)
    reader.length("minimumWidthWithPointers", into: &minimumWidthWithPointers)
    reader.length("minimumHeight", into: &minimumHeight)
    reader.length("maximumTextWidth", into: &maximumTextWidth, 40...2000)
    reader.choose("corners", into: &corners)
    reader.length("lineWidth", into: &lineWidth, 0...20)
  }
}

extension Template.FrameStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("paddingX", into: &paddingX)
    reader.length("paddingTop", into: &paddingTop)
    reader.length("paddingBottom", into: &paddingBottom)
    reader.length("apart", into: &apart)
    reader.choose("corners", into: &corners)
    reader.length("lineWidth", into: &lineWidth, 0...20)
  }
}

extension Template.ArrowStyle {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("headLength", into: &headLength, 2...40)
    reader.length("cornerRadius", into: &cornerRadius, 0...40)
    reader.length("pairOffset", into: &pairOffset, 3...16)
    for kind in Bundle.Kind.allCases {
      var style = self[kind]
      reader.section(kind.rawValue) { section in
        section.length("width", into: &style.width, 0...20)
        section.choose("dash", into: &style.dash)
        section.choose("head", into: &style.head)
        self[kind] = style
      }
    }
  }
}

extension Template.Spacing {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.length("columns", into: &columns, 4...1000)
    reader.length("rows", into: &rows, 10...1000)
    reader.length("tracks", into: &tracks, 4...100)
    reader.length("label", into: &label, 0...72)
    reader.length("margin", into: &margin)
  }
}

extension Template.Page {
  fileprivate mutating func read(_ reader: inout MappingReader) {
    reader.choose("title", into: &title)
    reader.choose("caption", into: &caption)
    if let shown = reader.bool("legend") { legend = shown.value }
    reader.length("aspectRatio", into: &aspectRatio, 0...20)
  }
}

/// A template's kinds of values; what is missing stays as it is.
extension MappingReader {
  fileprivate mutating func section(_ key: String, _ read: (inout MappingReader) -> Void) {
    guard var section = mapping(key) else { return }
    read(&section)
    section.finish()
  }

  /// One of a few words.
  fileprivate mutating func choose<Choice: RawRepresentable & CaseIterable>(
    _ key: String, into choice: inout Choice
  ) where Choice.RawValue == String {
    if let value = self.choice(key, Choice.self) { choice = value.value }
  }

  /// A length in points.
  fileprivate mutating func length(
    _ key: String, into length: inout Double, _ range: ClosedRange<Double> = 0...2000
  ) {
    if let value = double(key, in: range) { length = value.value }
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
    if nodes.value.isEmpty { faults.error("'\(key)' needs at least one colour", at: nodes.range) }
    if !read.isEmpty { colors = read }
  }

  private func hexColor(_ node: Node, _ key: String) -> String? {
    if let text = node.string, text.isHexColor { return text.lowercased() }
    faults.error(
      "'\(key)' takes a colour such as \"#1f5f99\", not \(node.phrase)", at: node.range)
    return nil
  }

  /// The names of font families.
  fileprivate mutating func names(_ key: String, into names: inout [String]) {
    guard let nodes = sequence(key) else { return }
    var read: [String] = []
    for node in nodes.value {
      if let name = node.string, !name.isEmpty,
        !name.utf8.contains(where: { ",;\"'\\".utf8.contains($0) })
      {
        read.append(name)
      } else {
        faults.error("'\(key)' takes the names of fonts, not \(node.phrase)", at: node.range)
      }
    }
    if nodes.value.isEmpty { faults.error("'\(key)' needs at least one font", at: nodes.range) }
    if !read.isEmpty { names = read }
  }
}

// Byte by byte: characters take ten times as long, at each start of the program.
extension String {
  /// Whether it is a colour such as `#1f5f99`.
  fileprivate var isHexColor: Bool {
    utf8.count == 7 && utf8.first == UInt8(ascii: "#") && utf8.dropFirst().allSatisfy(\.isHexDigit)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
