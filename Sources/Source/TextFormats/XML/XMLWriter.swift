/// Writes XML, element by element, and escapes its texts.
///
/// A tag is begun, gets its attributes in order, and is ended in one of three ways. Everything is
/// appended directly to the bytes, because a figure has some ten attributes for each of its shapes.
package struct XMLWriter {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether nothing separates elements, because they are within a text.
  private var isInline = false

  package init(reservingFor byteCount: Int) { bytes.reserveCapacity(byteCount) }

  package mutating func begin(_ name: StaticString) {
    if !isInline { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth)) }
    bytes.append(UInt8(ascii: "<"))
    append(name)
  }

  package mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name) { $0.escape(value) }
  }

  /// Writes a number with at most two decimals, and its unit.
  package mutating func attribute(_ name: StaticString, _ value: Double, _ unit: StaticString = "")
  {
    attribute(name) {
      $0.append(value)
      $0.append(unit)
    }
  }

  /// Writes an attribute whose value `value` appends.
  package mutating func attribute(_ name: StaticString, _ value: (inout XMLWriter) -> Void) {
    bytes.append(UInt8(ascii: " "))
    append(name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    value(&self)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends a tag and opens its element.
  package mutating func open() {
    append(">\n")
    depth += 1
  }

  package mutating func close(_ name: StaticString) {
    depth -= 1
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth))
    endElement(name)
  }

  /// Ends the tag of an element without content.
  package mutating func endEmpty() { append("/>\n") }

  /// Ends a tag, and its element with a text.
  package mutating func end(_ name: StaticString, with text: String) {
    bytes.append(UInt8(ascii: ">"))
    escape(text)
    endElement(name)
  }

  /// Ends a tag whose element contains elements that nothing separates.
  package mutating func openInline() {
    bytes.append(UInt8(ascii: ">"))
    isInline = true
  }

  /// Closes an element after the last of them.
  package mutating func closeInline(_ name: StaticString) {
    isInline = false
    endElement(name)
  }

  /// Writes an element that contains only text.
  package mutating func element(_ name: StaticString, _ text: String) {
    begin(name)
    end(name, with: text)
  }

  /// Appends characters that need no escape.
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes of ASCII that need no escape.
  package mutating func append(plain text: [UInt8]) { bytes += text }

  package mutating func append(_ value: Double) {
    DecimalText(value).withCharacters { bytes.append(contentsOf: $0) }
  }

  /// Appends two hexadecimal digits.
  package mutating func appendHexadecimal(_ byte: UInt8) {
    func append(_ digit: UInt8) {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    append(byte >> 4)
    append(byte & 15)
  }

  private mutating func endElement(_ name: StaticString) {
    append("</")
    append(name)
    append(isInline ? ">" : ">\n")
  }

  /// Appends a text for an attribute or an element, with U+FFFD for control characters.
  package mutating func escape(_ text: String) {
    var text = text
    // Nearly every text is plain, and is copied as bytes.
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

  /// Returns a text escaped for XML.
  package static func escaped(_ text: String) -> String {
    var xml = XMLWriter(reservingFor: text.utf8.count)
    xml.escape(text)
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  private mutating func escapeScalars(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\n": bytes.append(UInt8(ascii: "\n"))
      default: bytes.append(contentsOf: UTF8.encode(scalar.orReplacement) ?? .init())
      }
    }
  }
}
