import VCFigures

extension FigureKind {
  /// The calls that make and end a custom container's relationship to a child.
  package static let calls = FigureKind("protocol", CallFigure())
}
