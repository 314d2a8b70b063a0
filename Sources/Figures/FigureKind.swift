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

  /// The type that draws the kind: a new one is a folder beside `Hierarchy`, a case, and a line
  /// here.
  var figure: any Figure {
    switch self {
    case .hierarchy: HierarchyFigure()
    case .objects: ObjectsFigure()
    case .chain: ChainFigure()
    case .coverage: CoverageFigure()
    case .calls: CallFigure()
    }
  }
}

/// A kind of figure: what it shows of a description's moments, and where.
protocol Figure: Sendable {
  /// A sketch for each moment, made by a `SketchBuilder`. What two moments share stands at the same
  /// place in both.
  func sketches(of moments: Moments, in style: Style) throws -> Sketches
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
  let sketches = try (kind ?? style.template.figure).figure.sketches(of: moments, in: style)
  return Pages(of: sketches, moments, in: style)
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
