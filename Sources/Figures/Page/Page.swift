import VCEngine
import VCPhrases
import VCPictures
import VCSource

/// The pictures of a figure's states in order, each created on request.
package struct Pages: Sequence {
  /// The pages of one figure.
  fileprivate struct OfFigure {
    let sketches: Sketches
    let page: Page?
    let count: Int
    var fit: PageFit?
  }

  /// The figures, one after the other.
  private var figures: [OfFigure] = []
  /// The label of the state on each page; nil if it has none.
  package internal(set) var labels: [String?] = []
  /// The density at which a figure that has no page, and would be a strip, is arranged for a screen;
  /// nil for other figures. Of several figures, the first one's that is.
  package internal(set) var screenDensity: Density?
  /// The numbers of the selected pictures among those of all figures.
  private var shown = RangeSet(0..<Int.max)
  /// Whether pictures have alternative texts, which nobody reads in those that are measured.
  private var haveTexts = true

  /// No pages.
  package init() {}

  package init(of sketches: Sketches, _ drawable: Drawable, in style: Style) {
    let page = Page(around: sketches, of: drawable, in: style)
    figures = [OfFigure(sketches: sketches, page: page, count: drawable.count)]
  }

  /// The pages of several figures, one after the other.
  package init(joining all: [Pages]) {
    figures = all.flatMap(\.figures)
    labels = all.flatMap(\.labels)
    screenDensity = all.lazy.compactMap(\.screenDensity).first
  }

  /// Selects some of the pages, by their numbers from 0. Their pictures don't change.
  func only(_ numbers: RangeSet<Int>) -> Pages {
    var pages = self
    pages.shown = numbers
    pages.labels = labels.indices.filter(numbers.contains).map { labels[$0] }
    return pages
  }

  /// The number of pictures.
  package var count: Int {
    let all = RangeSet(0..<figures.reduce(0) { $0 + $1.count })
    return shown.intersection(all).ranges.reduce(0) { $0 + $1.count }
  }

  /// The result of fitting the figure to a page; nil if the style has no page. Of several figures,
  /// the result with the smallest text.
  package var fit: PageFit? { figures.compactMap(\.fit).min { $0.smallestText < $1.smallestText } }

  /// The size of every picture before it is fitted, including margins; nil if there are no
  /// pictures.
  package var size: Size? { figures.first?.page?.size }

  /// The size of every figure, without texts around it and margins.
  var figureSize: Size { figures.first?.page?.figureSize ?? .zero }

  /// The most edges of any state that found no route and are written under the figure.
  var unroutedEdges: Int { figures.first?.page?.unroutedEdges ?? 0 }

  /// The most pairs of any state that turn three times or more.
  var detours: Int { figures.first?.page?.detours ?? 0 }

  /// The number of statements that the lines of all states make.
  var statementCount: Int { figures.reduce(0) { $0 + ($1.page?.statementCount ?? 0) } }

  /// The size that the texts around the figure and the margins add; with names in the legend,
  /// the size that they would add.
  package func around(namesStandInLegend: Bool) -> Size {
    figures.first?.page?.around(namesStandInLegend: namesStandInLegend) ?? .zero
  }

  /// The smallest text of any picture before it is fitted, in points; nil if there is no text.
  var smallestText: Double? {
    var pages = fitted(nil)
    pages.haveTexts = false
    return pages.compactMap(\.smallestText).min()
  }

  /// The pictures, scaled to fit; unscaled if the fit is nil.
  func fitted(_ fit: PageFit?) -> Pages {
    var pages = self
    for number in figures.indices { pages.figures[number].fit = fit }
    return pages
  }

  /// Begins with the first picture.
  package func makeIterator() -> Iterator {
    Iterator(figures: figures[...], shown: shown, haveTexts: haveTexts)
  }

  /// Creates the pictures one by one.
  package struct Iterator: IteratorProtocol {
    fileprivate var figures: ArraySlice<OfFigure>
    /// The numbers of the pictures that aren't passed over.
    fileprivate let shown: RangeSet<Int>
    fileprivate let haveTexts: Bool
    /// The number of the next picture, among those of all figures.
    fileprivate var position = 0
    /// The remaining sketches of the first figure; nil before its first sketch.
    fileprivate var sketches: Sketches.Iterator?
    fileprivate var number = 0

    /// The next picture, nil after the last.
    package mutating func next() -> Picture? {
      while position < shown.ranges.last?.upperBound ?? 0, let figure = figures.first {
        var sketches = sketches ?? figure.sketches.makeIterator()
        guard let page = figure.page, let sketch = sketches.next() else {
          (figures, self.sketches, number) = (figures.dropFirst(), nil, 0)
          continue
        }
        defer { (self.sketches, number, position) = (sketches, number + 1, position + 1) }
        if shown.contains(position) {
          return page.picture(of: sketch, number, hasText: haveTexts)
            .fitted(figure.fit, drawnAt: page.scale)
        }
      }
      return nil
    }
  }
}

/// The page of a figure's sketches. It has the same size in all states, with the description's
/// title, a step's label and the legend if the template includes them.
package struct Page {
  private let style: Style
  private let title: String?
  /// The alternative's name; nil if there is only one.
  private let name: String?
  /// The label of each state; empty if it has none.
  private let captions: [String]
  /// The events that led to each state, in sentences.
  private let events: [[String]]
  /// The step that led to each state, which may have a title and notes.
  private let steps: [Step?]
  /// The number of lines of the longest caption.
  private var captionLines: Int?
  /// The samples in the legend, in a fixed order.
  private let legend: [LegendSample]
  /// The roles of boxes in all states that the legend explains.
  private let roles: Set<Picture.Box.Role>
  /// The marks of parts in all states.
  private let marks: [MarkSample]
  /// The bounding rectangle of all states.
  private let bounds: Rect
  /// Whether each picture has panels of its own, and no place in common with others.
  private let isInPanels: Bool
  /// The most edges of any state that found no route.
  let unroutedEdges: Int
  /// The most pairs of any state that turn three times or more.
  let detours: Int
  /// The number of statements that the lines of all states make.
  let statementCount: Int

  /// Creates the page; nil if there is no sketch.
  package init?(around sketches: Sketches, of drawable: Drawable, in style: Style) {
    var bounds: Rect?
    var entries: [LineKind: LegendEntry] = [:]
    var marks: [Picture.Mark: MarkSample] = [:]
    var roles: Set<Picture.Box.Role> = []
    var needsLegend = style.template.look.page.legend || style.namesStandInLegend
    var (unrouted, detours, statements) = (0, 0, 0)
    for sketch in sketches {
      needsLegend = needsLegend || sketch.needsLegend
      for mark in sketch.marks { marks[mark] = MarkSample(mark, in: sketch, marks[mark]) }
      roles.formUnion(sketch.explainedRoles)
      unrouted = max(unrouted, sketch.unroutedEdges)
      detours = max(detours, sketch.detours)
      statements += sketch.arrows.reduce(0) { $0 + $1.statements.count }
      bounds = bounds?.union(sketch.bounds) ?? sketch.bounds
      entries.merge(sketch.legend) { $0.merged(with: $1) }
    }
    guard let bounds else { return nil }
    (self.bounds, self.roles) = (bounds, roles)
    (unroutedEdges, self.detours, statementCount) = (unrouted, detours, statements)
    self.style = style
    (title, name, isInPanels) = (drawable.title, drawable.name, drawable.isInPanels)
    (events, steps) = (drawable.events, drawable.steps)
    captions = style.template.look.page.caption == .none ? [] : drawable.captions
    // Names without a label need a legend in any template, and so do lines that never have one.
    let explained = entries.filter { needsLegend || $0.key.mark?.isRefusal == true }
    legend = LegendSample.all(of: explained, style.template.look)
    let lines = Set(explained.keys.map(\.mark))
    self.marks = Picture.Mark.allCases.compactMap { marks[$0]?.without(lines) }
    var empty = PageSetter(Sketch(text: ""), style, bounds)
    captionLines = setSurroundings(in: &empty)
  }

  /// The factor from the sketches' lengths to those of a picture that no page makes smaller.
  fileprivate var scale: Double { style.template.look.scale }

  /// The size of every picture before it is scaled, including margins.
  package var size: Size {
    var setter = surroundings
    if style.template.look.page.aspectRatio > 0 { setter.fitAspectRatio() }
    return setter.page.size.grown(style.template.look.spacing.margin)
  }

  /// The size of every figure, without texts around it and margins.
  fileprivate var figureSize: Size { bounds.size }

  /// The surroundings of a figure, without the figure.
  private var surroundings: PageSetter {
    var setter = PageSetter(Sketch(text: ""), style, bounds)
    setSurroundings(in: &setter)
    return setter
  }

  /// The size that the texts around the figure and the margins add to it; with names in the legend,
  /// two lines more.
  package func around(namesStandInLegend: Bool) -> Size {
    let look = style.template.look
    let legend = namesStandInLegend ? 2 * look.fonts.legend.lineHeight : 0
    return Size(
      width: 2 * look.spacing.margin, height: surroundings.height - bounds.height + legend)
  }

  /// The picture of a state, by its number, with its surroundings.
  func picture(of sketch: Sketch, _ moment: Int, hasText: Bool = true) -> Picture {
    let look = style.template.look
    var setter = PageSetter(sketch, style, isInPanels ? sketch.bounds : bounds)
    setSurroundings(in: &setter, of: moment)
    if look.page.aspectRatio > 0 { setter.fitAspectRatio() }
    let sketch = setter.sketch
    let text = hasText ? sketch.text : ""
    let events = events.isEmpty || !hasText ? [] : events[moment].filter { !text.contains($0) }
    var picture = Picture(
      look: look, language: style.language.rawValue,
      title: title ?? style.language.phrases.text(of: .untitledFigure),
      text: style.language.phrases.joined((events + [text]).filter { !$0.isEmpty }),
      frames: sketch.frames, boxes: sketch.boxes, arrows: sketch.arrows, page: setter.page)
    picture.highlightsOnHover = sketch.highlightsOnHover
    if let step = step(moment) {
      picture.notes = step.notes?.value
      picture.buildsArrows = step.build?.value == .arrows
    }
    if !style.links.isEmpty {
      for box in picture.boxes.indices {
        picture.boxes[box].link = picture.boxes[box].viewController.flatMap { style.links[$0] }
      }
      // A frame of scenes has the name of the container whose scenes are in it.
      let frames = style.links.map { ("scene-" + ElementID.name($0), $1) }
      let links = Dictionary(frames, uniquingKeysWith: { a, _ in a })
      for frame in picture.frames.indices {
        picture.frames[frame].link = links[picture.frames[frame].id]
      }
    }
    return picture
  }

  private func step(_ moment: Int) -> Step? { steps.isEmpty ? nil : steps[moment] }

  /// Adds the legend, the caption and the title, from the inside out. Returns the number of lines
  /// reserved for the caption, nil if there is none.
  ///
  /// - Parameter moment: The state's number; nil for a page around all states.
  @discardableResult
  private func setSurroundings(in setter: inout PageSetter, of moment: Int? = nil) -> Int? {
    let page = style.template.look.page
    let caption = moment.flatMap { captions.isEmpty ? nil : captions[$0] } ?? ""
    let ownTitle = moment.flatMap(step)?.title?.value
    let titles = steps.compactMap { $0?.title?.value }
    var lines = captionLines
    setter.addLegend(
      marks, legend, roles, keepsPlaces: !isInPanels || moment == nil, style.language.phrases)
    if let name { setter.addText(name, .caption, .below, id: "alternative") }
    for place in [Look.Page.Place.above, .below] {
      if page.caption == place, captions.contains(where: { !$0.isEmpty }) {
        lines = lines ?? setter.lineCount(ofLongest: captions, .caption)
        setter.addText(caption, .caption, place, lines: lines)
      }
      if page.title == place, let shown = ownTitle ?? title ?? titles.first {
        setter.addText(
          ownTitle ?? title ?? "", .title, place,
          lines: titles.isEmpty ? nil : setter.lineCount(ofLongest: titles + [shown], .title),
          id: ownTitle.map { _ in "step-title" })
      }
    }
    return lines
  }
}
