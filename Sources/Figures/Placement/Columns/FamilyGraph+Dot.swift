import VCPictures

extension FamilyGraph {
  /// Lets `dot` choose the order in each row and every cell's x.
  ///
  /// `dot` doesn't choose the rows' heights, because the room below a row depends on the lines that
  /// leave the family there, which `dot` doesn't know.
  mutating func place(nodeSeparation: Double, in session: borrowing GraphvizSession) throws {
    if cells.count == 1 { return }
    if cells.count > Self.quickCount, let parts = FamilyParts(of: self) {
      try place(parts, nodeSeparation: nodeSeparation, in: session)
    } else {
      try place(
        Array(cells.indices), Array(segments.indices), nodeSeparation: nodeSeparation, in: session)
    }
    shiftLabels()
    straightenLines()
    alignLabelsOfViews(gap: nodeSeparation)
  }

  /// Moves labels below the place where their line leaves their container.
  private mutating func shiftLabels() {
    for segment in segments
    where cells[segment.from].viewWidth > 0 && !leadsToViews(segment.bundle) {
      guard let label = segment.to.first else { continue }
      let limit = cells[segment.from].x + portLimit(of: segment.from)
      let x = cells[label].x
      if x > limit { cells[label].x = max(limit, x - cells[label].shift) }
    }
  }

  /// Places some of the cells relative to each other, by the segments that lead from them.
  mutating func place(
    _ part: [Int], _ segments: [Int], nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    let places = part.filter { cells[$0].leftTwin == nil }
    var common = 0.0
    if isColumn(places) {
      for cell in places { cells[cell].x = 0 }
      common = commonSpan(of: places)
    } else {
      try placeByDot(places, segments, nodeSeparation: nodeSeparation, in: session)
    }
    for left in places {
      guard let right = cells[left].rightTwin else { continue }
      let (middle, half) = (cells[left].x, max(common, halfSpan(left, right).distance))
      cells[left].x = middle - half
      cells[right].x = middle + half
    }
  }

  /// Whether each row has only one cell, so that all are below each other.
  private func isColumn(_ part: [Int]) -> Bool {
    let rows = part.map { cells[$0].row }.sorted()
    return rows.indices.dropFirst().allSatisfy { rows[$0 - 1] != rows[$0] }
  }

  private mutating func placeByDot(
    _ part: [Int], _ segments: [Int], nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    let graph = try CGraph(in: session)
    graph.set("nodesep", GraphLength.inches(nodeSeparation))
    graph.set("ranksep", "0.1")
    graph.set("ordering", "out")
    // No splines: every line leads to the next row, and is routed by `FamilyLayout`.
    graph.set("splines", "")
    // The default ranking compares every edge with every other.
    if part.count > Self.fewCount { graph.set("newrank", "true") }
    graph.nodeAttribute("label")
    graph.nodeAttribute("shape", "box")
    graph.nodeAttribute("fixedsize", "true")
    graph.nodeAttribute("height", "0.1")
    let widthAttribute = graph.nodeAttribute("width")
    let weightAttribute = graph.edgeAttribute("weight", "1")
    for number in part {
      let right = cells[number].rightTwin
      let width = right.map { 2 * halfSpan(number, $0).reach } ?? cells[number].room
      graph.node(GraphID("n", number)).set(widthAttribute, GraphLength.nodeSize(width))
    }
    // Twins share their edges, so that `dot` sees each only once.
    for number in segments {
      let segment = self.segments[number]
      guard cells[segment.from].leftTwin == nil else { continue }
      for (end, to) in segment.to.enumerated() where cells[to].leftTwin == nil {
        let (tail, head) = (graph.node(GraphID("n", segment.from)), graph.node(GraphID("n", to)))
        graph.edge(GraphID("e", number, end), from: tail, to: head)
          .set(weightAttribute, String(weight(of: segment, to: to)))
      }
    }
    let context = try GraphvizContext(.measured, in: session)
    try context.layOut(graph, by: "dot") { _ in
      for number in part { cells[number].x = graph.node(GraphID("n", number)).center.x }
    }
  }

  /// The distance of twins from the middle of a column at which all lines in it stand below each
  /// other, if each box is wide enough; 0 otherwise.
  private func commonSpan(of column: [Int]) -> Double {
    let spans = column.compactMap { left in
      cells[left].rightTwin.map { halfSpan(left, $0).distance }
    }
    let widest = spans.max() ?? 0
    let isWideEnough = column.allSatisfy { cell in
      if case .box = cells[cell].content { portLimit(of: cell) >= widest } else { true }
    }
    return isWideEnough ? widest : 0
  }

  /// The distance of two twins' middles from the middle between them, and their reach.
  private func halfSpan(_ left: Int, _ right: Int) -> (distance: Double, reach: Double) {
    let (left, right) = (cells[left].size.width, cells[right].size.width)
    let distance = (left + right) / 4 + 4
    return (distance, distance + max(left, right) / 2)
  }

  /// The weight of an edge for `dot`. Containers over their only children, and lines that pass
  /// rows, should be straight; a pointer that skips a level bends around the rest.
  private func weight(of segment: Segment, to: Int) -> Int {
    let containment = isContainment(segment.bundle)
    if case .box = cells[segment.from].content { return containment ? 60 : 1 }
    if case .box = cells[to].content { return containment ? (segment.to.count == 1 ? 60 : 8) : 1 }
    return segment.to.count == 1 ? 20 : 2
  }
}
