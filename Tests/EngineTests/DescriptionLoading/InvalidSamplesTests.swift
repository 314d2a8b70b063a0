import Testing
import VCTestSupport

@Suite struct `Invalid samples` {
  private static let names = Samples.files(in: Samples.invalid).filter(Samples.isOfCore)
  static let recordings = names.map { $0 + ".txt" }

  @Test(arguments: names)
  func `each is diagnosed as recorded`(name: String) throws { try expectDiagnosed(name) }
}
