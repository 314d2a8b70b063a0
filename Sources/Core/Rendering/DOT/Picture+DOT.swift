import VCGraphviz
import VCPictures

extension Picture {
  /// The picture as a DOT graph with all positions, as Graphviz writes it.
  func dot(_ palette: Palette) throws -> [UInt8] {
    try GraphvizSession.run { session in
      let graph = try CGraph(in: session)
      let pinned = PinnedPicture(self, palette, into: graph)
      let context = try GraphvizContext(.measured, in: session)
      return try context.layOut(graph, as: pinned) { layout, _ in try layout.rendered(as: "dot") }
    }
  }
}
