import VCEngine
import VCPhrases
import VCPictures

/// A figure, its states and its style: everything needed to create its pages and fit them.
package struct Drawable {
  private(set) var style: Style
  /// The description's title; nil if it has none.
  package let title: String?
  /// The alternative's name, below the figure; nil if there is only one.
  package let name: String?
  /// Whether its states are side by side in one picture.
  let isInPanels: Bool
  /// The number of pictures.
  package let count: Int
  /// The label of each picture, empty if it has none; no labels if the figure draws them itself.
  let captions: [String]
  /// The events that led to each picture, in sentences; none if several are side by side.
  let events: [[String]]
  /// The step that led to each picture; none if several are side by side.
  let steps: [Step?]
  /// The number of controllers in the largest state.
  let mostControllers: () -> Int
  /// The densities at which it can be drawn to fit a page, the usual one first.
  package let densities: [Density]
  package let sketches: (Style) throws -> Sketches
  /// The plan at a density; nil if the figure can't be drawn at that density.
  package let plan: (Style, Density, PageRoom) throws -> DensityPlan?

  /// The label of the state on each page.
  private var labels: [String?] = []
  /// The numbers of the states to show; nil for all.
  var shown: RangeSet<Int>?

  /// The states of a description, drawn by one figure.
  package init(_ figure: any Figure, _ moments: Moments, name: String? = nil, in style: Style) {
    (title, isInPanels) = (moments.title, false)
    (self.name, self.style) = (name, style)
    count = moments.count
    let moments = moments.areKept ? Moments(Array(moments)) : moments
    captions = moments.map { $0.caption ?? "" }
    events = moments.map(\.events)
    steps = moments.map(\.hierarchy.lastStep)
    mostControllers = { moments.mostControllers }
    densities = figure.densities
    sketches = { try figure.sketches(of: moments, in: $0).cached(of: moments) }
    plan = { try figure.plans(of: moments, in: $0, on: $1)?($2) }
  }

  /// Alternatives, or their states in panels, side by side, each with its name and captions below it;
  /// an only alternative as it is.
  ///
  /// - Parameter panelPages: The number of pictures among which panels are divided.
  init(of alternatives: [DrawnAlternative], in style: Style, panelPages: Int = 1) {
    let isInPanels = alternatives.first?.isInPanels ?? false
    if !isInPanels, alternatives.count == 1, alternatives[0].name == nil {
      self.init(alternatives[0].figure, alternatives[0].moments, in: style)
    } else {
      self.init(sideBySide: alternatives, areInPanels: isInPanels, on: panelPages, in: style)
    }
    labels =
      isInPanels ? Array(repeating: nil, count: count) : alternatives.map(\.moments).labels
  }

  private init(
    sideBySide alternatives: [DrawnAlternative], areInPanels isInPanels: Bool,
    on panelPages: Int, in style: Style
  ) {
    title = alternatives.first?.moments.title
    (self.isInPanels, self.style, name) = (isInPanels, style, nil)
    let columns =
      isInPanels ? alternatives.reduce(0) { $0 + $1.panelCount } : alternatives.count
    let perPage = max(1, (columns + panelPages - 1) / panelPages)
    count =
      isInPanels ? (columns + perPage - 1) / perPage : alternatives.map(\.count).max() ?? 0
    (captions, events, steps) = ([], [], [])
    mostControllers = { alternatives.map(\.moments.mostControllers).max() ?? 0 }
    densities = Density.allCases.filter { density in
      density <= .wrapped || alternatives.contains { $0.figure.densities.contains(density) }
    }
    sketches = { try SideBySide(alternatives, perPage, in: $0).sketches }
    plan = { try SideBySide.plan(of: alternatives, perPage, in: $0, on: $1, for: $2) }
  }

  /// The page that it fits, of a style that has one.
  var page: PageSize {
    guard let page = style.pageToFit else { preconditionFailure("only pages are fitted") }
    return page
  }

  /// The pages, made to fit the style's page, or a screen if it has none.
  package func pages() throws -> Pages { try Self.pages(of: [self])[0] }

  /// Whether the text is large enough on the style's page.
  func fits() throws -> Bool {
    try Self.pages(of: [self], areTrials: true)[0].fit?.isLargeEnough ?? false
  }

  /// The pages of figures that all have a page to fit, or of one. All states of all figures show the
  /// same pointers; on pages, all figures have the same scale.
  ///
  /// - Parameter areTrials: Whether the pages only tell whether their text is large enough.
  package static func pages(
    of figures: [Drawable], areTrials: Bool = false
  ) throws -> [Pages] {
    if figures.contains(where: { $0.count == 0 }) { return figures.map { _ in Pages() } }
    var figures = figures
    if figures.contains(where: { $0.style.choosesPointers }) {
      let most = figures.map { $0.mostControllers() }.max() ?? 0
      // All pointers of few controllers aren't shown beside pairs of many.
      for number in figures.indices where figures[number].style.pointers(of: most) == .families {
        figures[number].style.pointers = .families
      }
    }
    let pages =
      figures.allSatisfy { $0.style.pageToFit != nil }
      ? try PageFitter(figures: figures, isTrial: areTrials).pages()
      : try figures.map { try ScreenArrangement(of: $0).pages() }
    return zip(figures, pages).map { figure, pages in
      var pages = pages
      pages.labels = figure.labels
      return figure.shown.map(pages.only) ?? pages
    }
  }
}

extension String {
  fileprivate var asSentence: String {
    guard let last, !".!?…:。！？：".contains(last) else { return self }
    return self + (last.isASCII ? "." : "。")
  }

  /// The text as a caption, which has no full stop at its end, as most labels have none.
  package var asCaption: String { last == "." || last == "。" ? String(dropLast()) : self }
}

extension Moment {
  /// The label under its figure.
  var caption: String? { isLabeledWithOutcome ? label?.asCaption : label }

  /// The events that led to it, in sentences: the step's label, and its outcome.
  var events: [String] {
    [isLabeledWithOutcome ? nil : label?.asSentence, outcome].compactMap(\.self)
  }
}

extension Moments {
  /// The number of controllers in the largest state.
  fileprivate var mostControllers: Int { map(\.hierarchy.controllerCount).max() ?? 0 }

  /// The title of the description, nil if it has none.
  fileprivate var title: String? {
    var moments = makeIterator()
    return moments.next()?.hierarchy.appTitle
  }
}
