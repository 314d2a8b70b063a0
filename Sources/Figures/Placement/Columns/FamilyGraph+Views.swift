import VCPictures

/// The lines between views, which are at the lower right of their controllers' boxes. A line leaves
/// a view at its lower edge, goes down beside a box, and enters its view from the right.
extension FamilyGraph {
  /// The x of the middle of a box's view.
  func viewCenter(of cell: Int) -> Double {
    rightEdge(of: cell) - (cells[cell].view?.width ?? 0) / 2
  }

  /// The x at which a line passes a box.
  func laneCenter(of cell: Int) -> Double { rightEdge(of: cell) + cells[cell].lane }

  func rightEdge(of cell: Int) -> Double { cells[cell].x + cells[cell].size.width / 2 }

  /// Moves the labels of these lines, as far as their neighbours allow, so that the line is
  /// straight: above the only view at its end, or below the view from which several lines start.
  mutating func alignLabelsOfViews(gap: Double) {
    var rows: [Int: [Int]] = [:]
    for segment in segments where leadsToViews(segment.bundle) {
      guard case .box = cells[segment.from].content, let label = segment.to.first else { continue }
      let row = cells[label].row
      let neighbours = rows[row] ?? cells.indices.filter { cells[$0].row == row }
      rows[row] = neighbours
      align(label, of: segment, among: neighbours, gap: gap)
    }
  }

  private mutating func align(
    _ label: Int, of segment: Segment, among neighbours: [Int], gap: Double
  ) {
    let (x, half) = (cells[label].x, cells[label].size.width / 2)
    var (low, high) = (-Double.infinity, Double.infinity)
    for other in neighbours where other != label {
      let reach = cells[other].size.width / 2 + half + gap
      if cells[other].x < x {
        low = max(low, cells[other].x + reach)
      } else {
        high = min(high, cells[other].x - reach)
      }
    }
    let ends = self.segment(of: segment.bundle, from: label).map { segments[$0].to } ?? []
    let wanted = ends.count == 1 ? laneCenter(of: ends[0]) : viewCenter(of: segment.from)
    if low <= high { cells[label].x = min(max(wanted, low), high) }
  }
}
