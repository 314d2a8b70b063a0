import Foundation
import Testing
import VCPictures
import VCTestSupport
import vcdiagram

/// What changed, as the command tells it.
@Suite struct `Telling what changed` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func diff(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try Program.run(["diff"] + arguments, input: input, in: folder)
  }

  @Test(arguments: Seeds.areAll ? Samples.names : Samples.few + ["figure-10-4", "login"])
  func `of a sample in two formats, and of what import writes, tells nothing`(
    sample: String
  ) throws {
    let yaml = Samples.path(sample + ".yaml")
    let twin = Samples.twins.contains(sample) ? [Samples.path(sample + ".json")] : []
    for other in [yaml] + twin {
      let outcome = try diff([yaml, other, "--check"])
      #expect(outcome.status == 0 && outcome.err == "")
      #expect(outcome.text == "\(other): no differences\n")
    }
    let baseline = try Program.run(["import", yaml], in: folder)
    let outcome = try diff(["-", yaml, "--check"], input: baseline.text)
    #expect(outcome.status == 0 && outcome.text == "\(yaml): no differences\n")
    #expect(
      try diff([yaml, "-", "--check", "--format", "json"], input: baseline.text).text
        .contains("kind") == false)
  }

  @Test(arguments: Program.formats.map(\.fileExtension))
  func `draws a figure in every format`(ending: String) throws {
    for (old, new) in [
      ("homepwner-current-context", "homepwner-defines-context"),
      ("mail-ipad", "Changes/mail-ipad-columns"), ("figure-17-7", "figure-17-8"),
      ("figure-10-4", "figure-10-1"),
    ] {
      let outcome = try diff([
        Samples.path("\(old).yaml"), Samples.path("\(new).yaml"), "-o", "out.\(ending)",
      ])
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(try folder.data("out.\(ending)").count > 100)
    }
  }
}
