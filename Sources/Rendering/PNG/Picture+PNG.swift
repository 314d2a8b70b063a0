import Graphviz
import Pictures

extension Picture {
  /// By pango and cairo, with letters of the fonts installed, over the same geometry.
  ///
  func png(_ palette: Palette, dpi: Double) throws -> [UInt8] {
    let (picture, scale) = beforeFitting
    return try GraphvizSession.run { session in
      let graph = try CGraph(in: session, isPicture: true)
      let pinned = PinnedPicture(
        picture, palette, dpi: dpi * scale, fonts: FontNames(installedFor: picture, in: session),
        cutsDashes: true, into: graph)
      let context = try GraphvizContext(.pango, in: session)
      return try context.layOutFitting(graph, as: pinned) { layout in
        var png: [UInt8]?
        try layout.drawPixels { pixels in
          let encoder = PNGEncoder(
            pixelsPerMeter: UInt32((pixels.perPoint * 72 / 0.0254).rounded()),
            background: UInt32(opaquePixel: palette[.background]))
          png = encoder.encode(pixels)
        }
        // Without zlib Graphviz writes it: larger, slower, and with an edge that is not opaque where
        // the picture ends between two pixels.
        return try png ?? layout.rendered(as: "png:cairo")
      }
    }
  }
}
