import ViewControllers

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
