import VCFigureFeatures
import VCFigures

extension FigureKind {
  /// The kinds of the core and of its features.
  package static let all: [FigureKind] = {
    addFeatures()
    return allCases
  }()
}
