/// One page of a figure on several pages: the units that it shows, and the pages of the other
/// units.
///
/// A unit stays together on a page: a family, or a block of scenes.
package struct Part: Sendable {
  /// The numbers of the units of each page after the overview.
  package let pages: [[Int]]
  /// The name of each page in addition to its number; nil if it has none.
  package let names: [String?]
  /// The page's position in `pages`, from 0; nil for the overview.
  package private(set) var page: Int?
  /// Whether the part only tests whether a page has room for its units in a plain drawing.
  package let isTrial: Bool
  /// Whether room is scarce: an overview then has boxes without frames.
  package var isScarce = false
  /// Whether names are short, as on another page.
  package var hasShortNames = false
  private let places: [Int: (page: Int, position: Int)]
  /// The place of a unit whose page isn't known yet; its text is as wide as any.
  private let widest: (page: Int, position: Int)

  package init(_ page: Int?, of pages: [[Int]], names: [String?]) {
    self.init(page, of: pages, names: names, isTrial: false, count: 0)
  }

  /// Another page of the same division; nil for the overview.
  package func showing(page: Int?) -> Part {
    var part = self
    part.page = page
    return part
  }

  /// Creates a trial page with some units.
  package init(trying units: [Int], of count: Int) {
    self.init(0, of: [units], names: [], isTrial: true, count: count)
  }

  private init(_ page: Int?, of pages: [[Int]], names: [String?], isTrial: Bool, count: Int) {
    (self.page, self.pages, self.names, self.isTrial) = (page, pages, names, isTrial)
    var places: [Int: (page: Int, position: Int)] = [:]
    for (page, units) in pages.enumerated() {
      for (position, unit) in units.enumerated() {
        places[unit] = (Self.number(ofPage: page), position + 1)
      }
    }
    self.places = places
    widest = (Self.number(ofPage: count), 88)
  }

  /// The number of a page, by its index in `pages`; the overview is page 1.
  package static func number(ofPage page: Int) -> Int { page + 2 }

  /// The page's own number.
  package var number: Int { page.map(Self.number) ?? 1 }

  /// The number of a unit's page, and the unit's position on it, from 1.
  package func place(of unit: Int) -> (page: Int, position: Int) { places[unit] ?? widest }

  package func shows(_ unit: Int) -> Bool { page.map { pages[$0].contains(unit) } ?? false }
}

/// The units that are divided among the pages of a figure.
package struct Units {
  package struct Unit {
    package let number: Int
    /// The unit's share of the maximum weight of a page.
    package var weight = 1
    /// The unit's group; units of different groups share no page.
    package var group: String?

    package init(number: Int, weight: Int = 1, group: String? = nil) {
      (self.number, self.weight, self.group) = (number, weight, group)
    }
  }

  package let units: [Unit]
  /// The pairs of units that a line joins, by their numbers.
  package let links: [(from: Int, to: Int)]
  /// The maximum weight of a page that readers still take in as a whole: if the style has a page to
  /// fit, and if it has none.
  package let most: Int
  package let mostWithoutPage: Int

  package init(units: [Unit], links: [(from: Int, to: Int)], most: Int, mostWithoutPage: Int) {
    (self.units, self.links, self.most, self.mostWithoutPage) = (
      units, links, most, mostWithoutPage
    )
  }
}
