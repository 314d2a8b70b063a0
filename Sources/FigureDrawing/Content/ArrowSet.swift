extension Figure {
  /// Arrows of a figure, each once.
  ///
  /// They are found by their spokes, which have few of them: a set of `ArrowKey`s would be another
  /// type for Swift to make when the program starts.
  package struct ArrowSet: Sendable {
    private var arrowsOfSpoke: [Node: [ArrowKey]] = [:]

    package mutating func insert(_ arrow: ArrowKey) {
      if !contains(arrow) { arrowsOfSpoke[arrow.spoke, default: []].append(arrow) }
    }

    package func contains(_ arrow: ArrowKey) -> Bool {
      arrowsOfSpoke[arrow.spoke]?.contains(arrow) ?? false
    }

    package func contains(where isMet: (ArrowKey) -> Bool) -> Bool {
      arrowsOfSpoke.values.contains { $0.contains(where: isMet) }
    }

    /// Those that meet a condition.
    package func filter(_ isIncluded: (ArrowKey) -> Bool) -> ArrowSet {
      var result = ArrowSet()
      for (spoke, arrows) in arrowsOfSpoke {
        result.arrowsOfSpoke[spoke] = arrows.filter(isIncluded)
      }
      return result
    }

    package func subtracting(_ others: ArrowSet) -> ArrowSet { filter { !others.contains($0) } }

    /// The boxes at both ends of all.
    package var ends: Set<Node> {
      var ends: Set<Node> = []
      for arrow in arrowsOfSpoke.values.joined() { ends.formUnion([arrow.hub, arrow.spoke]) }
      return ends
    }
  }
}
