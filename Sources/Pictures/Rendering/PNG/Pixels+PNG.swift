#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Pixels {
  func row(_ number: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: values[number * width..<(number + 1) * width])
  }

  /// Whether a row, other than the first, equals the one above.
  func isRowRepeated(_ number: Int) -> Bool {
    let (row, above) = (self.row(number), self.row(number - 1))
    guard let row = row.baseAddress, let above = above.baseAddress else { return false }
    return memcmp(row, above, 4 * width) == 0
  }

  /// Whether all pixels are opaque, and whether all are gray.
  func survey() -> (isOpaque: Bool, isGray: Bool) {
    var (all, differences) = (UInt32.max, UInt32(0))
    for pixel in values {
      all &= pixel
      differences |= (pixel ^ (pixel >> 8)) & 0xFFFF
    }
    return (all >> 24 == 0xFF, differences == 0)
  }
}

extension UInt32 {
  /// Creates a pixel of `Pixels` from `#rrggbb`; nil for other texts.
  package init?(opaquePixel text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let color = UInt32(digits, radix: 16)
    else { return nil }
    self = 0xFF00_0000 | color
  }

  private var alpha: UInt32 { self >> 24 }

  /// A channel's byte.
  private func byte(_ shift: UInt32) -> UInt32 { self >> shift & 0xFF }

  /// The pixel over an opaque one.
  package func over(_ background: UInt32) -> UInt32 {
    if alpha == 0xFF { return self }
    let rest = 0xFF - alpha
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(0xFF, byte(shift) + (background.byte(shift) * rest + 127) / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// The pixel with its colours divided by alpha, rounded as cairo does for a PNG.
  var unmultiplied: UInt32 {
    let alpha = alpha
    if alpha == 0xFF { return self }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(0xFF, (byte(shift) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
