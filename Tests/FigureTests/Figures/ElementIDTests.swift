import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// Every id in a picture stands there once, whatever ids a description gives.
@Suite struct `Ids of elements` {
  private static let parts = [
    "a", "b", "-", "-", ".", "_", "1", "view", "label", "contains", "box", "your-code", "running",
    "call", "lifeline", "_2d_", "presentedViewController",
  ]

  @Test(arguments: FigureKind.all)
  func `are unique for ids that look like several parts`(kind: FigureKind) throws {
    for seed in Seeds.few(30, of: 300, from: 7000) {
      var app = AppDescription.generated(seed: seed, upTo: 12, families: 3)
      var random = SplitMix(seed: seed)
      var taken: Set<String> = []
      for index in app.viewControllers.indices {
        var id = ""
        while id.isEmpty || !taken.insert(id).inserted {
          id += Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)]
        }
        app.viewControllers[index].id.value = id
        app.viewControllers[index].idIsImplied = false
      }
      let picture = try picture(of: Resolution(app).hierarchy, as: kind, in: Style())
      #expect(picture.repeatedIDs == [], "seed \(seed), \(taken.sorted())")
    }
  }
}
