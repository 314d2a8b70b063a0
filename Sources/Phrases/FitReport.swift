/// How a figure came to fit a page, to be told in words.
package struct FitReport: Sendable {
  /// What can be done.
  package enum Means: CaseIterable, Sendable {
    /// Families below each other; screens in other rows.
    case wrapped
    /// A pair of arrows for each presentation, and not every pointer.
    case pairs
    /// Children in lists.
    case lists
    /// The names of the pointers in a legend.
    case legend
    /// Boxes with less room around their texts.
    case tight
    /// Long names in two lines.
    case brokenNames
    /// Only children beside their containers.
    case beside
  }

  package let page: String
  /// On how many such pages it is.
  package let pages: Int
  /// What was done, in the order of `Means`.
  package let means: [Means]
  /// In points.
  package let smallestText: Double
  /// What was wanted and could not be had, in points; nil where it is large enough.
  package let wanted: Double?

  package init(
    page: String, pages: Int = 1, means: [Means], smallestText: Double, wanted: Double?
  ) {
    self.page = page
    self.pages = pages
    self.means = means
    self.smallestText = smallestText
    self.wanted = wanted
  }

  /// The report of a figure that is enlarged afterwards.
  package func enlarged(_ times: Double) -> FitReport {
    FitReport(
      page: page, pages: pages, means: means, smallestText: smallestText * times,
      wanted: wanted.map { $0 * times })
  }
}
