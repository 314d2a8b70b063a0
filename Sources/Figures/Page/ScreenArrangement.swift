import VCPhrases
import VCPictures

/// Arranges a figure without a page for a screen, if in one row it is a strip that readers see only
/// in part, or too small. Texts keep their size, and no line is omitted.
struct ScreenArrangement {
  private let drawable: Drawable
  private let style: Style
  /// A screen's width divided by its height: the one to aim at, and the largest.
  private let (proportion, flattest): (Double, Double)

  /// The width of a screen, in points: 1,600 pixels. A narrower figure is no strip.
  private static let width = 1200.0
  /// The densities at which a strip is arranged, if they keep every line.
  private static let densities: [Density] = [.wrapped, .lists, .legend]
  /// The least difference in width that counts.
  private static let gain = 1.1

  init(of drawable: Drawable, in style: Style) {
    (self.drawable, self.style) = (drawable, style)
    let form = style.template.look.page.aspectRatio
    (proportion, flattest) = form > 0 ? (form, form) : (3.0 / 2, 16.0 / 9)
  }

  /// Creates the pages; without an arrangement, unless they are strips.
  func pages() throws -> Pages {
    let usual = Pages(of: try drawable.sketches(style), drawable, in: style)
    guard style.isArrangedForScreens, isStrip(usual.figureSize) else { return usual }
    let around = usual.around(namesStandInLegend: false)
    for arrangement in try arrangements(around: around) {
      guard let sketches = try plan(of: arrangement, around: around)?.sketches() else { continue }
      var pages = Pages(of: sketches, drawable, in: arrangement.style)
      if pages.statementCount < usual.statementCount || pages.unroutedEdges > usual.unroutedEdges
        || extent(of: pages.figureSize) * Self.gain > extent(of: usual.figureSize)
      {
        continue
      }
      pages.screenDensity = arrangement.density
      return pages
    }
    return usual
  }

  /// The width of the screen for a size. Panels, which rows of any length hold, may be too high for one.
  private func extent(of size: Size) -> Double {
    drawable.isInPanels ? max(size.width, size.height * proportion) : size.width
  }

  private func isStrip(_ size: Size) -> Bool {
    extent(of: size) > Self.width && (drawable.isInPanels || size.width > size.height * flattest)
  }

  /// The smallest screen on which texts keep their size.
  private struct Arrangement {
    let density: Density
    let style: Style
    /// The screen's width, in points.
    let width: Double
    /// The plan, if it is known.
    let plan: DensityPlan?
  }

  /// The arrangements to try in order: the plainest of about the least width, and the others in case
  /// that it omits lines. Layouts of wide ones take long.
  private func arrangements(around: Size) throws -> [Arrangement] {
    var all: [Arrangement] = []
    for density in style.densities(of: drawable.densities) where Self.densities.contains(density) {
      guard let next = try arrangement(on: density, around: around) else { continue }
      all.append(next)
      if next.width <= Self.width { break }
    }
    let least = all.map(\.width).min() ?? 0
    let isFirst = { (arrangement: Arrangement) in arrangement.width <= least * Self.gain }
    guard let first = all.firstIndex(where: isFirst) else { return [] }
    all.insert(all.remove(at: first), at: 0)
    return all
  }

  private func arrangement(on density: Density, around: Size) throws -> Arrangement? {
    let plain = Arrangement(
      density: density, style: style.adapted(to: density), width: Self.width, plan: nil)
    guard let plan = try plan(of: plain, around: around), plan.scale > 0 else { return nil }
    let isLarge = plan.scale >= 1
    return Arrangement(
      density: density, style: plain.style, width: isLarge ? Self.width : Self.width / plan.scale,
      plan: isLarge ? plan : nil)
  }

  private func plan(of arrangement: Arrangement, around: Size) throws -> DensityPlan? {
    if let plan = arrangement.plan { return plan }
    let (width, density) = (arrangement.width, arrangement.density)
    let screen = PageSize(name: "screen", width: width, height: width / proportion)
    return try drawable.plan(
      arrangement.style, density, PageRoom(page: screen, around: around))
  }
}
