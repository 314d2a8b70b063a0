import VCEngine
import VCPhrases
import VCSource

/// A text under the screens of a coverage figure.
enum CoverageSentence {
  /// The last tab of a bar that has no room for all tabs.
  case more
  /// The visible parts of a screen, from back to front.
  case sees([SeenPart])
  /// The window lies directly above another.
  case liesAbove(String)
  /// The window lies directly below another.
  case liesBelow(String)
  /// The window of a presentation, if there are several windows.
  case isIn(window: String)
  /// The parts of the screen that a presentation covers and leaves visible.
  case covers(CoverageSummary)
  /// Whether the presenter's view stays in the window.
  case presenterView(stays: Bool)
  /// A presentation in a context left the window with the tab that contains the context.
  case leftWithTab(String, selected: String)
  /// A presentation in a context left the window with the controller that contains the context.
  case leftCovered(String, by: String)
  /// A presentation in a context left the window with a hidden column that contains the context.
  case leftWithColumn(String)
  /// The style on an iPhone.
  case adapts(to: String, on: Idiom)
  /// The heights at which a sheet can rest, and its first height.
  case rests(at: [String], first: String)
  /// A sheet leaves the screen undimmed at a detent (R37).
  case leavesUndimmed(at: String)
  /// A swipe doesn't dismiss the presented controller.
  case isModalInPresentation
}

/// What distinguishes a presentation, in a few words under its screen.
enum CoverageRemark {
  /// The window of a presentation, if there are several windows.
  case isIn(window: String)
  /// A presentation in a context left the window with a tab or a child.
  case left(with: String)
  /// The presenter's view leaves the window.
  case presenterLeaves
  /// The style on an iPhone, or in a narrow window.
  case adapts(to: String)
  /// A sheet leaves the screen undimmed at a detent (R37).
  case leavesUndimmed(at: String)
  /// The height at which a sheet rests, first or always.
  case rests(at: String, isOnly: Bool)
  /// A swipe doesn't dismiss the presented controller.
  case isModalInPresentation
}

extension Phrases {
  func words(of remark: CoverageRemark) -> String {
    wording.choose({ $0.words(of: remark) }, { $0.words(of: remark) })
  }

  func text(of sentence: CoverageSentence) -> String {
    wording.choose({ $0.text(of: sentence) }, { $0.text(of: sentence) })
  }
}

/// A bar or a view on the screen, and its owner.
struct SeenPart: Sendable {
  package enum Kind: Sendable {
    case navigationBar
    case toolbar
    case tabBar
    case view
  }

  let kind: Kind
  let name: String

  init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }
}

/// The parts of the screen that a presentation covers and leaves visible.
struct CoverageSummary {
  enum Region: Equatable {
    case screen
    /// The presenter's area, which is smaller than the screen.
    case presenter(name: String)
    case part
  }

  /// The affected bars among the visible bars of one kind.
  enum Bars {
    /// The bar of the presenter whose area is covered.
    case own
    /// The only visible bar.
    case only
    case both
    case all(Int)
    case one(of: String)
    case some(Int, of: Int)
  }

  /// The bars with the same coverage; nil for none of a kind.
  struct Fate {
    var navigation: Bars?
    var toolbar: Bars?
    var tab: Bars?

    init(navigation: Bars?, toolbar: Bars? = nil, tab: Bars?) {
      self.navigation = navigation
      self.toolbar = toolbar
      self.tab = tab
    }

    var isEmpty: Bool { navigation == nil && toolbar == nil && tab == nil }
  }

  let covering: Covering
  let region: Region
  let covered: Fate
  let partlyCovered: Fate
  let left: Fate

  init(
    _ covering: Covering, _ region: Region, covered: Fate, partlyCovered: Fate, left: Fate
  ) {
    self.covering = covering
    self.region = region
    self.covered = covered
    self.partlyCovered = partlyCovered
    self.left = left
  }
}

extension CoverageSummary.Bars {
  /// Creates the bars of some controllers among all that were `seen`; nil for none. `owner` is the
  /// presenter if only its area is covered.
  init?(_ names: [String], of seen: [String], owner: String?) {
    switch (names.count, seen.count) {
    case (0, _): return nil
    case (1, _) where names[0] == owner: self = .own
    case (_, 1): self = .only
    case (2, 2): self = .both
    case (let count, let all) where count == all: self = .all(count)
    case (1, _): self = .one(of: names[0])
    case (let count, let all): self = .some(count, of: all)
    }
  }
}
