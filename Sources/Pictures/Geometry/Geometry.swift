/// A position in points; y grows upward, as in Graphviz.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  package static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The position rounded to hundredths of points, so that it is the same on every machine.
  package var inHundredths: Point { Point((x * 100).rounded() / 100, (y * 100).rounded() / 100) }

  package var length: Double { (x * x + y * y).squareRoot() }

  /// The point at a distance from this one towards another, but never beyond it.
  package func toward(_ other: Point, _ distance: Double) -> Point {
    let whole = (other - self).length
    return whole == 0 ? self : self + (other - self) * min(1, distance / whole)
  }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// The size with a margin on every side.
  package func grown(_ margin: Double) -> Size {
    Size(width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// An upright rectangle, in points.
package struct Rect: Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package static let zero = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  package init(center: Point, size: Size) {
    self.init(
      minX: center.x - size.width / 2, minY: center.y - size.height / 2,
      maxX: center.x + size.width / 2, maxY: center.y + size.height / 2)
  }

  package var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }
  package var size: Size { Size(width: width, height: height) }

  /// The rectangle with a margin on every side; a negative margin shrinks it.
  package func grown(_ margin: Double) -> Rect {
    Rect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The rectangle between two opposite corners.
  package init(spanning corner: Point, _ other: Point) {
    self.init(
      minX: min(corner.x, other.x), minY: min(corner.y, other.y), maxX: max(corner.x, other.x),
      maxY: max(corner.y, other.y))
  }

  package func moved(by offset: Point) -> Rect {
    Rect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  package func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle extended to a point.
  package func union(_ point: Point) -> Rect { union(Rect(spanning: point, point)) }

  /// The smallest rectangle around others; nil for none.
  package init?(around rects: [Rect]) {
    var whole: Rect?
    for rect in rects { whole = whole?.union(rect) ?? rect }
    guard let whole else { return nil }
    self = whole
  }

  /// Whether the interiors intersect; rectangles that only touch don't.
  package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  package func contains(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }

  /// Where an axis-parallel line first leaves the rectangle; nil if it doesn't.
  package func exit(of corners: [Point]) -> Point? {
    zip(corners, corners.dropFirst()).first { contains($0) && !contains($1) }.map { _, end in
      Point(max(minX, min(end.x, maxX)), max(minY, min(end.y, maxY)))
    }
  }
}
