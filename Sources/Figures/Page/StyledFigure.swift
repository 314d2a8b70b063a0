import VCPictures

/// A figure in its style: one of those that readers see together.
package struct StyledFigure {
  let drawable: Drawable
  private(set) var style: Style
  /// The label of the state on each page.
  private var labels: [String?] = []
  /// The numbers of the states to show; nil for all.
  var shown: RangeSet<Int>?

  init(_ drawable: Drawable, in style: Style) {
    (self.drawable, self.style) = (drawable, style)
  }

  /// Alternatives, side by side if there are several, or their panels on several pages.
  init(of alternatives: [DrawnAlternative], in style: Style, panelPages: Int = 1) {
    let isInPanels = alternatives.first?.isInPanels ?? false
    let isOne = alternatives.count == 1 && alternatives[0].name == nil && !isInPanels
    self.init(
      isOne
        ? Drawable(alternatives[0].figure, alternatives[0].moments)
        : Drawable(alternatives: alternatives, panelPages: panelPages), in: style)
    labels =
      isInPanels
      ? Array(repeating: nil, count: drawable.count) : alternatives.map(\.moments).labels
  }

  /// The page that it fits, of a style that has one.
  var page: PageSize {
    guard let page = style.pageToFit else { preconditionFailure("only pages are fitted") }
    return page
  }

  /// The pages of figures that all have a page to fit, or of one. All states of all figures show the
  /// same pointers; on pages, all figures have the same density and scale.
  ///
  /// - Parameter areTrials: Whether the pages only tell whether their text is large enough.
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  package static func pages(
    of figures: [StyledFigure], areTrials: Bool = false
  ) throws -> [Pages] {
    if figures.contains(where: { $0.drawable.count == 0 }) { return figures.map { _ in Pages() } }
    var figures = figures
    if figures.contains(where: { $0.style.choosesPointers }) {
      let most = figures.map { $0.drawable.mostControllers() }.max() ?? 0
      // All pointers of few controllers aren't shown beside pairs of many.
      for number in figures.indices where figures[number].style.pointers(of: most) == .families {
        figures[number].style.pointers = .families
      }
    }
    let pages =
      figures.allSatisfy { $0.style.pageToFit != nil }
      ? try PageFitter(figures: figures, isTrial: areTrials).pages()
      : try figures.map { try ScreenArrangement(of: $0.drawable, in: $0.style).pages() }
    return zip(figures, pages).map { figure, pages in
      var pages = pages
      pages.labels = figure.labels
      return figure.shown.map(pages.only) ?? pages
    }
  }
}
