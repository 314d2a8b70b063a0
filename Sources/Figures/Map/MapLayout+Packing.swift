import Pictures

extension MapLayout {
  /// The room between blocks before what nobody needs of it is taken out, in steps: what is tried,
  /// one after the other.
  private static var gutters: [Double] { [3, 4, 5, 8] }
  /// Between two blocks that no line parts.
  private static var leastGutter: Double { 14 }

  /// How large it would be if all lines found ways in narrow streets.
  var leastSize: Size {
    let sizes = content.blocks.map { shape($0).size }
    return BlockPacking(
      sizes, gutter: 2 * Self.step, proportion: room?.proportion ?? 1, stacks: true
    ).size
  }

  /// The map as the page can show it largest, in the order of its blocks or in a better one.
  func packed(for room: PageRoom) -> MapLayout {
    for gutter in Self.gutters {
      var trials = Trials(of: self, for: room, gutter: gutter)
      for isSorted in [true, false] where trials.scale < 1 {
        trials.add(room.proportion, isSorted: isSorted)
        if trials.scale < 1, let ratio = trials.ratio, abs(ratio - 1) > 0.03 {
          trials.add(room.proportion * ratio, isSorted: isSorted)
        }
      }
      if let best = trials.best { return best }
    }
    // What finds no way is said in its box.
    var map = self
    while true {
      map.place(
        map.content.blocks.map(map.shape), gutter: Self.gutters[Self.gutters.count - 1],
        room.proportion, isSorted: false)
      let lost = map.route(findingAll: true, displacing: true)
      if lost.isEmpty { return map.compacted() }
      map.refer(lost)
    }
  }

  /// The best of several maps with streets of one width.
  private struct Trials {
    private let map: MapLayout
    private let shapes: [Shape]
    private let room: PageRoom
    private let gutter: Double
    private(set) var best: MapLayout?
    /// By how much the page shrinks it, and would have before it was compacted.
    private(set) var scale = 0.0
    private var roomyScale = 0.0

    init(of map: MapLayout, for room: PageRoom, gutter: Double) {
      (self.map, self.room, self.gutter) = (map, room, gutter)
      shapes = map.content.blocks.map(map.shape)
    }

    /// How much too high the best is for the page.
    var ratio: Double? { best.map { room.ratio($0.bounds.width, $0.bounds.height) } }

    mutating func add(_ proportion: Double, isSorted: Bool) {
      var map = map
      map.place(shapes, gutter: gutter, proportion, isSorted: isSorted)
      let roomyScale = room.scale(map.bounds.width, map.bounds.height)
      // What begins much larger does not end smaller.
      guard roomyScale > 0.97 * self.roomyScale else { return }
      let isWhole = [false, true].contains {
        map.route(findingAll: false, displacing: $0).isEmpty
      }
      guard isWhole else { return }
      map = map.compacted()
      let scale = room.scale(map.bounds.width, map.bounds.height)
      if scale > self.scale { (best, self.scale, self.roomyScale) = (map, scale, roomyScale) }
    }
  }

  private mutating func place(
    _ shapes: [Shape], gutter: Double, _ proportion: Double, isSorted: Bool
  ) {
    let sizes = shapes.map(\.size)
    let gutter = gutter * Self.step
    var order = Array(sizes.indices)
    if isSorted {
      order = BlockOrder(sizes, content.links, gutter: gutter, proportion: proportion).order
    }
    let packing = BlockPacking(
      order.map { sizes[$0] }, gutter: gutter, proportion: proportion, stacks: true)
    var places = order
    for (place, block) in order.enumerated() { places[block] = place }
    columns = places.map { packing.columns[$0] }
    place(shapes, at: places.map { packing.origins[$0] }, in: packing.size)
  }

  // MARK: Compaction

  /// The same without the room that the lines do not need.
  private func compacted() -> MapLayout {
    let blockOf = content.blockOf
    var compaction = MapCompaction(
      parts: parts(blockOf),
      lines: lines.map { line in
        let net = content.nets[line.net]
        return MapCompaction.Line(
          net: line.net, source: blockOf[net.source] ?? 0,
          destination: blockOf[net.ends[line.end].destination] ?? 0, points: line.points)
      }, columns: columns, gap: Self.leastGutter, step: Self.step)
    compaction.run()
    var map = self
    for (number, offset) in compaction.offsets.enumerated() {
      map.move(number, by: offset)
    }
    for index in trunks.indices {
      let offset = compaction.offsets[blockOf[trunks[index].child] ?? 0]
      map.trunks[index].points = trunks[index].points.map { $0 + offset }
    }
    for index in lines.indices {
      map.lines[index].points = Route(through: compaction.lines[index].points).corners
    }
    map.bounds = map.outline
    return map
  }

  private mutating func move(_ number: Int, by offset: Point) {
    blocks[number].rect = blocks[number].rect.moved(by: offset)
    blocks[number].frame = blocks[number].frame?.moved(by: offset)
    blocks[number].titleRect = blocks[number].titleRect?.moved(by: offset)
    for member in content.blocks[number].members {
      if let box = boxes[member] {
        boxes[member] = (box.content, box.rect.moved(by: offset))
      }
    }
  }

  /// All that lines and blocks keep clear of.
  private func parts(_ blockOf: [Index: Int]) -> [MapCompaction.Part] {
    var parts: [MapCompaction.Part] = []
    for (number, block) in blocks.enumerated() {
      parts.append(.init(block: number, kind: .outline, rect: block.rect))
      for (side, _) in block.frame?.sides ?? [] {
        parts.append(.init(block: number, kind: .border, rect: side))
      }
      if let title = block.titleRect {
        parts.append(.init(block: number, kind: .obstacle(clearance: 4), rect: title))
      }
      for member in content.blocks[number].members {
        guard let box = boxes[member]?.rect else { continue }
        parts.append(.init(block: number, kind: .obstacle(clearance: Self.step), rect: box))
      }
    }
    for trunk in trunks {
      guard let block = blockOf[trunk.child] else { continue }
      for (from, to) in zip(trunk.points, trunk.points.dropFirst()) {
        parts.append(
          .init(
            block: block, kind: from.x == to.x ? .border : .obstacle(clearance: 5),
            rect: Rect(spanning: from, to)))
      }
    }
    return parts
  }
}
