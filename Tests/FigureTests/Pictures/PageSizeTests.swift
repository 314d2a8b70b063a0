import Testing
import VCPictures

@Suite struct `A page's measures` {
  @Test(
    arguments: [
      ("450x300", 450.0, 300.0), ("740x", 740, nil), ("120mmx180mm", 340.16, 510.24),
      ("12cmx18cm", 340.16, 510.24), ("6inx9in", 432, 648), ("4.5inx", 324, nil),
      ("450ptx300", 450, 300),
    ] as [(String, Double, Double?)])
  func `are points or have a unit`(text: String, width: Double, height: Double?) throws {
    let page = try #require(PageSize(measures: text))
    #expect(abs(page.width - width) < 0.01)
    #expect(page.height.map { ($0 * 100).rounded() / 100 } == height)
    #expect(page.name == text)
  }

  @Test(arguments: [
    "120mm", "x", "mmxmm", "740x!", "450x300!!", "450!x300",
    "1e3x300", "-10x300", "12mmx18mm", "450x300x2", "450 x 300",
  ])
  func `are nothing else`(text: String) {
    #expect(PageSize(measures: text) == nil)
  }
}
