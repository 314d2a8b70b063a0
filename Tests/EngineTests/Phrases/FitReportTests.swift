import Testing
import VCPhrases
import VCSource

/// Sizes of text in reports are rounded down to tenths.
@Suite struct `The size of a text in a report` {
  private func report(_ size: Double, in language: Language) -> String {
    language.phrases.text(
      of: FitReport(page: "a4", means: [], smallestText: size, wanted: 7).words)
  }

  @Test(arguments: [(6.98, "6.9 pt"), (0.1, "0.1 pt"), (0.04, "under 0.1 pt")])
  func `is never 0`(size: Double, words: String) {
    #expect(
      report(size, in: .en)
        == "fits a4 without simplification; smallest text \(words), but 7 pt are wanted; choose a larger page"
    )
  }

  @Test(arguments: [(6.98, "最小字号为 6.9 pt"), (0.04, "最小字号不足 0.1 pt")])
  func `is never 0 in Chinese`(size: Double, words: String) {
    #expect(report(size, in: .zhHans) == "无需简化即可放入 a4；\(words)（应不小于 7 pt）；请换用更大的页面")
  }
}
