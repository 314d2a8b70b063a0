import OnDevice
import XCTest

extension XCTestCase {
  /// Carries out a case, and adds what is seen to the result.
  @MainActor func record(_ name: String) async throws {
    let experiments = try Experiment.all(in: casesText)
    let experiment = try XCTUnwrap(experiments.first { $0.name == name })
    let path = try Record.add(try await experiment.observed())
    add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: path)))
  }
}
