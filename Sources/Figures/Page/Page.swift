import Phrases
import Pictures
import ViewControllers

/// The page of a figure's sketches: the same size for every moment, with the description's title,
/// a step's label and the legend where the template has them.
struct Page {
  private let sketches: [Sketch]
  private let style: Style
  private let title: String?
  /// The label of each moment; empty for one without.
  private let captions: [String]
  /// The arrows that are explained, in a fixed order.
  private let legend: [(role: Picture.Arrow.Role, entry: LegendEntry)]
  /// All that is drawn at any moment.
  private let bounds: Rect

  init(around sketches: [Sketch], of moments: [Moment], in style: Style) {
    precondition(!sketches.isEmpty, "a figure shows at least one moment")
    self.sketches = sketches
    self.style = style
    title = moments.first?.hierarchy.appTitle
    captions = moments.map { $0.label ?? "" }
    bounds = sketches.dropFirst().reduce(sketches[0].bounds) { $0.union($1.bounds) }
    let entries = sketches.reduce(into: [:]) { all, sketch in
      all.merge(sketch.legend) { first, _ in first }
    }
    legend = Picture.Arrow.Role.allCases.compactMap { role in entries[role].map { (role, $0) } }
  }

  /// The picture of a moment, with everything around it.
  func picture(_ moment: Int) -> Picture {
    let (look, phrases) = (style.template.look, style.language.phrases)
    var setter = PageSetter(sketches[moment], look, bounds)
    if look.page.legend { setter.addLegend(legend, phrases) }
    let needsCaption = look.page.caption != .none && captions.contains { !$0.isEmpty }
    for place in [Look.Page.Place.above, .below] {
      if needsCaption, look.page.caption == place {
        setter.addText(captions[moment], .caption, place, reservingRoomFor: captions)
      }
      if let title, look.page.title == place { setter.addText(title, .title, place) }
    }
    if look.page.aspectRatio > 0 { setter.fitAspectRatio() }
    let sketch = setter.sketch
    return Picture(
      look: look, language: style.language.rawValue,
      title: title ?? phrases.untitled, text: sketch.text, frames: sketch.frames,
      boxes: sketch.boxes, arrows: sketch.arrows, page: setter.page)
  }
}
