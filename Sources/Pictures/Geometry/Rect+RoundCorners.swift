extension Rect {
  /// The distance from a corner at which Graphviz begins to round it: 12 points, or a third of the
  /// shorter side.
  package var cornerReach: Double { min(12, width / 3, height / 3) }

  /// The point on a rounded box's outline that is straight beside, above or below a point on an
  /// edge.
  ///
  /// Graphviz rounds a corner with a Bézier curve whose control points are half as far from the
  /// corner as its ends.
  package func roundOutline(at point: Point) -> Point {
    let reach = cornerReach
    func inset(_ distance: Double) -> Double {
      guard distance < reach else { return 0 }
      var (low, high) = (0.0, 1.0)
      // The curve approaches the other edge monotonically.
      for _ in 0..<20 {
        let t = (low + high) / 2
        let left = reach * (1 - t) * (1 - t) * (1 + t / 2)
        if left > distance { low = t } else { high = t }
      }
      return reach * low * low * (1.5 - low / 2)
    }
    var point = point
    if point.x < minX + 0.01 {
      point.x += inset(min(point.y - minY, maxY - point.y))
    } else if point.x > maxX - 0.01 {
      point.x -= inset(min(point.y - minY, maxY - point.y))
    } else if point.y < minY + 0.01 {
      point.y += inset(min(point.x - minX, maxX - point.x))
    } else if point.y > maxY - 0.01 {
      point.y -= inset(min(point.x - minX, maxX - point.x))
    }
    return point
  }
}
