import Testing
import VCPictures
import VCTestSupport

@Suite struct `A line from right to left` {
  @Test(arguments: [
    ("קניות!", true), ("(קניות)", true), ("قائمة (3)", true), ("3 קניות", true),
    ("Shopping קניות", false), ("购物", false), ("Покупки!", false), ("3", false), ("😀", false),
  ])
  func `says so in SVG`(title: String, isRightToLeft: Bool) throws {
    let svg = try Picture("rootViewController: {class: A, title: \"\(title)\"}").svg
    let lines = svg.split(separator: "\n").filter { $0.contains("<text") }
    let rightToLeft = lines.filter { $0.contains(" direction=\"rtl\"") }
    #expect(rightToLeft.count == (isRightToLeft ? 1 : 0))
    #expect(rightToLeft.allSatisfy { $0.contains(title) && $0.contains("\"middle\"") })
  }
}
