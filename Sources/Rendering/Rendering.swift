import Graphviz
import Pictures

/// What a picture can be written as.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// For the web, documents and print; texts stay texts.
  case svg
  /// Pixels, by cairo.
  case png
  /// For print: vectors, with the fonts' outlines.
  case pdf
  /// The pinned graph, for Graphviz's own tools.
  case dot
  /// What is drawn, as data.
  case json

  /// Whether pictures can be the pages of one file.
  public var holdsPages: Bool {
    switch self {
    case .pdf: true
    case .svg, .png, .dot, .json: false
    }
  }

  /// Whether the machine's fonts are seen in it: `Picture.missingCharacters` would be.
  public var showsInstalledFonts: Bool {
    switch self {
    case .png, .pdf: true
    case .svg, .dot, .json: false
    }
  }
}

/// Which of a template's two palettes a picture shows.
public enum Theme: String, CaseIterable, Sendable {
  /// Light, and dark for readers whose system is: an SVG follows, JSON has both, other formats are
  /// light.
  case auto
  /// For light pages.
  case light
  /// For dark pages.
  case dark
}

/// How a picture is written.
public struct RenderingOptions: Sendable {
  /// The palette.
  public var theme: Theme
  /// Pixels of a PNG for each of a screen's, at 96 to the inch: 1, 2 or 3.
  public var scale: Int {
    didSet { Self.check(scale) }
  }

  /// Options; each has the value that most figures want.
  ///
  /// - Parameters:
  ///   - theme: the palette.
  ///   - scale: 1, 2 or 3.
  public init(theme: Theme = .auto, scale: Int = 1) {
    Self.check(scale)
    self.theme = theme
    self.scale = scale
  }

  private static func check(_ scale: Int) {
    precondition((1...3).contains(scale), "a scale is 1, 2 or 3")
  }
}

extension Picture {
  /// The finished picture.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words; `PNGSizeError` for a PNG that is too large.
  public func rendered(
    as format: PictureFormat, _ options: RenderingOptions = .init()
  ) throws -> [UInt8] {
    let palette = look.palette(for: options.theme)
    switch format {
    case .svg: return try svg(palette, dark: options.theme == .auto ? look.dark : nil)
    case .png:
      try checkPixels(at: options.scale)
      return try png(palette, dpi: 96 * Double(options.scale))
    case .pdf: return try [self].pdf(in: options.theme)
    case .dot: return try dot(palette)
    case .json: return json(in: options.theme)
    }
  }
}

extension Sequence<Picture> {
  /// The pictures as the pages of one file, in a format that holds pages.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public func pages(as format: PictureFormat, in theme: Theme) throws -> [UInt8] {
    switch format {
    case .pdf: try pdf(in: theme)
    case .svg, .png, .dot, .json: preconditionFailure("a format that holds no pages")
    }
  }
}

extension Look {
  func palette(for theme: Theme) -> Palette { theme == .dark ? dark : light }
}
