extension Picture {
  /// The picture with all positions, in one of Graphviz's own formats.
  package func rendered(byGraphvizAs format: String, in palette: Palette) throws -> [UInt8] {
    try GraphvizSession.run { session in
      let graph = try CGraph(in: session)
      let pinned = PinnedPicture(self, palette, into: graph)
      let context = try GraphvizContext(.measured, in: session)
      return try context.layOut(graph, as: pinned) { layout, _ in try layout.rendered(as: format) }
    }
  }
}
