import VCCommand
import VCSource

/// What is wrong with a call of `preview`.
extension UsageFault {
  static func port(_ port: UInt16, _ reason: Words) -> Self {
    Self(.portFault(port: "\(port)", reason: reason))
  }
}
