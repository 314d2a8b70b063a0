import Testing
import VCSource

@Suite struct `A place in a source` {
  @Test func `is of whole characters, and in the text`() {
    let source = Source(name: "a", text: "aüb")
    func place(_ start: Int, _ end: Int) -> SourceRange { source.characters(from: start, to: end) }
    #expect(place(0, 1) == SourceRange(start: 0, end: 1))
    #expect(place(1, 2) == SourceRange(start: 1, end: 3))
    #expect(place(2, 3) == SourceRange(start: 1, end: 3))
    #expect(place(4, 9) == SourceRange(start: 4, end: 4))
    #expect(place(-3, 1) == SourceRange(start: 0, end: 1))
  }
}
