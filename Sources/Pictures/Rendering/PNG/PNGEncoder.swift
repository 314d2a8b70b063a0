/// Writes pixels as a PNG, in gray or without alpha if that loses nothing.
///
/// Rows are unfiltered, except repetitions of the row above: zlib finds a letter again at its old
/// offset, which makes figures smaller, and writing faster, than any filter. Only if a row is about
/// as long as zlib's window, rows are written as differences from the row above, which makes the
/// PNGs of a large app, at two or three times the size, a quarter smaller. There is no palette,
/// because figures have too many shades.
package struct PNGEncoder {
  let pixelsPerMeter: UInt32
  /// The opaque pixel behind the picture, which makes the picture opaque; nil for none.
  let background: UInt32?

  package init(pixelsPerMeter: UInt32, background: UInt32?) {
    (self.pixelsPerMeter, self.background) = (pixelsPerMeter, background)
  }

  /// PNG's numbers for the types of pixels.
  private enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case colorAndAlpha = 6

    var bytesPerPixel: Int {
      switch self {
      case .gray: 1
      case .color: 3
      case .colorAndAlpha: 4
      }
    }
  }

  /// A row's first byte: whether its bytes are unchanged, or differences from the row above.
  private enum Filter {
    static let none: UInt8 = 0
    static let above: UInt8 = 2
  }

  /// The compression level. Level 4 is the first that looks for a better match before it takes one,
  /// which saves a fifth compared with 3. The longer the rows, the fewer of them are in zlib's
  /// window, and the more searching pays off.
  private static func level(forRowsOf length: Int) -> Int { length < 8192 ? 4 : 6 }
  /// The length from which a row is written as differences; zlib's window has 32 KB.
  private static let longRow = 24 * 1024
  private static let chunkLength = 1 << 16

  /// Returns the PNG; nil if zlib failed.
  package func encode(_ pixels: Pixels) -> [UInt8]? {
    let kind = kind(of: pixels)
    var png = PNGChunk.signature
    let size = PNGChunk.bigEndian(UInt32(pixels.width)) + PNGChunk.bigEndian(UInt32(pixels.height))
    // 8 bits; deflate, no interlacing.
    png += PNGChunk("IHDR", size + [8, kind.rawValue, 0, 0, 0]).bytes
    // 1: the unit is the metre.
    png +=
      PNGChunk(
        "pHYs", PNGChunk.bigEndian(pixelsPerMeter) + PNGChunk.bigEndian(pixelsPerMeter) + [1]
      ).bytes
    let length = kind.bytesPerPixel * pixels.width
    var above = [UInt8](repeating: 0, count: length < Self.longRow ? 0 : length)
    var row = 0
    let isDone = Deflate.compress(
      level: Self.level(forRowsOf: length), pieceLength: Self.chunkLength
    ) { buffer in
      buffer.removeAll(keepingCapacity: true)
      while row < pixels.height, buffer.count < Self.chunkLength {
        if row > 0, pixels.isRowRepeated(row) {
          buffer.append(Filter.above)
          buffer.append(contentsOf: repeatElement(0, count: length))
        } else {
          append(pixels.row(row), as: kind, to: &buffer)
          if !above.isEmpty { filter(&buffer, less: &above) }
        }
        row += 1
      }
    } piece: { bytes in
      png += PNGChunk("IDAT", bytes).bytes
    }
    guard isDone else { return nil }
    return png + PNGChunk("IEND", []).bytes
  }

  private func kind(of pixels: Pixels) -> Kind {
    let (isOpaque, isGray) = pixels.survey()
    guard isOpaque || background != nil else { return .colorAndAlpha }
    let backgroundIsGray = background.map { ($0 ^ ($0 >> 8)) & 0xFFFF == 0 } ?? true
    return isGray && (isOpaque || backgroundIsGray) ? .gray : .color
  }

  private func append(
    _ pixels: UnsafeBufferPointer<UInt32>, as kind: Kind, to buffer: inout [UInt8]
  ) {
    let start = buffer.count
    buffer.append(Filter.none)
    buffer.append(contentsOf: repeatElement(0, count: kind.bytesPerPixel * pixels.count))
    buffer.withUnsafeMutableBufferPointer { buffer in
      guard var byte = buffer.baseAddress.map({ $0 + start + 1 }) else { return }
      switch kind {
      case .gray:
        for pixel in pixels {
          byte[0] = UInt8(truncatingIfNeeded: opaque(pixel))
          byte += 1
        }
      case .color:
        for pixel in pixels {
          let pixel = opaque(pixel)
          byte[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          byte[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          byte[2] = UInt8(truncatingIfNeeded: pixel)
          byte += 3
        }
      case .colorAndAlpha:
        for pixel in pixels {
          let pixel = pixel.unmultiplied
          byte[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          byte[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          byte[2] = UInt8(truncatingIfNeeded: pixel)
          byte[3] = UInt8(truncatingIfNeeded: pixel >> 24)
          byte += 4
        }
      }
    }
  }

  /// Subtracts the row above from the row at the buffer's end, and stores that row as the next row
  /// above.
  private func filter(_ buffer: inout [UInt8], less above: inout [UInt8]) {
    let start = buffer.count - above.count
    buffer[start - 1] = Filter.above
    buffer.withUnsafeMutableBufferPointer { buffer in
      above.withUnsafeMutableBufferPointer { above in
        for index in above.indices {
          let byte = buffer[start + index]
          buffer[start + index] = byte &- above[index]
          above[index] = byte
        }
      }
    }
  }

  private func opaque(_ pixel: UInt32) -> UInt32 { background.map(pixel.over) ?? pixel }
}
