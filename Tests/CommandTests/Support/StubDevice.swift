import OnDevice
import UIKitStub

/// What the experiments of Tools/OnDevice record of the stub, which contains and does nothing else.
@MainActor enum StubDevice {
  /// Returns the text of a result with one experiment.
  static func result(of cases: String, at path: String) async throws {
    for experiment in try Experiment.all(in: cases) {
      try Record.add(try await experiment.observed(), to: path)
    }
  }
}
