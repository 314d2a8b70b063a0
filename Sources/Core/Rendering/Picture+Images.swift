import VCGraphviz
import VCImages
internal import VCLateLibraries
import VCPictures

extension Picture {
  /// A part's rectangle from the page's upper left corner, with `y` downward.
  func placed(_ rect: Rect) -> Rect {
    let page = page.grown(look.spacing.margin)
    return Rect(
      minX: rect.minX - page.minX, minY: page.maxY - rect.maxY,
      maxX: rect.maxX - page.minX, maxY: page.maxY - rect.minY)
  }

  /// Passes the PNGs of boxes to a function of cairo's, scaled by a factor.
  func eachPNG(scaledBy scale: Double = 1, _ draw: (UnsafePointer<vcd_image>) -> Void) {
    for box in boxes {
      guard let file = box.image, file.format == .png else { continue }
      // The box's line stays visible around it.
      let inset = lineWidth(of: look(of: box)) / 2
      let rect = placed(box.rect.grown(-inset))
      file.bytes.withUnsafeBufferPointer { bytes in
        var image = vcd_image(
          png: bytes.baseAddress, count: bytes.count, x: rect.minX * scale, y: rect.minY * scale,
          width: rect.width * scale, height: rect.height * scale,
          opacity: box.isFaded ? Picture.fadedOpacity : 1)
        draw(&image)
      }
    }
  }

  /// Draws the PNGs of boxes on the picture's pixels.
  func drawImages(on pixels: Pixels) {
    eachPNG(scaledBy: pixels.perPoint) {
      _ = vcd_draw_image_on_pixels(
        UnsafeMutablePointer(mutating: pixels.values.baseAddress), Int32(pixels.width),
        Int32(pixels.height), $0)
    }
  }
}
