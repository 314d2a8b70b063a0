import Testing
import VCTestSupport

@Suite struct `Invalid samples` {
  /// Those in the formats of features are in the features' tests.
  private static let names = Samples.files(in: Samples.invalid).filter { name in
    !["printed-", "sentry-"].contains(where: name.hasPrefix)
      && ![".storyboard", ".log"].contains(where: name.hasSuffix)
  }
  static let recordings = names.map { $0 + ".txt" }

  @Test(arguments: names)
  func `each is diagnosed as recorded`(name: String) throws { try expectDiagnosed(name) }
}
