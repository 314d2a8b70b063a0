import VCEngine
import VCPhrases
import VCPictures

/// A figure and its states: everything needed to create its pages and fit them.
package struct Drawable {
  /// The description's title; nil if it has none.
  package let title: String?
  /// The alternative's name, below the figure; nil if there is only one.
  package var name: String?
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

  /// The states of a description, drawn by one figure.
  package init(_ figure: any Figure, _ moments: Moments, name: String? = nil) {
    (title, isInPanels) = (moments.title, false)
    self.name = name
    count = moments.count
    let moments = moments.areKept ? Moments(Array(moments)) : moments
    captions = moments.map { $0.label ?? "" }
    events = moments.map(\.events)
    steps = moments.map(\.hierarchy.lastStep)
    mostControllers = { moments.mostControllers }
    densities = figure.densities
    sketches = { style in
      let sketches = try figure.sketches(of: moments, in: style)
      return moments.areKept ? sketches.cached : sketches
    }
    plan = { try figure.plan(of: moments, in: $0, on: $1, for: $2) }
  }

  /// Alternatives, or their states in panels, side by side, each with its name and captions below it.
  ///
  /// - Parameter panelPages: The number of pictures among which panels are divided.
  package init(alternatives: [DrawnAlternative], panelPages: Int = 1) {
    title = alternatives.first?.moments.title
    isInPanels = alternatives.first?.isInPanels ?? false
    name = nil
    let columns =
      isInPanels ? alternatives.reduce(0) { $0 + $1.moments.count } : alternatives.count
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

  /// The pages, made to fit the style's page, or a screen if it has none.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  package func pages(in style: Style) throws -> Pages {
    try StyledFigure.pages(of: [StyledFigure(self, in: style)])[0]
  }

  /// Whether the text is large enough on the style's page.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  func fits(in style: Style) throws -> Bool {
    let pages = try StyledFigure.pages(of: [StyledFigure(self, in: style)], areTrials: true)
    return pages[0].fit?.isLargeEnough ?? false
  }
}

extension String {
  fileprivate var asSentence: String {
    guard let last, !".!?…:。！？：".contains(last) else { return self }
    return self + (last.isASCII ? "." : "。")
  }
}

extension Moment {
  /// The events that led to it, in sentences: the step's label, and its outcome.
  var events: [String] {
    [isLabeledWithOutcome ? nil : label?.asSentence, outcome].compactMap(\.self)
  }
}

extension Moments {
  /// The number of controllers in the largest state.
  fileprivate var mostControllers: Int {
    map(\.hierarchy.controllerCount).max() ?? 0
  }

  /// The title of the description, nil if it has none.
  fileprivate var title: String? {
    var moments = makeIterator()
    return moments.next()?.hierarchy.appTitle
  }
}
