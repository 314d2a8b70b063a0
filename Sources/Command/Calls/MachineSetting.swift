import VCSource

/// A number that the environment sets for all calls, because it is the machine's rather than a figure's.
package enum MachineSetting: String, CaseIterable, Sendable {
  /// How many figures are drawn at once; by default one for each core.
  case jobs = "VCDIAGRAM_JOBS"
  /// The preview's port; 0 chooses a free one.
  case port = "VCDIAGRAM_PORT"
  /// The seconds that an input may take.
  case timeLimit = "VCDIAGRAM_TIME_LIMIT"

  private var range: ClosedRange<Double> {
    switch self {
    case .jobs: 1...10_000
    case .port: 0...Double(UInt16.max)
    case .timeLimit: 0.000001...1_000_000
    }
  }

  private var text: String? { getenv(rawValue).map { String(cString: $0) } }

  /// The number; nil if the environment sets none that is valid.
  package var number: Double? {
    text.flatMap(Double.init).flatMap { number in
      range.contains(number) && (self == .timeLimit || number == number.rounded()) ? number : nil
    }
  }

  /// Throws if a variable has no valid number.
  static func check() throws(UsageFault) {
    for setting in allCases where setting.number == nil {
      guard let text = setting.text else { continue }
      throw .machineSetting(
        name: setting.rawValue, value: text, least: setting.range.lowerBound.plain,
        most: setting.range.upperBound.plain)
    }
  }
}

extension Double {
  /// The number without a fraction of zero.
  var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
