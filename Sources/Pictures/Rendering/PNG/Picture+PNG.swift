extension Picture {
  /// The picture as a PNG, drawn by pango and cairo with the installed fonts, over the same
  /// geometry.
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
          picture.drawImages(on: pixels)
          let encoder = PNGEncoder(
            pixelsPerMeter: UInt32((pixels.perPoint / scale * 72 / 0.0254).rounded()),
            background: UInt32(opaquePixel: palette[.background]))
          png = encoder.encode(pixels)
        }
        // Without zlib, Graphviz writes the PNG: larger, slower, and with a translucent edge if the
        // picture ends between two pixels.
        return try png ?? layout.rendered(as: "png:cairo")
      }
    }
  }
}
