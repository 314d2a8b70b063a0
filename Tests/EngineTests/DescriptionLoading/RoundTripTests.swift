import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct RoundTripTests {
  @Test(arguments: Seeds.few(60, of: 300))
  func `a description that is written out and read again resolves to the same`(
    seed: UInt64
  ) throws {
    let first = AppDescription.unruly(seed: seed)
    let source = Source(name: "generated.json", text: first.json)
    let second: AppDescription
    do {
      second = try AppDescription(parsing: source)
    } catch {
      Issue.record("\(error.diagnostics.map { $0.formatted(in: source) }.joined(separator: "\n"))")
      return
    }
    let (before, after) = (Resolution(first), Resolution(second))
    #expect(texts(of: before) == texts(of: after))
    #expect(before.refusedSteps == after.refusedSteps)
    for step in 0...before.stepCount {
      let (old, new) = (before.hierarchy(afterStep: step), after.hierarchy(afterStep: step))
      #expect(lines(of: old) == lines(of: new), "step \(step)")
    }
  }

  private func texts(of resolution: Resolution) -> [String] {
    resolution.diagnostics.map { $0.text(in: .en) }.sorted()
  }

  /// Returns the lines of the hierarchy's JSON, sorted. Controllers in no family are listed in the
  /// order of declaration, which changes: a controller's initial presentations are written inside
  /// it, but declared after the rest.
  private func lines(of hierarchy: Hierarchy) -> [String] {
    hierarchy.json.split(separator: "\n").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
      .map(String.init).sorted()
  }
}
