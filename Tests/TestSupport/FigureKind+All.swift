import VCContainment
import VCCoverage
import VCFigures
import VCMaps

extension FigureKind {
  /// The kinds of the program, with those of its features.
  package static let all: [FigureKind] = {
    add(.coverage, after: .chain)
    add(.calls, after: .coverage)
    add(.map, after: .calls)
    return allCases
  }()
}
