import Testing
import VCSource

/// The lists that features add to.
@Suite struct `Rows` {
  private struct Row: RawRepresentable { let rawValue: String }

  @Test func `are added at the end, or after another`() {
    var rows = ["a", "b"].map(Row.init)
    rows.add(Row(rawValue: "c"))
    rows.add(Row(rawValue: "d"), after: Row(rawValue: "a"))
    #expect(rows.map(\.rawValue) == ["a", "d", "b", "c"])
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

  @Test func `follow a row that is there`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var rows = [Row(rawValue: "svg")]
      rows.add(Row(rawValue: "pptx"), after: Row(rawValue: "html"))
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("'pptx' follows 'html', which isn't in the list"))
  }
}
