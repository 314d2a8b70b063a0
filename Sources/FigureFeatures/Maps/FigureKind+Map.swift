import VCFigures

extension FigureKind {
  /// All controllers of an app, and the segues between them.
  package static let map = FigureKind("map", MapFigure())
}
