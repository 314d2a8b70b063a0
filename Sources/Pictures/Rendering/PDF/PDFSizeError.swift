import VCSource

/// A picture that is too large for a page of a PDF. As SVG it can be drawn.
package struct PDFSizeError: Error, Hashable, Sendable {
  /// The width in points.
  package let width: Int
  /// The height in points.
  package let height: Int

  /// The error as a diagnostic.
  package var message: Message { .pageTooLarge(width: width, height: height, limit: Self.limit) }

  /// The longest side that cairo draws, in points: its numbers have 24 bits before the point, one of
  /// them a sign. Beyond, it would draw an empty page or fail in words of its own.
  static let limit = 8_388_607

  /// Nil if the page can be drawn.
  init?(_ page: Size) {
    guard max(page.width, page.height) > Double(Self.limit) else { return nil }
    width = Int(clamping: page.width.rounded(.up))
    height = Int(clamping: page.height.rounded(.up))
  }
}

extension Int {
  fileprivate init(clamping value: Double) { self = Int(exactly: value) ?? (value > 0 ? .max : 0) }
}
