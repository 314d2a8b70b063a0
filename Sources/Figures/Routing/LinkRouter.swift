import Pictures

/// Finds ways for the lines between families that have their places: in gutters, clear of boxes,
/// titles and labels, never two on one track.
struct LinkRouter {
  let placement: PlacedArrangement
  let content: Diagram
  private let measures: ArrangementMeasures
  private(set) var grid: RouteGrid
  private var search: RouteSearch
  /// The lines of each link: its pair or single line, then those of its request.
  private(set) var lines: [[GridLine]]

  /// The middle of a pair of lines, or a single one.
  struct GridLine {
    var corners: [Point]
    /// Half the pair's distance; 0 for a single line.
    let half: Double
    /// Whether presentedViewController is at the left of the way from the presenter.
    var isLeft = true
    /// Whether it reaches a family that is set as by itself from above.
    var endsAbove = false

    /// Whether it turns back where the two lines would run into each other, or nearer than `gap`.
    func turnsBack(within gap: Double) -> Bool {
      corners.indices.dropFirst().dropLast(2).contains { start in
        let (before, turn) = (
          corners[start] - corners[start - 1], corners[start + 1] - corners[start]
        )
        let after = corners[start + 2] - corners[start + 1]
        return turn.length < 2 * half + gap && before.x * after.x + before.y * after.y < -0.01
      }
    }
  }
  /// The maximum route cost, in 4-point steps: more than any sensible route costs.
  private static let limit: Float = 20_000
  /// Whoever leaves the figure at all makes it larger: to come back soon by two bends gains nothing.
  private static let costs = RouteSearch.Costs(bend: 10, beyond: 0.5)
  /// For how much less a pair leaves to the left and arrives from the right.
  private static let detour: Float = 24

  init(_ placement: PlacedArrangement) {
    self.placement = placement
    content = placement.content
    measures = placement.measures
    lines = content.links.map { _ in [] }
    let room = placement.bounds.grown(4 * measures.pairRoom)
    // A large figure has a coarser grid.
    let step = max(5, (room.width * room.height / 300_000).squareRoot())
    var levels: [Double] = []
    for (family, origin) in zip(placement.fixed, placement.origins) {
      levels += family.ports.values.map { $0.level + origin.y }
    }
    // Fixed families are left and reached by a lane beside them: to go on there costs no more.
    let lane = placement.fixed.isEmpty ? 0 : measures.half + measures.clearance + step
    let bounds = placement.bounds
    let figure = Rect(
      minX: bounds.minX - lane, minY: bounds.minY, maxX: bounds.maxX + lane, maxY: bounds.maxY)
    let columns = placement.fixed.enumerated().flatMap { number, family in
      family.topPorts.values.map { $0 + placement.origins[number].x }
    }
    grid = RouteGrid(
      over: room, around: figure.grown(1), step: step, lines: levels, columns: columns)
    search = RouteSearch(grid)
    closeObstacles()
  }

  /// The distance between the lines of two pairs.
  private var lineGap: Double { max(5, measures.track - 2) }

  var boxMargin: Double { measures.half + measures.clearance }

  private mutating func closeObstacles() {
    if !placement.fixed.isEmpty {
      for group in content.groups.indices {
        grid.close(placement.rect(of: group).grown(boxMargin))
      }
      return
    }
    for (number, frame) in placement.frames.enumerated() {
      guard let frame else { continue }
      grid.add(frame: frame.rect, of: number, margin: boxMargin)
      for title in content.frameTitles(of: number) {
        grid.close(frame.titleRect(title, content.look).grown(measures.half + 2))
      }
    }
    for rect in placement.boxesWithViews { grid.close(rect.grown(boxMargin)) }
    for bundle in placement.bundles.joined() {
      for route in bundle.routes {
        grid.add(
          line: route.corners, margin: measures.half + 3.5, head: max(boxMargin, 10), price: 3)
      }
      if let label = bundle.label { grid.close(label.grown(measures.half + 2)) }
    }
  }

  /// Finds a way for every line; false when one has none.
  mutating func routeAll() -> Bool {
    let order = content.links.indices.sorted { (distance($0), $0) < (distance($1), $1) }
    for number in order {
      let isFound = placement.fixed.isEmpty ? routeFree(number) : routeFixed(number)
      guard isFound else { return false }
    }
    for number in lines.indices {
      for line in lines[number].indices { center(line, of: number) }
    }
    return true
  }

  /// The distance from a presenter to the box that it presents.
  func distance(_ number: Int) -> Double {
    let link = content.links[number]
    let (from, to) = (
      placement.boxes[link.presenter.value], placement.boxes[link.presented.hub.value]
    )
    return abs(from.center.x - to.center.x) + abs(from.maxY - to.maxY)
  }

  /// Lines that are never there at the same moment may lie on each other: those from one presenter,
  /// and those to one that is presented.
  private func exclusive(_ number: Int) -> [Int] {
    let link = content.links[number]
    return content.links.indices.filter { other in
      let otherLink = content.links[other]
      return other != number
        && (otherLink.presenter == link.presenter || otherLink.guest == link.guest)
    }
  }

  private mutating func mark(_ number: Int, sign: Int) {
    for line in lines[number] { mark(line, sign: sign) }
  }

  private mutating func mark(_ line: GridLine, sign: Int) {
    grid.add(
      line: line.corners, margin: line.half + measures.half + lineGap, head: 0, price: 5, sign: sign
    )
  }

  /// The cheapest way for a pair of lines, or for one, that is marked for those to come.
  mutating func way(
    _ number: Int, from starts: [GridPort], to ends: [GridPort], limit: Float = Self.limit
  ) -> RouteSearch.Way? {
    let link = content.links[number]
    let groups = [Int32(link.host), Int32(link.guest)]
    let others = exclusive(number)
    for other in others { mark(other, sign: -1) }
    defer { for other in others { mark(other, sign: 1) } }
    return search.route(on: grid, from: starts, to: ends, groups: groups, limit: limit, Self.costs)
  }

  mutating func keep(_ line: GridLine, of number: Int) {
    lines[number].append(line)
    mark(line, sign: 1)
  }

  // MARK: Lines from box to box

  private mutating func routeFree(_ number: Int) -> Bool {
    let link = content.links[number]
    let (from, to) = (link.presenter, link.presented.hub)
    let isFound =
      link.presenting == nil
      ? single(number, from, to, fromBelow: false) : pair(number, from, to)
    guard isFound else { return false }
    return link.request?.spokes.allSatisfy { spoke in
      single(number, spoke, to, fromBelow: true)
    } ?? true
  }

  /// A pair leaves to the right and arrives from the left, or the other way round: else what is
  /// above at one end would be below at the other, or the two would cross.
  private mutating func pair(_ number: Int, _ from: BoxIndex, _ to: BoxIndex) -> Bool {
    let (starts, ends) = (ports(of: from, half: measures.half), ports(of: to, half: measures.half))
    func line(
      _ way: RouteSearch.Way?, isLeft: Bool
    ) -> (line: GridLine, cost: Float)? {
      guard let way else { return nil }
      let corners = withEdges(way.points(on: grid), from, to)
      let line = GridLine(corners: corners, half: measures.half, isLeft: isLeft)
      return line.turnsBack(within: lineGap) ? nil : (line, way.cost)
    }
    let usual = line(
      way(number, from: starts.leaving(except: .left), to: ends.arriving(except: .right)),
      isLeft: true)
    // The other way round is looked for where the usual one is a detour.
    let direct = Float(distance(number) / 4)
    var chosen = usual?.line
    if usual.map({ $0.cost > 1.6 * direct + 40 }) ?? true {
      let mirrored = line(
        way(
          number, from: starts.leaving(except: .right), to: ends.arriving(except: .left),
          limit: usual.map { $0.cost - Self.detour } ?? Self.limit), isLeft: false)
      chosen = mirrored?.line ?? chosen
    }
    guard let chosen else { return false }
    keep(chosen, of: number)
    return true
  }

  private mutating func single(
    _ number: Int, _ from: BoxIndex, _ to: BoxIndex, fromBelow: Bool
  ) -> Bool {
    let found = way(
      number, from: ports(of: from, half: 0).leaving(except: nil),
      to: ports(of: to, half: 0).arriving(except: nil, fromBelow: fromBelow))
    guard let found else { return false }
    keep(GridLine(corners: withEdges(found.points(on: grid), from, to), half: 0), of: number)
    return true
  }

  /// The places just outside a box; below one that has a view, the view is in the way.
  private func ports(of box: BoxIndex, half: Double) -> BoxPorts {
    let (rect, whole) = (placement.boxes[box.value], placement.boxesWithViews[box.value])
    return grid.ports(
      of: rect, half: half, clearance: boxMargin,
      head: content.look.arrows.headLength + 3 - measures.clearance,
      except: whole.minY < rect.minY - 0.01 ? .down : nil)
  }

  /// Adds the points at which a line meets its boxes' edges.
  private func withEdges(_ points: [Point], _ from: BoxIndex, _ to: BoxIndex) -> [Point] {
    let (start, end) = (placement.boxes[from.value], placement.boxes[to.value])
    let whole =
      [start.edge(nearest: points[0])] + points + [end.edge(nearest: points[points.count - 1])]
    return Route(through: whole).corners
  }

  // MARK: Nicer lines

  /// Moves the pieces of a line that lead from one gutter wall's side to the other's into the middle
  /// of what is free there.
  private mutating func center(_ index: Int, of number: Int) {
    let others = exclusive(number)
    for other in others { mark(other, sign: -1) }
    mark(lines[number][index], sign: -1)
    var corners = lines[number][index].corners
    for start in corners.indices.dropFirst().dropLast(2) {
      move(&corners, from: start)
    }
    lines[number][index].corners = corners
    mark(lines[number][index], sign: 1)
    for other in others { mark(other, sign: 1) }
  }

  /// Moves one piece, if the pieces before and after it lead on in one direction: then the line gets
  /// no longer.
  private func move(_ corners: inout [Point], from start: Int) {
    let (before, from, to, after) = (
      corners[start - 1], corners[start], corners[start + 1], corners[start + 2]
    )
    let isLevel = abs(from.y - to.y) < 0.01
    let places = isLevel ? grid.ys : grid.xs
    func across(_ point: Point) -> Double { isLevel ? point.y : point.x }
    let (low, high) = (
      min(across(before), across(after)), max(across(before), across(after))
    )
    guard across(from) > low, across(from) < high else { return }
    // What stands at an end of the line keeps room for the arrowhead.
    let room = boxMargin + 2
    let range = RouteGrid.range(
      places, low + (start == 1 || start == corners.count - 3 ? room : 1),
      high - (start == 1 || start == corners.count - 3 ? room : 1))
    guard let own = places.firstIndex(where: { abs($0 - across(from)) < 0.01 }),
      range.contains(own)
    else { return }
    var (first, last) = (own, own)
    while first > range.lowerBound, isFree(first - 1, from, to, isLevel) { first -= 1 }
    while last < range.upperBound - 1, isFree(last + 1, from, to, isLevel) { last += 1 }
    let middle = (places[first] + places[last]) / 2
    let chosen = (first...last).min { abs(places[$0] - middle) < abs(places[$1] - middle) } ?? own
    for corner in [start, start + 1] {
      if isLevel { corners[corner].y = places[chosen] } else { corners[corner].x = places[chosen] }
    }
  }

  /// Whether a piece of a line may lie at a place of the grid, and turn at both ends.
  private func isFree(_ place: Int, _ from: Point, _ to: Point, _ isLevel: Bool) -> Bool {
    let (ends, width) = (isLevel ? grid.xs : grid.ys, grid.xs.count)
    let (low, high) = isLevel ? (from.x, to.x) : (from.y, to.y)
    let range = RouteGrid.range(ends, min(low, high) - 0.01, max(low, high) + 0.01)
    for along in range {
      let cell = isLevel ? place * width + along : along * width + place
      if (isLevel ? grid.level : grid.upright)[cell] > 0 { return false }
      let isEnd = along == range.lowerBound || along == range.upperBound - 1
      if isEnd, (isLevel ? grid.upright : grid.level)[cell] > 0 { return false }
    }
    return true
  }
}
