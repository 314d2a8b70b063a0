import Graphviz
import Pictures

extension Picture {
  /// `dark` is what the picture looks like for a reader whose system is dark, nil for no change.
  /// `id` is the root's, and begins every other; nil for none.
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
