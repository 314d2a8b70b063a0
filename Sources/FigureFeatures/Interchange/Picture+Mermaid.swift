import VCPictures
import VCSource

extension Picture {
  /// The picture's boxes and arrows as a Mermaid flowchart, which Mermaid lays out itself. Boxes
  /// with only text and no arrow are omitted, and so is the legend.
  func mermaid(in theme: Theme) -> [UInt8] {
    var chart = MermaidChart(picture: self, palette: look.palette(for: theme))
    return chart.write()
  }
}

private struct MermaidChart {
  let picture: Picture
  let palette: Palette
  var lines: [String] = []
  var links: [String] = []

  mutating func write() -> [UInt8] {
    lines.append("flowchart TB")
    lines.append("  accTitle: \(Self.plain(picture.title))")
    lines.append("  accDescr: \(Self.plain(picture.text))")
    var isFramed = Set<Int>()
    // Without the sentences beside them, a legend's samples explain nothing.
    let shown = picture.boxes.indices.filter {
      let box = picture.boxes[$0]
      return ![.text, .note, .image].contains(box.role) && !box.role.isPort
        && !box.id.hasPrefix("legend-")
    }
    for (number, frame) in picture.frames.enumerated() {
      lines.append("  subgraph f\(number)[\(Self.quoted([frame.name]))]")
      for index in shown where frame.rect.contains(picture.boxes[index].rect) {
        isFramed.insert(index)
        addBox(index, indentation: "    ")
      }
      lines.append("  end")
    }
    for index in shown where !isFramed.contains(index) { addBox(index, indentation: "  ") }
    addArrows(between: Set(shown))
    lines += links
    return Array(lines.map { $0 + "\n" }.concatenated().utf8)
  }

  private mutating func addBox(_ index: Int, indentation: String) {
    let box = picture.boxes[index]
    let text = Self.quoted(box.lines.map(\.text))
    let shape = Picture.look(of: box.role).isRounded ? "(\(text))" : "[\(text)]"
    lines.append("\(indentation)b\(index)\(shape)")
    // Links are percent-encoded, so they contain no quotation marks.
    if let link = box.link {
      links.append("  click b\(index) href \"\(Self.withoutEntities(link))\"")
    }
  }

  private mutating func addArrows(between boxes: Set<Int>) {
    var styles: [String] = []
    for arrow in picture.arrows {
      guard let tail = arrow.tail, let head = arrow.head, boxes.contains(tail),
        boxes.contains(head)
      else { continue }
      let look = picture.line(of: arrow)
      let line = look.dash == .solid ? look.width > 1.2 ? "==>" : "-->" : "-.->"
      let names = arrow.changedSegues ?? arrow.properties
      let label = names.isEmpty ? "" : "|\(Self.quoted(names))|"
      lines.append("  b\(tail) \(line)\(label) b\(head)")
      let color = palette[Picture.lineColor(of: arrow)]
      styles.append("  linkStyle \(styles.count) stroke:\(color)")
    }
    lines += styles
  }

  /// Quotes lines of a text as literals: Mermaid interprets numeric entities and Markdown.
  private static func quoted(_ texts: [String]) -> String {
    "\"" + texts.map(escaped).concatenated(by: "<br>") + "\""
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "*", "_", ";", "|", "\\", "%", "[", "]", "{", "}", "~":
        escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar.isControl ? " " : scalar)
      }
    }
    // Markdown would make a list of "1. x".
    return escaped.replacing(". ", with: "#46; ")
  }

  /// A link in which nothing is an entity: not HTML's `&colon;`, which pages decode, nor Mermaid's
  /// `#colon;`. Percent-encodes the first letter after `&` or `#`, so the address stays the same.
  private static func withoutEntities(_ link: String) -> String {
    var rest = Array(link.utf8)[...]
    var encoded: [UInt8] = []
    while let byte = rest.popFirst() {
      encoded.append(byte)
      let isNumber = byte == UInt8(ascii: "#") && encoded.dropLast().last == UInt8(ascii: "&")
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#"), let letter = rest.first,
        isOfWord(letter)
      else { continue }
      // A number's semicolon may be missing.
      guard isNumber || rest.drop(while: isOfWord).first == UInt8(ascii: ";") else { continue }
      encoded += "%\(String(letter, radix: 16, uppercase: true))".utf8
      rest.removeFirst()
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  /// Replaces characters that end a line or a description.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      let ends = scalar.isControl || "{};#%".unicodeScalars.contains(scalar)
      plain.unicodeScalars.append(ends ? " " : scalar)
    }
    return plain
  }
}

extension Picture.Arrow.Role {
  /// The kind of a segue without an identifier, whether it is inferred or not.
  fileprivate var segueWord: String {
    switch self {
    case .inferredShow: Self.show.rawValue
    case .inferredPresent: Self.present.rawValue
    default: rawValue
    }
  }
}

extension Picture.Arrow {
  /// The segues that changed, each with its sign: `+ showCart`, or `+ show` without an identifier.
  /// Nil for an arrow that is no changed segue.
  fileprivate var changedSegues: [String]? {
    guard let mark, role.isSegue else { return nil }
    return statements.map { statement in
      guard statement.hasSuffix(")"), let start = statement.lastIndex(of: "(") else {
        return mark.sign + " " + role.segueWord
      }
      let name = statement[statement.index(after: start)...].dropLast()
      // A line that is on both sides says of each name on which.
      return mark == .changed ? String(name) : mark.sign + " " + name
    }
  }

  /// The properties in the arrow's statements, each once, such as `viewControllers` in
  /// `nav.viewControllers[0] = items`.
  fileprivate var properties: [String] {
    statements.compactMap { statement -> String? in
      guard let end = statement.ranges(of: " = ").last?.lowerBound else { return nil }
      let pointer = statement[..<end]
      let start = pointer.lastIndex(of: ".").map(pointer.index(after:)) ?? pointer.startIndex
      return String(pointer[start...].prefix { $0 != "[" })
    }.uniqued()
  }
}
