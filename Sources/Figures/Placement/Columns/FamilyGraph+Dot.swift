import VCPictures

extension FamilyGraph {
  /// The maximum number of cells that `dot` ranks faster in its default way.
  private static let fewCount = 40

  /// Chooses every cell's x, in a family that is no tree by `dot`, with the order in each row.
  ///
  /// `dot` doesn't choose the rows' heights, because the room below a row depends on the lines that
  /// leave the family there, which `dot` doesn't know.
  mutating func place(nodeSeparation: Double, in session: borrowing GraphvizSession) throws {
    if cells.count == 1 { return }
    if let tree = FamilyTree(of: self) {
      place(tree, nodeSeparation: nodeSeparation)
    } else {
      try placeByDot(nodeSeparation: nodeSeparation, in: session)
    }
    spreadTwins()
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

  /// Sets twins side by side; in a column, all at the same distance if they have the room.
  private mutating func spreadTwins() {
    let places = cells.indices.filter { cells[$0].leftTwin == nil }
    let isColumn = Set(places.map { cells[$0].row }).count == places.count
    let common = isColumn ? commonSpan(of: places) : 0
    for left in places {
      guard let right = cells[left].rightTwin else { continue }
      let (middle, half) = (cells[left].x, max(common, halfSpan(left, right).distance))
      cells[left].x = middle - half
      cells[right].x = middle + half
    }
  }

  /// The width that a cell takes in its row, with its twin's.
  func reservedWidth(of cell: Int) -> Double {
    cells[cell].rightTwin.map { 2 * halfSpan(cell, $0).reach } ?? cells[cell].room
  }

  private mutating func placeByDot(
    nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    let part = cells.indices.filter { cells[$0].leftTwin == nil }
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
      graph.node(GraphID("n", number))
        .set(widthAttribute, GraphLength.nodeSize(reservedWidth(of: number)))
    }
    // Twins share their edges, so that `dot` sees each only once.
    for (number, segment) in segments.enumerated() where cells[segment.from].leftTwin == nil {
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
