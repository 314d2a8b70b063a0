import Testing
import VCEngine
import VCSource
import VCTestSupport

/// Which views are in the window (R21), and who may present (R22).
struct VisibilityTests {
  /// Compares lines like `a: in the window` and `b: 'c' covers 'b' in the stack of 'nav'`.
  private func expectViews(
    _ text: String, rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad,
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hierarchy = moment(text, rules: rules, ios: ios, idiom: idiom)
    let lines = expected.split(separator: "\n").map { line in
      let id = String(line.prefix { $0 != ":" })
      let visibility = hierarchy.visibility(of: hierarchy.index(id))
      let notes = hierarchy.state.notes(of: visibility).map { $0.text(in: .en) }
      let reason = visibility == .inWindow ? "in the window" : notes.first ?? "in no window"
      return "\(id): \(reason)"
    }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

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

  @Test func `a container shows what its kind shows`() {
    expectViews(
      "tab[selected=1](nav(a,b),split(nav2(c,d),e),page(f),box(g,h))",
      """
      tab: in the window
      nav: of the tabs of 'tab', 'split' is selected, not 'nav'
      b: of the tabs of 'tab', 'split' is selected, not 'nav'
      a: 'b' covers 'a' in the stack of 'nav'
      split: in the window
      c: 'd' covers 'c' in the stack of 'nav2'
      d: in the window
      e: in the window
      f: of the tabs of 'tab', 'split' is selected, not 'page'
      h: of the tabs of 'tab', 'split' is selected, not 'box'
      """)
    expectViews(
      "box(page(f),a,b)",
      """
      f: in the window
      a: in the window
      b: in the window
      """)
  }

  @Test func `a presentation takes its presenter's view away, and all below it, or leaves them`() {
    expectViews(
      "box(a(b),c)\npresent m[fullScreen] from b",
      """
      box: the view of 'box' left the window when it presented 'm'
      b: the view of 'box' left the window when it presented 'm'
      m: in the window
      """)
    expectViews(
      "box(a[defines](b),c)\npresent m[currentContext] from b",
      """
      box: in the window
      a: the view of 'a' left the window when it presented 'm'
      b: the view of 'a' left the window when it presented 'm'
      c: in the window
      m: in the window
      """)
    for style in ["pageSheet", "overFullScreen", "overCurrentContext", "popover", "custom"] {
      expectViews("box(a)\npresent m[\(style)] from a", "box: in the window\na: in the window")
    }
    expectViews(
      "box(a)\npresent m[pageSheet] from a", ios: 12, idiom: .phone,
      "a: the view of 'box' left the window when it presented 'm'")
  }

  @Test func `those above a presenter stay, a sheet between them too`() {
    expectViews(
      "A\npresent b[pageSheet](c) from A\npresent d[fullScreen] from c",
      """
      A: in the window
      c: the view of 'b' left the window when it presented 'd'
      d: in the window
      """)
  }

  @Test func `what is presented in a context goes and comes with it`() {
    let start = "tab(nav(a),nav2(b))\npresent m[overCurrentContext](n) from a"
    expectViews(start, "m: in the window\nn: in the window")
    expectViews(
      start + "\nselect nav2 in tab",
      """
      m: of the tabs of 'tab', 'nav2' is selected, not 'nav'
      n: of the tabs of 'tab', 'nav2' is selected, not 'nav'
      """)
    expectViews(start + "\nselect nav2 in tab\nselect nav in tab", "n: in the window")
    expectViews(
      "nav(a[defines])\npresent m[currentContext] from a\npush b onto nav",
      "m: 'b' covers 'a' in the stack of 'nav'")
  }

  @Test func `a context within a context goes with both, and a sheet from it does not go`() {
    let start = """
      tab(nav(a),b)
      present m[currentContext] from a
      present n[overCurrentContext] from m
      present s[formSheet] from n
      select b in tab
      """
    expectViews(
      start,
      """
      m: of the tabs of 'tab', 'b' is selected, not 'nav'
      n: of the tabs of 'tab', 'b' is selected, not 'nav'
      s: in the window
      """)
  }

  @Test func `what is in no family is in no window`() {
    expectViews(
      "nav(a,b)\npop nav\npush c onto nav\npresent m from a\ndismiss m",
      "b: 'b' was popped here\nm: 'm' was dismissed here\nc: in the window")
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

/// A presenter out of the window: in our words and in UIKit's, with what hides it (R22).
struct HiddenPresenterTests {
  @Test func `a tab that is not selected presents nothing`() {
    expectDiagnostics(
      """
      tab(nav(a),nav2(b))
      present m[overCurrentContext] from b
      select nav2 in tab
      present m from b
      """,
      """
      warning: the view of 'nav2' is not in the window, so 'm' is not presented [b]
        note: of the tabs of 'tab', 'nav' is selected, not 'nav2' [nav]
        note: UIKit logs: Attempt to present <UIViewController: m> on <UINavigationController: nav2> (from <UIViewController: b>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `what is covered in a stack presents nothing`() {
    expectDiagnostics(
      """
      nav(a[defines],b)
      present m[currentContext] from a
      present n from a
      """, ios: 12,
      """
      warning: the view of 'a' is not in the window, so 'm' is not presented [a]
        note: 'b' covers 'a' in the stack of 'nav' [b]
        note: UIKit logs: Warning: Attempt to present <UIViewController: m> on <UIViewController: a> whose view is not in the window hierarchy!
      """)
  }

  @Test func `what is under a full-screen presentation presents nothing`() {
    expectDiagnostics(
      """
      tab(box[defines](a[defines]))
      present m[fullScreen] from tab
      present n[currentContext] from a
      """,
      """
      warning: the view of 'a' is not in the window, so 'n' is not presented [a]
        note: the view of 'tab' left the window when it presented 'm' [present m[fullScreen] from tab]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UIViewController: a> (from <UIViewController: a>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `a busy presenter out of the window is refused for the window, up to iOS 12 not`() {
    let text = """
      tab(nav(a),nav2(b))
      present m[overCurrentContext] from a
      select nav2 in tab
      present n[overCurrentContext] from a
      """
    expectDiagnostics(
      text,
      """
      warning: the view of 'nav' is not in the window, so 'n' is not presented [a]
        note: of the tabs of 'tab', 'nav2' is selected, not 'nav' [nav2]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UINavigationController: nav> (from <UIViewController: a>) whose view is not in the window hierarchy.
      """)
    expectDiagnostics(
      text, ios: 12,
      """
      warning: 'nav' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [present m[overCurrentContext] from a]
        note: UIKit logs: Warning: Attempt to present <UIViewController: n>  on <UINavigationController: nav> which is already presenting <UIViewController: m>
      """)
  }

  @Test func `a receiver need not be in the window where its presenter is`() {
    expect(
      "tab(nav(a,b),c)\npresent m from a",
      answers: "m = tab presents it from a, formSheet, coverVertical, the presenter visible")
  }

  @Test func `what is declared before the first step is a fact, and gets a hint`() {
    expectHints(
      "tab(nav(a),nav2[overCurrentContext](b){m[overCurrentContext]})",
      """
      hint: 'nav2' presents 'm' from the beginning, and its view is not in the window: it must have been there when it presented [nav2]
        note: of the tabs of 'tab', 'nav' is selected, not 'nav2' [nav]
      """)
    expect(
      "tab(nav(a),nav2(b){m[overCurrentContext]})", answers: "m.presentingViewController = nav2")
  }
}

/// What UIKit answers with an exception when a popover is presented (R13, R15).
struct PopoverFaultTests {
  @Test func `a share sheet on an iPad needs a source`() {
    expectDiagnostics(
      """
      A
      present m:UIActivityViewController from A
      present n:UIActivityViewController[source] from A
      """,
      """
      error: on an iPad 'm' is a popover, and has nothing to point at: it needs a 'sourceView' or a 'barButtonItem' [m]
        note: 'm' is declared here [m]
        note: UIKit raises NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.
      """)
    expectDiagnostics(
      "A\npresent m:UIActivityViewController from A", idiom: .phone, "")
    expectDiagnostics("A\npresent m:UIActivityViewController from A", ios: 7, "")
  }

  @Test func `in a popover a context style allows no transition but coverVertical`() {
    expectDiagnostics(
      """
      A
      present m[popover](a[defines]) from A
      present n[currentContext,flipHorizontal] from a
      present o[currentContext] from a
      present p[overCurrentContext,crossDissolve] from o
      """,
      """
      error: in a popover the style 'currentContext' allows the transition 'coverVertical' only, and 'n' has 'flipHorizontal' [flipHorizontal]
        note: 'm' is presented here [present m[popover](a[defines]) from A]
      error: in a popover the style 'overCurrentContext' allows the transition 'coverVertical' only, and 'p' has 'crossDissolve' [crossDissolve]
        note: 'o' is presented here [present o[currentContext] from a]
      """)
    // What an iPhone shows is no popover.
    expectDiagnostics(
      """
      A
      present m[popover](a[defines]) from A
      present n[currentContext,flipHorizontal] from a
      """, idiom: .phone, "")
  }

  @Test func `keys of another class say nothing`() {
    expectDiagnostics(
      "A[alert](b[camera])",
      """
      warning: only a UIAlertController has 'preferredStyle', and 'UIViewController' is none [alert]
      warning: only a UIImagePickerController has 'sourceType', and 'UIViewController' is none [camera]
      """)
  }
}
