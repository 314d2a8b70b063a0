import Graphviz

extension FamilyGraph {
  /// The most cells, labels among them, that `dot` places as a whole: its time grows faster than
  /// the family.
  static let quickCount = 200

  /// The most cells that `dot` ranks faster in its usual way.
  static let fewCount = 40

  /// Places the parts each by itself, sets them side by side, and every cell that they hang under
  /// over the middle of what hangs there.
  mutating func place(
    _ parts: FamilyParts, nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    var outlines: [Int: Outline] = [:]
    // From its parent's x to a cell's own.
    var offsets: [Int: Double] = [:]
    for cell in parts.fromTheLeaves {
      if parts.isWhole(cell) {
        let members = parts.members(under: cell)
        if members.count > 1 {
          let segments = members.flatMap { parts.segmentsFrom[$0] }
          try place(members, segments, nodeSeparation: nodeSeparation, in: session)
        }
        let x = cells[cell].x
        for member in members { cells[member].x -= x }
        outlines[cell] = Outline(members.map { cells[$0] })
        continue
      }
      let children = parts.children[cell]
      var (places, outline) = ([0.0], outlines.removeValue(forKey: children[0]))
      for child in children.dropFirst() {
        guard let next = outlines.removeValue(forKey: child) else { continue }
        places.append(outline?.add(next, apart: nodeSeparation) ?? 0)
      }
      let middle = ((places.first ?? 0) + (places.last ?? 0)) / 2
      for (child, place) in zip(children, places) { offsets[child] = place - middle }
      outline?.cover(middle, width: cells[cell].room)
      outlines[cell] = outline
    }
    // Turn offsets from parents into x.
    for cell in parts.fromTheLeaves.reversed() {
      let x = parts.parent[cell].map { cells[$0].x } ?? 0
      let place = x + (offsets[cell] ?? 0)
      if parts.isWhole(cell) {
        for member in parts.members(under: cell) { cells[member].x += place }
      } else {
        cells[cell].x = place
      }
    }
  }
}

/// A family without pointers back up is a tree, whose parts can be placed apart: no line leads from
/// one to another, and in no row do they share anything.
struct FamilyParts {
  let children: [[Int]]
  let parent: [Int?]
  /// The segments that begin at each cell.
  let segmentsFrom: [[Int]]
  /// The cells that are placed one by one, and the tops of the parts that `dot` places; children
  /// come before their parents.
  private(set) var fromTheLeaves: [Int] = []
  private var sizes: [Int]

  /// Nil when it is no tree.
  init?(of graph: FamilyGraph) {
    var children = [[Int]](repeating: [], count: graph.cells.count)
    var parent = [Int?](repeating: nil, count: graph.cells.count)
    var segmentsFrom = children
    for (number, segment) in graph.segments.enumerated() {
      segmentsFrom[segment.from].append(number)
      for to in segment.to {
        guard parent[to] == nil else { return nil }
        parent[to] = segment.from
        children[segment.from].append(to)
      }
    }
    let tops = parent.indices.filter { parent[$0] == nil }
    guard tops.count == 1 else { return nil }
    var order = tops
    var next = 0
    while next < order.count {
      order += children[order[next]]
      next += 1
    }
    guard order.count == graph.cells.count else { return nil }
    (self.children, self.parent, self.segmentsFrom) = (children, parent, segmentsFrom)
    sizes = Array(repeating: 1, count: order.count)
    for cell in order.reversed() {
      if let parent = parent[cell] { sizes[parent] += sizes[cell] }
    }
    fromTheLeaves = order.reversed().filter { cell in
      !isWhole(cell) || !(parent[cell].map(isWhole) ?? false)
    }
  }

  /// Whether `dot` places a cell with all that hangs under it.
  func isWhole(_ cell: Int) -> Bool { sizes[cell] <= FamilyGraph.quickCount }

  /// A cell and all under it, in the order of their numbers.
  func members(under cell: Int) -> [Int] {
    var members = [cell]
    var next = 0
    while next < members.count {
      members += children[members[next]]
      next += 1
    }
    return members.sorted()
  }
}

/// The extent of a part in each of its rows, about its top cell's middle.
private struct Outline {
  /// From the lowest row up: a row on top is added at the end. Before `shift` is added.
  private var lefts: [Double] = []
  private var rights: [Double] = []
  private var shift = 0.0

  init(_ cells: [FamilyGraph.Cell]) {
    let rows = cells.map(\.row)
    let (top, bottom) = (rows.min() ?? 0, rows.max() ?? 0)
    lefts = Array(repeating: .infinity, count: bottom - top + 1)
    rights = Array(repeating: -.infinity, count: bottom - top + 1)
    for cell in cells {
      let place = bottom - cell.row
      lefts[place] = min(lefts[place], cell.x - cell.room / 2)
      rights[place] = max(rights[place], cell.x + cell.room / 2)
    }
  }

  /// Sets another part to the right of this one, as near as their rows allow. Returns the x of its
  /// top. Takes as long as the lower of the two has rows.
  mutating func add(_ other: Outline, apart: Double) -> Double {
    let (mine, theirs) = (lefts.count, other.lefts.count)
    let common = min(mine, theirs)
    var place = 0.0
    for row in 1...common {
      let right = rights[mine - row] + shift
      place = max(place, right + apart - (other.lefts[theirs - row] + other.shift))
    }
    if mine >= theirs {
      for row in 1...common {
        rights[mine - row] = other.rights[theirs - row] + other.shift + place - shift
      }
    } else {
      var merged = other
      merged.shift += place
      for row in 1...common {
        merged.lefts[theirs - row] = lefts[mine - row] + shift - merged.shift
      }
      self = merged
    }
    return place
  }

  /// Adds a cell in the row above, at `x`, about which the outline is from then on.
  mutating func cover(_ x: Double, width: Double) {
    shift -= x
    lefts.append(-width / 2 - shift)
    rights.append(width / 2 - shift)
  }
}
