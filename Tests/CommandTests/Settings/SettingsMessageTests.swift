import Testing
import VCCommandFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about settings` {
  @Test func `are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "CommandFeatures/Settings")
    let faults: [Message.Settings] = [
      .wrongSetting("a44", of: "page"), .settingOutside("../look.yaml"), .pageBesideFit,
      .unreadableSetting("look.yaml", reason: Words(foreign: "it is a pipe", inChinese: "它是管道")),
    ]
    for fault in faults { catalogue.add(.settings(fault)) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }
}
