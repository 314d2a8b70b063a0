import Graphviz
import Pictures

extension Picture {
  /// `dark` is what the picture looks like for a reader whose system is dark, nil for no change.
  func svg(_ palette: Palette, dark: Palette?) throws -> [UInt8] {
    try GraphvizSession.run { session in
      let graph = try CGraph(in: session)
      let pinned = PinnedPicture(self, palette, into: graph)
      let context = try GraphvizContext(.measured, in: session)
      let writer = SVGWriter(self, palette, dark: dark)
      try context.layOut(graph, as: pinned) { try $0.draw(to: writer) }
      return writer.xml.bytes
    }
  }
}
