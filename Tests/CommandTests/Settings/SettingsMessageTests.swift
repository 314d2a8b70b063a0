import Testing
import VCCommandFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about settings` {
  @Test func `are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "CommandFeatures/Settings")
    let faults: [Message] = [
      .wrongSetting(key: "page", value: "a44"), .settingOutside(path: "../look.yaml"),
      .unreadableSetting(
        path: "look.yaml", reason: Words(foreign: "it is a pipe", inChinese: "它是管道")),
    ]
    for fault in faults { catalogue.add(fault) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }
}
