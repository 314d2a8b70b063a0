import VCSource

/// Lengths in Graphviz's form: in inches of 72 points.
package enum GraphLength {
  package static func inches(_ points: Double) -> String {
    DecimalText(points / 72, places: 6).text
  }

  /// A node's width or height, in whole points.
  ///
  /// Early versions of Graphviz round it, to the whole points nearest to the given six decimals;
  /// later ones don't. Rounding here makes it the same in all versions.
  package static func nodeSize(_ points: Double) -> String {
    let given = (points / 72 * 1_000_000).rounded() / 1_000_000
    return inches((given * 72).rounded())
  }
}
