import Phrases
import Pictures
import ViewControllers

/// The calls that establish a container's relationship to a child, and those that dissolve it.
struct CallFigure: Figure {
  var isFlowchart: Bool { false }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    sketches(of: moments, in: style, isLevel: true)
  }

  var densities: [Density] { [.usual, .wrapped] }

  /// Places the calls that dissolve the relationship below those that establish it.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) -> DensityPlan? {
    DensityPlan(sketches(of: moments, in: style, isLevel: false).cached, for: room)
  }

  private func sketches(of moments: Moments, in style: Style, isLevel: Bool) -> Sketches {
    Sketches(of: moments) { hierarchy in
      ChildLifecycle(in: hierarchy).map {
        Self.sketch(of: $0, hierarchy, style, isLevel: isLevel)
      } ?? DelegateDismissal(in: hierarchy).map { Self.sketch(of: $0, style) }
        ?? Self.note(style.language.phrases.text(of: .noCustomContainer), hierarchy, style)
    }
  }

  private static func sketch(
    of lifecycle: ChildLifecycle, _ hierarchy: Hierarchy, _ style: Style, isLevel: Bool
  ) -> Sketch {
    let phrases = style.language.phrases
    let (child, container) = (hierarchy.id(lifecycle.child), hierarchy.id(lifecycle.container))
    let isOfViewAlone = lifecycle.addition?.isOfViewAlone ?? false
    let parts = [
      (
        lifecycle.addition, "establish",
        isOfViewAlone
          ? phrases.text(of: .addingView(of: child, to: container))
          : phrases.text(of: .adding(child, to: container))
      ),
      (lifecycle.removal, "dissolve", phrases.text(of: .removing(child, from: container))),
      (
        lifecycle.exchange, "exchange",
        phrases.text(
          of: .exchanging(
            lifecycle.exchange?.replaced.map(hierarchy.id) ?? "", for: child, in: container))
      ),
    ].compactMap { explanation, id, title in
      explanation.map { (sequence: CallSequence($0), id: id, title: title) }
    }
    var texts = parts.map { $0.sequence.text(titled: $0.title, in: phrases) }
    if isOfViewAlone { texts.append(phrases.text(of: .lacks(child, in: container))) }
    texts += hierarchy.refusalTexts(phrases)
    var builder = SketchBuilder(style, text: phrases.joined(texts))
    // Laid out first: frames side by side end on one line.
    var sketchers: [CallSequenceSketcher] = []
    var bounds: Rect?
    for part in parts {
      let sketcher = CallSequenceSketcher(
        part.sequence, prefix: part.id, title: part.title, style,
        left: isLevel ? bounds.map { $0.maxX + style.template.look.frame.gap } ?? 0 : 0,
        top: isLevel ? 0 : bounds.map { $0.minY - style.template.look.frame.gap } ?? 0)
      bounds = bounds?.union(sketcher.frame.rect) ?? sketcher.frame.rect
      sketchers.append(sketcher)
    }
    guard let bounds else { preconditionFailure("a lifecycle has calls") }
    for var sketcher in sketchers {
      if isLevel { sketcher.frame.lower(to: bounds.minY) }
      sketcher.sketch(into: &builder)
    }
    return builder.finished(in: bounds)
  }

  /// Draws a dismissal by a delegate: who sets it, and the calls that lead to dismiss.
  private static func sketch(of dismissal: DelegateDismissal, _ style: Style) -> Sketch {
    let hierarchy = dismissal.hierarchy
    let phrases = style.language.phrases(hierarchy.app.spelling)
    let sequence = CallSequence(dismissal)
    let title = phrases.text(
      of: .dismissing(
        hierarchy.id(dismissal.presentation.presented), by: hierarchy.app.id(of: dismissal.delegate)
      ))
    let uiKitClass = hierarchy.app.viewControllers[dismissal.owner].uiKitClass
    let duties =
      uiKitClass.isClosed
      ? [phrases.isSystems(uiKitClass)] + [phrases.dismissal(of: uiKitClass)].compactMap(\.self)
      : []
    var builder = SketchBuilder(
      style,
      text: phrases.joined(
        [sequence.text(titled: title, in: phrases)] + duties + hierarchy.refusalTexts(phrases)))
    let sketcher = CallSequenceSketcher(
      sequence, prefix: "dismiss", title: title, style, left: 0)
    sketcher.sketch(into: &builder)
    return builder.finished(in: sketcher.frame.rect)
  }

  /// Words in place of a figure.
  private static func note(_ text: String, _ hierarchy: Hierarchy, _ style: Style) -> Sketch {
    let look = style.template.look
    let phrases = style.language.phrases
    var builder = SketchBuilder(
      style, text: phrases.joined([text] + hierarchy.refusalTexts(phrases)))
    let lines = TextLine.lines(of: text, .caption, look, limit: look.fonts.caption.size * 30)
    let rect = builder.addText(lines, id: "note", at: Point(0, 0))
    return builder.finished(in: rect ?? .zero)
  }
}
