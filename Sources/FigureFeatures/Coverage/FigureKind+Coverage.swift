import VCFigures

extension FigureKind {
  /// The areas that presentations cover, as in the guide's figure 10-4.
  package static let coverage = FigureKind("coverage", CoverageFigure())
}
