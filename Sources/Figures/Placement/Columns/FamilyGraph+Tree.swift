import VCPictures

extension FamilyGraph {
  /// Sets every cell's children side by side, as near as their rows allow, and the cell over the middle of
  /// the first and the last.
  mutating func place(_ tree: FamilyTree, nodeSeparation: Double) {
    var outlines: [Int: Outline] = [:]
    // The offset from the parent's x to the cell's own.
    var offsets = [Double](repeating: 0, count: cells.count)
    for cell in tree.fromTheLeaves {
      let parts = tree.children[cell].compactMap { outlines.removeValue(forKey: $0) }
      let places = Outline.places(of: parts, apart: nodeSeparation)
      let middle = ((places.first ?? 0) + (places.last ?? 0)) / 2
      for (child, place) in zip(tree.children[cell], places) { offsets[child] = place - middle }
      var outline = Outline(of: parts, at: places)
      outline.cover(middle, width: reservedWidth(of: cell))
      outlines[cell] = outline
    }
    for cell in tree.fromTheLeaves.reversed() {
      cells[cell].x = (tree.parent[cell].map { cells[$0].x } ?? 0) + offsets[cell]
    }
  }
}

/// A family that is a tree: no pointer passes a box. The right one of two twins is no part of it.
struct FamilyTree {
  let children: [[Int]]
  let parent: [Int?]
  /// Children precede their parents.
  let fromTheLeaves: [Int]

  /// Creates the tree; nil if the family isn't one.
  init?(of graph: FamilyGraph) {
    var children = [[Int]](repeating: [], count: graph.cells.count)
    var parent = [Int?](repeating: nil, count: graph.cells.count)
    for segment in graph.segments where graph.cells[segment.from].leftTwin == nil {
      for to in segment.to where graph.cells[to].leftTwin == nil {
        guard parent[to] == nil else { return nil }
        parent[to] = segment.from
        children[segment.from].append(to)
      }
    }
    let cells = graph.cells.indices.filter { graph.cells[$0].leftTwin == nil }
    let tops = cells.filter { parent[$0] == nil }
    guard tops.count == 1 else { return nil }
    var order = tops
    var next = 0
    while next < order.count {
      order += children[order[next]]
      next += 1
    }
    guard order.count == cells.count else { return nil }
    (self.children, self.parent, fromTheLeaves) = (children, parent, order.reversed())
  }
}

/// The extent of a part in each of its rows, relative to its top cell's middle.
private struct Outline {
  /// The extents from the lowest row up, so that a row on top is appended, before `shift` is added.
  private var lefts: [Double] = []
  private var rights: [Double] = []
  private var shift = 0.0

  /// The outline of parts beside each other, relative to the first.
  init(of parts: [Outline], at places: [Double]) {
    guard let first = parts.first else { return }
    self = first
    for (part, place) in zip(parts, places).dropFirst() { add(part, at: place) }
  }

  /// The places of parts side by side, as near as their rows allow; of those between the first and the
  /// last, in the middle of the room that they have.
  static func places(of parts: [Outline], apart: Double) -> [Double] {
    let near = packed(parts, apart: apart)
    guard parts.count > 2, let end = near.last else { return near }
    // Where each is as near as possible to the last.
    let far = packed(parts.reversed().map(\.mirrored), apart: apart).reversed()
    return zip(near, far).map { ($0 + end - $1) / 2 }
  }

  /// The places of parts, each as near to those before it as their rows allow.
  private static func packed(_ parts: [Outline], apart: Double) -> [Double] {
    guard var all = parts.first else { return [] }
    var places = [0.0]
    for part in parts.dropFirst() {
      let place = all.distance(to: part, apart: apart)
      places.append(place)
      all.add(part, at: place)
    }
    return places
  }

  private var mirrored: Outline {
    var mirrored = self
    (mirrored.lefts, mirrored.rights, mirrored.shift) = (rights.map(-), lefts.map(-), -shift)
    return mirrored
  }

  /// The least x at the right of this part at which another one's top may be.
  private func distance(to other: Outline, apart: Double) -> Double {
    zip(rights.reversed(), other.lefts.reversed()).reduce(0) { place, row in
      max(place, row.0 + shift + apart - row.1 - other.shift)
    }
  }

  /// Adds a part at the right of this one. Takes time in proportion to the rows of the lower one.
  private mutating func add(_ other: Outline, at place: Double) {
    let (mine, theirs) = (lefts.count, other.lefts.count)
    let common = min(mine, theirs)
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
  }

  /// Adds a cell in the row above, at `x`, which becomes the outline's origin.
  mutating func cover(_ x: Double, width: Double) {
    shift -= x
    lefts.append(-width / 2 - shift)
    rights.append(width / 2 - shift)
  }
}
