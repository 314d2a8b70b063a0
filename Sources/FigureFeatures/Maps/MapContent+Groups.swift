import VCEngine
import VCFigures

extension MapContent {
  /// Frames the blocks of each group together; a block without a group stays alone.
  mutating func group(by grouping: SceneSelection.Grouping) {
    let names = groups(by: grouping)
    var groups: [(name: String?, blocks: [Block])] = []
    var places: [String: Int] = [:]
    for (name, block) in zip(names, blocks) {
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
        depths: group.blocks.flatMap(\.depths), title: group.name)
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

  /// The group of each block: that of the first controller in it that has a group.
  func groups(by grouping: SceneSelection.Grouping) -> [String?] {
    let groups = blocks.map { block in
      block.members.lazy.compactMap { hierarchy.app.viewControllers[$0].group?.value }.first
    }
    let paths = groups.map { group in
      group.map { $0.split(separator: "/", omittingEmptySubsequences: true) } ?? []
    }
    // A common parent folder doesn't distinguish groups.
    let known = paths.filter { !$0.isEmpty }
    var common = 0
    while let first = known.first, known.allSatisfy({ $0.count > common + 1 }),
      known.allSatisfy({ $0[common] == first[common] })
    {
      common += 1
    }
    return paths.map { path in
      if path.isEmpty { return nil }
      switch grouping {
      case .folder: return path.dropFirst(common).joined(separator: "/")
      case .module:
        let sources = path.lastIndex(of: "Sources").map { $0 + 1 } ?? path.count
        return String(sources < path.count ? path[sources] : path[common])
      }
    }
  }
}
