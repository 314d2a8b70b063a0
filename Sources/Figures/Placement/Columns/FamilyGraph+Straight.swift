/// Cells that move so that lines bend less than `dot` lets them.
extension FamilyGraph {
  /// The least distance of a moved cell to another, and the greatest by which a line moves aside, and
  /// by which a label follows a line, in points.
  private static let (air, aside, nearby) = (6.0, 60.0, 16.0)
  /// The greatest distance of a pointer's line from the common one that it goes on straight into, in
  /// points.
  static let trunk = 48.0

  mutating func straightenLines() {
    for bundle in ways.indices where !leadsToViews(bundle) { straightenPassages(of: bundle) }
    straightenLabels()
  }

  /// Moves the passages of a bundle, and its label, into one line at the right of all others in their
  /// rows.
  private mutating func straightenPassages(of bundle: Int) {
    let chain = Set(ways[bundle].flatMap { $0.dropFirst().dropLast() })
    let rows = Set(chain.filter(isPassage).map { cells[$0].row })
    // Most bundles pass no row.
    guard !rows.isEmpty, let own = chain.map({ cells[$0].x }).max(),
      let label = ways[bundle].first?[1]
    else { return }
    let others = cells.indices.filter { !chain.contains($0) && rows.contains(cells[$0].row) }
    // The passages of several bundles have an order in which they cross little.
    if others.contains(where: isPassage) { return }
    let right = others.map { cells[$0].x + cells[$0].size.width / 2 }.max() ?? own
    let x = max(own, right + Self.air)
    guard x - own < Self.aside, hasRoom(label, at: x) else { return }
    for cell in chain { cells[cell].x = x }
  }

  /// Moves the label of an only child to where the line through it runs straight.
  private mutating func straightenLabels() {
    for ways in ways where ways.count == 1 && ways[0].count == 3 {
      let (hub, label, spoke) = (ways[0][0], ways[0][1], ways[0][2])
      let low = max(leftLimit(of: hub), leftLimit(of: spoke))
      let high = min(cells[hub].x + portLimit(of: hub), cells[spoke].x + portLimit(of: spoke))
      guard low <= high else { continue }
      let x = min(max(cells[label].x, low), high)
      if x != cells[label].x, hasRoom(label, at: x) { cells[label].x = x }
    }
  }

  /// Moves labels a little, and those beside them, to where their lines leave the boxes above if other
  /// lines are in the way of the straight one.
  mutating func moveLabels(to ports: Ports) {
    for segment in segments where !leadsToViews(segment.bundle) {
      guard case .box = cells[segment.from].content, let label = segment.to.first else { continue }
      let offset = ports.bottom(of: segment.from, .bundle(segment.bundle)) - cells[label].x
      let labels = [label, cells[label].leftTwin, cells[label].rightTwin].compactMap(\.self)
      guard abs(offset) > 0.5, abs(offset) < Self.nearby,
        labels.allSatisfy({ hasRoom($0, at: cells[$0].x + offset, besides: labels) })
      else { continue }
      for label in labels { cells[label].x += offset }
    }
  }

  /// Moves the labels of pointers above the nearest of their lines, which then run straight.
  mutating func straightenTrunks(to ports: Ports) {
    for segment in segments where !isContainment(segment.bundle) {
      guard case .label = cells[segment.from].content, let hub = ways[segment.bundle].first?.first
      else { continue }
      let label = segment.from
      let lines = segment.to.filter { !isPassage($0) }.map { ports.top(of: $0, segment.bundle) }
      guard
        let nearest = lines.min(by: { abs($0 - cells[label].x) < abs($1 - cells[label].x) }),
        abs(nearest - cells[label].x) < Self.trunk
      else { continue }
      let right = segments(from: hub).count { cells[$0.to[0]].x > cells[label].x }
      let limit = cells[hub].x + portLimit(of: hub) - Double(right) * Ports.gap
      // Beyond the limit, the line bends below its hub wherever the label is.
      let x = cells[label].x > limit ? nearest : min(nearest, limit)
      if hasRoom(label, at: x) { cells[label].x = x }
    }
  }

  private func isPassage(_ cell: Int) -> Bool {
    if case .passage = cells[cell].content { true } else { false }
  }

  private func leftLimit(of box: Int) -> Double {
    cells[box].x - cells[box].size.width / 2 + cells[box].corner
  }

  private func hasRoom(_ cell: Int, at x: Double, besides others: [Int] = []) -> Bool {
    let half = cells[cell].size.width / 2
    return cells.indices.allSatisfy { other in
      other == cell || others.contains(other) || cells[other].row != cells[cell].row
        || abs(cells[other].x - x) >= half + cells[other].size.width / 2 + Self.air
    }
  }
}

extension Diagram.Group {
  /// Whether a bundle is a property that holds one of the children in the left half.
  func leadsLeft(_ bundle: Diagram.Bundle) -> Bool {
    guard bundle.relation == .property, bundle.spokes.count == 1 else { return false }
    let children = members.filter { parents[$0] == bundle.hub }
    guard let place = children.firstIndex(of: bundle.spokes[0]) else { return false }
    return 2 * place + 1 < children.count
  }
}
