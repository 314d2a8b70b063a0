import Phrases
import Pictures
import ViewControllers

/// The calls that establish a container's relationship to a child, and those that dissolve it.
struct CallFigure: Figure {
  func sketches(of moments: Moments, in style: Style) -> Sketches {
    Sketches(of: moments) { hierarchy in
      ChildLifecycle(in: hierarchy).map { Self.sketch(of: $0, hierarchy, style) }
        ?? Self.note(style.language.phrases.noCustomContainer, style)
    }
  }

  private static func sketch(
    of lifecycle: ChildLifecycle, _ hierarchy: Hierarchy, _ style: Style
  ) -> Sketch {
    let phrases = style.language.phrases
    let (child, container) = (hierarchy.id(lifecycle.child), hierarchy.id(lifecycle.container))
    let parts = [
      (lifecycle.addition, "establish", phrases.adding(child, to: container)),
      (lifecycle.removal, "dissolve", phrases.removing(child, from: container)),
    ].compactMap { explanation, id, title in explanation.map { (calls: $0, id: id, title: title) } }
    let texts = parts.map { part in
      phrases.calls(
        part.title,
        part.calls.calls.map { (part.calls.code(of: $0), part.calls.outerName(of: $0)) })
    }
    var builder = SketchBuilder(style, text: phrases.joined(texts))
    // Laid out first: frames side by side end on one line.
    var sketchers: [CallSequenceSketcher] = []
    var bounds: Rect?
    for part in parts {
      let sketcher = CallSequenceSketcher(
        CallSequence(part.calls), prefix: part.id, title: part.title, style,
        left: bounds.map { $0.maxX + style.template.look.frame.gap } ?? 0)
      bounds = bounds?.union(sketcher.frame.rect) ?? sketcher.frame.rect
      sketchers.append(sketcher)
    }
    guard let bounds else { preconditionFailure("a lifecycle has calls") }
    for var sketcher in sketchers {
      sketcher.frame.lower(to: bounds.minY)
      sketcher.sketch(into: &builder)
    }
    return builder.finished(in: bounds)
  }

  /// Words in place of a figure.
  private static func note(_ text: String, _ style: Style) -> Sketch {
    let look = style.template.look
    var builder = SketchBuilder(style, text: text)
    let lines = TextLine.lines(of: text, .caption, look, limit: look.fonts.caption.size * 30)
    let rect = builder.addText(lines, id: "note", at: Point(0, 0))
    return builder.finished(in: rect ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0))
  }
}
