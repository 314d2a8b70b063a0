/// A picture from a file, such as a screenshot: whole, of a known size, and without anything that
/// isn't drawn.
package struct ImageFile: Hashable, Sendable {
  package enum Format: String, Sendable {
    case png, jpeg

    package var mediaType: String { "image/" + rawValue }
  }

  package let format: Format
  package let bytes: [UInt8]
  /// The size in pixels.
  package let width, height: Int

  package init(_ format: Format, _ bytes: [UInt8], width: Int, height: Int) {
    (self.format, self.bytes, self.width, self.height) = (format, bytes, width, height)
  }

  /// The file as an address that contains it (RFC 2397).
  package var dataURI: [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text = Array("data:\(format.mediaType);base64,".utf8)
    text.reserveCapacity(text.count + bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
