import VCContainment
import VCCoverage
import VCFigures
import VCMaps

extension FigureKind {
  /// The kinds of the program, with those of its features.
  package static let all: [FigureKind] = {
    add(.coverage)
    add(.calls)
    add(.map)
    return allCases
  }()
}
