import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Windows of several widths (R14, R25, R27, R28).
struct WidthTests {
  private let tabs = "tab(a,b,c,d,e,f)"

  @Test func `the same collapses in one window and not in another`() {
    let text = "split(nav(a),b)|side[compact]=split2(nav2(c),d)"
    expect(
      text,
      answers: """
        split.children = [nav, b]
        split2.children = [nav2]
        d.parentViewController = nav2
        families = 2
        """)
    expect(
      text, idiom: .phone,
      answers: """
        split.children = [nav]
        split2.children = [nav2]
        """)
    let hierarchy = moment(text)
    #expect(hierarchy.windows.map(hierarchy.horizontalSizeClass) == [.regular, .compact])
    #expect(hierarchy.horizontalSizeClass == .regular)
  }

  @Test func `the same adapts in one window and not in another`() {
    let text = """
      A|side[compact]=B
      present m[popover] from A
      present n[popover] from B
      present o[popover] from n
      """
    expect(
      text,
      answers: """
        m = A presents it from A, popover, coverVertical, the presenter visible
        n = B presents it from B, popover, coverVertical, the presenter visible, seen as formSheet
        o = n presents it from n, popover, coverVertical, the presenter visible, seen as formSheet
        """)
    expect(
      text, ios: 12,
      answers: """
        m = A presents it from A, popover, coverVertical, the presenter visible
        n = B presents it from B, popover, coverVertical, seen as fullScreen
        """)
    expect(
      "A|side[compact]=B\npresent m:UIAlertController[actionSheet,source] from A\npresent n:UIAlertController[actionSheet,source] from B",
      answers: """
        m = A presents it from A, popover, coverVertical, the presenter visible
        n = B presents it from B, custom, coverVertical, the presenter visible
        """)
  }

  @Test func `a step changes one window, or all`() {
    let text = """
      split(nav(a),b)|side=split2(nav2(c),d)
      present m[popover] from a
      present n[popover] from c
      width compact of side
      """
    let narrow = """
      split.children = [nav, b]
      split2.children = [nav2]
      m = split presents it from a, popover, coverVertical, the presenter visible
      n = split2 presents it from c, popover, coverVertical, the presenter visible, seen as formSheet
      """
    expect(text, answers: narrow)
    expect(
      text + "\nwidth compact",
      answers: """
        split.children = [nav]
        split2.children = [nav2]
        m = split presents it from a, popover, coverVertical, the presenter visible, seen as formSheet
        n = split2 presents it from c, popover, coverVertical, the presenter visible, seen as formSheet
        """)
    for back in ["\nwidth regular of side", "\nwidth regular"] {
      expect(
        text + back,
        answers: """
          split.children = [nav, b]
          split2.children = [nav2, d]
          m = split presents it from a, popover, coverVertical, the presenter visible
          n = split2 presents it from c, popover, coverVertical, the presenter visible
          """)
    }
    expect("split(nav(a),b)\nwidth compact of window", answers: "split.children = [nav]")
  }

  @Test(arguments: [
    "present tab2(split(nav(a),b)) from B", "root split(nav(a),b) of side",
    "add tab2(split(nav(a),b)) to B", "view split(nav(a),b) in B",
  ])
  func `what comes into a window is arranged by its width`(step: String) {
    expect("A|side[compact]=B\n\(step)", answers: "split.children = [nav]")
    expect("A|side=B\n\(step)", answers: "split.children = [nav, b]")
    expect("A|side[regular]=B\n\(step)", idiom: .phone, answers: "split.children = [nav, b]")
    expect(
      "A|side=B\nwidth compact of side\n\(step)\nwidth regular of side",
      answers: "split.children = [nav, b]")
  }

  @Test func `what left a window stays as it was until it enters another`() {
    let gone = "A|side[compact]=split(nav(a),b)\nroot C of side"
    expect(gone, answers: "split.children = [nav]")
    expect(gone + "\nroot split of window", answers: "split.children = [nav, b]")
    expect(gone + "\npresent split from A", answers: "split.children = [nav, b]")
    expect(gone + "\npresent split from C", answers: "split.children = [nav]")
    let more = "A|side[compact]=\(tabs)\nselect f in tab\nroot C of side"
    expect(more, answers: "f.parentViewController = tab.moreNavigationController")
    expect(more + "\npresent tab from A", answers: "f.parentViewController = tab")
    expect(
      more + "\nselect e in tab\npresent tab from C",
      answers: "e.parentViewController = tab.moreNavigationController")
  }

  @Test func `a bar of tabs has the room of its window`() {
    let two = "\(tabs)|side[compact]=tab2(g,h,i,j,k,l)\nselect f in tab\nselect l in tab2"
    expect(
      two,
      answers: """
        f.parentViewController = tab
        l.parentViewController = tab2.moreNavigationController
        """)
    expect(
      two + "\nselect g in tab2\nselect tab2.moreNavigationController in tab2",
      answers: "tab2.selectedViewController = tab2.moreNavigationController")
    expect(
      "\(tabs)|side[compact]=tab2[selected=5](g,h,i,j,k,l)",
      answers: "l.parentViewController = tab2.moreNavigationController")
    expect(
      "\(tabs)|side[regular]=tab2[selected=5](g,h,i,j,k,l)", idiom: .phone,
      answers: "l.parentViewController = tab2")
  }

  @Test func `views that were added alone are arranged with those that they are in`() {
    let text = "A|side=B\nview split(nav(a),b) in B\npresent m[popover] from a"
    expect(
      text + "\nwidth compact of side",
      answers: """
        split.children = [nav]
        m = split presents it from a, popover, coverVertical, the presenter visible, seen as formSheet
        """)
    expect(
      text + "\nwidth compact of window\nview split in A",
      answers: """
        split.children = [nav]
        m = split presents it from a, popover, coverVertical, the presenter visible, seen as formSheet
        """)
  }

  @Test func `a width that cannot be, or is, changes nothing`() {
    expectDiagnostics(
      "A|side[compact]=B\nwidth compact of side\nwidth regular of window\nwidth compact\nwidth compact",
      """
      warning: nothing changes: the width of 'side' is compact already [compact]
      warning: nothing changes: the width of 'window' is regular already [regular]
      warning: nothing changes: the width is compact already [compact]
      """)
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
