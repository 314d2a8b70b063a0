import VCPhrases
import VCPictures

/// The result of fitting a figure to a page.
package struct PageFit: Sendable {
  /// The page to fit.
  package let page: PageSize
  /// The density at which the figure is drawn.
  package let density: Density
  /// The densities of the figure's kind.
  package let densities: [Density]
  /// The figure's scale: 1 or less.
  package let scale: Double
  /// The size of the smallest text, in points.
  package let smallestText: Double
  /// The intended size of the smallest text, in points.
  package let wantedText: Double

  /// Whether the text has the intended size, or is as large as without a page.
  package var isLargeEnough: Bool { scale >= 1 || smallestText >= wantedText }

  /// Whether readers would rather turn the page: they accept a text that is a seventh smaller.
  var isTooSmall: Bool { !isLargeEnough && smallestText < wantedText * 6 / 7 }

  /// The fit as a report for readers.
  ///
  /// - Parameters:
  ///   - pages: The number of pages of the figure.
  ///   - canBeSplit: Whether the figure can be drawn on more pages.
  package func report(pages: Int = 1, canBeSplit: Bool = false) -> FitReport {
    // Readers see the page enlarged.
    let times = page.enlargement
    return FitReport(
      page: page.name, pages: pages,
      means: densities.filter { $0 != .usual && $0 <= density },
      smallestText: smallestText * times, wanted: isLargeEnough ? nil : wantedText * times,
      canBeSplit: canBeSplit)
  }
}

extension Picture {
  /// The picture at the size of its texts, made smaller to fit a page, or exactly as large.
  func fitted(_ fit: PageFit?, drawnAt size: Double) -> Picture {
    let scale = (fit?.scale ?? 1) * size
    var picture = scale == 1 ? self : scaled(by: scale)
    if fit != nil || scale != 1 {
      picture.fit = Fit(
        scale: scale, smallestText: fit?.smallestText ?? picture.smallestText ?? 0)
    }
    if let size = fit?.page.exact {
      // Centred, with the margin around it.
      let margin = -picture.look.spacing.margin
      picture.page = Rect(center: picture.page.center, size: size.grown(margin))
    }
    return picture
  }
}
