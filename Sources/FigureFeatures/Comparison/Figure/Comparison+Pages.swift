import VCEngine
import VCFigures
import VCPictures

/// The pages of the changes from one hierarchy to another: both in one layout, with unchanged parts
/// drawn once. If scenes or segues changed, the figure is of the first kind in
/// `FigureKind.allCases` that shows them.
///
/// - Parameters:
///   - comparisons: The changes, once or in each alternative. Alternatives without changes are left
///     out, unless there are no changes at all.
///   - request: The options. Its kind, states, window and spread are ignored.
/// - Returns: No pages if neither side of any comparison has a controller.
/// - Throws: `NoKindOfScenes`; `GraphvizError`, with Graphviz's own message.
package func pages(
  of comparisons: [NamedComparison], _ request: FigureRequest = FigureRequest()
) throws -> Pages {
  let (style, phrases) = (request.style, request.style.language.phrases)
  let changed = comparisons.filter { !$0.comparison.changes.isEmpty }
  let shown = changed.isEmpty ? Array(comparisons.prefix(1)) : changed
  let alternatives = try shown.map { named in
    let comparison = named.comparison
    let title = phrases.text(of: .changesOf(title: comparison.new.title ?? comparison.old.title))
    let figure = ChangeFigure(comparison)
    let map = try ChangedMap(comparison)?.scenes(title: title, in: style).map { scenes in
      let figures = FigureKind.allCases.lazy.compactMap { $0.figure.showing(scenes) }
      guard let figure = figures.first else { throw NoKindOfScenes() }
      return (figure: figure, moments: [Moment(scenes.hierarchy)] as Moments)
    }
    return DrawnAlternative(
      name: comparisons.count > 1
        ? phrases.alternative(named.number, named.label, step: nil) : nil,
      moments: map?.moments ?? figure.moments(title: title), figure: map?.figure ?? figure)
  }.filter { $0.moments.count > 0 }
  return try onePage(of: alternatives, in: style)
}

/// Scenes or segues changed, but no kind in `FigureKind.allCases` shows them.
package struct NoKindOfScenes: Error, Equatable {}

/// The changes in one alternative of a description.
package struct NamedComparison: Sendable {
  /// The alternative's number, from 1.
  package let number: Int
  package let label: String?
  package let comparison: Comparison

  /// A comparison; its number and label appear if there are several.
  package init(_ comparison: Comparison, number: Int = 1, label: String? = nil) {
    (self.number, self.label, self.comparison) = (number, label, comparison)
  }
}
