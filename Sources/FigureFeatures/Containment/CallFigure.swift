import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The calls that establish a container's relationship to its children, and those that dissolve it.
struct CallFigure: Figure {
  /// Whether to draw the calls of all steps so far, or only those of the last step.
  var showsAll = true
  /// The indices of the frames to draw; nil for all.
  var frames: Range<Int>?

  /// The layout of a figure's frames.
  fileprivate struct Setting {
    var framesInARow = 2
    var measures = CallRow.Measures()
  }

  var isFlowchart: Bool { false }
  var ignoredOptions: Set<StyleOption> { [.pointers, .emphasize, .ids] }
  /// Calls are code, in which ids are the names of variables.
  var namesByID: Bool { true }

  /// The figure of each step's own calls.
  var amongSteps: any Figure { CallFigure(showsAll: false) }

  /// The step's own calls if it is asked for, as in the figure of that step among all.
  func including(_ moments: Moments, untilStep step: Int, asked: Bool) -> any Figure {
    asked ? amongSteps : self
  }

  func isEmpty(of hierarchy: Hierarchy) -> Bool {
    ChildLifecycle.all(in: hierarchy).isEmpty && DelegateDismissal(in: hierarchy) == nil
  }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    Sketches(of: moments) { content(of: $0.hierarchy, in: style).sketch(in: style, Setting()) }
  }

  var densities: [Density] { [.usual, .wrapped] }

  func plans(of moments: Moments, in style: Style, on density: Density) -> DensityPlans? {
    // Contents are texts alone, so those of many states need little memory.
    let contents = moments.map { content(of: $0.hierarchy, in: style) }
    return { plan(of: contents, from: moments, in: style, for: $0) }
  }

  /// The plan with the row length and measures at which the figure is largest. Rows become longer
  /// until that makes the figure smaller.
  private func plan(
    of contents: [CallContent], from moments: Moments, in style: Style, for room: PageRoom
  ) -> DensityPlan? {
    var best: DensityPlan?
    let frames = contents.reduce(1) { max($0, $1.parts.count) }
    let look = style.template.look
    for measures in Self.measures {
      let isLarge =
        best.map { $0.scale * look.fonts.smallest >= room.page.wantedText(in: look) } ?? false
      if isLarge, measures.name == 0 { break }
      let least = best.map { $0.scale * (isLarge ? Self.gain : Self.smallGain) } ?? 0
      var last = 0.0
      for framesInARow in Self.rowLengths(upTo: frames) {
        let setting = Setting(framesInARow: framesInARow, measures: measures)
        let sketches = Sketches(of: contents) { $0.sketch(in: style, setting) }
        let plan = DensityPlan(sketches.cached(of: moments), for: room)
        if plan.scale >= least, plan.scale > best?.scale ?? 0 { best = plan }
        if plan.scale < last, framesInARow >= Self.leastTried { break }
        last = plan.scale
      }
      if best?.scale ?? 0 >= 1 { break }
    }
    return best
  }

  /// The measures to try, from the widest. Names without classes are the last.
  private static let measures = [
    [(1.5, 14.0), (0.6, 14), (0.45, 14), (0.45, 8), (0.35, 6)], [(0.6, 0), (0.45, 0), (0.35, 0)],
  ].flatMap { widths in
    [1.1, 0.5].flatMap { gap in
      widths.map { CallRow.Measures(call: $0, name: $1, gap: gap) }
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
    let count = content(of: moment.hierarchy, in: style).parts.count
    return try atlas(of: count, of: moment, named: name, in: style) {
      CallFigure(showsAll: showsAll, frames: $0)
    }
  }

  private func content(of hierarchy: Hierarchy, in style: Style) -> CallContent {
    let lifecycles =
      showsAll
      ? ChildLifecycle.all(in: hierarchy)
      : [ChildLifecycle.ofLastStep(in: hierarchy)].compactMap(\.self)
    var content =
      lifecycles.isEmpty
      ? DelegateDismissal(in: hierarchy).map { CallContent($0, style) }
        ?? CallContent(withoutCallsIn: hierarchy, style)
      : CallContent(lifecycles, frames, hierarchy, style)
    if !hierarchy.notes.isEmpty { content.noted = hierarchy }
    return content
  }
}

/// The calls of one state, and the text of its sketch.
private struct CallContent {
  /// The sequences of calls, each with its own frame; none if no container and no delegate is known.
  let parts: [Part]
  let text: String
  /// The text in place of calls.
  private var note = ""
  /// The hierarchy, if its description has notes.
  var noted: Hierarchy?

  struct Part {
    let sequence: CallSequence
    let kind: String
    let title: String
    /// A sentence about the child after the calls.
    var remark: String?

    func sentences(in phrases: Phrases) -> [String] {
      [sequence.text(titled: title, in: phrases)] + (remark.map { [$0] } ?? [])
    }
  }

  /// - Parameter frames: The indices of the sequences; nil for all.
  init(
    _ lifecycles: [ChildLifecycle], _ frames: Range<Int>?, _ hierarchy: Hierarchy,
    _ style: Style
  ) {
    let phrases = style.language.phrases
    let all = lifecycles.flatMap { Self.parts(of: $0, hierarchy, phrases) }
    parts = frames.map { Array(all[$0.clamped(to: all.indices)]) } ?? all
    text = phrases.joined(
      parts.flatMap { $0.sentences(in: phrases) } + hierarchy.refusalTexts(in: style))
  }

  private static func parts(
    of lifecycle: ChildLifecycle, _ hierarchy: Hierarchy, _ phrases: Phrases
  ) -> [Part] {
    let (child, container) = (hierarchy.id(lifecycle.child), hierarchy.id(lifecycle.container))
    let added = lifecycle.addition.map { addition in
      Part(
        sequence: CallSequence(addition), kind: "establish",
        title: addition.isOfViewAlone
          ? phrases.text(of: .addingView(child: child, holder: container))
          : phrases.text(of: .addingChild(child: child, container: container)),
        remark: addition.isOfViewAlone
          ? phrases.text(of: .lacksParent(child: child, holder: container)) : nil)
    }
    let removed = lifecycle.removal.map {
      Part(
        sequence: CallSequence($0), kind: "dissolve",
        title: phrases.text(of: .removingChild(child: child, container: container)))
    }
    let exchanged = lifecycle.exchange.map { exchange in
      Part(
        sequence: CallSequence(exchange), kind: "exchange",
        title: phrases.text(
          of: .exchangingChildren(
            old: exchange.replaced.map(hierarchy.id) ?? "", new: child, container: container)))
    }
    return [added, removed, exchanged].compactMap(\.self)
  }

  /// A dismissal by a delegate: who sets the delegate, and the calls that lead to dismiss.
  init(_ dismissal: DelegateDismissal, _ style: Style) {
    let hierarchy = dismissal.hierarchy
    let phrases = style.language.phrases(hierarchy.app.spelling)
    let part = Part(
      sequence: CallSequence(dismissal), kind: "dismiss",
      title: phrases.text(
        of: .dismissingByDelegate(
          presented: hierarchy.id(dismissal.presentation.presented),
          delegate: hierarchy.app.id(of: dismissal.delegate))))
    let uiKitClass = hierarchy.app.viewControllers[dismissal.owner].uiKitClass
    let duties =
      uiKitClass.isClosed
      ? [phrases.isSystems(uiKitClass)] + [phrases.dismissal(of: uiKitClass)].compactMap(\.self)
      : []
    parts = [part]
    text = phrases.joined(part.sentences(in: phrases) + duties + hierarchy.refusalTexts(in: style))
  }

  /// A text instead of a figure.
  init(withoutCallsIn hierarchy: Hierarchy, _ style: Style) {
    let phrases = style.language.phrases
    parts = []
    note = phrases.text(
      of: ChildLifecycle(in: hierarchy) == nil ? .noCustomContainer : .noChildChanges)
    text = phrases.joined([note] + hierarchy.refusalTexts(in: style))
  }

  func sketch(in style: Style, _ setting: CallFigure.Setting) -> Sketch {
    var builder = SketchBuilder(style, text: text)
    let look = style.template.look
    let texts = parts.map {
      CallTexts(of: $0.sequence, look, style.language.phrases, setting.measures)
    }
    let columns = Dictionary(grouping: parts.indices) { parts[$0].sequence.places }
      .mapValues {
        CallColumns(for: $0.map { texts[$0] }, lanes: parts[$0[0]].sequence.lanes, look)
      }
    var kinds: [String: Int] = [:]
    var sketchers = parts.compactMap { part in
      columns[part.sequence.places].map { columns in
        let number = kinds[part.kind, default: 0] + 1
        kinds[part.kind] = number
        return CallSequenceSketcher(
          part.sequence,
          CallTexts(
            of: part.sequence, look, style.language.phrases, setting.measures, in: columns),
          in: columns,
          prefix: number > 1 ? "\(part.kind)-\(number)" : part.kind, title: part.title, style,
          setting.measures)
      }
    }
    // Frames below each other have a common right edge.
    let widest = sketchers.map(\.frame.rect.width).max() ?? 0
    for index in sketchers.indices where setting.framesInARow == 1 {
      sketchers[index].frame.widen(to: widest)
    }
    let sizes = sketchers.map(\.frame.rect.size)
    let table = Table(
      of: sizes, widths: Table.widths(of: sizes.map(\.width), columns: setting.framesInARow),
      gap: look.frame.gap)
    for (index, place) in table.places.enumerated() {
      sketchers[index].move(to: place.corner)
      // Frames side by side have a common lower edge.
      sketchers[index].frame.lower(to: place.bottom)
      sketchers[index].sketch(into: &builder)
    }
    let room = Rect(around: sketchers.map(\.frame.rect))
    if let room { return builder.finished(in: room, notesOf: noted) }
    let lines = TextLine.lines(
      of: note.asCaption, .caption, look, limit: look.fonts.caption.size * 30)
    // Where other states have their first frame.
    let center = Point(lines.size.width / 2, -lines.size.height / 2)
    let rect = builder.addText(lines, id: "note", at: center)
    return builder.finished(in: rect ?? .zero, notesOf: noted)
  }
}

extension FigureKind {
  /// The calls that make and end a custom container's relationship to a child.
  package static let calls = FigureKind("protocol", CallFigure())
}
