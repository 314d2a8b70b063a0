/// UIPageViewController.TransitionStyle (R24).
public enum PageTransitionStyle: String, CaseIterable, Sendable {
  /// Pages slide.
  case scroll
  /// Pages curl, as in a book.
  case pageCurl

  /// From Swift's spelling (`pageCurl`) or Objective-C's.
  public init?(spelling: String) {
    guard let style = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = style
  }

  /// The ways to write the style, Swift's first.
  public var spellings: [String] {
    [rawValue, "UIPageViewControllerTransitionStyle" + capitalized(rawValue)]
  }
}

/// UIPageViewController.SpineLocation (R24).
public enum SpineLocation: String, CaseIterable, Sendable {
  /// At the left or upper edge: one page.
  case min
  /// In the middle: two pages, side by side.
  case mid
  /// At the right or lower edge: one page.
  case max

  /// From Swift's spelling (`mid`) or Objective-C's.
  public init?(spelling: String) {
    guard let location = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = location
  }

  /// The ways to write the location, Swift's first.
  public var spellings: [String] {
    [rawValue, "UIPageViewControllerSpineLocation" + capitalized(rawValue)]
  }
}

extension ViewController {
  /// How many pages a page view controller shows at a time, and so how many children it has: two
  /// where pages curl about a spine in the middle, else one (R24).
  var pageCount: Int {
    spineLocation?.value == .mid && transitionStyle?.value != .scroll ? 2 : 1
  }
}
