import VCPictures

/// The lower edge of everything that is placed so far on a strip, in steps from left to right.
struct MapSkyline {
  private let width: Double
  private let gap: Double
  /// The left end of each step, and the height that is free from there to the next one.
  private var steps = [Point(0, 0)]

  init(width: Double, gap: Double) { (self.width, self.gap) = (width, gap) }

  /// Places a rectangle as far up as it fits, and there as far left. Returns its upper left corner.
  mutating func place(_ size: Size) -> Point {
    let right = size.width + gap
    var best = Point(0, .infinity)
    for step in steps where step.x == 0 || step.x + size.width <= width + 0.01 {
      let y = steps(from: step.x, to: step.x + right).map(\.y).max() ?? 0
      if y < best.y - 0.01 { best = Point(step.x, y) }
    }
    let (start, end) = (best.x, best.x + right)
    let after = steps.last { $0.x <= end + 0.01 }?.y ?? 0
    steps.removeAll { $0.x > start - 0.01 && $0.x < end + 0.01 }
    steps += [Point(start, best.y + size.height + gap), Point(end, after)]
    steps.sort { $0.x < $1.x }
    return best
  }

  /// The steps that reach into a range.
  private func steps(from left: Double, to right: Double) -> ArraySlice<Point> {
    let first = steps.lastIndex { $0.x <= left + 0.01 } ?? 0
    let end = steps.firstIndex { $0.x >= right - 0.01 } ?? steps.count
    return steps[first..<max(end, first + 1)]
  }
}
