import Testing
import VCSource

/// The lists that features add to.
@Suite struct `Rows` {
  private struct Row: RawRepresentable { let rawValue: String }

  @Test func `are added at the end`() {
    var rows = ["a", "b"].map(Row.init)
    rows.add(Row(rawValue: "c"))
    #expect(rows.map(\.rawValue) == ["a", "b", "c"])
  }

  @Test func `have names of their own`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var rows = [Row(rawValue: "map")]
      rows.add(Row(rawValue: "map"))
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("'map' is in the list already"))
  }
}
