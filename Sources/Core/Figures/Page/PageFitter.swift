import VCPhrases
import VCPictures

/// A figure at one density: the estimated scale, and its sketches.
package struct DensityPlan {
  package let scale: Double
  package let sketches: () throws -> Sketches?

  package init(scale: Double, sketches: @escaping () throws -> Sketches?) {
    (self.scale, self.sketches) = (scale, sketches)
  }
}

extension DensityPlan {
  /// A plan of sketches that are already laid out.
  package init(_ sketches: Sketches, for room: PageRoom) {
    self.init(scale: sketches.bounds.map { room.scale($0.width, $0.height) } ?? 1) { sketches }
  }
}

/// Fits a figure to a page. It raises the density until the smallest text is large enough, and
/// further if a density enlarges all text by a tenth and keeps every line. If no density suffices,
/// it uses the one with the largest text.
struct PageFitter {
  let drawable: Drawable
  let style: Style
  let page: PageSize

  /// The least gain of a further density if the text is large enough.
  private static let gain = 1.1

  private var wantedText: Double { page.wantedText(in: style.template.look) }

  private struct Step {
    let density: Density
    let pages: Pages
    let fit: PageFit
  }

  /// Creates the pages.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  func pages() throws -> Pages {
    let usual = Pages(of: try drawable.sketches(style), drawable, in: style)
    guard var best = step(.usual, usual) else { return usual }
    var put: [(density: Density, style: Style, text: Double, plan: DensityPlan)] = []
    for density in style.densities(of: drawable.densities)
    where density > .usual && best.fit.scale < 1 && !WorkLimit.isReached {
      let adapted = style.adapted(to: density)
      let around = usual.around(namesStandInLegend: adapted.namesStandInLegend)
      let room = PageRoom(
        page: page.filled(by: adapted.template.look.page.aspectRatio), around: around)
      guard let plan = try drawable.plan(adapted, density, room) else {
        continue
      }
      if best.fit.isLargeEnough {
        let least = best.fit.scale * Self.gain
        if plan.scale >= least, let step = try step(density, plan, in: adapted),
          step.fit.scale >= least, routes(all: usual, step)
        {
          // Each further density omits these lines, too.
          if step.pages.statementCount < best.pages.statementCount { break }
          best = step
        }
        continue
      }
      let text = plan.scale * adapted.template.look.fonts.smallest
      if text >= wantedText || plan.scale >= 1 {
        if let step = try step(density, plan, in: adapted), routes(all: usual, step) {
          if step.fit.smallestText > best.fit.smallestText { best = step }
        }
      } else {
        put.append((density, adapted, text, plan))
      }
    }
    if best.fit.isLargeEnough { return best.pages }
    // No density is large enough: use the one with the largest text, trying the best estimates
    // first.
    for next in put.sorted(by: { ($1.text, $0.density) < ($0.text, $1.density) }) {
      if next.text <= best.fit.smallestText || WorkLimit.isReached { break }
      guard let step = try step(next.density, next.plan, in: next.style), routes(all: usual, step)
      else { continue }
      if step.fit.smallestText > best.fit.smallestText { best = step }
    }
    return best.pages
  }

  /// Whether the step routes as many edges as the usual density does.
  private func routes(all usual: Pages, _ step: Step) -> Bool {
    step.pages.unroutedEdges <= usual.unroutedEdges
  }

  private func step(_ density: Density, _ plan: DensityPlan, in style: Style) throws -> Step? {
    guard let sketches = try plan.sketches() else { return nil }
    return step(density, Pages(of: sketches, drawable, in: style))
  }

  private func step(_ density: Density, _ pages: Pages) -> Step? {
    guard let size = pages.size, let smallest = pages.smallestText else { return nil }
    let scale = page.scale(for: size)
    let drawn = style.template.look.scale
    let fit = PageFit(
      page: page, density: density, densities: drawable.densities, scale: scale,
      smallestText: smallest * scale, wantedText: wantedText * drawn)
    return Step(density: density, pages: pages.fitted(fit), fit: fit)
  }
}

extension Look.Fonts {
  /// The smallest text size in a figure of families.
  package var smallest: Double { min(name.size, detail.size, pointer.size) }
}

extension PageSize {
  /// The intended size of the smallest text, in points of a figure at the look's own size.
  package func wantedText(in look: Look) -> Double {
    max(look.page.smallestText / enlargement, smallestText) / look.scale
  }
}
