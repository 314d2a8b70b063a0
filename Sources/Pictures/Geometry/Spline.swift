/// A line in Graphviz's form: 3n + 1 control points, and a tip for each arrowhead.
package struct Spline: Hashable, Sendable {
  package var points: [Point]
  package var startTip: Point?
  package var endTip: Point?

  /// A line of cubic Bézier curves: its beginning, and three points for each.
  package init(_ points: [Point]) { self.points = points }

  /// A route with rounded corners, shortened to make room for arrowheads.
  ///
  /// - Parameters:
  ///   - startHead: The length of the head at the start, nil for none.
  ///   - tipGap: The distance from the route's end back to a tip.
  package init(
    _ route: Route, radius: Double, startHead: Double? = nil, endHead: Double? = nil,
    tipGap: Double = 0
  ) {
    var corners = route.corners
    precondition(corners.count > 1, "a route has two ends")
    if let startHead {
      (startTip, corners[0]) = Self.head(startHead, tipGap, at: corners[0], from: corners[1])
    }
    let last = corners.count - 1
    if let endHead {
      (endTip, corners[last]) = Self.head(
        endHead, tipGap, at: corners[last], from: corners[last - 1])
    }
    points = [corners[0]]
    for index in 1..<last {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      // A segment between two corners gives half of its length to each.
      let room = min(
        (corner - before).length / (index == 1 ? 1 : 2),
        (after - corner).length / (index == last - 1 ? 1 : 2))
      let reach = min(radius, room)
      addLine(to: corner.toward(before, reach))
      // 0.5523 of the radius draws a quarter of a circle.
      let pull = reach * (1 - 0.5523)
      points += [
        corner.toward(before, pull), corner.toward(after, pull), corner.toward(after, reach),
      ]
    }
    addLine(to: corners[last])
  }

  /// The tip and the base of an arrowhead, whose length is at most four fifths of its segment, so
  /// that some of the line remains visible.
  private static func head(
    _ length: Double, _ gap: Double, at end: Point, from next: Point
  ) -> (tip: Point, base: Point) {
    let tip = end.toward(next, min(gap, (end - next).length * 0.4))
    return (tip, tip.toward(next, min(length, (tip - next).length * 0.8)))
  }

  /// Adds a straight piece.
  package mutating func addLine(to end: Point) {
    let start = points[points.count - 1]
    points += [start + (end - start) * (1.0 / 3), start + (end - start) * (2.0 / 3), end]
  }
}
