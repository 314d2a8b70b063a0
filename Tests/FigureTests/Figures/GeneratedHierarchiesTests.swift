import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

@Suite struct `Generated hierarchies` {
  @Test func `a seed gives one description`() {
    #expect(AppDescription.generated(seed: 7).json == AppDescription.generated(seed: 7).json)
    #expect(AppDescription.generated(seed: 7).json != AppDescription.generated(seed: 8).json)
  }

  @Test(arguments: [(25, 5), (60, 8), (1, 5), (3, 3)])
  func `UIKit would carry out every step`(count: Int, families: Int) {
    for seed in Seeds.few(60, of: 250) {
      let description = AppDescription.generated(seed: seed, upTo: count, families: families)
      let resolution = Resolution(description)
      #expect(resolution.diagnostics == [], "seed \(seed)")
      #expect(resolution.refusedSteps == [], "seed \(seed)")
      let hierarchy = resolution.hierarchy
      let members = hierarchy.families.reduce(0) { $0 + $1.members.count }
      #expect((1...count).contains(members), "seed \(seed)")
      #expect(members == description.viewControllers.count, "seed \(seed)")
      #expect((1...families).contains(hierarchy.families.count), "seed \(seed)")
    }
  }

  @Test func `several windows have a family each, and UIKit would carry out every step`() {
    for seed in Seeds.few(30, of: 250) {
      let app = AppDescription.generated(seed: seed, upTo: 30, families: 6, windows: 3)
      let resolution = Resolution(app)
      #expect(resolution.diagnostics == [], "seed \(seed)")
      let hierarchy = resolution.hierarchy
      #expect(
        hierarchy.families.count == app.windows.count + hierarchy.presentations.count,
        "seed \(seed)")
      #expect(
        hierarchy.families.reduce(0) { $0 + $1.members.count } == app.viewControllers.count,
        "seed \(seed)")
    }
  }

  @Test(arguments: [1, 3]) func `a description can be written and read`(windows: Int) throws {
    for seed in Seeds.few(20, of: 100) {
      let json = AppDescription.generated(seed: seed, windows: windows).json
      let read = try AppDescription(parsing: Source(name: "seed \(seed)", text: json))
      #expect(read.json == json)
    }
  }

  @Test func `every shape occurs`() {
    var presentersInTheMiddle = 0
    var fans = 0
    var chains = 0
    var branches = 0
    for seed in 0..<250 as Range<UInt64> {
      let hierarchy = Resolution(.generated(seed: seed)).hierarchy
      var presented = Array(repeating: 0, count: hierarchy.families.count)
      var depth = presented
      for (number, presentation) in hierarchy.presentations.enumerated() {
        let presenter = presentation.presenter
        let isInTheMiddle =
          hierarchy.parentViewController(of: presenter) != nil
          && !hierarchy.children(of: presenter).isEmpty
        if isInTheMiddle { presentersInTheMiddle += 1 }
        guard let family = hierarchy.family(of: presenter) else { continue }
        presented[family.number - 1] += 1
        depth[number + 1] = depth[family.number - 1] + 1
      }
      if presented.contains(where: { $0 > 1 }) { fans += 1 }
      if presented.dropFirst().contains(where: { $0 > 1 }) { branches += 1 }
      if depth.contains(where: { $0 > 2 }) { chains += 1 }
    }
    #expect(presentersInTheMiddle >= 10)
    #expect(fans >= 10)
    #expect(branches >= 5)
    #expect(chains >= 10)
  }
}
