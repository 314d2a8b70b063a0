import Pictures
import ViewControllers

/// Finds out which families share a page.
struct Atlas {
  private let figure: any FamiliesFigure
  private let moment: Moment
  private let name: String?
  private let style: Style
  private var hierarchy: Hierarchy { moment.hierarchy }

  init(_ figure: any FamiliesFigure, _ moment: Moment, named name: String?, _ style: Style) {
    self.figure = figure
    self.moment = moment
    self.name = name
    self.style = style
  }

  /// An overview and the families, each whole on a page of its own or with others that are small.
  func pages() throws -> [Pages] {
    let groups = try familiesOfPages()
    // The overview is page 1.
    var pageOf: [Int: Int] = [:]
    for (number, group) in groups.enumerated() {
      for family in group { pageOf[family] = number + 2 }
    }
    let parts = [.overview] + groups.map { PartFigure.Part.families(Set($0), pageOf: pageOf) }
    return try parts.map(pages)
  }

  private func pages(_ part: PartFigure.Part) throws -> Pages {
    try Drawable(PartFigure(figure: figure, part: part), [moment], name: name)
      .pages(in: style)
  }

  /// The numbers of the families of each page, in their order: as many as fit with text that is
  /// large enough, drawn plainly.
  private func familiesOfPages() throws -> [[Int]] {
    var groups: [[Int]] = []
    // Numbers as wide as any.
    let pageOf = Dictionary(
      uniqueKeysWithValues: hierarchy.families.map { ($0.number, hierarchy.families.count + 1) })
    for family in hierarchy.families.map(\.number) {
      if let last = groups.last, style.pageToFit != nil, last.count < Self.mostOnAPage {
        let together = PartFigure.Part.families(Set(last + [family]), pageOf: pageOf)
        if let fit = try pages(together).fit, fit.isLargeEnough, fit.density <= .wrapped {
          groups[groups.count - 1].append(family)
          continue
        }
      }
      groups.append([family])
    }
    return groups
  }

  /// More small families on a page are no longer read as one.
  private static let mostOnAPage = 6
}
