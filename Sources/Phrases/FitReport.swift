/// How far a figure departs from the usual one so that it fits a page; each departs from the one
/// before, too.
public enum Density: Int, CaseIterable, Comparable, Sendable {
  /// As without a page.
  case usual
  /// Families stand below each other as well as beside; screens in other rows.
  case wrapped
  /// One pair of arrows for each presentation, in place of every member's pointers; what was asked for
  /// by its name stands in the boxes.
  case pairs
  /// Children in lists beside a line that comes down from their container, where that is narrower.
  case lists
  /// The names of the pointers stand in a legend, and not at every line.
  case legend
  /// Boxes and frames with less room around their texts.
  case tight
  /// Long names go on in a second line.
  case brokenNames

  public static func < (one: Density, other: Density) -> Bool { one.rawValue < other.rawValue }
}

/// How a figure came to fit a page, to be told in words.
package struct FitReport: Sendable {
  package let page: String
  /// On how many such pages it is.
  package let pages: Int
  /// What was done, in the order of the densities.
  package let means: [Density]
  /// In points.
  package let smallestText: Double
  /// What was wanted and could not be had, in points; nil where it is large enough.
  package let wanted: Double?

  package init(
    page: String, pages: Int = 1, means: [Density], smallestText: Double, wanted: Double?
  ) {
    self.page = page
    self.pages = pages
    self.means = means
    self.smallestText = smallestText
    self.wanted = wanted
  }
}
