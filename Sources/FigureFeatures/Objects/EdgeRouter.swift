import VCFigures
import VCPictures

/// Routes edges among boxes, texts and lines with fixed positions, each with a label that
/// interrupts it. A routed edge is an obstacle for the next.
struct EdgeRouter {
  /// A route, and its label's rectangle.
  struct Way {
    let corners: [Point]
    let label: Rect
  }

  private var grid: RouteGrid
  private let search: RouteSearch
  private var labels: LabelPlacer
  private let frames: [Rect]
  /// The remaining number of labels that may be placed before their lines; each takes several
  /// searches.
  private var tries = 60

  /// The distances from a line to a box, to another line, and to the end of an arrowhead, in
  /// points.
  private static let (clearance, apart, head) = (5.0, 10.0, 10.0)
  private static let costs = RouteSearch.Costs(foreign: 2, own: 0, beyond: 0.25, crossing: 6)

  /// - Parameters:
  ///   - boxes: The boxes and texts.
  ///   - bounds: The bounds of the whole figure.
  ///   - count: The number of edges. With more of them the grid is coarser, so that time is
  ///     bounded.
  init(boxes: [Rect], lines: [[Point]], frames: [Rect], bounds: Rect, count: Int) {
    self.frames = frames
    labels = LabelPlacer(walls: boxes, frames: frames, lines: lines, bounds: bounds)
    let room = bounds.grown(14 + Self.apart * Double(min(count, 12)))
    let places = min(150_000, 2_000_000 / Double(max(1, count)))
    // Places in the middle of gaps for one line are on the grid.
    var (columns, rows): ([Double], [Double]) = ([], [])
    for box in boxes {
      columns += [box.minX - Self.clearance, box.maxX + Self.clearance]
      rows += [box.minY - Self.clearance, box.maxY + Self.clearance]
    }
    for (from, to) in lines.flatMap(\.pieces) {
      if abs(from.y - to.y) < 0.01 {
        rows += [from.y - Self.apart, from.y + Self.apart]
      } else {
        columns += [from.x - Self.apart, from.x + Self.apart]
      }
    }
    grid = RouteGrid(
      over: room, around: bounds, step: max(4, (room.width * room.height / places).squareRoot()),
      lines: rows, columns: columns)
    search = RouteSearch(grid)
    for (number, frame) in frames.enumerated() {
      grid.add(frame: frame, of: number, margin: Self.clearance)
    }
    for box in boxes { grid.close(box.grown(Self.clearance)) }
    for line in lines { add(line) }
  }

  /// Returns a route between two boxes with room for a label, nil if there is none.
  mutating func way(from tail: Rect, to head: Rect, label: Size) -> Way? {
    let ends = Ends(
      tail: tail, head: head, groups: (group(of: tail), group(of: head)),
      leaving: ports(of: tail), arriving: ports(of: head))
    guard let places = route(ends.leaving, ends.arriving, ends) else { return nil }
    let corners = grid.corners(of: places, from: tail, to: head)
    let way =
      labels.place(label, in: corners).map { Way(corners: corners, label: $0) }
      ?? wayByLabel(label, ends)
    guard let way else { return nil }
    add(way.corners)
    labels.add(line: way.corners)
    grid.close(way.label.grown(Self.clearance))
    return way
  }

  private struct Ends {
    let tail, head: Rect
    let groups: (Int32, Int32)
    let leaving, arriving: [GridPort]
  }

  private func ports(of box: Rect) -> [GridPort] {
    grid.ports(of: box, clearance: Self.clearance, head: Self.head)
  }

  /// The index of the frame that contains a box.
  private func group(of box: Rect) -> Int32 { Int32(frames.firstIndex { $0.contains(box) } ?? -1) }

  private mutating func add(_ line: [Point], sign: Int = 1) {
    grid.add(line: line, margin: Self.apart - 0.1, head: 0, price: Self.costs.crossing, sign: sign)
  }

  /// The grid's places along the cheapest route.
  private func route(_ starts: [GridPort], _ goals: [GridPort], _ ends: Ends) -> [Int]? {
    search.route(
      on: grid, from: starts, to: goals, between: (ends.tail, ends.head), groups: ends.groups,
      Self.costs)?.places
  }

  // MARK: Labels before lines

  /// A route through a place for the label, if the cheapest route has no room for it.
  private mutating func wayByLabel(_ size: Size, _ ends: Ends) -> Way? {
    for (place, label) in places(for: size, ends) where tries > 0 {
      tries -= 1
      for heading in headings(from: ends.tail.center, to: ends.head.center) {
        guard let way = way(through: place, label, heading, ends) else { continue }
        labels.add(label: label)
        return way
      }
    }
    return nil
  }

  private mutating func way(
    through place: Int, _ label: Rect, _ heading: Heading, _ ends: Ends
  ) -> Way? {
    let half = (heading.isLevel ? label.width : label.height) / 2 + Self.head
    guard let entry = port(place, heading.opposite, half), let exit = port(place, heading, half)
    else { return nil }
    grid.close(label.grown(Self.clearance))
    defer { grid.close(label.grown(Self.clearance), sign: -1) }
    guard let first = route(ends.leaving, [entry], ends) else { return nil }
    let line = first.map(grid.point)
    add(line)
    defer { add(line, sign: -1) }
    guard let second = route([exit], ends.arriving, ends) else { return nil }
    let corners = grid.corners(of: first + second, from: ends.tail, to: ends.head)
    let pieces = corners.pieces.map { Rect(spanning: $0.from, $0.to).grown(0.5) }
    // Only the piece that it interrupts may touch the label, and its two parts don't cross.
    let touching = pieces.filter(label.grown(2).overlaps)
    let crosses = pieces.indices.contains { place in
      pieces[min(place + 2, pieces.count)...].contains(where: pieces[place].overlaps)
    }
    return touching.count == 1 && !crosses ? Way(corners: corners, label: label) : nil
  }

  /// The place at which a line leaves a label, nil if anything is in between.
  private func port(_ place: Int, _ heading: Heading, _ distance: Double) -> GridPort? {
    grid.place(from: place, heading, distance, open: distance - Self.head).map {
      GridPort(place: $0, heading: heading, cost: 0)
    }
  }

  private func headings(from tail: Point, to head: Point) -> [Heading] {
    let (level, upright): (Heading, Heading) = (
      head.x > tail.x ? .right : .left, head.y > tail.y ? .up : .down
    )
    return abs(head.x - tail.x) > abs(head.y - tail.y) ? [level, upright] : [upright, level]
  }

  /// Free places for a label, those with the shortest detours first.
  private func places(for size: Size, _ ends: Ends) -> [(place: Int, label: Rect)] {
    let (columns, rows) = grid.places(in: ends.tail.union(ends.head).grown(120))
    var places: [(place: Int, label: Rect, length: Double)] = []
    for row in rows where row.isMultiple(of: 3) {
      for column in columns where column.isMultiple(of: 5) {
        let place = row * grid.width + column
        guard grid.level[place] == 0 || grid.upright[place] == 0 else { continue }
        let center = grid.point(place)
        let length = [ends.tail.center, ends.head.center].reduce(0) { sum, end in
          sum + abs(end.x - center.x) + abs(end.y - center.y)
        }
        places.append((place, Rect(center: center, size: size), length))
      }
    }
    places.sort { ($0.length, $0.place) < ($1.length, $1.place) }
    // Where one fails, those nearly at the same place fail, too.
    var free: [(place: Int, label: Rect)] = []
    for (place, label, _) in places where free.count < 12 {
      let isNew = free.allSatisfy { _, other in
        abs(other.center.x - label.center.x) > size.width / 2
          || abs(other.center.y - label.center.y) > size.height
      }
      if isNew, labels.isFree(label) { free.append((place, label)) }
    }
    return free
  }
}
