import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Windows of several widths (R14, R25, R27, R28).
struct WidthTests {
  @Test func `before iOS 8 there are no widths`() {
    var early = Notation("A|side=B\nwidth compact of side").description(ios: 7)
    early.windows[1].horizontalSizeClass = Sourced(.compact)
    let resolution = Resolution(early)
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) }
        == [String](
          repeating: "size classes came with iOS 8, and the description is for iOS 7", count: 2))
    #expect(resolution.hierarchy.horizontalSizeClass(of: 1) == .regular)
  }

  @Test func `what depth a family has is no matter`() {
    let depth = 3_000
    var controllers: [ViewController] = []
    for index in 0..<depth {
      var split = ViewController(
        id: Sourced("s\(index)"), className: Sourced("UISplitViewController"))
      split.columns = SplitColumns(style: Sourced(.doubleColumn))
      if index + 1 < depth { split.columns?[.compact] = index + 1 }
      controllers.append(split)
    }
    controllers.append(ViewController(id: Sourced("A"), className: Sourced("A")))
    var description = AppDescription(viewControllers: controllers)
    description.windows.append(Window(id: Sourced("side"), rootViewController: depth))
    description.steps = [
      Step(.setHorizontalSizeClass(Sourced(.compact), of: Sourced(0))),
      Step(.setHorizontalSizeClass(Sourced(.regular), of: Sourced(0))),
    ]
    let resolution = Resolution(description)
    #expect(resolution.hierarchy(afterStep: 1).families[0].members.count == depth)
    #expect(resolution.hierarchy.families[0].members.count == 1)
  }

  // MARK: Whatever was done

  private static let seeds = Seeds.few(100, of: 300).map { 4 * $0 }

  @Test func `all that is in a window is arranged by its width`() {
    var differing = 0
    for seed in Self.seeds {
      let description = AppDescription.unruly(seed: seed)
      var state = State(description)
      for step in 0...description.steps.count {
        if step > 0 { state.run(description.steps[step - 1], number: step) }
        let hierarchy = Hierarchy(state, step: step)
        differing += hierarchy.widthsDiffer ? 1 : 0
        for member in hierarchy.families.flatMap(\.members) where state.kinds[member] == .split {
          #expect(
            hierarchy.isCollapsed(member) == hierarchy.widthCollapses(member),
            "seed \(seed), step \(step), \(hierarchy.id(member))")
        }
        for presentation in hierarchy.presentations {
          let presented = hierarchy.app.viewControllers[presentation.presented]
          let traits = hierarchy.traits(inWindowOf: presentation.presented)
          let style = presented.presentationStyle(in: traits)
          #expect(presentation.modalPresentationStyle == style, "seed \(seed), step \(step)")
          let answer = presented.adaptivePresentationStyle?.value
          #expect(
            presentation.adaptsTo == style.adaptation(in: traits, delegate: answer),
            "seed \(seed), step \(step)")
        }
      }
    }
    #expect(differing > Self.seeds.count)
  }

  @Test func `all windows one after the other are as all at once`() {
    var changes = 0
    for seed in Self.seeds {
      var description = AppDescription.unruly(seed: seed)
      description.steps.removeAll {
        if case .setHorizontalSizeClass = $0.action { true } else { $0.during != nil }
      }
      for window in description.windows.indices {
        description.windows[window].horizontalSizeClass = nil
      }
      var state = State(description)
      for (index, step) in description.steps.enumerated() { state.run(step, number: index + 1) }
      let before = Hierarchy(state, step: 0)
      guard description.ios >= 8 else { continue }
      let width: SizeClass = before.horizontalSizeClass == .compact ? .regular : .compact
      var (one, all) = (state, state)
      for window in description.windows.indices {
        one.run(Step(.setHorizontalSizeClass(Sourced(width), of: Sourced(window))), number: 100)
      }
      all.run(Step(.setHorizontalSizeClass(Sourced(width))), number: 100)
      let (apart, together) = (Hierarchy(one, step: 0), Hierarchy(all, step: 0))
      #expect(
        apart.families.map(ids(apart)) == together.families.map(ids(together)), "seed \(seed)")
      #expect(
        apart.presentations.map(\.adaptsTo) == together.presentations.map(\.adaptsTo),
        "seed \(seed)")
      changes += before.families.map(ids(before)) == apart.families.map(ids(apart)) ? 0 : 1
    }
    #expect(changes > 3)
  }

  private func ids(_ hierarchy: Hierarchy) -> (Family) -> [String] {
    { family in family.members.map(hierarchy.id) }
  }
}

extension Hierarchy {
  /// The traits of a controller by its family's window, which the engine need not look up.
  fileprivate func traits(inWindowOf member: Int) -> Traits {
    var traits = state.traits
    if let window = window(of: member) {
      traits.horizontalSizeClass = horizontalSizeClass(of: window)
    }
    return traits
  }

  fileprivate func widthCollapses(_ member: Int) -> Bool {
    app.ios >= 8 && traits(inWindowOf: member).isCompact
  }
}
