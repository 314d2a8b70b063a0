import Pictures
import ViewControllers

/// A figure of families on several pages: an overview, and then the families, each whole on a page
/// of its own or with others that are small. What a family presents on another page, and by whom it
/// is presented there, its boxes tell with the page's number. So do those of a map, whose pages hold
/// what segues join.
///
/// - Parameters:
///   - hierarchies: the moment, or one of each of a description's alternatives: their pages stand one
///     after the other.
///   - kind: nil for what the template says; kinds that show neither families nor the whole app have a
///     page each.
///   - style: the look; the page that it names is what all of them are made to fit.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func atlas(
  of hierarchies: [Hierarchy], as kind: FigureKind? = nil, in style: Style
) throws -> Pages {
  Pages(
    joining: try hierarchies.map { hierarchy in
      let figure = (kind ?? style.template.figure).figure
      if figure is MapFigure { return try MapAtlas(hierarchy, style).pages() }
      guard let figure = figure as? any FamiliesFigure,
        hierarchy.families.count > 1
      else { return try pictures(of: [Moment(hierarchy)], as: kind, in: style) }
      return try Atlas(figure, hierarchy, style).pages()
    })
}

/// The same of one moment.
public func atlas(
  of hierarchy: Hierarchy, as kind: FigureKind? = nil, in style: Style
) throws -> Pages {
  try atlas(of: [hierarchy], as: kind, in: style)
}

/// Finds out which families share a page, and draws the pages.
private struct Atlas {
  private let figure: any FamiliesFigure
  private let hierarchy: Hierarchy
  private let style: Style

  init(_ figure: any FamiliesFigure, _ hierarchy: Hierarchy, _ style: Style) {
    self.figure = figure
    self.hierarchy = hierarchy
    self.style = style
  }

  func pages() throws -> Pages {
    let groups = try familiesOfPages()
    // The overview is page 1.
    var pageOf: [Int: Int] = [:]
    for (number, group) in groups.enumerated() {
      for family in group { pageOf[family] = number + 2 }
    }
    var all = [try pages(OverviewFigure(figure: figure))]
    for group in groups {
      all.append(
        try pages(FamilyPageFigure(figure: figure, families: Set(group), pageOf: pageOf)))
    }
    return Pages(joining: all)
  }

  private func pages(_ figure: any FamiliesFigure) throws -> Pages {
    try pictures(of: [Moment(hierarchy)], by: figure, in: style)
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
        let together = FamilyPageFigure(
          figure: figure, families: Set(last + [family]), pageOf: pageOf)
        if let fit = try pages(together).fit, fit.isLargeEnough, fit.rung <= .wrapped {
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

/// All families of a figure, each reduced to its top, to those that present, and to what is between.
struct OverviewFigure: FamiliesFigure {
  let figure: any FamiliesFigure

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    figure.text(of: hierarchy, in: style)
  }

  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    var style = style
    if style.pointersOfFamilies == .families { style.pointers = .families }
    // The pages of the families have them.
    style.namedPointers = []
    var content = figure.content(of: hierarchy, in: style)
    var shown = Set(content.families.compactMap(\.members.first))
    let parents = content.families.reduce(into: [:]) { $0.merge($1.parents) { first, _ in first } }
    for presentation in content.presentations {
      let askers = presentation.requestBundle?.spokes ?? []
      for member in [presentation.presenter] + askers {
        var next: MomentContent.Index? = member
        while let box = next, shown.insert(box).inserted { next = parents[box] }
      }
    }
    for index in content.families.indices {
      let hidden = content.families[index].reduce(to: shown)
      for (box, count) in hidden {
        content.notes[box, default: []].append(style.language.phrases.hidden(count))
      }
    }
    content.views = content.views.filter { shown.contains($0.key) }
    return content
  }
}

extension MomentContent.Family {
  /// Leaves out all members but some, which hold each other. Returns how many are gone from under
  /// each of those.
  fileprivate mutating func reduce(
    to shown: Set<MomentContent.Index>
  ) -> [(box: MomentContent.Index, count: Int)] {
    var holder: [MomentContent.Index: MomentContent.Index] = [:]
    var counts: [MomentContent.Index: Int] = [:]
    // Parents come before their children.
    for member in members {
      guard !shown.contains(member), let parent = parents[member] else { continue }
      let box = holder[parent] ?? parent
      holder[member] = box
      counts[box, default: 0] += 1
    }
    members = members.filter(shown.contains)
    parents = parents.filter { shown.contains($0.key) }
    bundles = bundles.compactMap { bundle in
      guard shown.contains(bundle.hub) else { return nil }
      let spokes = bundle.spokes.filter(shown.contains)
      return spokes.isEmpty
        ? nil
        : ArrowBundle(
          relation: bundle.relation, names: bundle.names, hub: bundle.hub, spokes: spokes)
    }
    return members.compactMap { box in counts[box].map { (box, $0) } }
  }
}

/// Some families of a figure, whole, with references to those on other pages.
struct FamilyPageFigure: FamiliesFigure {
  let figure: any FamiliesFigure
  /// Their numbers.
  let families: Set<Int>
  /// The page of every family.
  let pageOf: [Int: Int]

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    figure.text(of: hierarchy, in: style)
  }

  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    var content = figure.content(of: hierarchy, in: style)
    let phrases = style.language.phrases
    content.families.removeAll { !families.contains($0.number) }
    content.presentations.removeAll { presentation in
      let (by, of) = (
        number(of: presentation.presenter, hierarchy),
        number(of: presentation.presentedBundle.hub, hierarchy)
      )
      if families.contains(by), families.contains(of) { return false }
      if families.contains(by) {
        content.notes[presentation.presenter, default: []]
          .append(phrases.presents(family: of, onPage: pageOf[of] ?? 0))
        if let named = presentation.requestBundle, named.relation == .propertyAcross {
          for owner in named.spokes {
            content.notes[owner, default: []] += named.names.map {
              "\($0) = \(hierarchy.id(named.hub))"
            }
          }
        }
      }
      if families.contains(of) {
        content.notes[presentation.presentedBundle.hub, default: []]
          .append(phrases.isPresented(byFamily: by, onPage: pageOf[by] ?? 0))
      }
      return true
    }
    content.windows.removeAll { !families.contains(number(of: $0.root, hierarchy)) }
    let shown = Set(content.families.flatMap(\.members))
    content.views = content.views.filter { shown.contains($0.key) }
    return content
  }

  private func number(of member: MomentContent.Index, _ hierarchy: Hierarchy) -> Int {
    hierarchy.family(of: member)?.number ?? 0
  }
}
