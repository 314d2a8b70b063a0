import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// A screen for each presentation that shows what it covers, as in the guide's figure 10-4.
struct CoverageFigure: Figure {
  /// The screens to draw.
  enum Shown {
    /// Each window before its first presentation, and with each presentation.
    case all
    /// Each presentation, and windows without presentations.
    case presentations
    /// Each window in its current state, with the last presentation that is visible there.
    case now
  }

  var shown = Shown.all
  /// The indices of the screens to draw; nil for all.
  var screens: Range<Int>?

  /// Whether the last of several screens is drawn.
  func showsLast(of count: Int) -> Bool { screens?.contains(count - 1) ?? true }

  var isFlowchart: Bool { false }
  var ignoredOptions: Set<StyleOption> { [.pointers, .emphasize, .ids] }

  /// Omits the screens that all alternatives share.
  var amongAlternatives: any Figure { CoverageFigure(shown: .presentations) }

  var amongSteps: any Figure { CoverageFigure(shown: .now) }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    var (forms, most): (Set<PartForm>, Int) = ([], 1)
    for moment in moments {
      let sketcher = CoverageSketcher(of: moment.hierarchy, in: style, self)
      forms.formUnion(sketcher.forms)
      most = max(most, sketcher.cells.count)
    }
    // As few rows as possible, the last with the fewest gaps.
    let rows = (most + 3) / 4
    return sketches(
      of: moments, in: style, CoverageRows(screensInARow: (most + rows - 1) / rows), forms,
      screenSize: 1)
  }

  var densities: [Density] { Density.plain }

  func plans(of moments: Moments, in style: Style, on density: Density) -> DensityPlans? {
    { plan(of: moments, in: style, for: $0) }
  }

  /// The plan with the rows in which the text is largest; of those that are large enough, one that
  /// readers see at once. Statements are shorter, and then the screens smaller than usual, only if the
  /// text would be too small otherwise.
  private func plan(of moments: Moments, in style: Style, for room: PageRoom) -> DensityPlan? {
    let look = style.template.look
    let enough = room.page.wantedText(in: look) / look.fonts.smallest
    var tries: [(room: PageRoom, screenSize: Double, shortensCode: Bool)] =
      [room.inView, room].compactMap { $0.map { ($0, 1, false) } }
    // Nothing makes texts on a computer's screen smaller.
    if enough.isFinite { tries += Self.screenSizes.map { (room, $0, true) } }
    var best: DensityPlan?
    for (room, screenSize, shortensCode) in tries where best?.scale ?? 0 < min(1, enough) {
      let rows = CoverageRows.all(shortensCode: shortensCode)
      var scales = rows.map { _ in 1.0 }
      var forms: Set<PartForm> = []
      for moment in moments {
        let sketcher = CoverageSketcher(
          of: moment.hierarchy, in: style, self, screenSize: screenSize)
        forms.formUnion(sketcher.forms)
        for place in rows.indices {
          let size = sketcher.size(in: rows[place])
          scales[place] = min(scales[place], room.scale(size.width, size.height))
        }
      }
      // Keys and notes below the screens take more of a high figure.
      let places = Dictionary(zip(scales, scales.indices)) { first, _ in first }
      for (scale, place) in places.sorted(by: { $0.key > $1.key }).prefix(3)
      where scale > best?.scale ?? 0 {
        let sketches = sketches(of: moments, in: style, rows[place], forms, screenSize: screenSize)
        let plan = DensityPlan(sketches.cached(of: moments), for: room)
        if plan.scale > best?.scale ?? 0 { best = plan }
      }
    }
    return best
  }

  /// The sizes of screens, beside their usual size. Smaller screens lose names.
  private static let screenSizes = [1, 0.9, 0.8, 0.7, 0.6, 0.55]

  /// Creates pages with as many screens as leave the text large enough. There is no overview.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    let count = CoverageSketcher(of: moment.hierarchy, in: style, self).screenCount
    return try atlas(of: count, of: moment, named: name, in: style) {
      CoverageFigure(shown: shown, screens: $0)
    }
  }

  private func sketches(
    of moments: Moments, in style: Style, _ rows: CoverageRows, _ forms: Set<PartForm>,
    screenSize: Double
  ) -> Sketches {
    // A caption with the step's outcome says that UIKit refused it.
    let hasCaptions = style.template.look.page.caption != .none
    let rows =
      moments.count == 1
      ? rows
      : moments.reduce(rows) {
        CoverageSketcher(
          of: $1.hierarchy, in: style, self, screenSize: screenSize,
          hasHighBars: forms.contains(.highBars)
        ).widened($0)
      }
    return Sketches(of: moments) { moment in
      CoverageSketcher(
        of: moment.hierarchy, in: style, self, screenSize: screenSize,
        hasHighBars: forms.contains(.highBars)
      ).sketch(in: rows, forms, explainsRefusal: !hasCaptions || !moment.isLabeledWithOutcome)
    }
  }
}

extension FigureKind {
  /// The areas that presentations cover, as in the guide's figure 10-4.
  package static let coverage = FigureKind("coverage", CoverageFigure())
}
