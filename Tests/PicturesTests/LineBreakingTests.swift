import Pictures
import Testing

@Suite struct `Line breaking` {
  private let style = TextStyle(face: .sans, size: 12)

  /// The lengths were those of a search from the whole rest down, in time that grew with its square.
  @Test(arguments: [5, 40, 41, 42, 300, 1001])
  func `a long word is cut where it reaches the limit`(count: Int) {
    let word =
      String(repeating: "abcdefghi漢", count: count / 10) + String(repeating: "m", count: count % 10)
    let lines = LineBreaking.lines(of: word, style, limit: 100, keepsNames: true)
    #expect(lines.joined() == word)
    #expect(lines.allSatisfy { style.width(of: $0) <= 100 })
    #expect(lines.dropLast().allSatisfy { style.width(of: $0) > 70 })
  }

  @Test func `one character has a line, however wide`() {
    #expect(LineBreaking.lines(of: "漢漢", style, limit: 1) == ["漢", "漢"])
    #expect(LineBreaking.lines(of: "m", style, limit: 1) == ["m"])
  }

  /// 1 MB took hours.
  @Test func `a word of a megabyte is cut as well`() {
    let word = String(repeating: "a", count: 1_000_000)
    let lines = LineBreaking.lines(of: word, style, limit: 180)
    #expect(lines.map(\.count).reduce(0, +) == word.count)
  }
}
