extension Picture.Arrow {
  /// The base and the tip of its head; nil for an arrow that joins another's line before its head.
  package var arrowhead: (base: Point, tip: Point)? { splines.arrowhead }
}

extension Point {
  /// The corners of an arrowhead from here to its tip, as wide as Graphviz's.
  package func arrowhead(to tip: Point) -> [Point] {
    let along = tip - self
    let across = Point(along.y, -along.x) * (Look.ArrowStyle.headShape / 2)
    return [self + across, tip, self - across]
  }
}

extension [Spline] {
  package var arrowhead: (base: Point, tip: Point)? {
    for spline in self {
      if let tip = spline.endTip, let base = spline.points.last { return (base, tip) }
      if let tip = spline.startTip, let base = spline.points.first { return (base, tip) }
    }
    return nil
  }
}
