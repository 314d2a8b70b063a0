import Comparison
import Pictures
import ViewControllers

/// The kinds of figure.
public enum FigureKind: String, CaseIterable, Sendable {
  /// Families and their pointers, as in the book's figures 17-5 to 17-8.
  case hierarchy
  /// The window, the controllers and their views, as in the guide's figures 2-1 to 2-4.
  case objects
  /// Presentations from left to right, and who was asked, as in the guide's figures 10-1 to 10-3.
  case chain
  /// What each presentation covers, as in the guide's figure 10-4.
  case coverage
  /// The calls that make and end a custom container's relationship to a child.
  case calls = "protocol"
  /// All controllers of an app, and the segues between them.
  case map

  /// The type that draws the kind: a new one is a folder beside `Hierarchy`, a case, and a line
  /// here.
  var figure: any Figure {
    switch self {
    case .hierarchy: HierarchyFigure()
    case .objects: ObjectsFigure()
    case .chain: ChainFigure()
    case .coverage: CoverageFigure()
    case .calls: CallFigure()
    case .map: MapFigure()
    }
  }
}

/// A kind of figure: what it shows of a description's moments, and where.
protocol Figure: Sendable {
  /// A sketch for each moment, made by a `SketchBuilder`. What two moments share stands at the same
  /// place in both.
  func sketches(of moments: Moments, in style: Style) throws -> Sketches
  /// The figure where others stand beside it that have the beginning in common.
  var besideOthers: any Figure { get }
  /// How it can be drawn to fit a page, the usual way first.
  var rungs: [Rung] { get }
  /// How the moments would be drawn on a rung, in a style that is adapted to it; nil when there is
  /// no such way.
  func plan(
    of moments: Moments, in style: Style, on rung: Rung, for room: PageRoom
  ) throws -> RungPlan?
}

extension Figure {
  var besideOthers: any Figure { self }

  var rungs: [Rung] { [.usual] }

  func plan(
    of moments: Moments, in style: Style, on rung: Rung, for room: PageRoom
  ) throws -> RungPlan? { nil }
}

/// The road from moments of a description to their pictures, one for each, on pages of the same
/// size: with title, caption and legend as the template says. There is no other.
///
/// A picture is made when it is asked for, so that any number of them can be written.
///
/// - Parameters:
///   - moments: of one description, in its order; the steps between them are what stands out. Of
///     none there are no pictures.
///   - kind: nil for what the template says.
///   - style: the look, and what is drawn.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func pictures(
  of moments: Moments, as kind: FigureKind? = nil, in style: Style
) throws -> Pages {
  if moments.count == 0 { return Pages() }
  return try pictures(of: moments, by: (kind ?? style.template.figure).figure, in: style)
}

/// The picture of what changed from one hierarchy to another: both in one layout, in which what is the
/// same stands once.
///
/// - Parameters:
///   - comparison: the two, of which one at least has a controller; of none there is no picture.
///   - style: the look.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func pictures(of comparison: Comparison, in style: Style) throws -> Pages {
  let figure = ChangeFigure(comparison)
  let moments = figure.moments(
    title: style.language.phrases.changes(of: comparison.new.title ?? comparison.old.title))
  if moments.count == 0 { return Pages() }
  return try pictures(of: moments, by: figure, in: style)
}

/// The same of several ways on, side by side, each with its name under it.
///
/// - Parameters:
///   - comparisons: at least one, each with its name.
///   - style: the look.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func pictures(
  ofComparisons comparisons: [(label: String?, comparison: Comparison)], in style: Style
) throws -> Pages {
  let all = comparisons.map { way in
    let (comparison, figure) = (way.comparison, ChangeFigure(way.comparison))
    let title = style.language.phrases.changes(of: comparison.new.title ?? comparison.old.title)
    return (label: way.label, moments: figure.moments(title: title), figure: figure as any Figure)
  }.filter { $0.moments.count > 0 }
  guard let first = all.first?.moments else { return Pages() }
  let pages = Pages(of: try SideBySide(of: all, in: style), first, in: style)
  guard let page = style.pageToFit else { return pages }
  return Ladder.shrunk(pages, to: page, in: style)
}

/// The same for a figure that need not be one of the kinds.
func pictures(
  of moments: Moments, by figure: any Figure, in style: Style
) throws -> Pages {
  if let page = style.pageToFit {
    return try Ladder(figure, moments, style, page).pages()
  }
  let sketches = try figure.sketches(of: moments, in: style)
  return Pages(of: sketches, moments, in: style)
}

/// The pictures of a description's alternatives, side by side in each: the first of their first
/// moments, and so on; an alternative that has fewer than another stays as it is at its end.
///
/// - Parameters:
///   - alternatives: each with its name, which stands under it, and moments of its own description.
///   - kind: nil for what the template says.
///   - style: the look, and what is drawn.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func pictures(
  ofAlternatives alternatives: [(label: String?, moments: Moments)], as kind: FigureKind? = nil,
  in style: Style
) throws -> Pages {
  let alternatives = alternatives.filter { $0.moments.count > 0 }
  guard let first = alternatives.first?.moments else { return Pages() }
  let figure = (kind ?? style.template.figure).figure.besideOthers
  let pages = Pages(of: try SideBySide(alternatives, as: figure, in: style), first, in: style)
  guard let page = style.page ?? style.template.look.page.fit else { return pages }
  return Ladder.shrunk(pages, to: page, in: style)
}

/// The picture of a description's last moment, or of those of its alternatives side by side.
///
/// - Parameters:
///   - resolution: the description, carried out.
///   - kind: nil for what the template says.
///   - style: the look, and what is drawn.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func picture(
  of resolution: Resolution, as kind: FigureKind? = nil, in style: Style
) throws -> Picture {
  guard !resolution.alternatives.isEmpty else {
    return try picture(of: resolution.hierarchy, as: kind, in: style)
  }
  let alternatives = resolution.alternatives.map {
    (label: $0.label, moments: [Moment($0.resolution.hierarchy)] as Moments)
  }
  var pages = try pictures(ofAlternatives: alternatives, as: kind, in: style).makeIterator()
  guard let page = pages.next() else { preconditionFailure("each moment has a picture") }
  return page
}

/// The picture of one moment.
///
/// - Parameters:
///   - hierarchy: the moment.
///   - kind: nil for what the template says.
///   - style: the look, and what is drawn.
/// - Throws: `GraphvizError`, in Graphviz's own words.
public func picture(
  of hierarchy: Hierarchy, as kind: FigureKind? = nil, in style: Style
) throws -> Picture {
  var pages = try pictures(of: [Moment(hierarchy)], as: kind, in: style).makeIterator()
  guard let page = pages.next() else { preconditionFailure("each moment has a picture") }
  return page
}
