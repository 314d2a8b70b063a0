import VCPhrases
import VCPictures

/// A figure at one density: the estimated scale, and its sketches.
package struct DensityPlan {
  package let scale: Double
  /// The number of pairs that turn three times or more.
  let detours: Int
  package let sketches: () throws -> Sketches?

  package init(scale: Double, detours: Int = 0, sketches: @escaping () throws -> Sketches?) {
    (self.scale, self.detours, self.sketches) = (scale, detours, sketches)
  }
}

/// The plans of a figure at one density for pages of any size; nil for a page where none can be drawn.
package typealias DensityPlans = (PageRoom) throws -> DensityPlan?

extension DensityPlan {
  /// A plan of sketches that are already laid out.
  package init(_ sketches: Sketches, for room: PageRoom) {
    self.init(scale: sketches.bounds.map { room.scale($0.width, $0.height) } ?? 1) { sketches }
  }
}

/// Fits figures to a page, as one: all have the same scale. It raises their density until the smallest
/// text is large enough, and further if a density enlarges all text by a tenth and keeps every line. If no
/// density suffices, it uses the one with the largest text. A figure that has room for it keeps its names
/// whole and its families side by side, whatever the others need.
struct PageFitter {
  /// The figures, each with its style, which has a page; at least one.
  let figures: [Drawable]

  /// Whether text that is large enough need not be larger: the pages are only tried.
  var isTrial = false

  /// The least gain of a further density if the text is large enough.
  private static let gain = 1.1

  /// A figure at a density, before it is drawn.
  private struct Form {
    let density: Density
    let style: Style
    let plan: DensityPlan
  }

  /// The figures at a density, or at the last one at which each can be drawn.
  private struct Plan {
    var forms: [Form]
    /// Those that each had at lower densities, the lowest first, from the one that decides the size of its
    /// texts.
    var earlier: [[Form]]

    var scale: Double { forms.map(\.plan.scale).min() ?? 1 }
    var text: Double { scale * (forms.map(\.style.template.look.fonts.smallest).min() ?? 0) }

    /// The simplest forms that are as large as the largest figure can be.
    var simplest: [Form] {
      guard forms.count > 1 else { return forms }
      let scale = scale
      return zip(forms, earlier).map { form, earlier in
        earlier.first { $0.plan.scale >= min(1, scale * Self.reserve) } ?? form
      }
    }

    /// Scales are estimated.
    private static let reserve = 1.05
  }

  private struct Step {
    let pages: [Pages]
    let fits: [PageFit]

    var scale: Double { fits[0].scale }
    var smallestText: Double { fits.map(\.smallestText).min() ?? 0 }
    var isLargeEnough: Bool { fits.allSatisfy(\.isLargeEnough) }
    var statementCount: Int { pages.reduce(0) { $0 + $1.statementCount } }

    /// Whether it routes as many edges as the usual density does.
    func routesAll(of usual: [Pages]) -> Bool {
      zip(pages, usual).allSatisfy { $0.unroutedEdges <= $1.unroutedEdges }
    }

    func isBetter(than best: Step, of usual: [Pages]) -> Bool {
      smallestText > best.smallestText && routesAll(of: usual)
    }
  }

  /// Creates the pages of each figure.
  func pages() throws -> [Pages] {
    let sketches = try figures.map { try $0.sketches($0.style) }
    let usual = pages(of: sketches, in: figures.map(\.style))
    guard var best = step(figures.map { _ in .usual }, usual) else { return usual }
    var plan = Plan(
      forms: zip(figures, sketches).map { figure, sketches in
        Form(
          density: .usual, style: figure.style,
          plan: DensityPlan(scale: best.scale) { sketches })
      }, earlier: figures.map { _ in [] })
    let wanted = figures.map { $0.page.wantedText(in: $0.style.template.look) }.max() ?? 0
    var put: [Plan] = []
    for density in Density.allCases
    where density > .usual && best.scale < 1 && !WorkLimit.isReached {
      if isTrial, best.isLargeEnough { break }
      guard let next = try self.plan(density, after: plan, usual) else { continue }
      plan = next
      if best.isLargeEnough {
        let least = best.scale * Self.gain
        if plan.scale >= least, let step = try step(plan), step.scale >= least,
          step.routesAll(of: usual)
        {
          // Each further density omits these lines, too.
          if step.statementCount < best.statementCount { break }
          best = step
        }
        continue
      }
      if plan.text < wanted, plan.scale < 1 {
        put.append(plan)
      } else if let step = try step(plan), step.isBetter(than: best, of: usual) {
        best = step
      }
    }
    if best.isLargeEnough { return best.pages }
    // No density is large enough: use the one with the largest text, trying the best estimates
    // first.
    let ordered = put.enumerated().sorted {
      ($1.element.text, $0.offset) < ($0.element.text, $1.offset)
    }
    for next in ordered.map(\.element) {
      if next.text <= best.smallestText || WorkLimit.isReached { break }
      if let step = try step(next), step.isBetter(than: best, of: usual) { best = step }
    }
    return best.pages
  }

  /// The plan at a density; nil if no figure can be drawn at it. A figure that can't keeps the form
  /// that it has.
  private func plan(_ density: Density, after last: Plan, _ usual: [Pages]) throws -> Plan? {
    var plan = last
    var changes = false
    for (number, figure) in figures.enumerated()
    where figure.style.densities(of: figure.densities).contains(density) {
      let adapted = figure.style.adapted(to: density)
      let around = usual[number].around(namesStandInLegend: adapted.namesStandInLegend)
      let room = PageRoom(
        page: figure.page.filled(by: adapted.template.look.page.aspectRatio), around: around)
      guard let own = try figure.plan(adapted, density, room) else { continue }
      if density > .legend { plan.earlier[number].append(last.forms[number]) }
      plan.forms[number] = Form(density: density, style: adapted, plan: own)
      changes = true
    }
    return changes ? plan : nil
  }

  private func step(_ plan: Plan) throws -> Step? {
    let forms = plan.simplest
    let sketches = try forms.compactMap { try $0.plan.sketches() }
    guard sketches.count == figures.count else { return nil }
    return step(forms.map(\.density), pages(of: sketches, in: forms.map(\.style)))
  }

  private func pages(of sketches: [Sketches], in styles: [Style]) -> [Pages] {
    zip(figures, zip(sketches, styles)).map { Pages(of: $1.0, $0, in: $1.1) }
  }

  private func step(_ densities: [Density], _ pages: [Pages]) -> Step? {
    let texts = pages.map(\.smallestText)
    guard let smallest = texts.compactMap(\.self).min() else { return nil }
    let scale = zip(figures, pages).map { $0.page.scale(for: $1.size ?? .zero) }.min() ?? 1
    let fits = figures.indices.map { index in
      let (figure, density) = (figures[index], densities[index])
      let look = figure.style.template.look
      return PageFit(
        page: figure.page, density: density,
        // Lines without names have none in a legend.
        densities: figure.style.densities(of: figure.densities).filter {
          $0 != .legend || figure.style.pointersOfFamilies != .unnamed
        }, scale: scale,
        smallestText: (texts[index] ?? smallest) * scale,
        wantedText: figure.page.wantedText(in: look) * look.scale)
    }
    return Step(pages: zip(pages, fits).map { $0.fitted($1) }, fits: fits)
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
