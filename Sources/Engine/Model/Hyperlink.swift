/// The destination of a box's link: a web page, a letter's address, or a file beside the figure.
///
/// Only `http`, `https`, `mailto` and relative links are possible, so that a figure never runs code in the
/// page that contains it.
package struct Hyperlink: Hashable, Sendable, CustomStringConvertible {
  /// The link in ASCII. Other characters, spaces, quotation marks and brackets are percent-encoded.
  package let description: String

  /// Creates a link; nil for other schemes, a missing host, control characters or backslashes.
  package init?(_ text: String) {
    let scheme = text.prefix { !"/?#".contains($0) }.lowercased()
    let isAbsolute = ["http://", "https://", "mailto:"].contains { start in
      text.lowercased().hasPrefix(start) && text.utf8.count > start.utf8.count
    }
    // Two leading slashes name a host with the page's own scheme.
    let isRelative = !scheme.contains(":") && !text.hasPrefix("//") && !text.isEmpty
    guard isAbsolute || isRelative,
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" })
    else { return nil }
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x80..., UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "("), UInt8(ascii: ")"):
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        encoded += "%" + hexadecimal
      default: encoded.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    description = encoded
  }
}
