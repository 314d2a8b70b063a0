import Synchronization
internal import VCGraphvizShim

/// Receives gvc's calls, which carry no context of the caller, and passes them to the current
/// receivers. None can throw.
enum GraphvizCalls {
  /// The current receivers.
  private struct Receivers: @unchecked Sendable {
    // Unchecked because: only the owner of a session sets it, and only gvc's calls in that session
    // read it.
    var writer: SVGWriter?
    var pixels: ((Pixels) -> Void)?
  }

  private static let receivers = Mutex(Receivers())

  private static var writer: SVGWriter? { receivers.withLock { $0 }.writer }

  /// Passes gvc's calls to a writer or a reader of pixels while `body` runs.
  static func drawing(
    to writer: SVGWriter?, _ pixels: ((Pixels) -> Void)?, _ body: () throws -> Void
  ) rethrows {
    let now = Receivers(writer: writer, pixels: pixels)
    receivers.withLock { $0 = now }
    defer { receivers.withLock { $0 = Receivers() } }
    try body()
  }

  /// Installs the calls on the C side, once.
  static let installed: Void = vcd_install(
    vcd_calls(
      begin_page: { GraphvizCalls.writer?.beginPage(Size(width: $0, height: $1)) },
      end_page: { GraphvizCalls.writer?.endPage() },
      begin: { GraphvizCalls.writer?.begin(GraphID($0)) },
      end: { GraphvizCalls.writer?.end() },
      text: { text, baseline, size, width in
        guard let text else { return }
        GraphvizCalls.writer?.text(
          String(cString: text), at: Point(baseline.x, baseline.y), size: size, width: width)
      },
      polygon: { points, count, pen, isFilled in
        GraphvizCalls.writer?.polygon(
          pictured(points, count), GraphvizPen(pen), isFilled: isFilled)
      },
      curve: { points, count, pen, isFilled in
        GraphvizCalls.writer?.curve(
          pictured(points, count), GraphvizPen(pen), isFilled: isFilled)
      },
      polyline: { points, count, pen in
        GraphvizCalls.writer?.polyline(pictured(points, count), GraphvizPen(pen))
      },
      pixels: { pixels, width, height, perPoint in
        guard let pixels, width > 0, height > 0 else { return }
        receivers.withLock { $0 }.pixels?(
          Pixels(
            width: width, height: height,
            values: UnsafeBufferPointer(start: pixels, count: width * height), perPoint: perPoint))
      },
      text_width: { text, font, size in
        guard let text, let font else { return 0 }
        let face = FontFace.allCases.first { vcd_is_equal(font, $0.fontName) }
        return TextMetrics.width(of: String(cString: text), font: face ?? .sans, size: size)
      }))
}

/// C's points as Swift's: both are two numbers, so an array of one is an array of the other.
private func pictured(_ points: UnsafePointer<vcd_point>?, _ count: Int) -> GraphvizPoints {
  let start = UnsafeRawPointer(points)?.assumingMemoryBound(to: Point.self)
  return GraphvizPoints(start: start, count: count)
}
