import VCSource

/// A number that the environment sets for all calls, because it is the machine's rather than a figure's.
package enum MachineSetting: String, CaseIterable, Sendable {
  /// How many figures are drawn at once; by default one for each core.
  case jobs = "VCDIAGRAM_JOBS"
  /// The port of a server on this machine; 0 chooses a free one.
  case port = "VCDIAGRAM_PORT"
  /// The seconds that an input may take.
  case timeLimit = "VCDIAGRAM_TIME_LIMIT"

  private var text: String? { getenv(rawValue).map { String(cString: $0) } }

  /// The number; nil if the environment sets none that is valid.
  package var number: Double? {
    guard let number = text.flatMap(Double.init), number.isFinite, number >= 0 else { return nil }
    switch self {
    case .jobs: return Int(exactly: number).flatMap { $0 > 0 ? number : nil }
    case .port: return UInt16(exactly: number).map { Double($0) }
    case .timeLimit: return number > 0 && number <= 1_000_000 ? number : nil
    }
  }

  /// Throws if a variable has no valid number.
  static func check() throws(UsageFault) {
    for setting in allCases where setting.text != nil && setting.number == nil {
      throw .machineSetting(value: setting.text ?? "", name: setting.rawValue)
    }
  }
}
