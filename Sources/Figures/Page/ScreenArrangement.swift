import VCPhrases
import VCPictures

/// Arranges a figure without a page for a screen, if in one row it is a strip that readers see only
/// in part, or too small, or if a pair turns three times. Texts keep their size, and no line is omitted.
struct ScreenArrangement {
  private let drawable: Drawable
  /// A screen's width divided by its height: the one to aim at, and the largest.
  private let (proportion, flattest): (Double, Double)

  /// The width of a screen, in points: 1,600 pixels. A narrower figure is no strip.
  private static let width = 1200.0
  /// The densities at which a strip is arranged.
  private static let densities: [Density] = [.wrapped, .pairs, .legend, .shortNames, .lists]
  /// The least difference in width that counts.
  private static let gain = 1.1

  private var style: Style { drawable.style }

  init(of drawable: Drawable) {
    self.drawable = drawable
    let form = drawable.style.template.look.page.aspectRatio
    (proportion, flattest) = form > 0 ? (form, form) : (3.0 / 2, 16.0 / 9)
  }

  /// Creates the pages; without an arrangement, unless they are strips.
  func pages() throws -> Pages {
    let usual = Pages(of: try drawable.sketches(style), drawable, in: style)
    let size = usual.figureSize
    let isStrip =
      extent(of: size) > Self.width && (drawable.isInPanels || size.width > size.height * flattest)
    guard style.isArrangedForScreens, isStrip || usual.detours > 0 else { return usual }
    let around = usual.around(namesStandInLegend: false)
    var best: (style: Style, density: Density, plan: DensityPlan)?
    for density in style.densities(of: drawable.densities) where Self.densities.contains(density) {
      let adapted = style.adapted(to: density)
      let room = PageRoom(page: screen, around: around)
      guard let plan = try drawable.plan(adapted, density, room) else { continue }
      if let last = best?.plan, !isBetter(plan, than: last) { continue }
      best = (adapted, density, plan)
      if plan.scale >= 1, plan.detours == 0 { break }
    }
    guard let best, let sketches = try best.plan.sketches() else { return usual }
    var pages = Pages(of: sketches, drawable, in: best.style)
    // What the request names is drawn; other pointers give way to one pair for each presentation.
    let isLess = pages.statementCount < usual.statementCount
    if pages.unroutedEdges > usual.unroutedEdges || isLess && !style.namedPointers.isEmpty
      || pages.detours >= usual.detours
        && extent(of: pages.figureSize) * Self.gain > extent(of: usual.figureSize)
    {
      return usual
    }
    pages.screenDensity = best.density
    return pages
  }

  private func isBetter(_ plan: DensityPlan, than last: DensityPlan) -> Bool {
    if plan.detours != last.detours { return plan.detours < last.detours }
    return last.scale < 1 && (plan.scale >= 1 || plan.scale > last.scale * Self.gain)
  }

  /// The screen; families may be as high as it is wide, because readers scroll down.
  private var screen: PageSize {
    let height = Self.width / (drawable.densities.contains(.pairs) ? 1 : proportion)
    return PageSize(name: "screen", width: Self.width, height: height, smallestText: .infinity)
  }

  /// The width of the screen for a size. Panels, which rows of any length hold, may be too high for one.
  private func extent(of size: Size) -> Double {
    drawable.isInPanels ? max(size.width, size.height * proportion) : size.width
  }
}
