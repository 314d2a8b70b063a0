import Testing
import VCEngine
import VCSource
import VCTestSupport

/// What must hold of sheets, tabs and alternatives, whatever the hierarchy; `SEEDS=all` tries 10,000.
struct RandomRuleTests {
  private static let seeds = Seeds.few(80, of: 10_000)

  /// The header's sentences about sheets, as a function of plain values.
  private func expected(
    _ controller: ViewController, _ style: ModalPresentationStyle, ios: Int, idiom: Idiom,
    width: SizeClass, height: SizeClass?
  ) -> SheetExtent? {
    guard ios >= 13, [.pageSheet, .formSheet].contains(style) else { return nil }
    let isSideways = height.map { $0 == .compact } ?? (idiom == .phone && width == .regular)
    guard !isSideways else { return .fullScreen }
    guard ios >= 15, width == .compact else { return nil }
    let names = controller.detents?.value.map(\.identifier) ?? ["large"]
    let resting = names.firstIndex { $0 == controller.selectedDetentIdentifier?.value } ?? 0
    guard
      let limit = names.firstIndex(where: {
        $0 == controller.largestUndimmedDetentIdentifier?.value
      })
    else { return nil }
    return resting > limit ? nil : .undimmed
  }

  @Test func `a sheet's extent follows from its detents and the size classes`() {
    let names = ["small", "medium", "large", "other"]
    let heights: [SizeClass?] = [nil, nil, .compact, .regular]
    let lists: [[Detent]?] = [
      nil, [.medium, .large], [.custom(identifier: "small", height: 100), .large], [.medium],
    ]
    var counts: [SheetExtent?: Int] = [:]
    for seed in Self.seeds {
      var app = AppDescription.generated(seed: seed)
      var random = SplitMix(seed: seed)
      app.verticalSizeClass = heights[Int.random(in: heights.indices, using: &random)]
        .map { Sourced($0) }
      app.ios = [12, 14, 15, 18, 26][Int(seed % 5)]
      app.idiom = seed % 2 == 0 ? .pad : .phone
      app.horizontalSizeClass = seed % 3 == 0 ? nil : Sourced(seed % 3 == 1 ? .compact : .regular)
      for index in app.viewControllers.indices {
        func name() -> Sourced<String>? {
          let place = Int.random(in: 0..<names.count * 2, using: &random)
          return place < names.count ? Sourced(names[place]) : nil
        }
        app.viewControllers[index].detents = lists[Int.random(in: lists.indices, using: &random)]
          .map { Sourced($0) }
        app.viewControllers[index].selectedDetentIdentifier = name()
        app.viewControllers[index].largestUndimmedDetentIdentifier = name()
      }
      let hierarchy = Resolution(app).hierarchy
      for presentation in hierarchy.presentations {
        let traits = hierarchy.traits(of: presentation.presented)
        let extent = expected(
          app.viewControllers[presentation.presented], presentation.visibleStyle, ios: app.ios,
          idiom: app.idiom, width: traits.horizontalSizeClass,
          height: app.verticalSizeClass?.value)
        #expect(presentation.sheetExtent == extent, "seed \(seed)")
        counts[extent, default: 0] += 1
      }
    }
    #expect(counts.count == 3)
  }

  @Test func `other view controllers keep the selected tab or its place`() {
    var changes = 0
    for seed in Self.seeds {
      let hierarchy = Resolution(AppDescription.tabbed(seed: seed)).hierarchy
      var random = SplitMix(seed: seed)
      for tabBar in hierarchy.families.flatMap(\.members) {
        let tabs = hierarchy.viewControllers(of: tabBar)
        guard let selected = hierarchy.selectedViewController(of: tabBar), tabs.count > 1 else {
          continue
        }
        let list = Array(
          tabs.shuffled(using: &random).prefix(Int.random(in: 1...tabs.count, using: &random)))
        var state = hierarchy.state
        state.run(
          Step(.setViewControllers(list.map { Sourced($0) }, of: Sourced(tabBar))), number: 1)
        guard state.findings.refusedSteps.count == hierarchy.state.findings.refusedSteps.count
        else {
          continue
        }
        let place = tabs.firstIndex(of: selected) ?? 0
        let answer = list.contains(selected) ? selected : place < list.count ? list[place] : list[0]
        #expect(
          Hierarchy(state, step: 1).selectedViewController(of: tabBar) == answer, "seed \(seed)")
        changes += 1
      }
    }
    #expect(changes > 10)
  }

  @Test func `each alternative is what the description would be without the others`() {
    for seed in Self.seeds {
      let app = AppDescription.tabbed(seed: seed)
      var both = app
      both.steps = []
      both.alternatives = [Alternative(steps: app.steps), Alternative(steps: [])]
      let ways = Resolution(both).ways
      func families(_ hierarchy: Hierarchy) -> [[String]] {
        hierarchy.families.map { $0.members.map(hierarchy.id) }
      }
      #expect(families(ways[0].hierarchy) == families(Resolution(app).hierarchy), "seed \(seed)")
    }
  }
}
