import VCEngine
import VCFigures

extension MapContent {
  /// Sets the group of each block of the whole map, and its colour, by the description's order.
  mutating func setGroups(by grouping: SceneSelection.Grouping) {
    let groups = groups(by: grouping)
    let names = zip(blocks, groups).sorted { $0.0.top < $1.0.top }.compactMap(\.1).uniqued()
    for (number, name) in groups.enumerated() {
      blocks[number].group = name
      if let place = name.flatMap(names.firstIndex) { blocks[number].color = place + 1 }
    }
  }

  /// Frames the blocks of each group together; a block without a group stays alone.
  mutating func group() {
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
  func groups(by grouping: SceneSelection.Grouping) -> [String?] {
    let paths = blocks.map { block in
      block.members.compactMap { hierarchy.app.viewControllers[$0].group?.value }
        .map { $0.split(separator: "/", omittingEmptySubsequences: true) }.filter { !$0.isEmpty }
    }
    // A common parent folder doesn't distinguish groups.
    let known = paths.joined()
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
    return paths.map { paths in
      let names = Set(paths.map(name))
      return names.count == 1 ? names.first : nil
    }
  }
}
