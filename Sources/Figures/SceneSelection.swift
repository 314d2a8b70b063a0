import VCEngine

/// The scenes of an app to show, in a kind of figure that shows all: controllers with their contents.
package struct SceneSelection: Sendable, Equatable {
  /// The controllers whose neighbourhoods are shown.
  package var around: [Neighborhood]
  /// The ids of two controllers; the scenes on the shortest paths from the first to the second are
  /// shown.
  package var path: Path?
  /// Patterns of ids, classes and titles to omit with their contents; `*` matches any text.
  package var hidden: [String]

  /// The kinds of segues to show, with the scenes that they join; empty for all.
  package var kinds: [Segue.Kind]
  /// The grouping by which scenes are framed together; nil for none.
  package var grouping: Grouping?

  /// The reading of controllers' groups, which are folders' paths or plain names.
  package enum Grouping: String, CaseIterable, Sendable {
    /// Each group as it is.
    case folder
    /// The folder below `Sources`, or the first folder in which groups differ.
    case module
  }

  /// A controller by its id, and the number of segues in either direction that its neighbourhood reaches. A title
  /// or class also works, if only one controller has it.
  package struct Neighborhood: Sendable, Equatable {
    package let name: String
    package let hops: Int

    package init(of name: String, hops: Int) { (self.name, self.hops) = (name, hops) }
  }

  /// Two ends, by their ids.
  package struct Path: Sendable, Equatable {
    package var source: String
    package var destination: String

    package init(from source: String, to destination: String) {
      (self.source, self.destination) = (source, destination)
    }
  }

  /// A selection; by default of all scenes.
  package init(
    around: [Neighborhood] = [], path: Path? = nil, hidden: [String] = [],
    kinds: [Segue.Kind] = [], grouping: Grouping? = nil
  ) {
    (self.around, self.path, self.hidden) = (around, path, hidden)
    (self.kinds, self.grouping) = (kinds, grouping)
  }

  package var isWhole: Bool { self == SceneSelection() }

  package func shows(_ kind: Segue.Kind) -> Bool { kinds.isEmpty || kinds.contains(kind) }

  /// The controllers that it names.
  package var names: [String] {
    around.map(\.name) + (path.map { [$0.source, $0.destination] } ?? [])
  }

  /// The controllers that a pattern matches.
  package static func members(matching pattern: String, in app: AppDescription) -> [ViewController
    .Index]
  {
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
}
