/// A chunk of a PNG file: length, name, content, checksum.
package struct PNGChunk {
  package let bytes: [UInt8]

  /// What a PNG begins with, before its chunks.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates a chunk; `name` has four letters.
  package init(_ name: String, _ content: [UInt8]) {
    let body = Array(name.utf8) + content
    bytes = Self.bigEndian(UInt32(content.count)) + body + Self.bigEndian(Self.checksum(body))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32, as PNG and ZIP use it.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
    return ~crc
  }

  /// The remainder of each byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    var crc = UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    return crc
  }
}
