import Testing
import VCCommandFeatures
import VCSource

@Suite struct `The note on small text in a column` {
  @Test func `has no size of 0`() {
    let note = Words.note(onSmallestText: 0.04, inColumnOf: 700)
    #expect(
      note.text(in: Wording(.en))
        == "in a column of 700 pt the smallest text is under 0.1 pt; add page=700x, or page=a4-landscape"
    )
    #expect(
      note.text(in: Wording(.zhHans))
        == "在宽 700 pt 的栏中，最小字号不足 0.1 pt；请加上 page=700x 或 page=a4-landscape")
  }
}
