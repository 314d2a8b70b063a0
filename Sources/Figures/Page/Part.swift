/// One page of a figure on several: which of the figure's units it shows, and where the others are.
///
/// A unit is what stays together on a page: a family, or a block of a map's scenes.
struct Part: Sendable {
  /// The numbers of the units of each page after the overview.
  let pages: [[Int]]
  /// The name of each page besides its number.
  let names: [String?]
  /// The page's position in `pages`, from 0; nil for the overview.
  let page: Int?
  /// Whether it is only asked whether a page holds so much, drawn plainly.
  let isTrial: Bool
  /// Whether room is scarce: an overview leaves out what no line joins to another page.
  var isScarce = false
  private let places: [Int: (page: Int, position: Int)]
  /// The place of a unit whose page isn't known yet: its text is as wide as any.
  private let widest: (page: Int, position: Int)

  init(_ page: Int?, of pages: [[Int]], names: [String?]) {
    self.init(page, of: pages, names: names, isTrial: false, count: 0)
  }

  /// A page that some units would share.
  ///
  /// - Parameter count: The number of all units.
  init(trying units: [Int], of count: Int) {
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

  /// The overview is page 1.
  static func number(ofPage page: Int) -> Int { page + 2 }

  /// The page's own number.
  var number: Int { page.map(Self.number) ?? 1 }

  /// The number of a unit's page, and which of its units it is, from 1.
  func place(of unit: Int) -> (page: Int, position: Int) { places[unit] ?? widest }

  /// Whether the page shows a unit.
  func shows(_ unit: Int) -> Bool { page.map { pages[$0].contains(unit) } ?? false }
}

/// The units that are divided among the pages of a figure.
struct Units {
  struct Unit {
    let number: Int
    /// Its share of the most that a page holds.
    var weight = 1
    /// Units of different groups share no page.
    var group: String?
  }

  let units: [Unit]
  /// The pairs that a line joins, by their numbers.
  let links: [(from: Int, to: Int)]
  /// More on a page is no longer read as one: on a page of paper, and without one.
  let most: Int
  let mostWithoutPage: Int
}
