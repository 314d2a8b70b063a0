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
    let names = groupNames(by: grouping)
    var rest = Array(blocks.reversed())
    blocks = []
    while var block = rest.popLast() {
      let contents = block.group == nil ? block.contents : []
      let groups = Set(contents.flatMap { $0.members.compactMap { names[$0] } })
      if contents.count > 1, groups.count > 1 {
        nets.append(
          Net(
            relation: .containment, source: block.top,
            ends: contents.map { End(destination: $0.top) }))
        (block.members, block.depths) = ([block.top], [0])
        rest += contents.reversed().map { content in
          var content = content
          content.group = content.group(in: names)
          content.color = content.group.map { colors[$0] ?? colors.count + 1 } ?? block.color
          if let group = content.group { colors[group] = content.color }
          return content
        }
      }
      blocks.append(block)
    }
  }

  /// Puts blocks whose controllers name no group beside the first that leads to them.
  private mutating func adoptBlocks() {
    let roots = Set(hierarchy.app.windows.map(\.rootViewController))
    var isFree = blocks.map { block in
      block.group == nil && !roots.contains(block.top)
        && block.members.allSatisfy { hierarchy.app.viewControllers[$0].group == nil }
    }
    let links = links
    let firstFrom = Dictionary(zip(links.map(\.from), links.indices)) { first, _ in first }
    var next = 0
    while next < links.count {
      let (from, to) = links[next]
      next += 1
      guard blocks[from].group != nil, isFree[to] else { continue }
      isFree[to] = false
      (blocks[to].group, blocks[to].color) = (blocks[from].group, blocks[from].color)
      // Only links from the block can lead to others now that didn't before.
      next = min(next, firstFrom[to] ?? next)
    }
  }

  /// Frames the blocks of each group together; blocks without a group have no frame, and follow the
  /// first block's kind.
  mutating func group(by grouping: SceneSelection.Grouping) {
    divideBlocks(by: grouping)
    adoptBlocks()
    // Those without a group stand together, with the lines between them; the first block stays first.
    let isFirst = blocks.first?.group == nil
    blocks = [isFirst, !isFirst].flatMap { own in blocks.filter { ($0.group == nil) == own } }
    let firsts = Dictionary(zip(blocks.map(\.group), blocks.indices)) { first, _ in first }
    let groups = Dictionary(grouping: blocks.indices) { place in
      blocks[place].group == nil ? place : firsts[blocks[place].group] ?? place
    }
    blocks = groups.sorted { $0.key < $1.key }.enumerated().map { number, group in
      let own = group.value.map { blocks[$0] }
      return Block(
        number: number + 1, members: own.flatMap(\.members), depths: own.flatMap(\.depths),
        title: own[0].group, color: own[0].color)
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
  func groups(by grouping: SceneSelection.Grouping) -> [String?] {
    let names = groupNames(by: grouping)
    return blocks.map { $0.group(in: names) }
  }

  /// The group of each controller that has one.
  private func groupNames(by grouping: SceneSelection.Grouping) -> [Index: String] {
    let members = blocks.flatMap(\.members)
    let paths = members.map {
      hierarchy.app.viewControllers[$0].group?.value.split(separator: "/") ?? []
    }
    // A common parent folder doesn't distinguish groups.
    let known = paths.filter { !$0.isEmpty }
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
    return Dictionary(
      zip(members, paths).filter { !$1.isEmpty }.map { ($0, name($1)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension MapContent.Block {
  /// Each content of its top as a block.
  fileprivate var contents: [Self] {
    let starts = depths.indices.filter { depths[$0] == 1 }
    return zip(starts, starts.dropFirst() + [depths.count]).map { start, end in
      Self(members: Array(members[start..<end]), depths: depths[start..<end].map { $0 - 1 })
    }
  }

  /// The only group of its controllers; nil if they have none or several.
  fileprivate func group(in names: [MapContent.Index: String]) -> String? {
    let names = Set(members.compactMap { names[$0] })
    return names.count == 1 ? names.first : nil
  }
}
