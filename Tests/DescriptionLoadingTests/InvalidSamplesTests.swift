import Testing
import VCTestSupport

@Suite struct `Invalid samples` {
  /// Those in the formats of features are in the features' tests.
  private static let names = Samples.files(in: Samples.invalid).filter {
    !$0.hasSuffix(".storyboard") && !$0.hasSuffix(".log") && !$0.hasPrefix("printed-")
      && !$0.hasPrefix("sentry-")
  }
  static let recordings = names.map { $0 + ".txt" }

  @Test(arguments: names)
  func `each is diagnosed as recorded`(name: String) throws { try expectDiagnosed(name) }
}
