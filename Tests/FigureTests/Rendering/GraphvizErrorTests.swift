import Testing
import VCPictures
import VCTestSupport

/// What Graphviz cannot do is told in its own words, in one line.
@Suite struct `Graphviz's errors` {
  private func error(
    _ body: (borrowing LaidOutGraph) throws -> Void, engine: String = "dot"
  ) -> String? {
    GraphvizSession.run { session in
      do {
        let graph = try CGraph(in: session)
        try GraphvizContext(.measured, in: session).layOut(graph, by: engine, body)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  @Test func `name a layout that there is not`() throws {
    let message = try #require(error({ _ in }, engine: "no-such-layout"))
    // The words are another version's in each version; they are not ours.
    #expect(message.contains("no-such-layout") && !message.hasSuffix("failed"))
    #expect(!message.contains("\n"))
  }

  @Test func `name a format that there is not`() throws {
    let message = try #require(error { _ = try $0.rendered(as: "no-such-format") })
    #expect(message.contains("no-such-format") && !message.hasSuffix("failed"))
    #expect(!message.contains("\n"))
  }

  @Test func `are of the last call, and none where all goes well`() throws {
    #expect(error({ _ in }, engine: "no-such-layout") != nil)
    #expect(error { _ = try $0.rendered(as: "dot") } == nil)
    #expect(error { _ = try $0.rendered(as: "no-such-format") }?.contains("layout") == false)
  }
}
