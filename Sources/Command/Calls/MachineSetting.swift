import VCSource

/// A number that the environment sets for all calls, because it is the machine's rather than a figure's.
package enum MachineSetting: String, CaseIterable, Sendable {
  /// How many figures are drawn at once; by default one for each core.
  case jobs = "VCDIAGRAM_JOBS"
  /// The port of a server on this machine; 0 chooses a free one.
  case port = "VCDIAGRAM_PORT"
  /// The seconds that an input may take.
  case timeLimit = "VCDIAGRAM_TIME_LIMIT"

  /// The variable's value; nil for an empty one.
  private var text: String? {
    getenv(rawValue).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var range: ClosedRange<Double> {
    switch self {
    case .jobs: 1...100_000
    case .port: 0...65_535
    case .timeLimit: 0.0001...1_000_000
    }
  }

  /// The number; nil if the environment sets none that is valid.
  package var number: Double? {
    guard let number = text.flatMap(Double.init), range.contains(number) else { return nil }
    return self == .timeLimit || number == number.rounded() ? number : nil
  }

  /// Throws if a variable has no valid number.
  static func check() throws(UsageFault) {
    for setting in allCases where setting.text != nil && setting.number == nil {
      let isWhole = setting != .timeLimit
      throw .machineSetting(
        value: setting.text ?? "", name: setting.rawValue, isWhole: isWhole,
        least: isWhole ? "\(Int(setting.range.lowerBound))" : "\(setting.range.lowerBound)",
        most: "\(Int(setting.range.upperBound))")
    }
  }
}
