import VCPictures

/// Families below their presenters: the pair between two of them leads straight down.
extension ColumnLayout {
  /// Places the groups of a pile from the first one's coordinates.
  mutating func placeInPile(from first: Int) {
    var bounds = rect(of: first, at: Point(0, 0))
    let common = commonDescent(ofPile: first)
    for host in groups(ofPile: first) {
      guard let number = below[host] else { break }
      let guest = content.links[number].guest
      let (exit, entry) = (exit(of: number).moved(by: places[host].x), entry(of: number))
      let (upper, lower) = (rect(of: host, at: places[host]), rect(of: guest, at: Point(0, 0)))
      // Lists have a common left edge; families in rows have a common middle.
      let isRefused = content.isRefused(number)
      var across =
        measures.areLists || isRefused ? upper.minX - lower.minX : exit.middle - entry.middle
      let x = (common ?? exit.middle).clamped(to: entry.moved(by: across)).clamped(to: exit)
      if !isRefused { across += x - x.clamped(to: entry.moved(by: across)) }
      let labels = labels(ofLinkDown: number, x, top: upper.minY)
      let gap = max(content.look.frame.gap, labels.height)
      places[guest] = Point(across, upper.minY - gap - lower.maxY)
      bounds = bounds.union(lower.moved(by: places[guest]))
      // The line to a refused box is at the right of everything.
      if isRefused { bounds.maxX += measures.pairRoom }
      drops[guest] = isRefused ? bounds.maxX - measures.half : x
      for label in labels.rects { bounds = bounds.union(label) }
    }
    pileBounds[first] = bounds
  }

  /// An x at which every pair of a pile of lists can lead straight down; nil if there is none.
  private func commonDescent(ofPile first: Int) -> Double? {
    let pile = groups(ofPile: first)
    guard measures.areLists, pile.count > 2 else { return nil }
    // Lists have a common left edge.
    func moved(_ range: ClosedRange<Double>, with group: Int) -> ClosedRange<Double> {
      range.moved(
        by: rect(of: first, at: Point(0, 0)).minX - rect(of: group, at: Point(0, 0)).minX)
    }
    let ranges = pile.compactMap { below[$0] }.filter { !content.isRefused($0) }.flatMap { number in
      let (host, guest) = (content.links[number].host, content.links[number].guest)
      return [moved(exit(of: number), with: host), moved(entry(of: number), with: guest)]
    }
    let (left, right) = (ranges.map(\.lowerBound).max() ?? 0, ranges.map(\.upperBound).min() ?? 0)
    return left <= right ? ranges.first?.middle.clamped(to: left...right) : nil
  }

  /// Routes the pair that leads down to a group, after both groups have been placed.
  mutating func routeDown(_ number: Int) {
    let link = content.links[number]
    let x = origins[link.host].x - places[link.host].x + drops[link.guest]
    let half = link.presenting == nil ? 0 : measures.half
    let box = layouts[link.host][link.presenter].moved(by: origins[link.host])
    let top = layouts[link.guest][content.groups[link.guest].top].moved(by: origins[link.guest])
    if content.isRefused(number) {
      turns[number].presented = Point(x, top.center.y)
      return route(number)
    }
    /// From the presented box up to another one, or to its right side.
    func way(to box: Rect, at x: Double, offset: Double = 0) -> [Point] {
      let line = [Point(x + offset, top.maxY)]
      if x < box.maxX { return line + [Point(x + offset, box.minY)] }
      let level = box.center.y + offset
      return line + [Point(x + offset, level), Point(box.maxX, level)]
    }
    if let request = link.request {
      let asked = layouts[link.host][request.spokes[0]].moved(by: origins[link.host])
      var place = x - measures.requestRoom
      if let descent = layouts[link.host].descent(from: request.spokes[0], in: content, measures)?
        .moved(by: origins[link.host].x)
      {
        let left = entry(of: number).lowerBound + origins[link.guest].x - measures.requestRoom
        let (low, high) = (max(left, descent.lowerBound), min(place, descent.upperBound))
        if low <= high { place = asked.center.x.clamped(to: low...high) }
      }
      routes[number].request.routes = [Route(through: way(to: asked, at: place))]
    }
    let labels = labels(ofLinkDown: number, x, top: rects[link.host].minY).rects
    routes[number].presented.routes = [Route(through: way(to: box, at: x, offset: half))]
    routes[number].presented.label = labels.first
    guard link.presenting != nil else { return }
    routes[number].presenting.routes = [
      Route(through: way(to: box, at: x, offset: -half).reversed())
    ]
    routes[number].presenting.label = labels.last
  }

  /// The labels beside a pair that leads down, under the upper frame, and the room for them.
  private func labels(
    ofLinkDown number: Int, _ x: Double, top: Double
  ) -> (rects: [Rect], height: Double) {
    let link = content.links[number]
    let bundles = [link.presented, link.presenting].compactMap(\.self)
    guard bundles.allSatisfy(content.hasLabel) else { return ([], 0) }
    let sizes = bundles.map(content.labelSize)
    let height = (sizes.map(\.height).max() ?? 0) + 8
    return (
      zip(sizes, [1.0, -1]).map { size, side in
        let away = measures.half + 3 + size.width / 2
        return Rect(center: Point(x + side * away, top - height / 2), size: size)
      }, height
    )
  }

  /// Where a pair can leave a host down, in the host's coordinates.
  private func exit(of number: Int) -> ClosedRange<Double> {
    let link = content.links[number]
    let box = layouts[link.host][link.presenter]
    return layouts[link.host].descent(from: link.presenter, in: content, measures)
      ?? box.center.x...box.center.x
  }

  /// Where a pair can reach the presented top from above, beside the frame's titles and a request.
  private func entry(of number: Int) -> ClosedRange<Double> {
    let group = content.links[number].guest
    let top = layouts[group][content.groups[group].top]
    let range = top.lowerPorts(measures)
    guard let frame = frame(of: group, at: Point(0, 0)) else { return range }
    let end = content.titleWidths[group] == nil ? 0 : frame.titlesEnd
    let request = content.links[number].request == nil ? 0 : measures.requestRoom
    let left = max(range.lowerBound, end + measures.half + measures.clearance + request)
    return left <= range.upperBound ? left...range.upperBound : range.upperBound...range.upperBound
  }
}

extension FamilyLayout {
  /// Where a pair can lead straight down from a member; nil if something is in its way.
  func descent(
    from member: BoxIndex, in content: Diagram, _ measures: ArrangementMeasures
  ) -> ClosedRange<Double>? {
    if let lane, lane.member == member, lane.isBeside { return lane.x...lane.x }
    let box = self[member]
    let reach = measures.half + measures.clearance
    var ports = box.lowerPorts(measures)
    if let view = content[member].view {
      let left = box.maxX - content.viewSize(of: view).width - reach
      ports = ports.lowerBound...max(ports.lowerBound, min(ports.upperBound, left))
    }
    let x = box.center.x.clamped(to: ports)
    let strip = Rect(
      minX: x - reach, minY: bounds.minY - 1, maxX: x + reach, maxY: box.minY - 1)
    let pieces = routes.joined().flatMap(\.corners.pieces).map { Rect(spanning: $0.from, $0.to) }
    guard !(rects + labels.compactMap(\.self) + pieces).contains(where: strip.overlaps) else {
      return nil
    }
    return rects.allSatisfy { $0.minY > box.minY - 1 } ? ports : x...x
  }
}

extension Rect {
  /// The middles of the pairs that fit between the corners of a box.
  fileprivate func lowerPorts(_ measures: ArrangementMeasures) -> ClosedRange<Double> {
    let inset = min(width / 2, cornerReach + measures.half)
    return minX + inset...maxX - inset
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }

  fileprivate func moved(by offset: Double) -> ClosedRange<Double> {
    lowerBound + offset...upperBound + offset
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
