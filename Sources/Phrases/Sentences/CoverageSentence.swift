import ViewControllers

/// The words under the screens of a coverage figure.
package enum CoverageSentence {
  /// The last tab of a bar that has no room for all.
  case more
  /// The first screen; `isBeginning` when something is presented later.
  case nothingPresented(isBeginning: Bool)
  /// What is seen on a screen, from the back to the front.
  case sees([SeenPart])
  /// A window that another lies on, right beneath it.
  case liesAbove(String)
  /// A window that lies on another, right above it.
  case liesBelow(String)
  /// In which of several windows something is presented.
  case isIn(window: String)
  /// Who presents; `asked` is the receiver where that is another.
  case presented(by: String, asked: String?)
  /// What a presentation covers and leaves.
  case covers(CoverageSummary)
  /// What becomes of the presenter's view.
  case presenterView(stays: Bool)
  /// What was presented in a context has left the window with the tab that it lies in.
  case leftWithTab(String, selected: String)
  /// What was presented in a context has left the window with the controller that it lies in.
  case leftCovered(String, by: String)
  /// What a phone makes of the style.
  case adapts(to: String, on: Idiom)
  /// The heights at which a sheet rests, and at which it rests first.
  case rests(at: [String], first: String)
  /// What a sheet leaves as it is at a detent (R37).
  case leavesUndimmed(at: String)
  /// That no swipe dismisses what is presented.
  case isModalInPresentation
  /// Sentences about a controller, to follow another text.
  case following(String, [String])
}

/// A bar or a view on the screen, and whose it is.
package struct SeenPart: Sendable {
  package enum Kind: Sendable {
    case navigationBar
    case toolbar
    case tabBar
    case view
  }

  package let kind: Kind
  package let name: String

  package init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }
}

/// What a presentation covers and what it leaves, as facts to be worded.
package struct CoverageSummary {
  package enum Region {
    case screen
    /// What the presenter shows, which is less than the screen.
    case presenter(name: String)
    case part
  }

  /// Some of the bars of a kind that were seen before.
  package enum Bars {
    /// The bar of the presenter whose area is covered.
    case own
    /// The only one there is.
    case only
    case both
    case all(Int)
    case one(of: String)
    case some(Int, of: Int)
  }

  /// The bars that have one fate; nil for none of a kind.
  package struct Fate {
    package var navigation: Bars?
    package var toolbar: Bars?
    package var tab: Bars?

    package init(navigation: Bars?, toolbar: Bars? = nil, tab: Bars?) {
      self.navigation = navigation
      self.toolbar = toolbar
      self.tab = tab
    }

    package var isEmpty: Bool { navigation == nil && toolbar == nil && tab == nil }
  }

  package let covering: Covering
  package let region: Region
  package let covered: Fate
  package let partlyCovered: Fate
  package let left: Fate

  package init(
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
  /// The bars of these controllers, of all that were `seen`; nil for none. `owner` is the presenter
  /// where only its area is covered.
  package init?(_ names: [String], of seen: [String], owner: String?) {
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
