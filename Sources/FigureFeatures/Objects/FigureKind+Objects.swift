import VCFigures

extension FigureKind {
  /// The window, the controllers and their views, as in the guide's figures 2-1 to 2-4.
  package static let objects = FigureKind("objects", ObjectsFigure())
}
