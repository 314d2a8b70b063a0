import Pictures

/// Looks for an order of blocks in which columns of them fill a page better, and what a line joins
/// stands near each other. It tries changes in an order of its own, the same at every run.
struct BlockOrder {
  /// The blocks by their numbers.
  private(set) var order: [Int]

  private let sizes: [Size]
  private let links: [(from: Int, to: Int)]
  private let gutter: Double
  private let proportion: Double
  /// How high columns may be: what is tried.
  private let heights: [Double]
  private var centers: [Point]

  /// How many blocks are looked at in all.
  private static let patience = 3_000_000
  /// What a point of distance between two blocks that a line joins is worth, beside one of the page's
  /// height.
  private static let distance = 0.12

  init(_ sizes: [Size], _ links: [(from: Int, to: Int)], gutter: Double, proportion: Double) {
    (self.sizes, self.links, self.gutter, self.proportion) = (sizes, links, gutter, proportion)
    order = Array(sizes.indices)
    centers = sizes.map { _ in Point(0, 0) }
    let area = sizes.reduce(0) { $0 + ($1.width + gutter) * ($1.height + gutter) }
    let highest = sizes.map(\.height).max() ?? 0
    heights = [0.97, 1.05, 1.13, 1.22, 1.35].map {
      max(highest, (area / proportion).squareRoot() * $0)
    }
    if sizes.count > 2 { improve() }
  }

  private mutating func improve() {
    var random = UInt64(sizes.count)
    func number(below limit: Int, _ random: inout UInt64) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(limit))
    }
    var best = cost()
    for _ in 0..<min(8_000, Self.patience / (heights.count * sizes.count)) {
      let before = order
      let from = number(below: order.count, &random)
      let to = number(below: order.count, &random)
      if from == to { continue }
      if number(below: 2, &random) == 0 {
        order.swapAt(from, to)
      } else {
        order.insert(order.remove(at: from), at: to)
      }
      let cost = cost()
      if cost < best { best = cost } else { order = before }
    }
  }

  /// The height of a page that holds the columns, and a bit for every distance.
  private mutating func cost() -> Double {
    heights.reduce(.infinity) { min($0, cost(height: $1)) }
  }

  private mutating func cost(height: Double) -> Double {
    var (x, y, width, highest) = (0.0, 0.0, 0.0, 0.0)
    for block in order {
      let size = sizes[block]
      if y > 0, y + size.height > height {
        x += width + gutter
        (y, width) = (0, 0)
      }
      centers[block] = Point(x + size.width / 2, y + size.height / 2)
      width = max(width, size.width)
      y += size.height
      highest = max(highest, y)
      y += gutter
    }
    let page = max((x + width) / proportion, highest)
    if links.isEmpty { return page }
    let way = links.reduce(0) { sum, link in
      let (one, other) = (centers[link.from], centers[link.to])
      return sum + abs(one.x - other.x) + abs(one.y - other.y)
    }
    return page + Self.distance * way / Double(links.count)
  }
}
