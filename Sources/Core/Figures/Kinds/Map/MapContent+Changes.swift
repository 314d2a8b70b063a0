import VCEngine
import VCPictures

extension MapContent {
  /// The changes in a map of two apps at once.
  struct Changes {
    let marks: [Index: Picture.Mark]
    /// The contents of each container on either side.
    let children: [Index: [Index]]
    /// The alternative text.
    let text: String
    /// The changes that no box or line shows, and the number of omitted scenes.
    var footnotes: [String] = []

    /// The mark of the line from a container to a child.
    func markOfLine(to child: Index) -> Picture.Mark? {
      marks[child].flatMap { $0 == .changed ? nil : $0 }
    }
  }

  /// A map without scenes and lines, to which those of two apps are added.
  init(of hierarchy: Hierarchy, _ changes: Changes) {
    (self.hierarchy, beginning, self.changes) = (hierarchy, hierarchy, changes)
    let windows = hierarchy.app.windows
    windowsOfRoot = Dictionary(grouping: windows.indices) { windows[$0].rootViewController }
  }

  /// Adds a line to the net with its source and mark.
  mutating func add(_ net: Net) {
    let known = nets.firstIndex {
      $0.relation == net.relation && $0.source == net.source && $0.mark == net.mark
    }
    if let known { nets[known].ends += net.ends } else { nets.append(net) }
  }

  /// Omits the unchanged parts if there are many, except the neighbours of changes. Returns the
  /// number of omitted controllers.
  mutating func fold() -> Int {
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
