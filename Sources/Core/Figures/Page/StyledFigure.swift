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

  /// Alternatives, side by side if there are several.
  init(of alternatives: [DrawnAlternative], in style: Style) {
    let isInPanels = alternatives.first?.isInPanels ?? false
    let isOne = alternatives.count == 1 && alternatives[0].name == nil && !isInPanels
    self.init(
      isOne
        ? Drawable(alternatives[0].figure, alternatives[0].moments)
        : Drawable(alternatives: alternatives), in: style)
    labels = isInPanels ? [nil] : alternatives.map(\.moments).labels
  }

  /// The page that it fits, of a style that has one.
  var page: PageSize {
    guard let page = style.pageToFit else { preconditionFailure("only pages are fitted") }
    return page
  }

  /// The pages of figures that all have a page to fit, or of one. All states of all figures show the
  /// same pointers; on pages, all figures have the same density and scale.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  package static func pages(of figures: [StyledFigure]) throws -> [Pages] {
    if figures.contains(where: { $0.drawable.count == 0 }) { return figures.map { _ in Pages() } }
    var figures = figures
    if figures.contains(where: { $0.style.choosesPointers }) {
      let most = figures.map { $0.drawable.mostControllers() }.max() ?? 0
      for number in figures.indices { figures[number].style.choosePointers(ofMost: most) }
    }
    let pages =
      figures.allSatisfy { $0.style.pageToFit != nil }
      ? try PageFitter(figures: figures).pages()
      : try figures.map { try ScreenArrangement(of: $0.drawable, in: $0.style).pages() }
    return zip(figures, pages).map { figure, pages in
      var pages = pages
      pages.labels = figure.labels
      return figure.shown.map(pages.only) ?? pages
    }
  }
}

extension Style {
  /// Whether the number of controllers decides which pointers are shown.
  fileprivate var choosesPointers: Bool { (pointers ?? template.pointers) == .automatic }

  /// Chooses pairs if figures that show them, or all pointers of few controllers, are shown with one
  /// of too many controllers for that.
  fileprivate mutating func choosePointers(ofMost controllers: Int) {
    if choosesPointers, controllers > template.pointerLimit { pointers = .families }
  }
}
