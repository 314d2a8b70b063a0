import VCEngine
import VCFigures
import VCSource

/// Draws figures of what strangers send, such as in a server: on threads of its own, within limits, and
/// until its task is cancelled.
///
///     let drawer = FigureDrawer(limits: .init(controllers: 500, duration: .seconds(5)))
///     let bytes = try await drawer.draw(try App(text), as: .svg)
public struct FigureDrawer: Sendable {
  /// What one figure may take; nil for any amount.
  public struct Limits: Hashable, Sendable {
    /// View controllers in the app.
    public var controllers: Int?
    /// The time from the beginning of the drawing.
    public var duration: Duration?
    /// Pixels of a PNG.
    public var pixels: Int?
    /// Bytes of the file.
    public var bytes: Int?

    public init(
      controllers: Int? = nil, duration: Duration? = nil, pixels: Int? = nil, bytes: Int? = nil
    ) {
      (self.controllers, self.duration) = (controllers, duration)
      (self.pixels, self.bytes) = (pixels, bytes)
    }
  }

  public let limits: Limits

  public init(limits: Limits = Limits()) { self.limits = limits }

  /// Carries an app out and draws it as a file.
  ///
  /// - Parameters:
  ///   - app: The app, which may be what a stranger sent.
  ///   - options: What is drawn, and how.
  ///   - format: The file's format.
  ///   - theme: Light or dark; an SVG can have both.
  ///   - scale: The scale of a PNG: 1, 2 or 3.
  /// - Throws: `InvalidInput` for an app that was declared in code; `RequestError`, with the code
  ///   `cancelled` or `out-of-time` where the drawing was ended.
  public func draw(
    _ app: App, _ options: FigureOptions = FigureOptions(), as format: FigureFormat,
    theme: Theme = .automatic, scale: Int = 1
  ) async throws -> [UInt8] {
    try await working { limit in
      try bytes(
        of: figure(of: app, options, within: limit), as: format, theme, scale, within: limit)
    }
  }

  /// Carries an app out and draws it, for several files or a page of one's own.
  ///
  /// - Throws: As `draw(_:_:as:theme:scale:)`.
  public func figure(
    of app: App, _ options: FigureOptions = FigureOptions()
  ) async throws -> Figure {
    try await working { limit in try figure(of: app, options, within: limit) }
  }

  /// Works on a thread of its own, until the task is cancelled.
  private func working<Result: Sendable>(
    _ work: @escaping @Sendable (WorkLimit) throws -> Result
  ) async throws -> Result {
    let limit = WorkLimit(limits.duration)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DrawingThread.start {
          continuation.resume(with: Swift.Result { try work(limit) })
        }
      }
    } onCancel: {
      limit.stop()
    }
  }

  private func figure(
    of app: App, _ options: FigureOptions, within limit: WorkLimit
  ) throws -> Figure {
    try RequestError.check(limit)
    let run = try app.resolved()
    try RequestError.check(run.resolution.app.viewControllers.count, limits.controllers) {
      .tooManyControllers(count: $0, limit: $1)
    }
    return try run.figure(options, within: limit)
  }

  private func bytes(
    of figure: Figure, as format: FigureFormat, _ theme: Theme, _ scale: Int,
    within limit: WorkLimit
  ) throws -> [UInt8] {
    if try format.row().hasScales, (1...3).contains(scale) {
      try RequestError.check(
        figure.pages[0].pixels(at: scale), limits.pixels
      ) { .tooManyPixels(count: $0, limit: $1) }
    }
    let bytes = try figure.data(as: format, theme: theme, scale: scale)
    try RequestError.check(limit)
    try RequestError.check(bytes.count, limits.bytes) {
      .tooManyBytes(count: $0, limit: $1)
    }
    return bytes
  }
}

extension RequestError {
  fileprivate static func check(
    _ count: Int, _ limit: Int?, _ fault: (Int, Int) -> Words
  ) throws(RequestError) {
    if let limit, count > limit { throw RequestError(fault(count, limit)) }
  }
}

extension FigurePage {
  /// The number of pixels of a PNG, which has 96 to the inch at the scale 1.
  fileprivate func pixels(at scale: Int) -> Int {
    let times = Double(scale) * 96 / 72
    return Int((size.width * times).rounded(.up)) * Int((size.height * times).rounded(.up))
  }
}
