import VCEngine
import VCFigures
import VCPictures

/// A block of a map with its upper left corner at the origin: a controller with its contents below
/// it, indented like an outline; y grows downward.
struct MapBlock {
  package typealias Index = ViewController.Index

  var members: [(member: Index, content: BoxContent, rect: Rect)] = []
  /// The lines from each container to each child: down, and to the right.
  var trunks: [(child: Index, container: Index, points: [Point])] = []
  var isFramed = false
  var title: TextLine?
  var titleRect: Rect?
  var size = Size.zero
  /// The number of windows that show it first.
  var entrances = 0.0
}

/// The distances between a map's boxes and lines, in points.
struct MapMeasures {
  let look: Look
  let names: NameEmphasis
  /// Whether distances are minimal, for a page.
  let isPacked: Bool

  /// The distance from a box to its contents, to the right and down: enough for the end of a trunk
  /// with its arrowhead.
  var indentation: Double { max(isPacked ? 22 : 30, Self.trunk + 1.4 * look.arrows.headLength) }
  /// The distance from a box's left edge to its trunk.
  static let trunk = 12.0
  var gap: Double { isPacked ? 9 : 14 }
  /// The length of straight line in which an arrowhead, and the curve before it, have room.
  var headRoom: Double { 1.4 * look.arrows.headLength + look.arrows.cornerRadius }
  /// The distance from lines to boxes, borders and titles.
  var clearance: Double { isPacked ? 4 : 6 }
  /// The distance between the columns of a frame, with room for some lines.
  var columnGap: Double { isPacked ? 28 : 42 }
  var framePadding: Double { max(look.frame.paddingX, 10) }
  /// The additional distance from boxes to a frame's right border, so that a line runs in the middle,
  /// clear of both.
  var lineRoom: Double { isPacked ? 0 : 6 }
  /// The height of the strip at the top of a frame.
  var titleHeight: Double { max(look.frame.paddingTop, look.fonts.frame.lineHeight + 8) }
  /// The approximate distance between lines.
  static let track = 7.0
  /// The minimum distance from a box's corners to the lines that end there.
  static let inset = 6.0
}

extension MapBlock {
  init(
    _ block: MapContent.Block, of content: MapContent, _ lineCounts: [Index: Int],
    _ measures: MapMeasures, breaksNames: Bool
  ) {
    let look = measures.look
    isFramed = block.members.count > 1 || block.title != nil
    // The container is the first box, so its name is the block's.
    let titleHeight = block.title == nil ? measures.framePadding : measures.titleHeight
    let (left, top) = isFramed ? (measures.framePadding, titleHeight) : (0, 0)
    var (x, y) = (left, top)
    var (right, bottom) = (0.0, 0.0)
    let rows = block.rowsOfColumn
    var row = 0
    for (member, depth) in zip(block.members, block.depths) {
      // Contents stay in the column of their container.
      if row >= rows, depth == 0 {
        (x, y, row) = (right + measures.columnGap, top, 0)
      }
      row += 1
      var box = BoxContent(
        of: member, isPresented: false, in: content.hierarchy, look, measures.names,
        sign: content.sign(of: member, isTop: depth == 0),
        shownID: look.box.ids == .all ? content.hierarchy.declaredID(member) : nil,
        notes: content.references[member] ?? [], minimumWidth: look.box.minimumWidth)
      if breaksNames { box = box.broken(look) }
      let height = max(box.size.height, block.leastHeight(of: member, lineCounts))
      let minX = x + Double(depth) * measures.indentation
      members.append(
        (member, box, Rect(minX: minX, minY: y, maxX: minX + box.size.width, maxY: y + height)))
      right = max(right, minX + box.size.width)
      bottom = max(bottom, y + height)
      y += height + measures.gap
    }
    y = bottom
    if isFramed {
      let hasLines = block.members.contains { lineCounts[$0, default: 0] > 0 }
      right += left + (hasLines ? measures.lineRoom : 0)
      y += max(look.frame.paddingBottom, 8)
    }
    if let title = block.title.map({ TextLine($0, .frame, look) }) {
      self.title = title
      titleRect = Rect(
        center: Point(left + title.size.width / 2, top / 2), size: title.size)
      right = max(right, title.size.width + 2 * left)
    }
    size = Size(width: right, height: y)
    entrances = Double(content.windows(showing: block.top).count)
    addTrunks(content)
  }

  private mutating func addTrunks(_ content: MapContent) {
    let rects = Dictionary(uniqueKeysWithValues: members.map { ($0.member, $0.rect) })
    for (member, _, from) in members {
      for child in content.children(member) {
        guard let to = rects[child] else { continue }
        let x = from.minX + MapMeasures.trunk
        trunks.append(
          (
            child, member,
            [Point(x, from.maxY), Point(x, to.center.y), Point(to.minX, to.center.y)]
          ))
      }
    }
  }

  /// The obstacles in the block for lines that leave each of its boxes straight to each side.
  var hindrances: [PlacementProblem.Sides] {
    /// The cost of crossing a trunk, in blocks run over.
    let trunk = 1.5
    let rects = members.map(\.rect)
    let uprights = trunks.map { (child: $0.child, top: $0.points[0], bottom: $0.points[1].y) }
    return members.enumerated().map { number, box in
      let own = box.rect
      var sides = PlacementProblem.Sides(of: own, among: rects[..<number])
      sides.add(PlacementProblem.Sides(of: own, among: rects[(number + 1)...]))
      for (child, top, bottom) in uprights where child != box.member {
        if top.x < own.minX, top.y < own.center.y, bottom > own.center.y { sides.left += trunk }
      }
      // The arrow of an initial scene is there.
      if number == 0 { sides.left += entrances * trunk }
      // At most two boxes at a side count.
      return sides.limited(to: 5)
    }
  }
}

extension MapContent.Block {
  /// The number of boxes in a column of a titled frame, because a folder may have dozens of
  /// screens.
  fileprivate var rowsOfColumn: Int {
    guard title != nil, members.count > 6 else { return .max }
    let columns = (Double(members.count) / 5).squareRoot().rounded(.up)
    return Int((Double(members.count) / columns).rounded(.up))
  }

  /// The minimum height of a box, so that each line finds a place at its sides. In a frame,
  /// neighbours above and below are too near, and the container leaves no room at the left.
  fileprivate func leastHeight(
    of member: MapContent.Index, _ lineCounts: [MapContent.Index: Int]
  ) -> Double {
    let track = MapMeasures.track
    guard members.count > 1 else { return 3 * track }
    let count = lineCounts[member] ?? 0
    let rows = member == top ? (count + 1) / 2 : count
    return max(3 * track, 2 * MapMeasures.inset + track * Double(rows))
  }
}

extension MapContent {
  /// The signs before a controller's name: its block's number, and the mark of a refusal.
  fileprivate func sign(of member: Index, isTop: Bool) -> String? {
    let number = isTop ? numbers[member] : nil
    let mark = refused.contains(member) ? .refused : changes?.marks[member]
    let signs = [number, mark?.sign]
    return signs.contains { $0 != nil } ? signs.compactMap(\.self).concatenated(by: " ") : nil
  }

  /// The number of nets that begin or end at each box.
  var lineCounts: [Index: Int] {
    nets.reduce(into: [:]) { counts, net in
      counts[net.source, default: 0] += 1
      for end in net.ends { counts[end.destination, default: 0] += 1 }
    }
  }
}
