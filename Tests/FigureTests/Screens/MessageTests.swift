import Testing
import VCFigureFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about pictures of screens` {
  @Test func `are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "FigureFeatures/Screens")
    let faults: [Message.Screens] = [
      .imageOutside("../a.png"),
      .unreadableImage("a.png", reason: Words(foreign: "it is a folder", inChinese: "它是文件夹")),
      .notAnImage("a.gif"), .damagedImage("a.png"), .unusualImage("a.jpg"),
      .tooManyImagePixels("a.png", width: 30_000, height: 30_000, millions: 24),
      .imageTooLarge("a.png", megabytes: 8), .imagesTooLarge("a.png", megabytes: 64),
      .imageTooLong("a.png", width: 32_768, height: 1, limit: 32_767),
      .imagesHaveTooManyPixels("a.png", millions: 240), .noJPEG("a.jpg", in: "pdf"),
    ]
    for fault in faults { catalogue.add(.screens(fault)) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }
}
