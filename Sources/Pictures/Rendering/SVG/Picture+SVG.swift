extension Picture {
  /// The picture as an SVG. `dark` is the palette for readers with a dark system, nil for no
  /// change. `id` is the root's id, which begins all others; nil for none.
  func svg(_ palette: Palette, dark: Palette?, id: String? = nil) throws -> [UInt8] {
    try GraphvizSession.run { session in
      let graph = try CGraph(in: session, isPicture: true)
      let pinned = PinnedPicture(self, palette, into: graph)
      let context = try GraphvizContext(.measured, in: session)
      return try context.layOut(graph, as: pinned) { layout, page in
        let writer = SVGWriter(self, palette, dark: dark, page: page, id: id)
        try layout.draw(to: writer)
        return writer.xml.bytes
      }
    }
  }
}
