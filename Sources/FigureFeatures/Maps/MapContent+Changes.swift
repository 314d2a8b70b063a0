import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension MapContent {
  /// A map of two states at once: everything, or in a large map the changes and their neighbours.
  init(of scenes: MarkedScenes, in phrases: Phrases) {
    (hierarchy, changes) = (scenes.hierarchy, scenes)
    let windows = hierarchy.app.windows
    windowsOfRoot = Dictionary(grouping: windows.indices) { windows[$0].rootViewController }
    references = scenes.notes
    for line in scenes.lines { add(line) }
    places = [:]
    addBlocks(from: scenes.tops)
    let omitted = omitUnchanged()
    if omitted > 0 {
      changes?.footnotes.insert(phrases.text(of: .unchangedMembers(count: omitted)), at: 0)
    }
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
    let end = End(
      destination: line.destination, identifiers: names, edges: [edge], segues: line.segues)
    let origin = NetOrigin(relation: line.relation, source: line.source, mark: line.mark)
    if let known = places[origin] { return nets[known].ends.append(end) }
    places[origin] = nets.count
    nets.append(Net(relation: line.relation, source: line.source, ends: [end], mark: line.mark))
  }

  /// Omits unchanged parts far from changes if there are many. Returns the number of controllers.
  private mutating func omitUnchanged() -> Int {
    guard let changes else { return 0 }
    let unchanged = blocks.flatMap(\.members).count { changes.marks[$0] == nil }
    guard unchanged > Self.mostUnchanged else { return 0 }
    let sections = MapSections(of: self)
    let sectionOf = sections.sectionOf
    var changed = Set(changes.marks.keys.compactMap { sectionOf[$0] })
    for net in nets where net.mark != nil {
      changed.formUnion(([net.source] + net.ends.map(\.destination)).compactMap { sectionOf[$0] })
    }
    let distances = sections.distances(from: changed.sorted())
    func members(_ hops: Int) -> Int { sectionOf.values.count { distances[$0] ?? .max <= hops } }
    // Two segues away from a hub lies most of an app.
    let hops = members(2) > Self.mostShown ? 1 : 2
    keep(Set(distances.filter { $0.value <= hops }.keys), of: sections)
    return sectionOf.count - sceneCount
  }

  /// The maximum number of unchanged boxes.
  private static let mostUnchanged = 24
  /// The maximum number of boxes for which the neighbourhood is two segues wide.
  private static let mostShown = 48
}
