import VCSource

/// The segments of a JPEG that decide its pixels. The others are left out: comments, and what cameras
/// and programs write.
struct JPEGReader {
  /// The picture; nil for a file that isn't whole, or that is unusual.
  private(set) var image: ImageFile?
  /// Whether it has a form that browsers don't show, or more than three colours.
  private(set) var isUnusual = false

  static func isBeginning(of bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  init(_ bytes: [UInt8]) {
    var drawn: [UInt8] = [0xFF, 0xD8]
    var size: (width: Int, height: Int)?
    // The number of compressed bytes.
    var scanned = 0
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = Marker(code: bytes[place + 1])
      // Bytes of filling may precede a marker.
      if marker.code == 0xFF {
        place += 1
        continue
      }
      let length = bytes[(place + 2)...].number(2)
      guard length >= 2, place + 2 + length <= bytes.count else { return }
      let segment = bytes[place..<(place + 2 + length)]
      place += segment.count
      if marker.isDrawn { drawn += segment }
      if marker.isFrame {
        guard segment.count >= 10, size == nil else { return }
        size = (segment.dropFirst(7).number(2), segment.dropFirst(5).number(2))
        isUnusual = !marker.isUsualFrame || ![1, 3].contains(segment.dropFirst(9).number(1))
        if isUnusual { return }
      }
      guard marker.isScan else { continue }
      let start = place
      place = Self.end(ofScanAt: start, in: bytes)
      drawn += bytes[start..<place]
      guard place + 1 < bytes.count, let size, size.width > 0, size.height > 0 else { return }
      scanned += place - start
      if bytes[place + 1] == Marker.end {
        // Each block of 8 × 8 pixels has one bit or more.
        guard 8 * scanned >= ((size.width + 7) / 8) * ((size.height + 7) / 8) else { return }
        image = ImageFile(
          .jpeg, drawn + [0xFF, Marker.end], width: size.width, height: size.height)
        return
      }
    }
  }

  /// The place of the next marker that ends a scan's compressed bytes; the end if there is none.
  private static func end(ofScanAt start: Int, in bytes: [UInt8]) -> Int {
    var place = start
    while place + 1 < bytes.count {
      if bytes[place] == 0xFF, bytes[place + 1] != 0, !(0xD0...0xD7).contains(bytes[place + 1]),
        bytes[place + 1] != 0xFF
      {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  private struct Marker {
    static let end: UInt8 = 0xD9
    let code: UInt8

    /// Whether a segment has the size and the form of the picture.
    var isFrame: Bool { (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code) }
    /// Whether browsers show the form: baseline, extended or progressive.
    var isUsualFrame: Bool { (0xC0...0xC2).contains(code) }
    var isScan: Bool { code == 0xDA }
    /// All but comments and what programs write, of which JFIF's and Adobe's headers tell the colours.
    var isDrawn: Bool { code < 0xE0 || code == 0xE0 || code == 0xEE }
  }
}
