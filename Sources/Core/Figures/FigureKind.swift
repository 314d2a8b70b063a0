/// The kinds of figure.
public enum FigureKind: String, CaseIterable, Sendable {
  /// Families and their pointers, as in the book's figures 17-5 to 17-8.
  case hierarchy
  /// The window, the controllers and their views, as in the guide's figures 2-1 to 2-4.
  case objects
  /// Presentations from left to right, with their receivers, as in the guide's figures 10-1 to
  /// 10-3.
  case chain
  /// The areas that presentations cover, as in the guide's figure 10-4.
  case coverage
  /// The calls that make and end a custom container's relationship to a child.
  case calls = "protocol"
  /// All controllers of an app, and the segues between them.
  case map

  /// The type that draws the kind. To add a kind, add a folder in `Kinds`, a case, and a line here.
  package var figure: any Figure {
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
