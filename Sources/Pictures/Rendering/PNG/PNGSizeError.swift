import VCSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A PNG that is too large to draw. As SVG or PDF the picture can be drawn.
package struct PNGSizeError: Error, Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Whether memory is insufficient; else cairo's limit on width and height is exceeded.
  package let isForMemory: Bool
  /// The largest possible scale; nil for none.
  package let largestScale: Int?

  /// The error as a diagnostic.
  package var message: Message {
    isForMemory
      ? .noMemoryForPixels(width: width, height: height, scale: largestScale)
      : .tooManyPixels(width: width, height: height, limit: PixelSize.limit, scale: largestScale)
  }
}

extension Picture {
  /// Checks the size before anything is drawn: cairo would draw a picture that is too large
  /// smaller, and crash without memory.
  func checkPixels(at scale: Int) throws(PNGSizeError) {
    let size = PixelSize(of: self, at: scale)
    guard !size.isDrawable || !size.hasMemory else { return }
    throw PNGSizeError(
      width: size.width, height: size.height, isForMemory: size.isDrawable,
      largestScale: (1..<scale).reversed().first {
        let size = PixelSize(of: self, at: $0)
        return size.isDrawable && size.hasMemory
      })
  }
}

private struct PixelSize {
  /// The maximum number of pixels on a side: `MAX_IMAGE_SIZE` in cairo-image-surface.c.
  static let limit = 32767
  /// The bytes that drawing needs besides the pixels: the font libraries' files, and the PNG
  /// itself.
  private static let reserve = 48 << 20

  let width: Int
  let height: Int

  init(of picture: Picture, at scale: Int) {
    let perPoint = 96 * Double(scale) / 72
    let margin = 2 * picture.look.spacing.margin
    width = Int(((picture.page.width + margin) * perPoint).rounded(.up))
    height = Int(((picture.page.height + margin) * perPoint).rounded(.up))
  }

  var isDrawable: Bool { width <= Self.limit && height <= Self.limit }

  /// Whether the process could get this much memory now, and the machine has it.
  var hasMemory: Bool {
    let count = 4 * width * height + Self.reserve
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    if machine > 0, count > machine { return false }
    guard let memory = malloc(count) else { return false }
    free(memory)
    return true
  }
}
