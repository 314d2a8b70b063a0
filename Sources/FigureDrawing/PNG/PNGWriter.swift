internal import CGraphviz
import Synchronization

/// Makes a PNG of the pixels that cairo has drawn for gvc, where they are, before they are freed.
final class PNGWriter: @unchecked Sendable {
  // Unchecked because: it is used inside `Graphviz.withLock` only.
  private let zlib: Zlib
  private let background: UInt32?
  private var png: [UInt8]?

  /// The picture lies on `background`, an opaque pixel, or on nothing. Nil when zlib is not to be
  /// found.
  init?(background: UInt32?) {
    guard let zlib = Zlib() else { return nil }
    self.zlib = zlib
    self.background = background
  }

  /// What gvc draws during `body`; nil when there were no pixels, or zlib could not compress them.
  /// Only inside `Graphviz.withLock`.
  func collect(_ body: () throws -> Void) rethrows -> [UInt8]? {
    Self.inUse.withLock { $0 = self }
    defer { Self.inUse.withLock { $0 = nil } }
    try body()
    return png
  }

  private static let inUse = Mutex<PNGWriter?>(nil)

  /// What gvc calls when a picture is done.
  static var engine: gvdevice_engine_t {
    gvdevice_engine_t(
      initialize: nil,
      format: { job in
        guard let job = job?.pointee, let writer = PNGWriter.inUse.withLock({ $0 }),
          let bitmap = Bitmap(
            width: Int(job.width), height: Int(job.height), pixels: job.imagedata)
        else { return }
        writer.write(bitmap, pixelsPerPoint: job.scale.x)
      },
      finalize: nil)
  }

  private func write(_ bitmap: Bitmap, pixelsPerPoint: Double) {
    let encoder = PNGEncoder(
      zlib: zlib, pixelsPerMeter: UInt32((pixelsPerPoint * 72 / 0.0254).rounded()),
      background: background)
    png = encoder.encode(bitmap)
  }
}
