internal import VCLateLibraries

extension Sequence<Picture> {
  /// The pictures, of which there must be one, as the pages of one PDF: vector graphics with
  /// embedded fonts.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message; `PDFSizeError` for a page that is too
  ///   large.
  package func pdf(in theme: Theme) throws -> [UInt8] {
    try GraphvizSession.run { session in
      let context = try GraphvizContext(.pango, in: session)
      var document: PDFDocument?
      let pictures = Array(self)
      // The same characters have the same forms on all pages.
      let language = pictures.textLanguage
      let pages = pictures.map(\.beforeFitting)
      let cutsDashes = PinnedPicture.canCutDashes(of: pages.map(\.picture))
      for (page, scale) in pages {
        let margins = 2 * page.look.spacing.margin
        let whole = Size(
          width: (page.page.width + margins) * scale, height: (page.page.height + margins) * scale)
        if let error = PDFSizeError(whole) { throw error }
        let graph = try CGraph(in: session)
        var pinned = PinnedPicture(
          page, page.look.palette(for: theme), fonts: FontNames(installedFor: page, in: session),
          cutsDashes: cutsDashes, into: graph)
        pinned.language = language
        try context.layOutFitting(graph, as: pinned) { layout in
          // Graphviz paints whole points: in a larger page, the ground would end before its edge.
          let size = Size(
            width: (layout.pageSize.width + margins).rounded(.down) * scale,
            height: (layout.pageSize.height + margins).rounded(.down) * scale)
          if document == nil { document = try PDFDocument(title: page.title, first: size) }
          try document?.addPage(size, of: page, scale: scale) { try layout.draw(on: $0) }
        }
      }
      guard let bytes = try document?.finished() else { preconditionFailure("a PDF has a page") }
      return bytes
    }
  }
}

extension Picture {
  /// The links of frames, boxes and arrows, from the page's upper left corner, with `y` downward.
  fileprivate var links: [(rect: Rect, address: String)] {
    let arrows = arrows.filter { $0.link != nil }.flatMap { arrow in
      arrow.places.map { ($0, arrow.link) }
    }
    let parts = frames.map { ($0.rect, $0.link) } + boxes.map { ($0.rect, $0.link) } + arrows
    return parts.compactMap { rect, link in link.map { (placed(rect), $0) } }
  }
}

extension Picture.Arrow {
  /// Its label, and its line as narrow rectangles.
  fileprivate var places: [Rect] {
    let pieces = splines.flatMap { spline in
      stride(from: 3, to: spline.points.count, by: 3).map { end in
        Rect(spanning: spline.points[end - 3], spline.points[end]).grown(3)
      }
    }
    return [label?.rect].compactMap(\.self) + pieces
  }
}

/// A PDF that cairo writes into memory.
private struct PDFDocument: ~Copyable {
  private let pdf: OpaquePointer
  private var files = PNGFiles()

  init(title: String, first: Size) throws {
    // A fixed date, so that the same figure always makes the same file. cairo writes no file with a
    // title that contains noncharacters.
    var plain = ""
    for scalar in title.unicodeScalars {
      plain.unicodeScalars.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar)
    }
    let pdf = vcd_begin_pdf(plain, "2000-01-01T00:00:00Z", first.width, first.height)
    guard let pdf else { throw GraphvizError("PDF needs cairo, and its library was not found") }
    self.pdf = pdf
  }

  deinit { vcd_close_pdf(pdf) }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - picture: The picture on it, whose links and images are added.
  ///   - scale: The factor for the drawing, the links' rectangles and the images.
  mutating func addPage(
    _ size: Size, of picture: Picture, scale: Double,
    _ draw: (UnsafeMutableRawPointer) throws -> Void
  ) throws {
    guard let page = vcd_begin_page(pdf, size.width, size.height, scale) else {
      throw GraphvizError("cairo could not begin a page")
    }
    defer { vcd_end_page(pdf) }
    for (rect, address) in picture.links {
      vcd_add_link(pdf, rect.minX, rect.minY, rect.width, rect.height, address)
    }
    try draw(page)
    picture.eachPNG(in: &files) { _ = vcd_add_image(pdf, $0) }
  }

  func finished() throws -> [UInt8] {
    var count = 0
    guard let bytes = vcd_finish_pdf(pdf, &count) else {
      throw GraphvizError("cairo could not write the PDF")
    }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension Unicode.Scalar {
  /// Whether Unicode reserves it for programs' own use, so that no text should contain it.
  fileprivate var isNoncharacter: Bool {
    (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }
}
