import Pictures

/// Finds places for the labels of lines that have their ways: each beside a piece of its own line,
/// clear of everything else.
struct LinkLabels {
  private let content: FamiliesContent
  private let frames: [Rect]
  private var walls: [Rect] = []
  /// All that takes room without a label.
  private var bounds: Rect

  init(_ placement: FitPlacement, _ routes: [LinkRoutes]) {
    content = placement.content
    frames = placement.frames.compactMap { $0?.rect }
    bounds = placement.bounds
    walls = placement.boxes + placement.boxesWithViews
    for (number, frame) in placement.frames.enumerated() {
      guard let frame else { continue }
      walls += content.frameTitles(of: number).map { frame.titleRect($0, content.look) }
    }
    walls += placement.bundles.joined().compactMap(\.label)
    var lines = placement.bundles.joined().flatMap(\.routes)
    for link in routes {
      lines += link.presented.routes + link.presenting.routes + link.request.routes
    }
    for line in lines {
      for (from, to) in zip(line.corners, line.corners.dropFirst()) {
        walls.append(Rect(spanning: from, to).grown(1.4))
        bounds = walls.last.map { bounds.union($0) } ?? bounds
      }
    }
  }

  /// Places the labels of all links; false when one has no place.
  mutating func place(in routes: inout [LinkRoutes]) -> Bool {
    for (number, link) in content.links.enumerated() {
      guard place(link.presented, &routes[number].presented),
        place(link.presenting, &routes[number].presenting),
        place(link.request, &routes[number].request)
      else { return false }
    }
    return true
  }

  private mutating func place(
    _ bundle: FamiliesContent.Bundle?, _ ways: inout BundleRoutes
  ) -> Bool {
    guard let bundle, !bundle.names.isEmpty else { return true }
    let size = content.labelSize(of: bundle)
    var best: (score: Double, rect: Rect)?
    for route in ways.routes {
      for (from, to) in zip(route.corners, route.corners.dropFirst()) {
        for rect in candidates(from, to, size, isLower: bundle.relation != .presented) {
          guard best.map({ rect.score < $0.score }) ?? true else { continue }
          if walls.contains(where: rect.rect.overlaps) { continue }
          guard let own = score(rect.rect, rect.score), own < best?.score ?? .infinity else {
            continue
          }
          best = (own, rect.rect)
        }
      }
    }
    guard let best else { return false }
    walls.append(best.rect)
    bounds = bounds.union(best.rect)
    ways.label = best.rect
    return true
  }

  /// In a frame it may be read as part of it; across a border it cannot be read.
  private func score(_ rect: Rect, _ score: Double) -> Double? {
    var score = score
    for frame in frames where frame.overlaps(rect) {
      guard frame.contains(rect) else { return nil }
      score += 400
    }
    // A label that makes the figure larger makes its text smaller.
    let whole = bounds.union(rect)
    score += 4 * (whole.width - bounds.width + whole.height - bounds.height)
    return score
  }

  /// Beside a piece of a line: above or below it, left or right of it, from its middle outward.
  private func candidates(
    _ from: Point, _ to: Point, _ size: Size, isLower: Bool
  ) -> [(rect: Rect, score: Double)] {
    let isLevel = abs(from.y - to.y) < 0.01
    let (low, high) =
      isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
    let need = isLevel ? size.width : size.height
    guard high - low >= need else { return [] }
    let gap = 2.0
    var candidates: [(rect: Rect, score: Double)] = []
    let count = min(60, max(1, Int((high - low - need) / 6)))
    for step in 0...count {
      let middle = low + need / 2 + (high - low - need) * Double(step) / Double(count)
      let off = abs(middle - (low + high) / 2) / 4
      for side in [1.0, -1] {
        let isWrong = (side < 0) != isLower
        let center =
          isLevel
          ? Point(middle, from.y + side * (size.height / 2 + gap))
          : Point(from.x + side * (size.width / 2 + gap + 1), middle)
        candidates.append(
          (
            Rect(center: center, size: size),
            off + (isLevel ? (isWrong ? 40 : 0) : 100)
          ))
      }
    }
    return candidates
  }
}
