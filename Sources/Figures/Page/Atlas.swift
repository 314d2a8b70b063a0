import VCEngine
import VCPictures

/// A figure on several pages: an overview, and then the units, with connected units on one page if
/// possible. Boxes state the page numbers of links to other pages.
package struct Atlas {
  private let figure: any Figure
  private let moment: Moment
  private let name: String?
  private let style: Style
  private let units: Units
  private let weights: [Int: Int]
  /// The number of lines between every two units.
  private let neighbors: [Int: [Int: Int]]

  package init(
    of units: Units, _ figure: any Figure, _ moment: Moment, named name: String?, _ style: Style
  ) {
    (self.figure, self.moment, self.name, self.style) = (figure, moment, name, style)
    self.units = units
    weights = units.units.reduce(into: [:]) { $0[$1.number] = $1.weight }
    neighbors = units.links.reduce(into: [:]) { neighbors, link in
      neighbors[link.from, default: [:]][link.to, default: 0] += 1
      neighbors[link.to, default: [:]][link.from, default: 0] += 1
    }
  }

  /// An overview and the pages of units; a single page if the whole figure fits one.
  package func pages() throws -> [Pages] {
    var groups: [(name: String?, units: [Int])] = []
    var places: [String?: Int] = [:]
    for unit in units.units {
      if let group = places[unit.group] {
        groups[group].units.append(unit.number)
      } else {
        places[unit.group] = groups.count
        groups.append((unit.group, [unit.number]))
      }
    }
    let all = try groups.flatMap { group in
      try shared(group.units).map { (name: group.name, units: $0) }
    }
    if all.count < 2 { return [try pages(of: figure)] }
    var overview = Part(nil, of: all.map(\.units), names: all.map(\.name))
    let numbers = [nil] + all.indices.map { $0 }
    let pages = try numbers.map { try self.pages(overview.showing(page: $0)) }
    // Names have one form on all pages.
    let areShort = pages.map { $0.fit?.density ?? .usual >= .shortNames }
    overview.hasShortNames = areShort.contains(true)
    if !overview.hasShortNames { return pages }
    return try numbers.indices.map {
      areShort[$0] ? pages[$0] : try self.pages(overview.showing(page: numbers[$0]))
    }
  }

  private func pages(_ part: Part) throws -> Pages {
    let pages = try pages(of: figure.showing(part))
    guard let fit = pages.fit, !fit.isLargeEnough else { return pages }
    var (scarce, wide) = (part, style)
    scarce.isScarce = true
    wide.template.look.box.maximumTextWidth *= 2.2
    let other = try self.pages(of: figure.showing(scarce), in: wide)
    return other.fit.map { $0.smallestText > fit.smallestText } ?? false ? other : pages
  }

  private func pages(of figure: any Figure, in style: Style? = nil) throws -> Pages {
    try Drawable(figure, [moment], name: name, in: style ?? self.style).pages()
  }

  /// The units of each page. A page grows by the units with the most lines to it, then by others,
  /// as long as a plain drawing fits with text that is large enough.
  private func shared(_ units: [Int]) throws -> [[Int]] {
    var rest = Rest(units)
    var pages: [[Int]] = []
    while let first = rest.first {
      var page = [first]
      rest.remove(first)
      while rest.first != nil {
        var candidates = candidates(for: page, of: rest)
        // Connected units stay together unless they need several pages in any case.
        if let all = candidates.first, all.count > 1, try !fit(all) { candidates = [[all[0]]] }
        guard let further = try candidates.first(where: { try fit(page + $0) }) else { break }
        page += further
        for unit in further { rest.remove(unit) }
      }
      pages.append(page.sorted())
    }
    return pages
  }

  /// The units that are on no page yet.
  private struct Rest {
    private let units: [Int]
    /// The position of each remaining unit in `units`.
    private(set) var places: [Int: Int]
    private var start = 0

    init(_ units: [Int]) {
      self.units = units
      places = Dictionary(zip(units, units.indices), uniquingKeysWith: { first, _ in first })
    }

    var first: Int? { start < units.count ? units[start] : nil }

    mutating func remove(_ unit: Int) {
      places[unit] = nil
      while start < units.count, places[units[start]] == nil { start += 1 }
    }
  }

  /// The units with the most lines to a page, as candidates for it; if there are none, the first
  /// remaining unit with all units connected to it.
  private func candidates(for page: [Int], of rest: Rest) -> [[Int]] {
    var counts: [Int: Int] = [:]
    for member in page {
      for (unit, count) in neighbors[member] ?? [:] where rest.places[unit] != nil {
        counts[unit, default: 0] += count
      }
    }
    guard counts.isEmpty else {
      return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
        .prefix(Self.mostCandidates).map { [$0.key] }
    }
    guard let first = rest.first else { return [] }
    var further = [first]
    var known: Set = [first]
    var (next, weight) = (0, weights[first] ?? 0)
    // More than a page can hold is as much as all.
    while next < further.count, weight <= mostOfPage {
      let others = (neighbors[further[next]] ?? [:]).keys
        .compactMap { unit in rest.places[unit].map { (unit: unit, place: $0) } }
        .sorted { $0.place < $1.place }
      for (unit, _) in others where known.insert(unit).inserted {
        further.append(unit)
        weight += weights[unit] ?? 0
      }
      next += 1
    }
    return [further]
  }

  /// The maximum weight of a page.
  private var mostOfPage: Int { style.pageToFit == nil ? units.mostWithoutPage : units.most }

  private static let mostCandidates = 3

  private func fit(_ page: [Int]) throws -> Bool {
    let weight = page.reduce(0) { $0 + (weights[$1] ?? 0) }
    guard style.pageToFit != nil else { return weight <= units.mostWithoutPage }
    guard weight <= units.most else { return false }
    let part = Part(trying: page, of: units.units.count)
    return try Drawable(figure.showing(part), [moment], name: name, in: style).fits()
  }
}
