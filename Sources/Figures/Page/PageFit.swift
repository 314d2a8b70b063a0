import Phrases
import Pictures

/// The result of fitting a figure to a page.
public struct PageFit: Sendable {
  /// The page.
  public let page: PageSize
  /// The density at which the figure is drawn.
  public let density: Density
  /// The densities of the figure's kind.
  let densities: [Density]
  /// The figure's scale: 1 or less.
  public let scale: Double
  /// The size of its smallest text, in points.
  public let smallestText: Double
  /// The wanted size of the smallest text, in points.
  public let wantedText: Double

  /// Whether the text is as large as was wanted, or as large as it is without a page.
  public var isLargeEnough: Bool { scale >= 1 || smallestText >= wantedText }

  /// The fit as a report for readers.
  ///
  /// - Parameter pages: The number of pages it is drawn on.
  package func report(pages: Int = 1) -> FitReport {
    // As readers see it, who get the page enlarged.
    let times = page.enlargement
    return FitReport(
      page: page.name, pages: pages,
      means: densities.filter { $0 != .usual && $0 <= density },
      smallestText: smallestText * times, wanted: isLargeEnough ? nil : wantedText * times)
  }
}
