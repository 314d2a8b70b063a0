/// UIPageViewController.TransitionStyle (R24).
package enum PageTransitionStyle: String, ObjectiveCSpelled {
  /// Pages slide.
  case scroll
  /// Pages curl, as in a book.
  case pageCurl

  package static var objectiveCPrefix: String { "UIPageViewControllerTransitionStyle" }
}

/// UIPageViewController.SpineLocation (R24).
package enum SpineLocation: String, ObjectiveCSpelled {
  /// At the left or upper edge: one page.
  case min
  /// In the middle: two pages, side by side.
  case mid
  /// At the right or lower edge: one page.
  case max

  package static var objectiveCPrefix: String { "UIPageViewControllerSpineLocation" }
}

extension ViewController {
  /// The number of pages that a page view controller shows at a time, and so of its children: two
  /// if pages curl around a spine in the middle, else one (R24).
  package var pageCount: Int {
    spineLocation?.value == .mid && transitionStyle?.value != .scroll ? 2 : 1
  }
}
