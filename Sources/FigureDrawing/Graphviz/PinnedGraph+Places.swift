internal import CGraphviz

extension GraphvizContext {
  /// Gives every part of a graph its place, lets `body` read or draw it, and frees the layout.
  func layOut<Result>(
    _ graph: borrowing CGraph, as pinned: PinnedGraph, isKept: Bool = false,
    _ body: (UnsafeMutablePointer<Agraph_t>) throws -> Result
  ) throws -> Result {
    try layOut(graph, by: GraphvizPlugin.pinnedLayout, isKept: isKept) { graph in
      pinned.place(in: graph)
      return try body(graph)
    }
  }
}

extension PinnedGraph {
  /// Fills the records that the layout "pinned" has made.
  fileprivate func place(in graph: UnsafeMutablePointer<Agraph_t>) {
    for (node, center) in nodes { vcd_place_node(node.pointer, pointf(center)) }
    for (edge, splines, labelCenter) in edges {
      // Graphviz keeps a tip for all the pieces after the one that has it.
      var (startTip, endTip): (pointf?, pointf?)
      for spline in splines {
        startTip = spline.startTip.map(pointf.init) ?? startTip
        endTip = spline.endTip.map(pointf.init) ?? endTip
        let points = spline.points.map(pointf.init)
        withPointer(to: startTip) { startTip in
          withPointer(to: endTip) { endTip in
            vcd_place_spline(edge.pointer, points, points.count, startTip, endTip)
          }
        }
      }
      if let labelCenter { vcd_place_edge_label(edge.pointer, pointf(labelCenter)) }
    }
    for (frame, place) in zip(frames, frameRects) {
      let box = boxf(
        LL: pointf(Point(place.rect.minX, place.rect.minY)),
        UR: pointf(Point(place.rect.maxX, place.rect.maxY)))
      vcd_place_cluster(graph, frame.object.pointer, box, pointf(place.titleCenter))
    }
    vcd_finish_places(graph)
  }
}

private func withPointer(to point: pointf?, _ body: (UnsafePointer<pointf>?) -> Void) {
  guard let point else { return body(nil) }
  withUnsafePointer(to: point) { body($0) }
}

extension pointf {
  /// A place as figures have it: in hundredths of points, whatever the machine computed.
  fileprivate init(_ point: Point) { self.init(x: hundredths(point.x), y: hundredths(point.y)) }
}

private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
