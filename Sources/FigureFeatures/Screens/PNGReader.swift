import VCPictures
import VCSource

/// The chunks of a PNG that decide its pixels. The others are left out: comments, times, colour
/// profiles, animations.
struct PNGReader {
  /// The picture; nil for a file that isn't whole.
  private(set) var image: ImageFile?
  /// The compressed pixels.
  private var pixels: [UInt8] = []
  private var header: Header?

  private static let drawn: Set = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  static func isBeginning(of bytes: [UInt8]) -> Bool { bytes.starts(with: PNGChunk.signature) }

  init(_ bytes: [UInt8]) {
    var drawn = PNGChunk.signature
    var names: Set<String> = []
    var rest = bytes[PNGChunk.signature.count...]
    while !names.contains("IEND") {
      // Each chunk has a length, a name, its content and a checksum.
      let length = rest.number(4)
      guard rest.count >= 12, rest.count - 12 >= length else { return }
      let chunk = rest.prefix(12 + length)
      let body = chunk.dropFirst(4).dropLast(4)
      guard PNGChunk.checksum(Array(body)) == UInt32(chunk.suffix(4).number(4)) else { return }
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      if names.isEmpty {
        guard name == "IHDR", let first = Header(body.dropFirst(4)) else { return }
        header = first
      } else if name == "IHDR" {
        return
      }
      switch name {
      case "PLTE":
        let isPalette = (1...256).contains((length + 2) / 3) && length % 3 == 0
        guard isPalette, !names.contains("IDAT") else { return }
      case "IDAT": pixels += body.dropFirst(4)
      default: break
      }
      if Self.drawn.contains(name) { drawn += chunk }
      names.insert(name)
      rest = rest.dropFirst(chunk.count)
    }
    guard let header, names.contains("IDAT"), !header.hasPalette || names.contains("PLTE") else {
      return
    }
    image = ImageFile(.png, drawn, width: header.width, height: header.height)
  }

  /// Whether the compressed pixels are all there. Decompresses them, which is quick and stores none;
  /// without zlib, they are taken to be.
  var hasAllPixels: Bool {
    guard var rows = header?.rows else { return false }
    return !Inflate.decompress(pixels, { rows.count($0) }) || rows.areWhole
  }

  /// The first chunk.
  private struct Header {
    let width, height: Int
    let hasPalette: Bool
    private let bitsPerPixel: Int
    private let isInterlaced: Bool

    var rows: PNGRows {
      PNGRows(width: width, height: height, bitsPerPixel: bitsPerPixel, isInterlaced: isInterlaced)
    }

    /// Nil for values that PNG doesn't have.
    init?(_ content: ArraySlice<UInt8>) {
      guard content.count == 13 else { return nil }
      width = content.number(4)
      height = content.dropFirst(4).number(4)
      let ways = Array(content.dropFirst(8))
      let depths: [UInt8: Set<UInt8>] = [
        0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
      ]
      let samples: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
      hasPalette = ways[1] == 3
      bitsPerPixel = Int(ways[0]) * (samples[ways[1]] ?? 0)
      isInterlaced = ways[4] == 1
      guard (1..<1 << 31).contains(width), (1..<1 << 31).contains(height),
        depths[ways[1]]?.contains(ways[0]) == true, ways[2] == 0, ways[3] == 0, ways[4] <= 1
      else { return nil }
    }
  }
}
