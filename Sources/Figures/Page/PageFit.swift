import Phrases
import Pictures

/// What became of a figure that was to fit a page.
public struct PageFit: Sendable {
  /// The page.
  public let page: PageSize
  /// How far the figure departs from the usual one.
  public let density: Density
  /// How figures of its kind can: not all can in every way.
  let densities: [Density]
  /// What the figure was multiplied by: 1 or less.
  public let scale: Double
  /// The size of its smallest text, in points.
  public let smallestText: Double
  /// How large it was to be, in points.
  public let wantedText: Double

  /// Whether the text is as large as was wanted, or as large as it is without a page.
  public var isLargeEnough: Bool { scale >= 1 || smallestText >= wantedText }

  /// The same for those who read it.
  ///
  /// - Parameter pages: on how many it is drawn.
  package func report(pages: Int = 1) -> FitReport {
    let means = densities.filter { $0 <= density }.compactMap { density -> FitReport.Means? in
      switch density {
      case .usual: nil
      case .wrapped: .wrapped
      case .pairs: .pairs
      case .lists: .lists
      case .legend: .legend
      case .tight: .tight
      case .brokenNames: .brokenNames
      }
    }
    return FitReport(
      page: page.name, pages: pages, means: means, smallestText: smallestText,
      wanted: isLargeEnough ? nil : wantedText)
  }
}
