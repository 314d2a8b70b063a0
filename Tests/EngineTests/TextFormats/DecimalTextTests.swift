import Testing
import VCSource

@Suite struct `A number` {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (12.346, "12.35"),
    (-0.25, "-0.25"), (1e6, "1000000"), (99.999, "100"),
  ])
  func `has at most two decimals`(value: Double, text: String) {
    #expect(DecimalText(value).text == text)
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (0.013_888_9, "0.013889"), (-0.013_888_9, "-0.013889"),
    (0.000_000_4, "0"), (1.000_000_6, "1.000001"), (120.0, "120"),
  ])
  func `may have six`(value: Double, text: String) {
    #expect(DecimalText(value, places: 6).text == text)
  }

  @Test(arguments: [
    (Double.nan, "0"), (Double.infinity, "1000000000000"), (-Double.infinity, "-1000000000000"),
    (1e300, "1000000000000"),
  ])
  func `is as near as can be to what has no decimals`(value: Double, text: String) {
    #expect(DecimalText(value, places: 6).text == text)
  }
}
