internal import CGraphviz

extension Drawing {
  /// One PDF, a page for each drawing: vector, with the letters' fonts in it.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public static func pdf(
    of pages: [Drawing], _ options: RenderingOptions = .init()
  ) throws -> [UInt8] {
    try Graphviz.withLock {
      let context = try GraphvizContext(.pango)
      // Laying out the first page loads pango, and cairo with it.
      var document: PDFDocument?
      for page in pages {
        let graph = try CGraph()
        let palette = page.template.palette(for: options.theme)
        let pinned = page.pin(
          into: graph, palette: palette, dpi: nil, fonts: FontNames(installedFor: page))
        try context.layOutFitting(graph, as: pinned) { graph in
          let size = page.size(of: graph)
          if document == nil { document = try PDFDocument(title: page.title, first: size) }
          try document?.addPage(size) { try context.draw(graph, on: $0) }
        }
      }
      return try document?.finished() ?? []
    }
  }

  /// The page's size in points, margins included.
  private func size(of graph: UnsafeMutablePointer<Agraph_t>) -> Size {
    let box = vcd_bounding_box(graph)
    let margin = 2 * template.spacing.margin
    return Size(width: box.UR.x - box.LL.x + margin, height: box.UR.y - box.LL.y + margin)
  }
}

/// A PDF that cairo writes into memory; cairo's objects go with it.
private final class PDFDocument {
  private let cairo: Cairo
  private let surface: Cairo.Surface
  private let bytes = Bytes()

  /// What cairo writes, in a place that does not move.
  private final class Bytes {
    var bytes: [UInt8] = []
  }

  init(title: String, first: Size) throws {
    guard let cairo = Cairo() else {
      throw GraphvizError(description: "PDF needs cairo, and its library was not found")
    }
    self.cairo = cairo
    let write: Cairo.Write = { closure, data, count in
      // The document keeps what this points to for as long as its surface.
      guard let closure, let data else { return 11 }
      Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
        start: data, count: Int(count))
      return 0
    }
    let target = Unmanaged.passUnretained(bytes).toOpaque()
    guard let surface = cairo.createPDF(write, target, first.width, first.height) else {
      throw GraphvizError(description: "cairo could not begin a PDF")
    }
    self.surface = surface
    cairo.setMetadata(surface, Cairo.title, title)
    // The same figure makes the same file, whenever it is drawn.
    cairo.setMetadata(surface, Cairo.creationDate, "2000-01-01T00:00:00Z")
  }

  deinit {
    cairo.finish(surface)
    cairo.destroySurface(surface)
  }

  /// Graphviz finishes what it has drawn on, so each page is drawn on a part of the document that
  /// is a surface by itself, and as large as the page.
  func addPage(_ size: Size, _ draw: (Cairo.Context) throws -> Void) throws {
    cairo.setSize(surface, size.width, size.height)
    let part = cairo.createPart(surface, 0, 0, size.width, size.height)
    defer { cairo.destroySurface(part) }
    guard let part, let context = cairo.createContext(part) else {
      throw GraphvizError(description: "cairo could not begin a page")
    }
    defer { cairo.destroyContext(context) }
    try draw(context)
    cairo.showPage(surface)
  }

  func finished() throws -> [UInt8] {
    cairo.finish(surface)
    guard cairo.status(surface) == 0 else {
      throw GraphvizError(description: "cairo could not write the PDF")
    }
    return bytes.bytes
  }
}
