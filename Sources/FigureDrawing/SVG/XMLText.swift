/// XML, written element by element; the only place that escapes for it.
struct XMLText {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  typealias Attributes = [(name: String, value: String)]

  mutating func open(_ name: String, _ attributes: Attributes = []) {
    begin(name, attributes)
    bytes += ">\n".utf8
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    indent()
    bytes += "</\(name)>\n".utf8
  }

  mutating func empty(_ name: String, _ attributes: Attributes) {
    begin(name, attributes)
    bytes += "/>\n".utf8
  }

  mutating func element(_ name: String, _ attributes: Attributes, _ text: String) {
    begin(name, attributes)
    bytes += ">".utf8
    escape(text)
    bytes += "</\(name)>\n".utf8
  }

  private mutating func begin(_ name: String, _ attributes: Attributes) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for (name, value) in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += name.utf8
      bytes += "=\"".utf8
      escape(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth))
  }

  /// Text that may stand in an attribute or an element, with U+FFFD for what XML cannot hold.
  private mutating func escape(_ text: String) {
    var text = text
    // Nearly every text is plain: its bytes go over as they are.
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { escapeScalars(of: text) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }

  private mutating func escapeScalars(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "\n": bytes.append(UInt8(ascii: "\n"))
      default: bytes.append(contentsOf: UTF8.encode(scalar.drawable) ?? .init())
      }
    }
  }
}
