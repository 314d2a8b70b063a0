import Testing
import VCFigureFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about pictures of screens` {
  @Test func `are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "FigureFeatures/Screens")
    let faults: [Message] = [
      .imageOutside(path: "../a.png"),
      .unreadableImage(path: "a.png", reason: Words(foreign: "it is a folder", inChinese: "它是文件夹")),
      .notAnImage(path: "a.gif"), .damagedImage(path: "a.png"), .unusualImage(path: "a.jpg"),
      .tooManyImagePixels(path: "a.png", width: 30_000, height: 30_000, millions: 24),
      .imageTooLarge(path: "a.png", megabytes: 8), .imagesTooLarge(path: "a.png", megabytes: 64),
      .imageTooLong(path: "a.png", width: 32_768, height: 1, limit: 32_767),
      .imagesHaveTooManyPixels(path: "a.png", millions: 240), .noJPEG(path: "a.jpg", format: "pdf"),
    ]
    for fault in faults { catalogue.add(fault) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }
}
