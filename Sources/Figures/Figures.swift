import VCEngine
import VCPictures

/// The pages of a description: its pictures, each created on request, so that any number of them
/// can be written.
///
/// All pages have the same size, with title, caption and legend as the template says. A description
/// with alternatives is drawn with the alternatives side by side, or page by page; in panels, all
/// states are side by side.
///
/// - Parameters:
///   - resolution: The description, carried out.
///   - request: The figure to draw, with its options.
/// - Throws: `FigureRequestError` for a step, window or id that doesn't exist; `GraphvizError`,
///   with Graphviz's own message.
package func pages(
  of resolution: Resolution, _ request: FigureRequest = FigureRequest()
) throws -> Pages {
  let (style, alternatives) = try request.alternatives(of: resolution)
  if request.panels, request.spread != .one { return try panelPages(of: alternatives, in: style) }
  let states = request.panels ? nil : request.states.pages
  if request.spread == .several { return try atlas(of: alternatives, states, in: style) }
  if request.spread == .asNeeded, states == nil, style.pageToFit == nil,
    alternatives.allSatisfy({ $0.figure.needsPages(for: $0.moments, in: style) })
  {
    return try atlas(of: alternatives, nil, in: style)
  }
  let pages = try onePage(of: alternatives, in: style)
  if let states { return pages.only(states) }
  if let fit = pages.fit,
    request.spread == .asNeeded && !fit.isLargeEnough
      || request.spread == .ifTooSmall && fit.isTooSmall
  {
    let several = try atlas(of: alternatives, nil, in: style)
    if let text = several.fit?.smallestText, text > fit.smallestText { return several }
  }
  return pages
}

/// One of a description's alternatives, or the whole description if it has none.
package struct DrawnAlternative {
  /// The alternative's name in the figure; nil if there is only one.
  let name: String?
  package let moments: Moments
  let figure: any Figure
  /// Whether its states are side by side in one picture.
  let isInPanels: Bool
  /// Whether its first panel is another alternative's only one.
  private(set) var isContinuation = false

  package init(name: String?, moments: Moments, figure: any Figure, isInPanels: Bool = false) {
    (self.name, self.moments, self.figure) = (name, moments, figure)
    self.isInPanels = isInPanels
  }

  /// The number of pictures.
  var count: Int { isInPanels ? 1 : moments.count }

  /// The number of panels.
  var panelCount: Int { moments.count - (isContinuation ? 1 : 0) }

  /// The first panel, and the others without what none of the steps touches; nil if the figure can't omit that.
  fileprivate func folded(in style: Style) -> [DrawnAlternative]? {
    guard isInPanels, moments.count > 1, let first = moments.first(where: { _ in true }) else {
      return nil
    }
    return figure.folded(for: moments, in: style).map {
      var others = DrawnAlternative(name: name, moments: moments, figure: $0, isInPanels: true)
      others.isContinuation = true
      return [
        DrawnAlternative(name: name, moments: [first], figure: figure, isInPanels: true), others,
      ]
    }
  }
}

/// Draws all alternatives in one figure, side by side if there are several.
package func onePage(of alternatives: [DrawnAlternative], in style: Style) throws -> Pages {
  try Drawable(of: alternatives, in: style).pages()
}

/// Draws panels on the fewest pages that leave the text almost large enough: if one page is too small for
/// that, without what no step touches after the first panel, and if readers scroll the page, all on it,
/// however high it becomes.
private func panelPages(of alternatives: [DrawnAlternative], in style: Style) throws -> Pages {
  var (shown, style) = (alternatives, style)
  func pages(_ count: Int) throws -> Pages {
    try Drawable(of: shown, in: style, panelPages: count).pages()
  }
  let panels = alternatives.reduce(0) { $0 + $1.panelCount }
  var (best, count) = (try pages(1), 1)
  func isLarger(_ next: Pages, by gain: Double) -> Bool {
    next.fit?.smallestText ?? 0 > (best.fit?.smallestText ?? 0) * gain
  }
  guard let fit = best.fit, fit.isTooSmall else { return best }
  let isScrolled = style.pageToFit?.inView != nil
  if isScrolled {
    style.page = (style.page ?? style.template.look.page.fit)?.withoutEnd
    best = try pages(1)
  }
  let folded = alternatives.compactMap { $0.folded(in: style) }
  var isFolded = folded.count == alternatives.count
  if isFolded {
    shown = folded.flatMap(\.self)
    let next = try pages(1)
    // A page to scroll becomes less high.
    isFolded = isLarger(next, by: isScrolled ? 0.99 : 1.1)
    if isFolded { best = next } else { shown = alternatives }
  }
  if isScrolled { return best }
  // Two folded pages are better than one that is small nevertheless.
  while let fit = best.fit, fit.isTooSmall || isFolded && count == 1 && !fit.isLargeEnough,
    count < panels, !WorkLimit.isReached
  {
    let more = Double(count) * fit.wantedText * 6 / 7 / fit.smallestText
    count = min(panels, max(count + 1, Int(more)))
    let next = try pages(count)
    if isLarger(next, by: 1) { best = next }
  }
  return best
}

/// Draws the states of every alternative on several pages each, one alternative after the other.
///
/// - Parameter states: The numbers of the states; nil for all.
private func atlas(
  of alternatives: [DrawnAlternative], _ states: RangeSet<Int>?, in style: Style
) throws -> Pages {
  var all: [Pages] = []
  for alternative in alternatives {
    for (number, moment) in alternative.moments.enumerated()
    where states?.contains(number) ?? true {
      for var pages in try alternative.figure.atlas(of: moment, named: alternative.name, in: style)
      {
        pages.labels = Array(repeating: moment.label, count: pages.count)
        all.append(pages)
      }
    }
  }
  return Pages(joining: all)
}

/// The pages of states, drawn as a figure of any kind.
package func pages(
  of moments: Moments, as kind: FigureKind? = nil, in style: Style
) throws -> Pages {
  try Drawable((kind ?? style.template.figure).figure, moments, in: style).pages()
}

extension FigureRequest {
  /// The figure of a description on one page for each state, to be drawn with others.
  ///
  /// - Throws: `FigureRequestError` for a step, window or id that doesn't exist.
  package func figure(of resolution: Resolution) throws(FigureRequestError) -> Drawable {
    let (style, alternatives) = try alternatives(of: resolution)
    var figure = Drawable(of: alternatives, in: style)
    figure.shown = panels ? nil : states.pages
    return figure
  }

  /// The kind of figure to draw of a description. Recorded presentations are drawn as a chain.
  package func kind(of app: AppDescription) -> FigureKind {
    kind ?? (app.hasRecordedSteps && app.involvesPresentations ? .chain : style.template.figure)
  }

  /// The style, with the links of the description.
  fileprivate func style(for app: AppDescription) throws(FigureRequestError) -> Style {
    var style = style
    style.isInPanels = panels
    for controller in app.viewControllers {
      if let link = controller.link { style.links[controller.id.value] = link.value.description }
    }
    for id in style.emphasized.sorted()
    where app.index(ofID: id) == nil && !app.objects.contains(where: { $0.id.value == id }) {
      throw .unknownViewController(id)
    }
    for name in style.selection.names where app.viewController(named: name) == nil {
      throw .unknownViewController(name)
    }
    for pattern in style.selection.hidden
    where SceneSelection.members(matching: pattern, in: app).isEmpty {
      throw .nothingMatches(pattern)
    }
    return style
  }

  /// The states to draw of each alternative, or of the description if it has none, and the style with
  /// the description's links.
  func alternatives(
    of resolution: Resolution
  ) throws(FigureRequestError) -> (style: Style, [DrawnAlternative]) {
    let resolution = resolution.common(untilStep: states.lastStep)
    var style = try style(for: resolution.app)
    let figure = kind(of: resolution.app).figure
    if figure.namesByID { style.template.look.box.ids = .all }
    let window = try window(of: resolution.app, as: figure)
    let last = resolution.ways.map(\.stepCount).max() ?? 0
    var step = last
    switch states {
    case .last, .all: break
    case .after(let number):
      guard (0...last).contains(number) else { throw .noStep(number, of: last) }
      step = number
    case .steps(let numbers):
      if let wrong = numbers.subtracting(RangeSet(0..<(last + 1))).ranges.last {
        throw .noStep(wrong.upperBound - 1, of: last)
      }
    }
    let hasAlternatives = !resolution.alternatives.isEmpty
    let alternatives = resolution.ways.enumerated().map { number, alternative in
      // An alternative with fewer steps than another stays in its last state.
      let own = min(step, alternative.stepCount)
      let all = moments(of: alternative, afterStep: own, in: style)
      let shown = window.map(all.only) ?? all
      let label = hasAlternatives ? resolution.alternatives[number].label : nil
      let name = label ?? style.language.phrases.alternative(number + 1, nil, step: nil)
      let isBeside = hasAlternatives && spread != .several
      return DrawnAlternative(
        name: hasAlternatives ? name : nil, moments: panels ? shown.numberedAlike : shown,
        figure: states.pages != nil
          ? figure.amongSteps
          : (isBeside ? figure.amongAlternatives : figure)
            .including(alternative.moments, untilStep: own, asked: states != .last),
        isInPanels: panels)
    }
    for alternative in alternatives { try checkSelection(of: alternative) }
    if panels { try Self.checkSize(ofPanels: alternatives.map(\.moments)) }
    return (style, alternatives)
  }

  /// The most boxes of all panels together. A picture of more is too large to read, and takes long.
  static let mostBoxesInPanels = 3_000

  /// Checks that panels aren't too many for one picture.
  private static func checkSize(ofPanels alternatives: [Moments]) throws(FigureRequestError) {
    var boxes: [Int: Int] = [:]
    for moment in alternatives.joined() {
      boxes[moment.hierarchy.step, default: 0] += moment.hierarchy.controllerCount
    }
    var (count, fitting) = (0, [Int]())
    for (step, more) in boxes.sorted(by: { $0.key < $1.key }) {
      count += more
      if count <= mostBoxesInPanels { fitting.append(step) }
    }
    guard count > mostBoxesInPanels else { return }
    let first = fitting.first ?? 0
    throw .tooManyPanels(
      boxes: count, limit: mostBoxesInPanels, fitting: first...(fitting.last ?? first))
  }

  /// Checks that the figure can show a selection, and has something to show of it.
  private func checkSelection(of alternative: DrawnAlternative) throws(FigureRequestError) {
    let selection = style.selection
    if selection.isWhole { return }
    guard alternative.figure.canShowSelection else { throw .selectionOfOtherKind }
    guard alternative.figure.isEmpty(of: alternative.moments, showing: selection) else { return }
    if let path = selection.path { throw .noPath(path.source, to: path.destination) }
    throw .nothingSelected
  }

  private func moments(of alternative: Resolution, afterStep step: Int, in style: Style) -> Moments
  {
    let all =
      captions
      ? alternative.moments.captioned(in: style)
      : alternative.moments.withOutcomes(in: style)
    if let numbers = states.pages {
      // Panels are without the places of controllers that are in none of them.
      return panels ? all.reduced(toSteps: numbers) : all
    }
    return captions ? all.reduced(toStep: step) : [Moment(alternative.hierarchy(afterStep: step))]
  }

  private func window(
    of app: AppDescription, as figure: any Figure
  ) throws(FigureRequestError) -> Window.Index? {
    guard let window else { return nil }
    guard figure.canShowOneWindow else { throw .windowOfWholeApp }
    guard let index = app.window(ofID: window) else {
      throw .unknownWindow(window, known: app.windows.map(\.id.value))
    }
    return index
  }
}

extension Resolution {
  /// The label of each state: the step's, or the one that all alternatives share.
  package var stateLabels: [String?] { ways.map(\.moments).labels }
}

extension [Moments] {
  /// The label of each state; nil if the alternatives' labels differ, which are in the picture.
  var labels: [String?] {
    let all = map { $0.map(\.caption) }
    return (0..<(all.map(\.count).max() ?? 0)).map { number in
      let labels = Set(all.map { $0.indices.contains(number) ? $0[number] : nil })
      return labels.count == 1 ? labels.first ?? nil : nil
    }
  }
}
