internal import VCLateLibraries
import VCSource

extension Picture {
  /// A part's rectangle from the page's upper left corner, with `y` downward.
  func placed(_ rect: Rect) -> Rect {
    let page = page.grown(look.spacing.margin)
    return Rect(
      minX: rect.minX - page.minX, minY: page.maxY - rect.maxY,
      maxX: rect.maxX - page.minX, maxY: page.maxY - rect.minY)
  }

  /// Passes the PNGs of boxes to a function of cairo's, scaled by a factor.
  func eachPNG(
    in files: inout PNGFiles, scaledBy scale: Double = 1, _ draw: (UnsafePointer<vcd_image>) -> Void
  ) {
    for box in boxes {
      guard let file = box.image, file.format == .png else { continue }
      // The box's line stays visible around it.
      let inset = lineWidth(of: look(of: box)) / 2
      let rect = placed(box.rect.grown(-inset))
      var image = vcd_image(
        png: files.pointer(to: file), x: rect.minX * scale, y: rect.minY * scale,
        width: rect.width * scale, height: rect.height * scale,
        opacity: box.isFaded ? Picture.fadedOpacity : 1)
      draw(&image)
    }
  }

  /// Draws the PNGs of boxes on the picture's pixels.
  func drawImages(on pixels: Pixels) {
    var files = PNGFiles()
    eachPNG(in: &files, scaledBy: pixels.perPoint) {
      _ = vcd_draw_image_on_pixels(
        UnsafeMutablePointer(mutating: pixels.values.baseAddress), Int32(pixels.width),
        Int32(pixels.height), $0)
    }
  }
}

/// The bytes of PNGs, each once, where cairo finds them again: it reads an image of a PDF when a
/// page ends, so that the pixels of one image at a time are in memory.
struct PNGFiles: ~Copyable {
  private var files: [ImageFile: UnsafeMutablePointer<vcd_png>] = [:]

  /// The bytes and the size of a file, valid as long as this value.
  mutating func pointer(to file: ImageFile) -> UnsafePointer<vcd_png> {
    if let known = files[file] { return UnsafePointer(known) }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.bytes.count)
    _ = bytes.initialize(from: file.bytes)
    let png = UnsafeMutablePointer<vcd_png>.allocate(capacity: 1)
    png.initialize(
      to: vcd_png(
        bytes: bytes.baseAddress, count: bytes.count, width: Int32(file.width),
        height: Int32(file.height)))
    files[file] = png
    return UnsafePointer(png)
  }

  deinit {
    for png in files.values {
      png.pointee.bytes.deallocate()
      png.deallocate()
    }
  }
}
