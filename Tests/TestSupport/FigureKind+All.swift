import VCContainment
import VCCoverage
import VCFigures

extension FigureKind {
  /// The kinds of the program, with those of its features.
  package static let all: [FigureKind] = {
    add(.coverage, after: .chain)
    add(.calls, after: .coverage)
    return allCases
  }()
}
