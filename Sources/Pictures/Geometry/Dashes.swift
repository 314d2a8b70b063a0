/// The dashes and gaps of a broken line, in points.
package struct Dashes: Hashable, Sendable {
  package var dash: Double
  package var gap: Double

  /// The dashes of a line; nil for a solid one. A thick line has longer dashes.
  package init?(_ dash: Look.Dash, lineWidth: Double) {
    let scale = max(1, lineWidth)
    switch dash {
    case .solid: return nil
    case .dashed: self.init(dash: 5 * scale, gap: 2.5 * scale)
    case .dotted: self.init(dash: 1.2 * scale, gap: 2.4 * scale)
    }
  }

  private init(dash: Double, gap: Double) {
    (self.dash, self.gap) = (dash, gap)
  }

  /// The number of dashes in a line of this length.
  package func count(in length: Double) -> Double {
    max(1, ((length + gap) / (dash + gap)).rounded())
  }

  /// The dashes scaled so that a line of this length begins and ends with a whole one, so that no
  /// remainder touches a box, an arrowhead or a label.
  package func fitting(_ length: Double) -> Dashes {
    let count = count(in: length)
    let factor = length / (count * (dash + gap) - gap)
    return Dashes(dash: dash * factor, gap: gap * factor)
  }

  /// The ranges of the dashes in a line of this length, in points from its beginning.
  fileprivate func places(in length: Double) -> [ClosedRange<Double>] {
    let (fitting, count) = (fitting(length), Int(count(in: length)))
    return (0..<count).map { number in
      let start = Double(number) * (fitting.dash + fitting.gap)
      return start...(number == count - 1 ? length : start + fitting.dash)
    }
  }
}

extension Spline {
  /// The dashes of the line, each a line of its own; the one at an arrowhead is the last, as
  /// Graphviz requires.
  package func cut(into dashes: Dashes) -> [Spline] {
    let curves = points.curves
    let lengths = curves.map(\.length)
    let length = lengths.reduce(0, +)
    guard length > 0 else { return [self] }
    let places = dashes.places(in: length)
    var pieces = places.map { place in
      var points: [Point] = []
      var start = 0.0
      for (curve, length) in zip(curves, lengths) {
        let from = max(0, place.lowerBound - start)
        let to = min(length, place.upperBound - start)
        start += length
        guard from < to else { continue }
        let piece = curve.part(from: from, to: to, of: length)
        points += points.isEmpty ? piece : Array(piece.dropFirst())
      }
      return Spline(points)
    }
    pieces[0].startTip = startTip
    pieces[pieces.count - 1].endTip = endTip
    return startTip == nil ? pieces : pieces.reversed()
  }
}

extension [Point] {
  /// The length of a line with these points: its beginning, and three points for each cubic Bézier
  /// curve.
  package var curveLength: Double { curves.reduce(0) { $0 + $1.length } }

  fileprivate var curves: [CubicCurve] {
    stride(from: 0, to: count - 1, by: 3).map {
      CubicCurve(start: self[$0], first: self[$0 + 1], second: self[$0 + 2], end: self[$0 + 3])
    }
  }
}

/// A cubic Bézier curve.
private struct CubicCurve {
  let start, first, second, end: Point

  var length: Double { length(to: 1) }

  /// The length up to a parameter, by five-point Gauss–Legendre quadrature: exact for straight
  /// lines, and accurate to a few millionths for a quarter of a circle.
  private func length(to parameter: Double) -> Double {
    Self.rule.reduce(0) { sum, place in
      sum + place.weight * speed(at: parameter / 2 * (1 + place.abscissa))
    } * parameter / 2
  }

  private static let rule: [(abscissa: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  private func speed(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let velocity =
      (first - start) * (rest * rest) + (second - first) * (2 * rest * parameter)
      + (end - second) * (parameter * parameter)
    return 3 * velocity.length
  }

  /// The points of a part, given by its lengths from the beginning.
  func part(from start: Double, to end: Double, of length: Double) -> [Point] {
    let from = parameter(at: start, of: length)
    let to = parameter(at: end, of: length)
    return [
      blossom(from, from, from), blossom(from, from, to), blossom(from, to, to),
      blossom(to, to, to),
    ]
  }

  private func parameter(at distance: Double, of length: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    // Newton's method: the length is linear on a straight line, and nearly so in a corner.
    var parameter = distance / length
    for _ in 0..<8 {
      let error = self.length(to: parameter) - distance
      let speed = speed(at: parameter)
      if abs(error) < 0.000_1 || speed == 0 { break }
      parameter = min(1, max(0, parameter - error / speed))
    }
    return parameter
  }

  /// The polar form: de Casteljau's construction with a separate parameter in each step.
  private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
    func between(_ p: Point, _ q: Point, _ t: Double) -> Point { p * (1 - t) + q * t }
    let (p, q, r) = (
      between(start, first, a), between(first, second, a), between(second, end, a)
    )
    return between(between(p, q, b), between(q, r, b), c)
  }
}
