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
    sketches(of: moments, in: style, CoverageRows(screensInARow: 4))
  }

  var densities: [Density] { Density.plain }

  /// The plan with the row length at which the screens are largest. If it helps, long statements
  /// are wrapped, and texts are wider than the screens or at their right.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) -> DensityPlan? {
    var best: (plan: DensityPlan, rows: CoverageRows)?
    func tryAll(_ first: CoverageRows) {
      var rows = first
      for count in 1...first.screensInARow {
        rows.screensInARow = count
        let sketches = sketches(of: moments, in: style, rows)
        let plan = DensityPlan(moments.areKept ? sketches.cached : sketches, for: room)
        if plan.scale > best?.plan.scale ?? 0 { best = (plan, rows) }
      }
    }
    let hasWideCode = moments.contains {
      CoverageSketcher(of: $0.hierarchy, in: style, self).hasWideCode
    }
    for breaksCode in hasWideCode ? [false, true] : [false] {
      tryAll(CoverageRows(screensInARow: Self.mostInARow, breaksCode: breaksCode))
      if best?.plan.scale ?? 0 >= 1 { break }
    }
    for (textWidth, areBeside) in Self.texts {
      guard var rows = best?.rows, best?.plan.scale ?? 0 < 1 else { break }
      (rows.textWidth, rows.textsAreBeside) = (textWidth, areBeside)
      tryAll(rows)
    }
    return best?.plan
  }

  /// Alternative positions for texts, which need fewer lines or less height there than under a
  /// narrow screen: their width, in screens, and whether they are at the screens' right.
  private static let texts = [
    (1.5, false), (2, false), (3, false), (1, true), (1.5, true), (2, true),
  ]
  /// The maximum row length; longer rows never enlarge the smallest text.
  private static let mostInARow = 8

  /// Creates pages with as many screens as leave the text large enough. There is no overview.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    let count = CoverageSketcher(of: moment.hierarchy, in: style, self).screenCount
    return try atlas(of: count, of: moment, named: name, in: style) {
      CoverageFigure(shown: shown, screens: $0)
    }
  }

  private func sketches(
    of moments: Moments, in style: Style, _ rows: CoverageRows
  ) -> Sketches {
    // A caption with the step's outcome says that UIKit refused it.
    let hasCaptions = style.template.look.page.caption != .none
    return Sketches(of: moments) { moment in
      CoverageSketcher(of: moment.hierarchy, in: style, self, rows)
        .sketch(explainsRefusal: !hasCaptions || !moment.isLabeledWithOutcome)
    }
  }
}
