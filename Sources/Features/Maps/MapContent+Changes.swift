import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension MapContent {
  /// A map of two states at once: everything, or in a large map the changes and their neighbours.
  init(of scenes: MarkedScenes, in phrases: any Phrases) {
    (hierarchy, beginning, changes) = (scenes.hierarchy, scenes.hierarchy, scenes)
    let windows = hierarchy.app.windows
    windowsOfRoot = Dictionary(grouping: windows.indices) { windows[$0].rootViewController }
    references = scenes.notes
    for line in scenes.lines { add(line) }
    addBlocks(from: scenes.tops)
    let omitted = omitUnchanged()
    if omitted > 0 { changes?.footnotes.insert(phrases.text(of: .unchanged(omitted)), at: 0) }
  }

  /// Adds a line to the net with its source and mark.
  private mutating func add(_ line: MarkedScenes.Line) {
    let named = line.names.filter { $0.name != nil || $0.mark != nil }
    let names = named.map { name in
      (name.mark.map { $0.sign + " " } ?? "") + (name.name ?? line.relation.name)
    }
    let edge = Edge(
      relation: line.relation,
      names: line.mark == .changed ? names : line.names.compactMap(\.name), tail: line.source,
      head: line.destination)
    let end = End(destination: line.destination, identifiers: names, edges: [edge])
    let known = nets.firstIndex {
      $0.relation == line.relation && $0.source == line.source && $0.mark == line.mark
    }
    if let known { return nets[known].ends.append(end) }
    nets.append(Net(relation: line.relation, source: line.source, ends: [end], mark: line.mark))
  }

  /// Omits the unchanged parts if there are many, except the neighbours of changes. Returns the
  /// number of omitted controllers.
  private mutating func omitUnchanged() -> Int {
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
