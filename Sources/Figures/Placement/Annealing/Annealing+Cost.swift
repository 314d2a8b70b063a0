import VCPictures

/// The cost of a placement.
///
/// A step takes time in proportion to the square of the blocks and of the lines. So the loops are
/// plain, and call no function of the C library, whose last digits differ between systems.
extension Annealing {
  /// Returns the pair's cost; stops counting above `limit`.
  package func cost(for goal: PlacementGoal, unlessOver limit: Double) -> Double {
    let (width, height) = pack()
    let scale = goal.scale(width, height)
    var cost = prices.fullness * goal.scale / scale
    if scale < goal.scale {
      cost += prices.text * (10 + weight) * (goal.scale / scale - 1)
    }
    if let first = problem.first {
      cost += prices.distance * (x[first] + y[first]) / side
    }
    return cost > limit ? cost : cost + tangle(unlessOver: limit - cost)
  }

  private func pack() -> (width: Double, height: Double) {
    var i = 0
    while i < blocks {
      place[p[i]] = i
      i += 1
    }
    var (width, height) = (0.0, 0.0)
    var b = 0
    while b < blocks {
      let block = q[b]
      let own = place[block]
      var (left, top) = (0.0, 0.0)
      var a = 0
      while a < b {
        let other = q[a]
        if place[other] < own {
          let end = x[other] + w[other]
          if end > left { left = end }
        } else {
          let end = y[other] + h[other]
          if end > top { top = end }
        }
        a += 1
      }
      x[block] = left
      y[block] = top
      if left + w[block] > width { width = left + w[block] }
      if top + h[block] > height { height = top + h[block] }
      b += 1
    }
    return (width, height)
  }

  /// The cost of straight lines between the boxes: their crossings, the boxes they run over, and
  /// their lengths.
  private func tangle(unlessOver limit: Double) -> Double {
    var (crossings, passed, length, backward) = (0.0, 0.0, 0.0, 0.0)
    var cost = 0.0
    var e = 0
    // Cheap parts come first, because they often show that the cost exceeds the limit.
    while e < lines {
      passed += weights[e] * stretch(e)
      let (across, down) = (tx[e] - sx[e], ty[e] - sy[e])
      length += weights[e] * ((across < 0 ? -across : across) + (down < 0 ? -down : down))
      if across + down < -1 { backward += weights[e] }
      e += 1
    }
    let base = prices.length * length / side + prices.backward * backward
    cost = base + passed
    e = 0
    while e < lines, cost <= limit {
      let (ax, ay, bx, by) = (sx[e], sy[e], tx[e], ty[e])
      let weight = weights[e]
      let (left, right) = ax < bx ? (ax, bx) : (bx, ax)
      let (top, bottom) = ay < by ? (ay, by) : (by, ay)
      let (ux, uy) = (bx - ax, by - ay)
      var f = 0
      while f < e {
        let (cx, cy, dx, dy) = (sx[f], sy[f], tx[f], ty[f])
        f += 1
        if cx <= left, dx <= left { continue }
        if cx >= right, dx >= right { continue }
        if cy <= top, dy <= top { continue }
        if cy >= bottom, dy >= bottom { continue }
        let one = ux * (cy - ay) - uy * (cx - ax)
        let other = ux * (dy - ay) - uy * (dx - ax)
        if one * other >= 0 { continue }
        let (vx, vy) = (dx - cx, dy - cy)
        let start = vx * (ay - cy) - vy * (ax - cx)
        let end = vx * (by - cy) - vy * (bx - cx)
        if start * end < 0 { crossings += weight * weights[f - 1] }
      }
      var i = 0
      while i < blocks {
        let block = i
        i += 1
        let (minX, minY) = (x[block], y[block])
        if minX >= right || minY >= bottom { continue }
        let (maxX, maxY) = (minX + w[block] - gap.width, minY + h[block] - gap.height)
        if maxX <= left || maxY <= top { continue }
        if block == from[e] || block == to[e] { continue }
        let over = Self.length(of: (ax, ay, bx, by), on: (minX, minY, maxX, maxY))
        if over > 0 { passed += weight * (0.5 + (over < 12 ? over / 12 : 1)) }
      }
      e += 1
      cost = prices.crossing * crossings + passed + base
    }
    return cost
  }

  /// Draws a straight line from the facing side of one box to the other. Returns the obstacles in
  /// the two blocks.
  private func stretch(_ e: Int) -> Double {
    let (tail, head) = (tails + 8 * e, heads + 8 * e)
    let (ax, ay) = (x[from[e]] + tail[0], y[from[e]] + tail[1])
    let (bx, by) = (x[to[e]] + head[0], y[to[e]] + head[1])
    let (dx, dy) = (bx - ax, by - ay)
    let across = (dx < 0 ? -dx : dx) - tail[2] - head[2]
    let down = (dy < 0 ? -dy : dy) - tail[3] - head[3]
    (sx[e], sy[e], tx[e], ty[e]) = (ax, ay, bx, by)
    if across > down {
      let sign = dx > 0 ? 1.0 : -1
      sx[e] = ax + sign * tail[2]
      tx[e] = bx - sign * head[2]
      let (low, high) = Self.common(ay, tail[3], by, head[3])
      if low < high {
        sy[e] = (low + high) / 2
        ty[e] = sy[e]
      }
      return dx > 0 ? tail[4] + head[6] : tail[6] + head[4]
    }
    let sign = dy > 0 ? 1.0 : -1
    sy[e] = ay + sign * tail[3]
    ty[e] = by - sign * head[3]
    let (low, high) = Self.common(ax, tail[2], bx, head[2])
    if low < high {
      sx[e] = (low + high) / 2
      tx[e] = sx[e]
    }
    return dy > 0 ? tail[5] + head[7] : tail[7] + head[5]
  }

  /// The common range of two sides, without its ends.
  private static func common(
    _ one: Double, _ half: Double, _ other: Double, _ otherHalf: Double
  ) -> (low: Double, high: Double) {
    let (a, b) = (one - half, other - otherHalf)
    let (c, d) = (one + half, other + otherHalf)
    return ((a > b ? a : b) + 0.5, (c < d ? c : d) - 0.5)
  }

  /// The length of a straight line within a rectangle (Liang–Barsky clipping).
  private static func length(
    of line: (ax: Double, ay: Double, bx: Double, by: Double),
    on rect: (minX: Double, minY: Double, maxX: Double, maxY: Double)
  ) -> Double {
    var (low, high) = (0.0, 1.0)
    let (dx, dy) = (line.bx - line.ax, line.by - line.ay)
    guard clip(line.ax, dx, rect.minX, rect.maxX, &low, &high),
      clip(line.ay, dy, rect.minY, rect.maxY, &low, &high)
    else { return 0 }
    return high > low ? (high - low) * (dx * dx + dy * dy).squareRoot() : 0
  }

  /// Clips a line between two bounds of one axis; returns false if nothing remains.
  private static func clip(
    _ origin: Double, _ way: Double, _ least: Double, _ greatest: Double,
    _ low: inout Double, _ high: inout Double
  ) -> Bool {
    if way == 0 { return origin > least && origin < greatest }
    var (start, end) = ((least - origin) / way, (greatest - origin) / way)
    if start > end { (start, end) = (end, start) }
    if start > low { low = start }
    if end < high { high = end }
    return true
  }
}
