import Testing
import VCRendering
import VCSlides

/// A feature's format in the list of all. The tests of all modules share one process, in which the
/// program's own tests register its features, too.
@Suite struct `A format of a feature` {
  @Test func `is known by its name once it is added, and only once`() {
    for _ in 1...2 { PictureFormat.add(.pptx) }
    let names = PictureFormat.allCases.map(\.rawValue)
    #expect(names.count { $0 == "pptx" } == 1)
    #expect(PictureFormat(rawValue: "pptx") == .pptx)
  }
}
