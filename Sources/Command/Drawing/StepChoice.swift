import VCSource

/// The value of `--step`: a step's number, or several: `2-4`, `0,3-5`, `all`.
package struct StepChoice: Equatable, OptionValue {
  /// The steps after which the states are that are drawn; at least one.
  package let steps: RangeSet<Int>
  /// The only step, without a layout for others; nil for several, each of which has a figure of its
  /// own.
  package let step: Int?

  package init(_ step: Int) { (steps, self.step) = (RangeSet(step..<step + 1), step) }

  /// Every step of a description.
  package static let all = StepChoice(steps: RangeSet(0..<Int.max), step: nil)

  private init(steps: RangeSet<Int>, step: Int?) { (self.steps, self.step) = (steps, step) }

  package init?(argument: String) {
    if argument == "all" {
      self = .all
      return
    }
    var steps = RangeSet<Int>()
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count <= 2, let first = numbers[0], let last = numbers[numbers.count - 1],
        first <= last, last < Int.max
      else { return nil }
      steps.insert(contentsOf: first..<last + 1)
    }
    self.steps = steps
    step = Int(argument)
  }

  /// The choice that a text with the last step first, `4-2`, was probably meant as; nil for others.
  package init?(reversed text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      StepChoice(argument: String(part)) != nil
        ? String(part)
        : part.split(separator: "-", omittingEmptySubsequences: false).reversed()
          .joined(separator: "-")
    }
    self.init(argument: parts.joined(separator: ","))
  }

  package static func meaning(of word: String) -> String? { StepChoice(reversed: word)?.argument }

  package static let notation: Words? = .stepsNotation

  package var argument: String {
    if let step { return "\(step)" }
    if self == .all { return "all" }
    return steps.ranges.map { range in
      range.count == 1 && steps.ranges.count > 1
        ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
    }.joined(separator: ",")
  }

  /// The number of the state in a figure, by the figure's number.
  package func number(ofFigure figure: Int) -> Int {
    var rest = figure
    for range in steps.ranges {
      if rest < range.count { return range.lowerBound + rest }
      rest -= range.count
    }
    return figure
  }
}
