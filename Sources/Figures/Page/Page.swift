import Phrases
import Pictures
import ViewControllers

/// The pictures of a figure's moments, in their order, each made when it is asked for.
public struct Pages: Sequence {
  private let sketches: Sketches
  private let page: Page?
  /// How many there are.
  public let count: Int

  init(of sketches: Sketches, _ moments: Moments, in style: Style) {
    // Few are kept: they need not be made a second time.
    let kept = moments.areFew ? sketches.kept : sketches
    self.sketches = kept
    page = Page(around: kept, of: moments, in: style)
    count = moments.count
  }

  /// None.
  init() {
    sketches = Sketches { { nil } }
    page = nil
    count = 0
  }

  /// Begins with the first.
  public func makeIterator() -> Iterator { Iterator(page: page, sketches: sketches.makeIterator()) }

  /// Makes one picture after the other.
  public struct Iterator: IteratorProtocol {
    fileprivate let page: Page?
    fileprivate var sketches: Sketches.Iterator
    private var number = 0

    fileprivate init(page: Page?, sketches: Sketches.Iterator) {
      self.page = page
      self.sketches = sketches
    }

    /// The next picture, nil after the last.
    public mutating func next() -> Picture? {
      guard let page, let sketch = sketches.next() else { return nil }
      defer { number += 1 }
      return page.picture(of: sketch, number)
    }
  }
}

/// The page of a figure's sketches: the same size for every moment, with the description's title,
/// a step's label and the legend where the template has them.
struct Page {
  private let style: Style
  private let title: String?
  /// The label of each moment; empty for one without.
  private let captions: [String]
  /// How many lines the longest of them takes.
  private var captionLines: Int?
  /// The arrows that are explained, in a fixed order.
  private let legend: [(role: Picture.Arrow.Role, entry: LegendEntry)]
  /// All that is drawn at any moment.
  private let bounds: Rect

  /// Nil where there is no moment.
  init?(around sketches: Sketches, of moments: Moments, in style: Style) {
    var bounds: Rect?
    var entries: [Picture.Arrow.Role: LegendEntry] = [:]
    for sketch in sketches {
      bounds = bounds?.union(sketch.bounds) ?? sketch.bounds
      entries.merge(sketch.legend) { first, _ in first }
    }
    var all = moments.makeIterator()
    guard let bounds, let first = all.next() else { return nil }
    self.bounds = bounds
    self.style = style
    title = first.hierarchy.appTitle
    captions = style.template.look.page.caption == .none ? [] : moments.map { $0.label ?? "" }
    legend = Picture.Arrow.Role.allCases.compactMap { role in entries[role].map { (role, $0) } }
    var empty = PageSetter(Sketch(text: ""), style.template.look, bounds)
    captionLines = setSurroundings(in: &empty, caption: "")
  }

  /// The picture of a moment, by its number, with everything around it.
  func picture(of sketch: Sketch, _ moment: Int) -> Picture {
    let look = style.template.look
    var setter = PageSetter(sketch, look, bounds)
    setSurroundings(in: &setter, caption: captions.isEmpty ? "" : captions[moment])
    if look.page.aspectRatio > 0 { setter.fitAspectRatio() }
    let sketch = setter.sketch
    return Picture(
      look: look, language: style.language.rawValue,
      title: title ?? style.language.phrases.untitled, text: sketch.text, frames: sketch.frames,
      boxes: sketch.boxes, arrows: sketch.arrows, page: setter.page)
  }

  /// Adds the legend, the caption and the title, from the inside out. Returns how many lines there
  /// is room for in the caption, nil for none.
  @discardableResult
  private func setSurroundings(in setter: inout PageSetter, caption: String) -> Int? {
    let page = style.template.look.page
    var lines = captionLines
    if page.legend { setter.addLegend(legend, style.language.phrases) }
    for place in [Look.Page.Place.above, .below] {
      if page.caption == place, captions.contains(where: { !$0.isEmpty }) {
        lines = lines ?? setter.lineCount(ofLongest: captions)
        setter.addText(caption, .caption, place, lines: lines)
      }
      if let title, page.title == place { setter.addText(title, .title, place) }
    }
    return lines
  }
}
