import Testing
import VCEngine
import VCTestSupport

@Suite struct `Moments of a description` {
  @Test(arguments: Seeds.few(30, of: 300))
  func `are those that are asked for one by one`(seed: UInt64) {
    let resolution = Resolution(.generated(seed: seed))
    let moments = Array(resolution.moments)
    #expect(moments.count == resolution.stepCount + 1)
    #expect(resolution.moments.count == moments.count)
    // As often as they are asked for.
    for (number, (moment, again)) in zip(moments, resolution.moments).enumerated() {
      let expected = resolution.hierarchy(afterStep: number)
      for hierarchy in [moment.hierarchy, again.hierarchy] {
        #expect(hierarchy.step == number)
        #expect(hierarchy.families.map(\.members) == expected.families.map(\.members))
        #expect(hierarchy.presentations.map(\.presenter) == expected.presentations.map(\.presenter))
      }
    }
  }

  @Test func `that are given come as they are`() {
    let resolution = Resolution(.generated(seed: 3))
    let moments = Moments([Moment(resolution.hierarchy, label: "last")])
    #expect(moments.map(\.label) == ["last"])
    #expect(Array(Moments([])).isEmpty)
  }
}
