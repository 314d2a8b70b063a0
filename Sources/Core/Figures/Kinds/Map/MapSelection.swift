import VCEngine

/// The scenes of a map to show: controllers with their contents.
public struct MapSelection: Sendable, Equatable {
  /// The ids of controllers whose neighbourhood is shown. A title or class also works, if only one
  /// controller has it.
  public var around: [String]
  /// The number of segues that the neighbourhood reaches, in either direction.
  public var hops: Int
  /// The ids of two controllers; the scenes on the shortest paths from the first to the second are
  /// shown.
  public var path: Path?
  /// Patterns of ids, classes and titles to omit with their contents; `*` matches any text.
  public var hidden: [String]

  /// The kinds of segues to show, with the scenes that they join; empty for all.
  public var kinds: [Segue.Kind]
  /// The grouping by which scenes are framed together; nil for none.
  public var grouping: Grouping?

  /// The reading of controllers' groups, which are folders' paths or plain names.
  public enum Grouping: String, CaseIterable, Sendable {
    /// Each group as it is.
    case folder
    /// The folder below `Sources`, or the first folder in which groups differ.
    case module
  }

  /// Two ends, by their ids.
  public struct Path: Sendable, Equatable {
    public var source: String
    public var destination: String

    public init(from source: String, to destination: String) {
      (self.source, self.destination) = (source, destination)
    }
  }

  /// A selection; by default of the whole map.
  public init(
    around: [String] = [], hops: Int = 1, path: Path? = nil, hidden: [String] = [],
    kinds: [Segue.Kind] = [], grouping: Grouping? = nil
  ) {
    (self.around, self.hops, self.path, self.hidden) = (around, hops, path, hidden)
    (self.kinds, self.grouping) = (kinds, grouping)
  }

  var isWhole: Bool { self == MapSelection(hops: hops) }

  /// The selection without frames.
  var ungrouped: MapSelection {
    var selection = self
    selection.grouping = nil
    return selection
  }

  func shows(_ kind: Segue.Kind) -> Bool { kinds.isEmpty || kinds.contains(kind) }

  /// The controllers that it names.
  var names: [String] { around + (path.map { [$0.source, $0.destination] } ?? []) }

  // MARK: Hidden scenes

  /// The controllers that a pattern matches.
  static func members(matching pattern: String, in app: AppDescription) -> [ViewController.Index] {
    app.viewControllers.indices.filter { index in
      let controller = app.viewControllers[index]
      let names = [controller.id.value, controller.className.value, controller.title?.value ?? ""]
      return names.contains { matches(Array($0), Array(pattern)) }
    }
  }

  /// Whether a text matches a pattern. A mismatch returns to the last star, so that no text takes
  /// long.
  private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (position, place) = (0, 0)
    var star: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == text[position] {
        (position, place) = (position + 1, place + 1)
      } else if let last = star {
        star = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  // MARK: Visible scenes

  /// The indices of the blocks to show, among those that are not hidden.
  func places(in content: MapContent) -> Set<Int> {
    var shown = Set(content.blocks.indices)
    let blockOf = content.blockOf
    func place(_ name: String) -> Int? {
      content.hierarchy.app.viewController(named: name).flatMap { blockOf[$0] }
    }
    let links = content.links
    if !kinds.isEmpty {
      shown = Set(links.flatMap { [$0.from, $0.to] })
      shown.formUnion(content.hierarchy.app.windows.compactMap { blockOf[$0.rootViewController] })
    }
    if !around.isEmpty {
      let both = links + links.map { (from: $0.to, to: $0.from) }
      let distances = Self.distances(from: around.compactMap(place), by: both)
      shown = shown.filter { distances[$0].map { $0 <= hops } ?? false }
    }
    if let path {
      let back = links.map { (from: $0.to, to: $0.from) }
      let from = Self.distances(from: [place(path.source)].compactMap(\.self), by: links)
      let to = Self.distances(from: [place(path.destination)].compactMap(\.self), by: back)
      let length = place(path.destination).flatMap { from[$0] }
      shown = shown.filter { block in
        guard let length, let before = from[block], let after = to[block] else { return false }
        return before + after == length
      }
    }
    return shown
  }

  /// The number of links from the nearest of some blocks to each block.
  private static func distances(
    from starts: [Int], by links: [(from: Int, to: Int)]
  ) -> [Int: Int] {
    let leads = Dictionary(grouping: links, by: \.from)
    var distances = Dictionary(starts.map { ($0, 0) }) { first, _ in first }
    var queue = starts
    var next = 0
    while next < queue.count {
      let block = queue[next]
      next += 1
      for link in leads[block] ?? [] where distances[link.to] == nil {
        distances[link.to] = (distances[block] ?? 0) + 1
        queue.append(link.to)
      }
    }
    return distances
  }
}
