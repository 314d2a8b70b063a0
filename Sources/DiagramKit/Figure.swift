import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource

extension Run {
  /// Draws the run.
  ///
  /// Takes milliseconds for a screen, and seconds for a map of hundreds of scenes. Ends early, with an
  /// error, when its task is cancelled. `FigureDrawer` draws on a thread of its own, with limits.
  public func figure(_ options: FigureOptions = FigureOptions()) throws(RequestError) -> Figure {
    try figure(options, within: WorkLimit())
  }

  /// Draws the run as a kind, in a template's look.
  public func figure(
    _ kind: FigureKind, template: Template = .book, page: Page? = nil
  ) throws(RequestError) -> Figure {
    try figure(FigureOptions(kind, template: template, page: page))
  }

  func figure(_ options: FigureOptions, within limit: WorkLimit) throws(RequestError) -> Figure {
    let request = try options.request()
    let resolution = try resolution.showing(options.images, in: options.language.base)
    return try Figure(isFlowchart: request.kind(of: resolution.app).isFlowchart, within: limit) {
      try VCFigures.pages(of: resolution, request)
    }
  }
}

/// A figure: a page, or a page for each state.
public struct Figure: Hashable, Sendable {
  /// The pages, at least one. All have one size.
  public let pages: [FigurePage]
  /// Whether the text is as large as the template wants it; a page may be too small for that.
  public let isReadable: Bool

  init(
    isFlowchart: Bool, within limit: WorkLimit, _ draw: () throws -> Pages
  ) throws(RequestError) {
    (pages, isReadable) = try RequestError.wording {
      try limit.limiting {
        let drawn = try draw()
        var pages: [FigurePage] = []
        for (picture, label) in zip(drawn, drawn.labels) {
          try RequestError.check(limit)
          pages.append(FigurePage(picture: picture, label: label, isFlowchart: isFlowchart))
        }
        try RequestError.check(limit)
        return (pages, drawn.fit?.isLargeEnough ?? true)
      }
    }
    if pages.isEmpty { throw RequestError(.nothingToDraw) }
  }

  /// The figure as a file: all pages in a format that holds pages, else the first page.
  ///
  /// - Parameters:
  ///   - format: The file's format.
  ///   - theme: Light or dark; an SVG can have both.
  ///   - scale: The scale of a PNG: 1, 2 or 3.
  ///   - id: The beginning of all ids in an SVG, so that several can stand in one web page.
  public func data(
    as format: FigureFormat, theme: Theme = .automatic, scale: Int = 1, id: String? = nil
  ) throws(RequestError) -> [UInt8] {
    let row = try format.row()
    guard row.holdsPages else {
      return try pages[0].data(as: format, theme: theme, scale: scale, id: id)
    }
    return try RequestError.wording {
      try pages.map { $0.picture(for: row) }.pages(as: row, in: theme.base)
    }
  }

  /// The first page as an SVG.
  public func svg(theme: Theme = .automatic, id: String? = nil) throws(RequestError) -> String {
    try pages[0].svg(theme: theme, id: id)
  }
}

/// A page of a figure.
public struct FigurePage: Hashable, Sendable {
  let picture: Picture
  /// The label of its state; nil for none.
  public let label: String?
  let isFlowchart: Bool

  public var title: String { picture.title }

  /// The figure in sentences, for screen readers.
  public var alternativeText: String { picture.text }

  /// Its width and height, in points.
  public var size: (width: Double, height: Double) {
    let margin = 2 * picture.look.spacing.margin
    return (picture.page.width + margin, picture.page.height + margin)
  }

  /// Where each controller's box is.
  public var boxes: [FigureBox] {
    let margin = picture.look.spacing.margin
    return picture.boxes.compactMap { box in
      guard box.role == .controller, let id = box.viewController else { return nil }
      return FigureBox(
        controller: ControllerID(id), x: box.rect.minX - picture.page.minX + margin,
        y: picture.page.maxY - box.rect.maxY + margin, width: box.rect.width,
        height: box.rect.height)
    }
  }

  /// The page as a file.
  ///
  /// - Parameters:
  ///   - format: The file's format.
  ///   - theme: Light or dark; an SVG can have both.
  ///   - scale: The scale of a PNG: 1, 2 or 3.
  ///   - id: The beginning of all ids in an SVG, so that several can stand in one web page.
  public func data(
    as format: FigureFormat, theme: Theme = .automatic, scale: Int = 1, id: String? = nil
  ) throws(RequestError) -> [UInt8] {
    let row = try format.row()
    if !(1...3).contains(scale) { throw RequestError(.scale(number: scale)) }
    if let id, !RenderingOptions.isID(id) { throw RequestError(.notAnID(text: id)) }
    if row.needsFlowchart, !isFlowchart {
      throw RequestError(.notAFlowchart(format: row.rawValue))
    }
    return try RequestError.wording {
      try picture(for: row).rendered(
        as: row, RenderingOptions(theme: theme.base, scale: scale, id: id))
    }
  }

  /// The picture, with a dark background where no page shows through.
  func picture(for format: PictureFormat) -> Picture {
    var picture = picture
    if format.isSeenAlone { picture.look.fillDarkBackground() }
    return picture
  }

  /// The page as an SVG.
  public func svg(theme: Theme = .automatic, id: String? = nil) throws(RequestError) -> String {
    String(decoding: try data(as: .svg, theme: theme, id: id), as: UTF8.self)
  }

  public static func == (one: FigurePage, other: FigurePage) -> Bool {
    one.label == other.label && one.content == other.content
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }

  /// All that it shows, as data.
  private var content: [UInt8]? { try? picture.rendered(as: .json) }
}

/// A controller's box, in points from the upper left corner of its page.
public struct FigureBox: Hashable, Sendable, Encodable {
  public let controller: ControllerID
  public let x, y, width, height: Double
}

/// The choice of a template's light or dark colours.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Theme: Hashable, Sendable {
  /// Light, and dark in an SVG for readers with a dark system.
  case automatic
  case light, dark

  var base: VCPictures.Theme {
    switch self {
    case .automatic: .auto
    case .light: .light
    case .dark: .dark
    }
  }
}
