import VCSource

/// A number that the environment sets for all calls, because it is the machine's rather than a figure's.
package struct MachineSetting<Value: LosslessStringConvertible & Numeric & Comparable & Sendable>:
  Sendable
{
  let name: String
  fileprivate let range: ClosedRange<Value>

  /// The variable's text; nil for an empty one.
  private var text: String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number; nil if the environment sets none that is valid.
  package var value: Value? { text.flatMap(Value.init).flatMap { range.contains($0) ? $0 : nil } }

  fileprivate func check() throws(UsageFault) {
    guard let text, value == nil else { return }
    throw .machineSetting(
      value: text, name: name, isWhole: Value.self is any BinaryInteger.Type,
      least: "\(range.lowerBound)", most: "\(range.upperBound)".replacing(".0", with: ""))
  }
}

/// All settings of a machine.
package enum MachineSettings {
  /// How many figures are drawn at once; by default one for each core.
  package static let jobs = MachineSetting(name: "VCDIAGRAM_JOBS", range: 1...100_000)
  /// The port of a server on this machine; 0 chooses a free one.
  package static let port = MachineSetting(name: "VCDIAGRAM_PORT", range: UInt16.min...UInt16.max)
  /// The seconds that an input may take.
  package static let timeLimit = MachineSetting(
    name: "VCDIAGRAM_TIME_LIMIT", range: 0.0001...1_000_000)

  /// Throws if a variable has no valid number.
  static func check() throws(UsageFault) {
    try jobs.check()
    try port.check()
    try timeLimit.check()
  }
}
