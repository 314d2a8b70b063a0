import Phrases
import Pictures
import ViewControllers

/// A kind of figure: what it shows of a description's states, and where.
///
/// What distinguishes a kind from others is declared here. Nothing else asks which kind a figure is.
protocol Figure: Sendable {
  /// A sketch for each state, made by a `SketchBuilder`. What two states share is at the same place
  /// in both.
  func sketches(of moments: Moments, in style: Style) throws -> Sketches
  /// The figure to draw where others are beside it that have the initial state in common.
  var amongAlternatives: any Figure { get }
  /// The figure to draw of a state where those before it have figures of their own.
  var amongSteps: any Figure { get }
  /// Whether the figure is boxes joined by arrows, as a flowchart is.
  var isFlowchart: Bool { get }
  /// Whether the figure can be drawn of one window alone.
  var canShowOneWindow: Bool { get }
  /// The ways to draw it so that it fits a page, the usual one first.
  var densities: [Density] { get }
  /// The plan of the states at a density, in a style adapted to it; nil if they can't be drawn so.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) throws -> DensityPlan?
  /// The units of a state that are divided among pages; nil for a figure that has no parts.
  func units(of moment: Moment, in style: Style) -> Units?
  /// The figure of one page.
  func showing(_ part: Part) -> any Figure
  /// One state on several pages.
  ///
  /// - Parameter name: The alternative's name, below each page; nil if there is only one.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages]
}

extension Figure {
  var amongAlternatives: any Figure { self }
  var amongSteps: any Figure { self }
  var isFlowchart: Bool { true }
  var canShowOneWindow: Bool { true }
  var densities: [Density] { [.usual] }

  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) throws -> DensityPlan? { nil }

  func units(of moment: Moment, in style: Style) -> Units? { nil }
  func showing(_ part: Part) -> any Figure { self }

  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    try units(of: moment, in: style).map {
      try Atlas(of: $0, self, moment, named: name, style).pages()
    } ?? [try Drawable(self, [moment], name: name).pages(in: style)]
  }
}
