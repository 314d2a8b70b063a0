import ViewControllers

/// One page of a figure of families: all of them in short, or some of them whole.
struct PartFigure: FamiliesFigure {
  /// The content of a page.
  enum Part {
    /// Each family reduced to its top, to those that present, and to what is between.
    case overview
    /// Some families by their numbers, and the page of every family.
    case families(Set<Int>, pageOf: [Int: Int])
  }

  let figure: any FamiliesFigure
  let part: Part

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    figure.text(of: hierarchy, in: style)
  }

  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let phrases = style.language.phrases
    switch part {
    case .overview:
      var style = style
      if style.pointersOfFamilies == .families { style.pointers = .families }
      // The families' own pages have them.
      style.namedPointers = []
      return figure.content(of: hierarchy, in: style).overview(phrases)
    case .families(let families, let pageOf):
      return figure.content(of: hierarchy, in: style)
        .part(showing: families, pageOf: pageOf, of: hierarchy, phrases)
    }
  }
}
