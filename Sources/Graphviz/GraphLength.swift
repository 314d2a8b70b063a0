import TextFormats

/// Lengths as Graphviz reads them: in inches of 72 points.
package enum GraphLength {
  package static func inches(_ points: Double) -> String {
    DecimalText(points / 72, places: 6).text
  }

  /// A node's width or height, in whole points.
  ///
  /// Early versions of Graphviz round it, to the whole points nearest to the six decimals that they
  /// are given; later ones do not. Rounded here, it is the same for all.
  package static func nodeSize(_ points: Double) -> String {
    let given = (points / 72 * 1_000_000).rounded() / 1_000_000
    return inches((given * 72).rounded())
  }
}
