import VCPictures

/// Pictures for tests, made here.
enum TestImage {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func header(_ width: Int, _ height: Int, depth: UInt8 = 8, kind: UInt8 = 2) -> [UInt8] {
    PNGChunk("IHDR", bigEndian(width) + bigEndian(height) + [depth, kind, 0, 0, 0]).bytes
  }

  static let end = PNGChunk("IEND", []).bytes

  /// A PNG of one colour, with a comment.
  static func png(
    _ width: Int = 20, _ height: Int = 40, _ color: [UInt8] = [200, 30, 60]
  ) -> [UInt8] {
    signature + header(width, height) + PNGChunk("tEXt", Array("Author\0SECRET".utf8)).bytes
      + PNGChunk("IDAT", pixels(width, height, color)).bytes + end
  }

  /// The compressed pixels of one colour, in rows with a filter.
  static func pixels(
    _ width: Int, _ height: Int, _ color: [UInt8], _ filter: UInt8 = 0
  ) -> [UInt8] {
    let row = [filter] + Array(repeatElement(color, count: width).joined())
    return deflated(Array(repeatElement(row, count: height).joined()))
  }

  /// Bytes in zlib's form, not compressed.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let size = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
    return [0x78, 0x01, 0x01] + size + size.map { ~$0 } + bytes + bigEndian(high << 16 | low)
  }

  /// The segments of a JPEG, whose pixels mean nothing.
  static func jpeg(
    frame: UInt8 = 0xC0, colors: UInt8 = 3, height: Int = 40, hasEnd: Bool = true
  ) -> [UInt8] {
    func segment(_ code: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, code, 0, UInt8(content.count + 2)] + content
    }
    return [0xFF, 0xD8] + segment(0xE1, Array("Exif\0SECRET".utf8))
      + segment(
        frame,
        [8, UInt8(height >> 8), UInt8(height & 0xFF), 0, 20, colors]
          + [UInt8](repeating: 1, count: 3 * Int(colors)))
      + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]
      + (hasEnd ? [0xFF, 0xD9] : [])
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
