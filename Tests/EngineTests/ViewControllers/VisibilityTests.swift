import Testing
import VCEngine
import VCSource
import VCTestSupport

/// Which views are in the window (R21), and who may present (R22).
struct VisibilityTests {
  @Test func `a view lies in that of the container that shows it`() {
    let hierarchy = moment("tab[selected=1](nav(a,b),split(nav2(c,d),e),page(f),box(g,h))")
    let owners = hierarchy.families.flatMap(\.members).compactMap { member in
      hierarchy.superviewOwner(of: member).map { "\(hierarchy.id($0)) > \(hierarchy.id(member))" }
    }
    #expect(
      owners == [
        "nav > b", "tab > split", "split > nav2", "nav2 > d", "split > e", "page > f", "box > g",
        "box > h",
      ])
  }

  @Test func `the whole is found as each is`() {
    for seed in Seeds.few(60, of: 250) {
      let hierarchy = Resolution(AppDescription.tabbed(seed: seed)).hierarchy
      let whole = hierarchy.membersInWindow
      for index in hierarchy.app.viewControllers.indices {
        #expect(whole[index] == hierarchy.isInWindow(index), "seed \(seed)")
      }
    }
  }

  @Test func `another width and back changes no relationship`() {
    var collapses = 0
    for seed in Seeds.few(60, of: 1_000) {
      let hierarchy = Resolution(AppDescription.tabbed(seed: seed)).hierarchy
      guard hierarchy.horizontalSizeClass == .regular, hierarchy.app.ios >= 8 else { continue }
      var state = hierarchy.state
      state.run(Step(.setHorizontalSizeClass(Sourced(.compact))), number: 1)
      let narrow = Hierarchy(state, step: 1)
      // What a column presents goes with it.
      guard narrow.presentations.count == hierarchy.presentations.count else { continue }
      state.run(Step(.setHorizontalSizeClass(Sourced(.regular))), number: 2)
      let back = Hierarchy(state, step: 2)
      collapses += narrow.state.collapsed.isEmpty ? 0 : 1
      #expect(back.presentations == hierarchy.presentations, "seed \(seed)")
      #expect(back.families.map(\.members) == hierarchy.families.map(\.members), "seed \(seed)")
      #expect(
        back.membersInWindow.prefix(hierarchy.membersInWindow.count)
          == hierarchy.membersInWindow[...], "seed \(seed)")
    }
    #expect(collapses > 5)
  }

  @Test func `selecting back and forth changes no relationship`() {
    var selections = 0
    for seed in Seeds.few(60, of: 1_000) {
      let hierarchy = Resolution(AppDescription.tabbed(seed: seed)).hierarchy
      for tabBar in hierarchy.families.flatMap(\.members) {
        guard let selected = hierarchy.selectedViewController(of: tabBar),
          let other = hierarchy.children(of: tabBar).last, other != selected,
          hierarchy.app.viewControllers[other].systemMade == nil
        else { continue }
        var state = hierarchy.state
        state.run(Step(.select(Sourced(other), in: Sourced(tabBar))), number: 1)
        let away = Hierarchy(state, step: 1)
        state.run(Step(.select(Sourced(selected), in: Sourced(tabBar))), number: 2)
        let back = Hierarchy(state, step: 2)
        selections += 1
        #expect(away.presentations == hierarchy.presentations, "seed \(seed)")
        #expect(back.presentations == hierarchy.presentations, "seed \(seed)")
        #expect(back.families.map(\.members) == hierarchy.families.map(\.members))
        #expect(
          back.membersInWindow.prefix(hierarchy.membersInWindow.count)
            == hierarchy.membersInWindow[...], "seed \(seed)")
        let isMore = away.selectedChild(of: tabBar) != away.selectedViewController(of: tabBar)
        guard !isMore else { continue }
        #expect(away.families.map(\.members) == hierarchy.families.map(\.members))
      }
    }
    #expect(selections > 20)
  }

  @Test func `whoever presents at a step is in the window then, and refused steps change nothing`()
  {
    var (presentations, refusals) = (0, 0)
    for seed in Seeds.few(200, of: 1_000) {
      let description = AppDescription.tabbed(seed: seed)
      var state = State(description)
      for (index, step) in description.steps.enumerated() {
        let before = Hierarchy(state, step: index)
        state.run(step, number: index + 1)
        let after = Hierarchy(state, step: index + 1)
        for presentation in after.presentations where presentation.step == index + 1 {
          presentations += 1
          #expect(before.isInWindow(presentation.presenter), "seed \(seed), step \(index + 1)")
          #expect(after.isInWindow(presentation.presented), "seed \(seed), step \(index + 1)")
        }
        guard state.findings.refusedSteps.last?.number == index + 1 else { continue }
        if case .presentation(.presenterNotInWindow) = state.findings.diagnostics.last?.message
          .engineFacts
        {
          refusals += 1
        }
        #expect(after.presentations == before.presentations, "seed \(seed), step \(index + 1)")
        #expect(after.families.map(\.members) == before.families.map(\.members))
        #expect(after.membersInWindow == before.membersInWindow)
      }
    }
    #expect(presentations > Seeds.count(200, of: 1_000))
    #expect(refusals > Seeds.count(200, of: 1_000) / 2)
  }
}
