import VCSource

/// A degree to which a figure deviates from its usual form in order to fit a page. Each degree
/// includes the previous ones.
package enum Density: Int, CaseIterable, Comparable, Sendable {
  /// The form without a page.
  case usual
  /// Families below each other as well as side by side; screens in other rows.
  case wrapped
  /// One pair of arrows for each presentation, instead of every member's pointers. Boxes state the
  /// properties requested by name, and a container's properties for single children.
  case pairs
  /// Pointer names in a legend instead of at every line.
  case legend
  /// Names without the end that many have in common, and the values of some properties alone.
  case shortNames
  /// Children in lists beside a line down from their container.
  case lists
  /// Less space around texts in boxes and frames.
  case tight
  /// Long names over two lines.
  case brokenNames

  package static func < (one: Density, other: Density) -> Bool { one.rawValue < other.rawValue }
}

/// How a figure was fitted to a page, for a report.
package struct FitReport: Sendable {
  package let page: String
  /// The number of pages.
  package let pages: Int
  /// The degrees that were applied, in order.
  package let means: [Density]
  /// The size of the smallest text, in points.
  package let smallestText: Double
  /// The requested size of the smallest text, in points, if it was not reached; otherwise nil.
  package let wanted: Double?
  /// Whether the figure can be drawn on more pages.
  package let canBeSplit: Bool

  package init(
    page: String, pages: Int = 1, means: [Density], smallestText: Double, wanted: Double?,
    canBeSplit: Bool = false
  ) {
    (self.page, self.pages, self.means) = (page, pages, means)
    (self.smallestText, self.wanted, self.canBeSplit) = (smallestText, wanted, canBeSplit)
  }
}

extension FitReport {
  package var words: Words {
    let simplifications = means.compactMap { means -> Words? in
      switch means {
      case .usual, .wrapped, .pairs: nil
      case .legend: .fitLegend
      case .shortNames: .fitShortNames
      case .lists: .fitLists
      case .tight: .fitTight
      case .brokenNames: .fitBrokenNames
      }
    }
    return .fitReport(
      pages: pages, means: simplifications, page: page, hasPairs: means.contains(.pairs),
      isWrapped: means.contains(.wrapped),
      // Rounding down must not leave nothing of it.
      smallest: smallestText < 0.1 ? nil : smallestText.inTenths, wanted: wanted?.inTenths,
      canBeSplit: canBeSplit, hasLegend: means.contains(.legend))
  }
}
