import Phrases
import Pictures
import ViewControllers

/// A screen for each presentation, which shows what it covers: as in the guide's figure 10-4.
struct CoverageFigure: Figure {
  /// The screens that are drawn.
  enum Shown {
    /// Each window before its first presentation, and with each of them.
    case all
    /// Each presentation, and windows without one.
    case presentations
    /// Each window as it is, with the last presentation that is seen there.
    case now
  }

  var shown = Shown.all
  /// The screens that are drawn, by number; nil for all.
  var screens: Range<Int>?

  var isFlowchart: Bool { false }

  /// Leaves out the screens that all alternatives have in common.
  var amongAlternatives: any Figure { CoverageFigure(shown: .presentations) }

  var amongSteps: any Figure { CoverageFigure(shown: .now) }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    sketches(of: moments, in: style, screensInARow: 4)
  }

  var densities: [Density] { Density.plain }

  /// The screens in the rows in which they are largest, with long statements in two lines if that
  /// helps.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) -> DensityPlan? {
    var best: DensityPlan?
    let hasWideCode = moments.contains {
      CoverageSketcher(of: $0.hierarchy, in: style, self).hasWideCode
    }
    for breaksCode in hasWideCode ? [false, true] : [false] {
      for count in 1...Self.mostInARow {
        let sketches = sketches(
          of: moments, in: style, screensInARow: count, breaksCode: breaksCode)
        let plan = DensityPlan(moments.areFew ? sketches.cached : sketches, for: room)
        if plan.scale > best?.scale ?? 0 { best = plan }
      }
      if best?.scale ?? 0 >= 1 { break }
    }
    return best
  }

  /// More make the smallest text no larger on any page.
  private static let mostInARow = 8

  /// Pages with as many screens as leave the text large enough. An overview would add nothing.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    let count = CoverageSketcher(of: moment.hierarchy, in: style, self).screenCount
    var perPage = style.pageToFit == nil ? min(count, Self.mostWithoutPage) : count
    while true {
      let pages = try stride(from: 0, to: count, by: max(1, perPage)).map { start in
        var part = self
        part.screens = start..<min(count, start + perPage)
        return try Drawable(part, [moment], name: name).pages(in: style)
      }
      if perPage <= 1 || pages.allSatisfy({ $0.fit?.isLargeEnough ?? true }) { return pages }
      let next = pages.count + 1
      perPage = min(perPage - 1, (count + next - 1) / next)
    }
  }

  /// More screens on a page are no longer read as one, where no page limits them.
  private static let mostWithoutPage = 12

  private func sketches(
    of moments: Moments, in style: Style, screensInARow: Int, breaksCode: Bool = false
  ) -> Sketches {
    Sketches(of: moments) { hierarchy in
      CoverageSketcher(
        of: hierarchy, in: style, self, screensInARow: screensInARow, breaksCode: breaksCode
      ).sketch()
    }
  }
}
