import VCEngine
import VCFigures

extension MapContent {
  /// Sets the group of each block of the whole map, and its colour, by the description's order.
  mutating func setGroups(by grouping: SceneSelection.Grouping) {
    let groups = groups(by: grouping)
    let names = zip(blocks, groups).sorted { $0.0.top < $1.0.top }.compactMap(\.1).uniqued()
    let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    for (number, name) in groups.enumerated() {
      blocks[number].group = name
      if let place = name.flatMap({ places[$0] }) { blocks[number].color = place + 1 }
    }
  }

  /// Divides blocks of several groups: each content is in its group, with a line to it.
  private mutating func divideBlocks(by grouping: SceneSelection.Grouping) {
    let known = blocks.compactMap { block in block.group.map { ($0, block.color) } }
    var colors = Dictionary(known, uniquingKeysWith: { first, _ in first })
    for (number, block) in blocks.enumerated() where block.group == nil {
      let starts = block.depths.indices.filter { block.depths[$0] == 1 }
      let tabs = zip(starts, starts.dropFirst() + [block.depths.count]).map { start, end in
        Block(
          members: Array(block.members[start..<end]),
          depths: block.depths[start..<end].map { $0 - 1 })
      }
      let groups = groups(by: grouping, of: tabs)
      guard Set(groups.compactMap(\.self)).count > 1 else { continue }
      blocks[number] = Block(members: [block.top], depths: [0], color: block.color)
      nets.append(
        Net(
          relation: .containment, source: block.top,
          ends: tabs.map { End(destination: $0.top) }))
      for (tab, group) in zip(tabs, groups) {
        var tab = tab
        tab.group = group
        tab.color = group.flatMap { colors[$0] } ?? colors.count + 1
        if let group { colors[group] = tab.color }
        blocks.append(tab)
      }
    }
  }

  /// Puts blocks whose controllers name no group beside the first that leads to them.
  private mutating func adoptBlocks() {
    let roots = Set(hierarchy.app.windows.map(\.rootViewController))
    var links = links
    func leads(_ link: (from: Int, to: Int)) -> Bool {
      let (from, to) = (blocks[link.from], blocks[link.to])
      return from.group != nil && to.group == nil && !roots.contains(to.top)
        && to.members.allSatisfy { hierarchy.app.viewControllers[$0].group == nil }
    }
    while let next = links.firstIndex(where: leads) {
      let (from, to) = links.remove(at: next)
      (blocks[to].group, blocks[to].color) = (blocks[from].group, blocks[from].color)
    }
  }

  /// Frames the blocks of each group together; a block without a group stays alone.
  mutating func group(by grouping: SceneSelection.Grouping) {
    divideBlocks(by: grouping)
    adoptBlocks()
    // Those without a group stand together, with the lines between them; the first block stays first.
    let isFirst = blocks.first?.group == nil
    blocks = [isFirst, !isFirst].flatMap { own in blocks.filter { ($0.group == nil) == own } }
    var groups: [(name: String?, blocks: [Block])] = []
    var places: [String: Int] = [:]
    for block in blocks {
      let name = block.group
      if let place = name.flatMap({ places[$0] }) {
        groups[place].blocks.append(block)
      } else {
        if let name { places[name] = groups.count }
        groups.append((name, [block]))
      }
    }
    blocks = groups.enumerated().map { number, group in
      Block(
        number: number + 1, members: group.blocks.flatMap(\.members),
        depths: group.blocks.flatMap(\.depths), title: group.name, color: group.blocks[0].color)
    }
  }

  /// Whether it has more screens than a reader takes in at once.
  var isLarge: Bool { sceneCount > Self.mostAtOnce }

  /// The number of boxes in all blocks.
  var sceneCount: Int { blocks.reduce(0) { $0 + $1.members.count } }

  /// The number of screens that a reader takes in at once.
  static let mostAtOnce = 60

  /// The coarsest grouping with several groups; nil without groups.
  var usualGrouping: SceneSelection.Grouping? {
    [.module, .folder].first { Set(groups(by: $0).compactMap(\.self)).count > 1 }
  }

  /// The group of each block; nil if its controllers are in several.
  func groups(by grouping: SceneSelection.Grouping, of some: [Block]? = nil) -> [String?] {
    func paths(_ block: Block) -> [[Substring]] {
      block.members.compactMap { hierarchy.app.viewControllers[$0].group?.value }
        .map { $0.split(separator: "/", omittingEmptySubsequences: true) }.filter { !$0.isEmpty }
    }
    // A common parent folder doesn't distinguish groups.
    let known = (blocks + (some ?? [])).flatMap(paths)
    var common = 0
    while let first = known.first, known.allSatisfy({ $0.count > common + 1 }),
      known.allSatisfy({ $0[common] == first[common] })
    { common += 1 }
    func name(_ path: [Substring]) -> String {
      switch grouping {
      case .folder: return path.dropFirst(common).joined(separator: "/")
      case .module:
        let sources = path.lastIndex(of: "Sources").map { $0 + 1 } ?? path.count
        return String(sources < path.count ? path[sources] : path[common])
      }
    }
    return (some ?? blocks).map { block in
      let names = Set(paths(block).map(name))
      return names.count == 1 ? names.first : nil
    }
  }
}
