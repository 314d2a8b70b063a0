import VCPictures
import VCSource

/// A grid over a figure on which lines are routed: at right angles, clear of obstacles, and
/// perpendicular to lines that they may cross.
///
/// A place may be closed for level lines, for upright ones, or for both. Memory and the time of a
/// search are in proportion to the number of places.
package struct RouteGrid {
  let xs: [Double]
  let ys: [Double]
  /// The number of obstacles at a place for level and for upright lines.
  package private(set) var level: [UInt16]
  package private(set) var upright: [UInt16]
  /// The cost of passing a place, for crossing the lines there.
  package private(set) var crossing: [UInt16]
  /// The group whose frame contains a place, -1 for none, -2 outside of all families.
  package private(set) var group: [Int32]

  package var width: Int { xs.count }

  package func point(_ place: Int) -> Point { Point(xs[place % width], ys[place / width]) }

  /// The columns and rows in a rectangle; all of them for nil.
  package func places(in rect: Rect?) -> (columns: Range<Int>, rows: Range<Int>) {
    guard let rect else { return (xs.indices, ys.indices) }
    return (Self.range(xs, rect.minX, rect.maxX), Self.range(ys, rect.minY, rect.maxY))
  }

  /// Whether a line leads through a rectangle.
  package func hasLine(in rect: Rect) -> Bool {
    let (columns, rows) = places(in: rect.grown(1))
    return rows.contains { row in columns.contains { crossing[row * width + $0] > 0 } }
  }

  /// - Parameters:
  ///   - figure: The rectangle of all families; lines outside it make the figure larger.
  ///   - step: The distance between two places, in points.
  ///   - lines: The y positions that must be on the grid.
  ///   - columns: The x positions that must be on the grid.
  package init(
    over bounds: Rect, around figure: Rect, step: Double, lines: [Double], columns: [Double] = []
  ) {
    xs = Self.places(bounds.minX, bounds.maxX, step, columns)
    ys = Self.places(bounds.minY, bounds.maxY, step, lines)
    let count = xs.count * ys.count
    level = Array(repeating: 0, count: count)
    upright = level
    crossing = level
    group = Array(repeating: -2, count: count)
    let columns = Self.range(xs, figure.minX, figure.maxX)
    for row in Self.range(ys, figure.minY, figure.maxY) {
      for column in columns { group[row * xs.count + column] = -1 }
    }
  }

  private static func places(
    _ low: Double, _ high: Double, _ step: Double, _ fixed: [Double]
  ) -> [Double] {
    var fixed = fixed.sorted()[...]
    var places: [Double] = []
    // Whether the last place is fixed; a regular one may be removed for a fixed one.
    var isLastFixed = false
    for number in 0...Int(max(1, (high - low) / step)) {
      let place = low + Double(number) * step
      while let next = fixed.first, next < place + step * 0.4 {
        fixed.removeFirst()
        if let last = places.last, !isLastFixed, next - last < step * 0.4 { places.removeLast() }
        if let last = places.last, next - last < 0.01 { continue }
        places.append(next)
        isLastFixed = true
      }
      if let last = places.last, place - last < step * 0.4 { continue }
      places.append(place)
      isLastFixed = false
    }
    return places
  }

  /// The indices of the places from one position to another.
  static func range(_ places: [Double], _ low: Double, _ high: Double) -> Range<Int> {
    let first = places.firstPlace { $0 >= low }
    var end = first
    while end < places.count, places[end] <= high { end += 1 }
    return first..<end
  }

  /// The place nearest to a position, as bounds.
  private static func nearest(_ places: [Double], _ length: Double) -> (Double, Double) {
    let next = min(places.firstPlace { $0 >= length }, places.count - 1)
    let isBefore = next > 0 && length - places[next - 1] < places[next] - length
    let place = places[isBefore ? next - 1 : next]
    return (place, place)
  }

  /// Adds a number to a plane's places in a rectangle.
  private static func add(
    _ number: Int, to plane: inout [UInt16], in rect: Rect, _ xs: [Double], _ ys: [Double]
  ) {
    let columns = range(xs, rect.minX, rect.maxX)
    for row in range(ys, rect.minY, rect.maxY) {
      for column in columns {
        let place = row * xs.count + column
        plane[place] = UInt16(min(max(Int(plane[place]) + number, 0), Int(UInt16.max)))
      }
    }
  }

  /// Closes the inside of a rectangle for level lines or for upright ones, nil for all; `sign` is -1
  /// to open it again.
  package mutating func close(_ rect: Rect, isLevel: Bool? = nil, sign: Int = 1) {
    if isLevel != false { Self.add(sign, to: &level, in: rect.grown(-0.01), xs, ys) }
    if isLevel != true { Self.add(sign, to: &upright, in: rect.grown(-0.01), xs, ys) }
  }

  /// Marks the frame of a group, whose border no line may follow.
  package mutating func add(frame: Rect, of number: Int, margin: Double) {
    let columns = Self.range(xs, frame.minX, frame.maxX)
    for row in Self.range(ys, frame.minY, frame.maxY) {
      for column in columns { group[row * xs.count + column] = Int32(number) }
    }
    for y in [frame.minY, frame.maxY] {
      let edge = Rect(minX: frame.minX, minY: y - margin, maxX: frame.maxX, maxY: y + margin)
      close(edge, isLevel: true)
    }
    for x in [frame.minX, frame.maxX] {
      let edge = Rect(minX: x - margin, minY: frame.minY, maxX: x + margin, maxY: frame.maxY)
      close(edge, isLevel: false)
    }
  }

  /// Closes the places beside a line for lines that would run along it.
  ///
  /// - Parameters:
  ///   - margin: The distance to the middle of any other line or pair of lines.
  ///   - head: The same distance at the line's ends.
  ///   - price: The cost of crossing the line.
  package mutating func add(
    line corners: [Point], margin: Double, head: Double, price: Int, sign: Int = 1
  ) {
    for (from, to) in zip(corners, corners.dropFirst()) {
      var rect = Rect(spanning: from, to)
      // A crossing line passes exactly one of the nearest places.
      if abs(from.y - to.y) < 0.01 {
        close(rect.grown(margin), isLevel: true, sign: sign)
        (rect.minY, rect.maxY) = Self.nearest(ys, rect.minY)
      } else {
        close(rect.grown(margin), isLevel: false, sign: sign)
        (rect.minX, rect.maxX) = Self.nearest(xs, rect.minX)
      }
      Self.add(sign * price, to: &crossing, in: rect.grown(0.01), xs, ys)
    }
    for corner in corners.dropFirst().dropLast() {
      close(Rect(center: corner, size: Size.zero).grown(margin), sign: sign)
    }
    for end in [corners.first, corners.last] {
      guard let end, head > 0 else { continue }
      close(Rect(center: end, size: Size.zero).grown(head), sign: sign)
    }
  }
}
