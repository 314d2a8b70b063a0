import Phrases
import Pictures
import ViewControllers

/// The calls that establish a container's relationship to its children, and those that dissolve it.
struct CallFigure: Figure {
  /// Whether to draw the calls of all steps so far, or only those of the last step.
  var showsAll = true

  /// The layout of a figure's frames.
  private struct Setting {
    var framesInARow = 2
    /// The maximum width of a call's text, in widths of a box's text.
    var textWidth = 1.5
  }

  var isFlowchart: Bool { false }
  var ignoredOptions: Set<StyleOption> { [.pointers, .emphasize, .ids] }

  /// The figure of one step, because each step has a separate figure.
  var amongSteps: any Figure { CallFigure(showsAll: false) }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    sketches(of: moments, in: style, Setting())
  }

  var densities: [Density] { [.usual, .wrapped] }

  /// The plan with the row length and text width at which the figure is largest. Rows become longer
  /// until that makes the figure smaller.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) -> DensityPlan? {
    var best: DensityPlan?
    let frames = moments.reduce(1) { max($0, frameCount(in: $1.hierarchy)) }
    for textWidth in Self.textWidths {
      let least = best.map { $0.scale * Self.gain } ?? 0
      var last = 0.0
      for framesInARow in Self.rowLengths(upTo: frames) {
        let setting = Setting(framesInARow: framesInARow, textWidth: textWidth)
        let sketches = sketches(of: moments, in: style, setting)
        let plan = DensityPlan(moments.areFew ? sketches.cached : sketches, for: room)
        if plan.scale >= least, plan.scale > best?.scale ?? 0 { best = plan }
        if plan.scale < last, framesInARow >= Self.leastTried { break }
        last = plan.scale
      }
      if best?.scale ?? 0 >= 1 { break }
    }
    return best
  }

  private static let textWidths = [1.5, 0.6, 0.45]
  /// The minimum enlargement that justifies wrapping calls to more lines.
  private static let gain = 1.1
  /// The row length up to which a smaller figure doesn't end the search, because frames differ in
  /// size.
  private static let leastTried = 4

  /// The row lengths to try: long ones grow by a quarter, so that many frames need few trials.
  private static func rowLengths(upTo frames: Int) -> [Int] {
    var lengths = [1]
    while let last = lengths.last, last < frames {
      lengths.append(min(frames, last + max(1, last / 4)))
    }
    return lengths
  }

  private func frameCount(in hierarchy: Hierarchy) -> Int {
    lifecycles(in: hierarchy).reduce(0) { count, lifecycle in
      count + (lifecycle.addition == nil ? 0 : 1) + (lifecycle.removal == nil ? 0 : 1)
        + (lifecycle.exchange == nil ? 0 : 1)
    }
  }

  private func lifecycles(in hierarchy: Hierarchy) -> [ChildLifecycle] {
    showsAll ? ChildLifecycle.all(in: hierarchy) : ChildLifecycle(in: hierarchy).map { [$0] } ?? []
  }

  private func sketches(of moments: Moments, in style: Style, _ setting: Setting) -> Sketches {
    Sketches(of: moments) { hierarchy in
      let lifecycles = lifecycles(in: hierarchy)
      if !lifecycles.isEmpty { return Self.sketch(of: lifecycles, hierarchy, style, setting) }
      return DelegateDismissal(in: hierarchy).map { Self.sketch(of: $0, style) }
        ?? Self.note(style.language.phrases.text(of: .noCustomContainer), hierarchy, style)
    }
  }

  /// A sequence of calls with its own frame, and the frame's title.
  private struct Part {
    let sequence: CallSequence
    let kind: String
    let title: String
  }

  private static func sketch(
    of lifecycles: [ChildLifecycle], _ hierarchy: Hierarchy, _ style: Style, _ setting: Setting
  ) -> Sketch {
    let phrases = style.language.phrases
    let all: [[Part]] = lifecycles.map { parts(of: $0, hierarchy, phrases) }
    var texts = zip(lifecycles, all).flatMap { lifecycle, parts in
      parts.map { $0.sequence.text(titled: $0.title, in: phrases) }
        + (lifecycle.addition?.isOfViewAlone == true
          ? [
            phrases.text(
              of: .lacks(hierarchy.id(lifecycle.child), in: hierarchy.id(lifecycle.container)))
          ] : [])
    }
    texts += hierarchy.refusalTexts(phrases)
    var builder = SketchBuilder(style, text: phrases.joined(texts))
    var kinds: [String: Int] = [:]
    let gap = style.template.look.frame.gap
    var room: Rect?
    var rest: ArraySlice<Part> = all.flatMap { $0 }[...]
    while !rest.isEmpty {
      // Frames side by side have a common lower edge, so the row is laid out first.
      var row: [CallSequenceSketcher] = []
      var bounds: Rect?
      for part in rest.prefix(setting.framesInARow) {
        kinds[part.kind, default: 0] += 1
        let number = kinds[part.kind] ?? 1
        let sketcher = CallSequenceSketcher(
          part.sequence, prefix: number > 1 ? "\(part.kind)-\(number)" : part.kind,
          title: part.title, style, left: bounds.map { $0.maxX + gap } ?? 0,
          top: room.map { $0.minY - gap } ?? 0, textWidth: setting.textWidth)
        bounds = bounds?.union(sketcher.frame.rect) ?? sketcher.frame.rect
        row.append(sketcher)
      }
      rest = rest.dropFirst(row.count)
      guard let bounds else { break }
      for var sketcher in row {
        sketcher.frame.lower(to: bounds.minY)
        sketcher.sketch(into: &builder)
      }
      room = room?.union(bounds) ?? bounds
    }
    guard let room else { preconditionFailure("a lifecycle has calls") }
    return builder.finished(in: room)
  }

  private static func parts(
    of lifecycle: ChildLifecycle, _ hierarchy: Hierarchy, _ phrases: any Phrases
  ) -> [Part] {
    let (child, container) = (hierarchy.id(lifecycle.child), hierarchy.id(lifecycle.container))
    let added = lifecycle.addition.map { addition in
      Part(
        sequence: CallSequence(addition), kind: "establish",
        title: addition.isOfViewAlone
          ? phrases.text(of: .addingView(of: child, to: container))
          : phrases.text(of: .adding(child, to: container)))
    }
    let removed = lifecycle.removal.map {
      Part(
        sequence: CallSequence($0), kind: "dissolve",
        title: phrases.text(of: .removing(child, from: container)))
    }
    let exchanged = lifecycle.exchange.map { exchange in
      Part(
        sequence: CallSequence(exchange), kind: "exchange",
        title: phrases.text(
          of: .exchanging(
            exchange.replaced.map(hierarchy.id) ?? "", for: child, in: container)))
    }
    return [added, removed, exchanged].compactMap(\.self)
  }

  /// Draws a dismissal by a delegate: who sets the delegate, and the calls that lead to dismiss.
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

  /// Creates a text instead of a figure.
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
