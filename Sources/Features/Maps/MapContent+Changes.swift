import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension MarkedScenes {
  /// The mark of the line from a container to a child.
  func markOfLine(to child: Index) -> Picture.Mark? {
    marks[child].flatMap { $0 == .changed ? nil : $0 }
  }
}

extension MapContent {
  /// The map of two versions of an app: everything, or if that is much the changes and their
  /// neighbours.
  init(of scenes: MarkedScenes, in phrases: any Phrases) {
    (hierarchy, beginning, changes) = (scenes.hierarchy, scenes.hierarchy, scenes)
    let windows = hierarchy.app.windows
    windowsOfRoot = Dictionary(grouping: windows.indices) { windows[$0].rootViewController }
    references = scenes.notes
    for line in scenes.lines {
      let end = End(destination: line.edge.head, identifiers: line.names, edges: [line.edge])
      add(
        Net(relation: line.edge.relation, source: line.edge.tail, ends: [end], mark: line.mark))
    }
    addBlocks(from: scenes.tops)
    let omitted = fold()
    if omitted > 0 {
      changes?.footnotes.insert(phrases.text(of: .unchanged(omitted)), at: 0)
    }
  }

  /// Adds a line to the net with its source and mark.
  private mutating func add(_ net: Net) {
    let known = nets.firstIndex {
      $0.relation == net.relation && $0.source == net.source && $0.mark == net.mark
    }
    if let known { nets[known].ends += net.ends } else { nets.append(net) }
  }

  /// Omits the unchanged parts if there are many, except the neighbours of changes. Returns the
  /// number of omitted controllers.
  private mutating func fold() -> Int {
    guard let changes else { return 0 }
    let unchanged = blocks.flatMap(\.members).count { changes.marks[$0] == nil }
    guard unchanged > Self.mostUnchanged else { return 0 }
    let blockOf = blockOf
    let changed = Set(
      blocks.indices.filter { blocks[$0].members.contains { changes.marks[$0] != nil } })
    var shown = changed
    for net in nets {
      for end in net.ends {
        guard let from = blockOf[net.source], let to = blockOf[end.destination] else { continue }
        if net.mark != nil || changed.contains(from) || changed.contains(to) {
          shown.formUnion([from, to])
        }
      }
    }
    let omitted = blocks.indices.filter { !shown.contains($0) }.flatMap { blocks[$0].members }
    keep(shown)
    return omitted.count
  }

  /// The maximum number of unchanged boxes.
  private static let mostUnchanged = 24
}
