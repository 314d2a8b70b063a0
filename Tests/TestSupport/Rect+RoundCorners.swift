import VCPictures

extension Rect {
  /// Whether a point in the rectangle is outside a box with round corners, or less than `margin`
  /// inside it.
  ///
  /// Graphviz draws a corner as a Bézier curve that begins 12 points before it, or a third of the
  /// shorter side; both control points are half as far.
  package func cutsOff(_ point: Point, margin: Double) -> Bool {
    let reach = cornerReach
    let across = min(point.x - minX, maxX - point.x)
    let down = min(point.y - minY, maxY - point.y)
    guard across < reach + margin, down < reach + margin else { return false }
    let ends = [Point(0, reach), Point(0, reach / 2), Point(reach / 2, 0), Point(reach, 0)]
    let corner = stride(from: 0.0, through: 1, by: 0.02).map { t in
      ends[0] * ((1 - t) * (1 - t) * (1 - t)) + ends[1] * (3 * t * (1 - t) * (1 - t))
        + ends[2] * (3 * t * t * (1 - t)) + ends[3] * (t * t * t)
    }
    let own = Point(across, down)
    let isOutside = corner.contains { $0.x >= across && $0.y >= down }
    return isOutside || corner.contains { ($0 - own).length < margin }
  }
}
