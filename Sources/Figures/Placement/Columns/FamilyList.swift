import VCPictures

/// A family as a list: its top over the whole width, and every other box under its container, beside
/// a line down from it. Lengths are in points, y upward, with the upper left corner at the origin.
///
/// The children of the first container with several of them may be in several columns.
struct FamilyList {
  private let content: Diagram
  private let group: Diagram.Group
  private let measures: ArrangementMeasures
  private let labelSizes: [BoxIndex: Size]
  private var children: [BoxIndex: [BoxIndex]] = [:]
  private var boxes: [BoxIndex: Rect] = [:]
  private var labels: [BoxIndex: Rect] = [:]
  private var ways: [BoxIndex: Route] = [:]
  /// The gap at the right of each column but the last.
  private var gaps: [Rect] = []
  private var bounds = Rect.zero
  /// The members that present, one for each pair, or ask.
  private var presenters: [BoxIndex] = []

  /// The number of columns that the family can have.
  private(set) var mostColumns = 1
  /// The containers over all columns: the top and its only children with children, down to the first
  /// container whose children may be in columns.
  private var heads: [BoxIndex]

  init(_ group: Diagram.Group, of content: Diagram, _ measures: ArrangementMeasures) {
    (self.content, self.group, self.measures) = (content, group, measures)
    labelSizes = content.labelSizes
    for member in group.members {
      if let parent = group.parents[member] { children[parent, default: []].append(member) }
    }
    heads = [group.top]
    while let next = children[heads[heads.count - 1]],
      case let containers = next.filter({ children[$0] != nil }), containers.count == 1,
      next.count == 1 || children[containers[0], default: []].count >= next.count
    {
      heads.append(containers[0])
    }
    let last = heads[heads.count - 1]
    mostColumns = children[last]?.count ?? 1
    // In panels, a short list is read as one.
    if content.style.isInPanels, dividesLeaves { mostColumns = max(1, mostColumns / 4) }
  }

  /// Whether the children that may be in columns have no children.
  var dividesLeaves: Bool {
    (children[heads[heads.count - 1]] ?? []).allSatisfy { children[$0] == nil }
  }

  /// The layout in a number of columns.
  ///
  /// - Parameters:
  ///   - leading: The link whose lines lead down out of the family; nil if none does.
  ///   - width: The least width of the top.
  func layout(
    columns: Int, leading: Diagram.Link?, width: Double = 0, exits: [FamilyLayout.Exit]
  ) -> FamilyLayout {
    var list = self
    let presenter = leading?.presenter
    let laneRoom = measures.laneRoom + (leading?.request == nil ? 0 : measures.track)
    list.presenters = exits.flatMap(\.leadingRight)
    let bottom = list.place([group.top], left: 0, top: 0, columns: columns)
    if columns > 1 { _ = list.gaps.popLast() }
    let content = (list.boxes.values.map(\.maxX) + list.labels.values.map(\.maxX)).max() ?? 0
    let descents = list.descents(of: exits)
    let between = descents.first { $0.member == presenter }
    // Beside the lowest box there is nothing to pass.
    let lowest = presenter.flatMap { list.boxes[$0]?.minY } ?? 0
    let isBeside =
      presenter != nil && between == nil && list.boxes.values.contains { $0.minY < lowest - 0.1 }
    var right = max(width, content + (isBeside ? laneRoom : 0))
    // A box's objects are below its right end, where the lane would be: it ends before the lane. So do the
    // boxes below the presenter.
    let beside = presenter.flatMap { heads.firstIndex(of: $0) }.map { heads[($0 + 1)...] } ?? []
    let wide = heads.prefix(columns > 1 ? heads.count : 1).filter { head in
      let box = self.content[head]
      return !isBeside
        || self.content.size(of: box).height <= box.size.height && !beside.contains(head)
    }
    if columns > 1 { for head in heads { list.boxes[head]?.maxX = content } }
    if isBeside, let presenter, presenter != group.top || !wide.contains(presenter),
      let box = list.boxes[presenter]
    {
      right = max(right, box.maxX + measures.headRoom + measures.half + measures.laneInset)
    }
    for head in wide { list.boxes[head]?.maxX = right }
    list.bounds = Rect(minX: 0, minY: bottom, maxX: right, maxY: 0)
    let levels = list.levels(of: exits, descents)
    let lane = presenter.map {
      FamilyLayout.Lane(
        member: $0, x: between?.x ?? right - measures.laneInset,
        isBeside: isBeside || between != nil)
    }
    return FamilyLayout(
      boxes: list.boxes, labels: group.bundles.map { list.labels[$0.hub] },
      routes: group.bundles.map { $0.spokes.compactMap { list.ways[$0] } }, exits: exits,
      exitLevels: levels, bounds: list.bounds, lane: lane)
  }

  // MARK: Boxes

  /// Places boxes below each other, with everything in them, and returns the lower edge.
  private mutating func place(
    _ members: [BoxIndex], from trunk: Point? = nil, left: Double, top: Double, columns: Int
  ) -> Double {
    var y = top
    for member in members {
      if trunk != nil { y -= measures.rowGap }
      let (box, whole) = (content[member].size, content.size(of: content[member]))
      boxes[member] = Rect(minX: left, minY: y - box.height, maxX: left + whole.width, maxY: y)
      if let trunk {
        // The line meets the name.
        let end = y - min(box.height / 2, 1.4 * content.look.fonts.name.size)
        ways[member] = Route(through: [trunk, Point(trunk.x, end), Point(left, end)])
      }
      y = placeChildren(of: member, below: y - whole.height, columns: columns)
    }
    return y
  }

  private mutating func placeChildren(
    of box: BoxIndex, below bottom: Double, columns: Int
  ) -> Double {
    guard let children = children[box], let rect = boxes[box] else { return bottom }
    var (left, top, lowest) = (rect.minX, bottom, bottom)
    if let size = labelSizes[box] {
      let x = left + measures.trunk + 3
      labels[box] = Rect(minX: x, minY: top - 2 - size.height, maxX: x + size.width, maxY: top - 2)
      top -= size.height + 2
    }
    let parts =
      columns > 1 && box == heads[heads.count - 1] ? divided(children, columns) : [children]
    for part in parts {
      let trunk = Point(left + min(measures.trunk, rect.width / 2), rect.minY)
      let known = parts.count > 1 ? Set(boxes.keys) : []
      let bottom = place(
        part, from: trunk, left: left + measures.indent, top: top,
        columns: parts.count > 1 ? 1 : columns)
      lowest = min(lowest, bottom)
      guard parts.count > 1 else { continue }
      let new = boxes.filter { !known.contains($0.key) }
      // Pairs leave between columns, and pass what stands below them.
      let right = max(new.values.map(\.maxX).max() ?? left, besideHeads)
      let pairs = max(1, presenters.count { new[$0] != nil })
      left = right + measures.pairRoom * Double(pairs) - measures.track + measures.clearance
      left += max(measures.clearance, measures.headRoom)
      gaps.append(Rect(minX: right, minY: 0, maxX: left, maxY: 0))
    }
    return lowest
  }

  /// The right end of the boxes beside the containers over all columns.
  private var besideHeads: Double {
    let ends = heads.dropLast().enumerated().flatMap { depth, head in
      (children[head] ?? []).filter { !heads.contains($0) }
        .map { Double(depth + 1) * measures.indent + content.size(of: content[$0]).width }
    }
    return ends.max() ?? 0
  }

  /// The children in consecutive parts of nearly equal heights.
  private func divided(_ children: [BoxIndex], _ columns: Int) -> [[BoxIndex]] {
    let heights = children.map { height(of: $0) + measures.rowGap }
    var limit = heights.reduce(0, +) / Double(columns)
    while true {
      var (parts, height): ([[BoxIndex]], Double) = ([], .infinity)
      for (child, own) in zip(children, heights) {
        if height + own > limit + 0.1 { (parts, height) = (parts + [[]], 0) }
        parts[parts.count - 1].append(child)
        height += own
      }
      if parts.count <= columns { return parts }
      limit *= 1.04
    }
  }

  private func height(of box: BoxIndex) -> Double {
    (children[box] ?? []).reduce(
      content.size(of: content[box]).height + (labelSizes[box].map { $0.height + 2 } ?? 0)
    ) { $0 + measures.rowGap + height(of: $1) }
  }

  // MARK: Lines to other families

  /// A pair, or a request, that leaves between two columns, because others are at the right of its
  /// member.
  private struct Descent {
    let link: Int
    let member: BoxIndex
    /// The middle between the pair's lines, and the level of its member.
    let (x, level): (Double, Double)
  }

  /// The pairs that leave between columns, from the right: upper members have the outer ones, so that
  /// pairs don't cross.
  private func descents(of exits: [FamilyLayout.Exit]) -> [Descent] {
    let blocked = exits.flatMap { exit in
      exit.leadingRight.compactMap { member -> Descent? in
        guard let rect = boxes[member],
          let gap = gaps.first(where: { $0.minX >= rect.maxX - 0.1 }),
          boxes.values.contains(where: {
            $0.minX > gap.minX && $0.minY < rect.maxY && $0.maxY > rect.minY
          })
        else { return nil }
        return Descent(link: exit.link, member: member, x: gap.maxX, level: rect.center.y)
      }
    }
    return Dictionary(grouping: blocked, by: \.x).values.flatMap { column in
      column.sorted { ($0.level, $1.link) > ($1.level, $0.link) }.enumerated().map { place, pair in
        let x = pair.x - measures.clearance - measures.half - Double(place) * measures.pairRoom
        return Descent(link: pair.link, member: pair.member, x: x, level: pair.level)
      }
    }.sorted { $0.x > $1.x }
  }

  /// The levels at which lines leave: straight to the side, or under the family if other boxes are
  /// there.
  private mutating func levels(
    of exits: [FamilyLayout.Exit], _ descents: [Descent]
  ) -> [[FamilyLayout.ExitLevel]] {
    let floor = bounds.minY
    return exits.map { exit in
      exit.members.compactMap { member -> FamilyLayout.ExitLevel? in
        guard let rect = boxes[member] else { return nil }
        let half =
          exit.isBesidePair
          ? content.look.arrows.besidePair(measures.half)
          : (exit.role == .requested ? 2.5 : 1) * measures.half
        let offset = exit.isBelow ? -half : exit.role == .requested ? half : exit.offset
        let most = min(abs(offset), half, rect.height / 2 - 3)
        let shift = offset < 0 ? -most : most
        let level = rect.center.y + shift
        let edge = Point(exit.isAtRight ? rect.maxX : rect.minX, level)
        guard exit.isAtRight,
          let place = descents.firstIndex(where: { $0.link == exit.link && $0.member == member })
        else { return FamilyLayout.ExitLevel(level: level, ends: [(member, [edge])]) }
        let middle = floor - measures.pairRoom * Double(place + 1)
        bounds.minY = min(bounds.minY, middle - measures.half)
        let (x, track) = (descents[place].x + shift, middle + shift)
        return FamilyLayout.ExitLevel(
          level: track, ends: [(member, [Point(x, track), Point(x, level), edge])])
      }
    }
  }
}
