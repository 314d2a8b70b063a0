import VCPictures

extension FamilyGraph {
  /// The maximum number of cells, including labels, that `dot` places as a whole: its time grows
  /// faster than the family.
  static let quickCount = 200

  /// The maximum number of cells that `dot` ranks faster in its default way.
  static let fewCount = 40

  /// Places the parts separately, sets them side by side, and centres every cell above them over
  /// its children.
  mutating func place(
    _ parts: FamilyParts, nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    var outlines: [Int: Outline] = [:]
    // The offset from the parent's x to the cell's own.
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

/// A family that is a tree, without pointers back up. Its parts can be placed separately, because
/// no line leads from one to another, and they share nothing in any row.
struct FamilyParts {
  let children: [[Int]]
  let parent: [Int?]
  /// The segments that begin at each cell.
  let segmentsFrom: [[Int]]
  /// The cells that are placed one by one, and the tops of the parts that `dot` places; children
  /// precede their parents.
  private(set) var fromTheLeaves: [Int] = []
  private var sizes: [Int]

  /// Creates the parts; nil if the family isn't a tree.
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

  /// Whether `dot` places a cell together with all its descendants.
  func isWhole(_ cell: Int) -> Bool { sizes[cell] <= FamilyGraph.quickCount }

  /// A cell and its descendants, in the order of their numbers.
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

/// The extent of a part in each of its rows, relative to its top cell's middle.
private struct Outline {
  /// The extents from the lowest row up, so that a row on top is appended, before `shift` is added.
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
  /// top. Takes time in proportion to the rows of the lower one.
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

  /// Adds a cell in the row above, at `x`, which becomes the outline's origin.
  mutating func cover(_ x: Double, width: Double) {
    shift -= x
    lefts.append(-width / 2 - shift)
    rights.append(width / 2 - shift)
  }
}
