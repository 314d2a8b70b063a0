import VCEngine
import VCPhrases
import VCPictures

/// A kind of figure: its content for a description's states, and its layout.
///
/// Everything that distinguishes kinds is declared here. Other code doesn't ask which kind a figure
/// is.
package protocol Figure: Sendable {
  /// A sketch for each state, made with a `SketchBuilder`. Parts that two states share have the
  /// same position in both.
  func sketches(of moments: Moments, in style: Style) throws -> Sketches
  /// The figure to draw beside others that share the initial state.
  var amongAlternatives: any Figure { get }
  /// The figure to draw of a state if earlier states have separate figures.
  var amongSteps: any Figure { get }
  /// The figure to draw of the state after a step if no earlier state has a figure. `asked` tells
  /// whether the request names the step; otherwise it is the description's last one.
  func including(_ moments: Moments, untilStep step: Int, asked: Bool) -> any Figure
  /// Whether the figure is boxes joined by arrows, as a flowchart is.
  var isFlowchart: Bool { get }
  /// Whether the figure can be drawn of one window alone.
  var canShowOneWindow: Bool { get }
  /// Whether the figure can be drawn of the scenes that a selection chooses.
  var canShowSelection: Bool { get }
  /// Whether a selection has nothing to draw.
  func isEmpty(of moments: Moments, showing selection: SceneSelection) -> Bool
  /// Whether a state gives only a sentence in place of a figure.
  func isEmpty(of hierarchy: Hierarchy) -> Bool
  /// The options that don't change the figure.
  var ignoredOptions: Set<StyleOption> { get }
  /// Whether the figure calls controllers by their ids.
  var namesByID: Bool { get }
  /// The densities at which it can be drawn to fit a page, the usual one first.
  var densities: [Density] { get }
  /// The plans of the states at a density for any room, in a style adapted to it; nil if they can't be
  /// drawn at that density. Work that depends on no room is done once.
  func plans(of moments: Moments, in style: Style, on density: Density) throws -> DensityPlans?
  /// Whether one picture is too much to read, so that a file that holds pages has several.
  func needsPages(for moments: Moments, in style: Style) -> Bool
  /// The units of a state that are distributed over pages; nil for a figure without parts.
  func units(of moment: Moment, in style: Style) -> Units?
  /// The figure of the scenes and segues of two states at once; nil if the kind has no scenes outside of
  /// the hierarchy.
  func showing(_ scenes: MarkedScenes) -> (any Figure)?
  /// The figure in panels without the parts that no step touches; nil if it can't omit any.
  func folded(for moments: Moments, in style: Style) -> (any Figure)?
  /// The figure of one page.
  func showing(_ part: Part) -> any Figure
  /// One state on several pages.
  ///
  /// - Parameter name: The alternative's name, below each page; nil if there is only one.
  func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages]
}

extension Figure {
  package var amongAlternatives: any Figure { self }
  package var amongSteps: any Figure { self }
  package func including(_: Moments, untilStep _: Int, asked _: Bool) -> any Figure { self }
  package var isFlowchart: Bool { true }
  package var canShowOneWindow: Bool { true }
  package var canShowSelection: Bool { false }
  package func isEmpty(of moments: Moments, showing selection: SceneSelection) -> Bool { false }
  package func isEmpty(of hierarchy: Hierarchy) -> Bool { false }
  package var ignoredOptions: Set<StyleOption> { [] }
  package var namesByID: Bool { false }
  package var densities: [Density] { [.usual] }

  package func plans(
    of moments: Moments, in style: Style, on density: Density
  ) throws -> DensityPlans? { nil }

  package func needsPages(for moments: Moments, in style: Style) -> Bool { false }
  package func units(of moment: Moment, in style: Style) -> Units? { nil }
  package func showing(_ scenes: MarkedScenes) -> (any Figure)? { nil }
  package func folded(for _: Moments, in _: Style) -> (any Figure)? { nil }
  package func showing(_ part: Part) -> any Figure { self }

  /// One state on pages with as many of the figure's parts as leave the text large enough.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - showing: The figure of some of the parts, by their indices.
  package func atlas(
    of count: Int, of moment: Moment, named name: String?, in style: Style,
    showing: (Range<Int>) -> any Figure
  ) throws -> [Pages] {
    var perPage = style.pageToFit == nil ? min(count, Self.mostWithoutPage) : count
    while true {
      let pages = try stride(from: 0, to: max(1, count), by: max(1, perPage)).map { start in
        let figure = showing(start..<min(count, start + perPage))
        return try Drawable(figure, [moment], name: name, in: style).pages()
      }
      if perPage <= 1 || pages.allSatisfy({ $0.fit?.isLargeEnough ?? true }) { return pages }
      let next = pages.count + 1
      perPage = min(perPage - 1, (count + next - 1) / next)
    }
  }

  /// The maximum number of parts that readers still take in as a whole, if there is no page to fit.
  private static var mostWithoutPage: Int { 12 }

  package func atlas(of moment: Moment, named name: String?, in style: Style) throws -> [Pages] {
    try units(of: moment, in: style).map {
      try Atlas(of: $0, self, moment, named: name, style).pages()
    } ?? [try Drawable(self, [moment], name: name, in: style).pages()]
  }
}
