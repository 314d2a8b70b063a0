import Phrases
import Pictures
import ViewControllers

/// The calls that establish a container's relationship to its children, and those that dissolve it.
struct CallFigure: Figure {
  /// Whether to draw the calls of all steps so far, or only those of the last step.
  var showsAll = true
  /// The indices of the frames to draw; nil for all.
  var frames: Range<Int>?

  /// The layout of a figure's frames.
  private struct Setting {
    var framesInARow = 2
    var measures = CallSequenceSketcher.Measures()
  }

  var isFlowchart: Bool { false }

  /// The figure of each step's own calls.
  var amongSteps: any Figure { CallFigure(showsAll: false) }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    sketches(of: moments, in: style, Setting())
  }

  var densities: [Density] { [.usual, .wrapped] }

  /// The plan with the row length and measures at which the figure is largest. Rows become longer
  /// until that makes the figure smaller.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) -> DensityPlan? {
    var best: DensityPlan?
    let frames = moments.reduce(1) { max($0, parts(in: $1.hierarchy, style).count) }
    let look = style.template.look
    for measures in Self.measures {
      let isLarge = best.map { $0.scale * look.fonts.smallest >= room.page.wantedText(in: look) }
      let least = best.map { $0.scale * (isLarge ?? false ? Self.gain : Self.smallGain) } ?? 0
      var last = 0.0
      for framesInARow in Self.rowLengths(upTo: frames) {
        let setting = Setting(framesInARow: framesInARow, measures: measures)
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

  /// The measures to try, from the widest.
  private static let measures = [1.1, 0.5].flatMap { gap in
    [(1.5, 14.0), (0.6, 14), (0.45, 14), (0.45, 8), (0.35, 6)].map { call, name in
      CallSequenceSketcher.Measures(call: call, name: name, gap: gap)
    }
  }
  /// The minimum enlargement that justifies more compact measures; the second one applies if
  /// the text is smaller than wanted.
  private static let (gain, smallGain) = (1.1, 1.02)
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

  /// Creates pages with as many frames as leave the text large enough. There is no overview.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    try atlas(of: parts(in: moment.hierarchy, style).count, of: moment, named: name, in: style) {
      CallFigure(showsAll: showsAll, frames: $0)
    }
  }

  private func lifecycles(in hierarchy: Hierarchy) -> [ChildLifecycle] {
    if showsAll { return ChildLifecycle.all(in: hierarchy) }
    return ChildLifecycle.ofLastStep(in: hierarchy).map { [$0] } ?? []
  }

  private func parts(in hierarchy: Hierarchy, _ style: Style) -> [Part] {
    lifecycles(in: hierarchy).flatMap { Self.parts(of: $0, hierarchy, style.language.phrases) }
  }

  private func sketches(of moments: Moments, in style: Style, _ setting: Setting) -> Sketches {
    Sketches(of: moments) { moment in
      let hierarchy = moment.hierarchy
      let parts = parts(in: hierarchy, style)
      if !parts.isEmpty {
        let shown = frames.map { parts[$0.clamped(to: parts.indices)] } ?? parts[...]
        return Self.sketch(of: shown, hierarchy, style, setting)
      }
      let phrases = style.language.phrases
      let note = phrases.text(
        of: ChildLifecycle(in: hierarchy) == nil ? .noCustomContainer : .noChildChanges)
      return DelegateDismissal(in: hierarchy).map { Self.sketch(of: $0, style, setting) }
        ?? Self.note(note, hierarchy, style)
    }
  }

  /// A sequence of calls with its own frame, and the frame's title.
  private struct Part {
    let sequence: CallSequence
    let kind: String
    let title: String
    /// A sentence about the child after the calls, for the alternative text.
    var remark: String?
  }

  private static func sketch(
    of parts: ArraySlice<Part>, _ hierarchy: Hierarchy, _ style: Style, _ setting: Setting
  ) -> Sketch {
    let phrases = style.language.phrases
    var texts = parts.flatMap { part in
      [part.sequence.text(titled: part.title, in: phrases), part.remark].compactMap(\.self)
    }
    texts += hierarchy.refusalTexts(phrases)
    var builder = SketchBuilder(style, text: phrases.joined(texts))
    var kinds: [String: Int] = [:]
    let gap = style.template.look.frame.gap
    var room: Rect?
    var rest = parts
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
          top: room.map { $0.minY - gap } ?? 0, setting.measures)
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
          : phrases.text(of: .adding(child, to: container)),
        remark: addition.isOfViewAlone ? phrases.text(of: .lacks(child, in: container)) : nil)
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
  private static func sketch(
    of dismissal: DelegateDismissal, _ style: Style, _ setting: Setting
  ) -> Sketch {
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
      sequence, prefix: "dismiss", title: title, style, left: 0, setting.measures)
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
