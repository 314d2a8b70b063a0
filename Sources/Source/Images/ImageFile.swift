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
    Array("data:\(format.mediaType);base64,".utf8) + Base64.encoded(bytes)
  }
}
