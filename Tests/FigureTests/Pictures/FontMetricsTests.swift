import Testing
import VCPictures
import VCTestSupport

/// Widths from the bytes of a font file. The fonts are made here, of glyphs that are 0.5 and 0.25 em wide.
struct FontMetricsTests {
  private static let em = 1000

  /// A font whose map is in one of two formats, and holds other characters in each.
  private static func font(format: Int) -> [UInt8] {
    func words(_ words: Int...) -> [UInt8] {
      words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    let head = [UInt8](repeating: 0, count: 18) + words(em)
    let hhea = [UInt8](repeating: 0, count: 34) + words(3)
    let maxp = words(1, 0, 5)
    // A missing glyph, then the two; the others are as wide as the last.
    let hmtx = words(600, 0, 500, 0, 250, 0)
    var map = words(0, 1, 3, format == 12 ? 10 : 1, 0, 12)
    if format == 12 {
      map += words(12, 0, 0, 16 + 24, 0, 0, 0, 2)
      map += words(0, 0x41, 0, 0x42, 0, 1) + words(1, 0xF600, 1, 0xF600, 0, 4)
    } else {
      map += words(4, 0, 0, 6, 0, 0, 0)
      map += words(0x41, 0x44, 0xFFFF, 0) + words(0x41, 0x43, 0xFFFF)
      map += words(1 - 0x41, 2 - 0x43, 1) + words(0, 0, 0)
    }
    let tables: [(String, [UInt8])] = [
      ("cmap", map), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("maxp", maxp),
    ]
    var bytes = words(1, 0, tables.count, 0, 0, 0)
    var offset = 12 + 16 * tables.count
    for (name, table) in tables {
      bytes += Array(name.utf8) + words(0, 0, 0, offset, 0, table.count)
      offset += table.count
    }
    return bytes + tables.flatMap(\.1)
  }

  @Test(arguments: [(4, [1024, nil, 512, nil, nil]), (12, [1024, 512, nil, nil, 512])])
  func `characters are as wide as their glyphs`(format: Int, widths: [Int?]) throws {
    let metrics = try #require(FontMetrics(Self.font(format: format)))
    let scalars: [Unicode.Scalar] = ["A", "B", "C", "Z", "\u{1F600}"]
    #expect(scalars.map { metrics[$0] } == widths)
  }

  @Test func `what the font lacks is measured by our tables`() throws {
    var style = TextStyle(face: .sans, size: 10)
    style.metrics = try #require(FontMetrics(Self.font(format: 4)))
    #expect(style.width(of: "AA") == 10)
    // Among ASCII the font's own replacement character would be drawn, here 1 em.
    #expect(style.width(of: "AZ") == 15)
    #expect(style.width(of: "A設") == 15)
  }

  @Test func `bytes that are no font are none`() {
    #expect(FontMetrics([]) == nil)
    #expect(FontMetrics(Array("<svg></svg>".utf8)) == nil)
  }

  /// The last bytes are the number of glyphs.
  @Test(arguments: [4, 12]) func `a font that breaks off is none`(format: Int) {
    let font = Self.font(format: format)
    for count in font.indices { #expect(FontMetrics(Array(font[..<count])) == nil, "\(count)") }
  }

  @Test(arguments: [4, 12]) func `a damaged font is none, or has widths`(format: Int) {
    let font = Self.font(format: format)
    var random = SplitMix(seed: 7)
    var read = 0
    // A glyph is at most 65,535 units wide, and an em has at least 16.
    let widths = 0...65_535 * 2048 / 16
    for _ in 0..<2_000 {
      var bytes = font
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let metrics = FontMetrics(bytes) else { continue }
      read += 1
      let ascii = (0..<128).map { metrics.width(ofASCII: $0) }
      #expect(ascii.allSatisfy(widths.contains))
      for scalar in ["A", "B", "C", "\u{1F600}"] as [Unicode.Scalar] {
        guard let width = metrics[scalar] else { continue }
        #expect(widths.contains(width))
        if scalar.isASCII { #expect(width == ascii[Int(scalar.value)]) }
      }
    }
    // Most of the bytes are widths and names, so that many a damaged font can still be read.
    #expect((200..<2_000).contains(read), "\(read)")
  }
}
