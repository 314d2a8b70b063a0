import Testing
import VCDescriptions
import VCFigureFeatures
import VCModelFeatures
import VCTestSupport

@Suite struct `Invalid logs` {
  static let names = Samples.files(in: Samples.invalid).filter {
    $0.hasSuffix(".log") || $0.hasPrefix("sentry-") || $0.hasPrefix("stack-")
  }
  static let recordings = names.map { $0 + ".txt" }

  init() { addFeatures() }

  @Test(arguments: names)
  func `each is diagnosed as recorded`(name: String) throws { try expectDiagnosed(name) }
}

@Suite struct `What is recorded of logs` {
  @Test func `is expected by a test, every file of it`() {
    let expected =
      `Logs of UIKit's`.recordings + `Snapshots and crash reports`.recordings
      + `Explanations of logs`.recordings + `Invalid logs`.recordings + [
        `The table of UIKit's texts`.recording, MessageCatalogue.recording,
        `Both languages about logs`.recording,
      ]
    #expect(Recordings.names() == expected.sorted())
  }
}
