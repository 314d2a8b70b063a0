/// Where a controller's box leads: a page of the web, or a file beside the figure.
///
/// Only `http`, `https` and relative links exist: nothing else can be made into one, so that no figure
/// runs code in the page that it stands in.
public struct Hyperlink: Hashable, Sendable, CustomStringConvertible {
  /// In ASCII: other characters, spaces and quotation marks are percent-encoded.
  public let description: String

  /// Nil for a link with another scheme, without a host, or with control characters.
  public init?(_ text: String) {
    let scheme = text.prefix { !"/?#".contains($0) }.lowercased()
    let isAbsolute = ["http://", "https://"].contains { start in
      text.lowercased().hasPrefix(start) && text.utf8.count > start.utf8.count
    }
    // Two slashes at the beginning name a host of the page's own scheme.
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
