import ArgumentParser

/// The value of `--step`: a step's number, or the first and the last of several: `2-4`.
package struct StepChoice: Equatable, ExpressibleByArgument {
  /// The steps after which the states are that are drawn.
  package let steps: ClosedRange<Int>
  /// Whether each state has a figure of its own, as with `--steps`.
  package let isRange: Bool

  package init(_ step: Int) { (steps, isRange) = (step...step, false) }

  package init?(argument: String) {
    let numbers = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let first = numbers[0], let last = numbers[numbers.count - 1],
      first <= last
    else { return nil }
    (steps, isRange) = (first...last, numbers.count == 2)
  }

  /// The choice that a text with the last step first, `4-2`, was probably meant as; nil for others.
  package init?(reversed text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
    self.init(argument: numbers.reversed().joined(separator: "-"))
  }

  /// As it may be given.
  package var text: String {
    isRange ? "\(steps.lowerBound)-\(steps.upperBound)" : "\(steps.lowerBound)"
  }

  /// The only step; nil for several.
  package var step: Int? { isRange ? nil : steps.lowerBound }
}
