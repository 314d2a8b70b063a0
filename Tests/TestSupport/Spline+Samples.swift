import VCPictures

extension Spline {
  /// Returns points along the curve at most `spacing` apart, including tips, for measuring.
  package func sampled(spacing: Double) -> [Point] {
    var samples: [Point] = startTip.map { [$0] } ?? []
    for index in stride(from: 0, to: points.count - 1, by: 3) {
      let p = Array(points[index...index + 3])
      let count = max(1, Int(((p[3] - p[0]).length / spacing).rounded(.up)))
      for step in 0...count {
        let t = Double(step) / Double(count)
        let u = 1 - t
        samples.append(
          p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3] * (t * t * t))
      }
    }
    if let endTip { samples.append(endTip) }
    return samples
  }
}
