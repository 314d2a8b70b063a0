import Testing
import VCEngine
import VCTestSupport

/// What the steps do to a hierarchy, and what they leave alone.
struct StepTests {
  @Test func `each moment can be asked for`() {
    let steps = """
      nav(a)
      push b onto nav
      present m[fullScreen] from b
      dismiss b
      pop nav
      """
    let children = ["[a]", "[a, b]", "[a, b]", "[a, b]", "[a]"]
    let presented = ["nil", "nil", "m", "nil", "nil"]
    for step in 0...4 {
      expect(
        steps, afterStep: step,
        answers: """
          nav.children = \(children[step])
          nav.presentedViewController = \(presented[step])
          """)
    }
  }

  @Test func `what is declared to be presented is presented before the first step`() {
    expect(
      """
      tab(a{nav(in{top})},b)
      dismiss top
      """, afterStep: 0,
      answers: """
        nav.presentingViewController = tab
        top.presentingViewController = nav
        families = 3
        """)
  }

  @Test func `what a step brings presents what it is declared to present on arrival`() {
    expect(
      """
      nav(a)
      push b{c} onto nav
      """,
      answers: "c = nav presents it from b, formSheet, coverVertical, the presenter visible")
  }

  @Test func `popToRoot leaves the first, setViewControllers what is in its list`() {
    expect("nav(a,b,c)\npopToRoot nav", answers: "nav.children = [a]")
    expect(
      "nav(a,b,c)\nset d,b of nav",
      answers: """
        nav.children = [d, b]
        a.parentViewController = nil
        d.navigationController = nav
        """)
  }

  @Test func `a controller that went comes back by its id`() {
    expect(
      """
      nav(a,b)
      pop nav
      present b from a
      dismiss b
      push b onto nav
      """, answers: "nav.children = [a, b]\nfamilies = 1")
  }

  @Test func `a child takes the place of another, and what that one presents goes`() {
    expect(
      """
      root(box(a[defines],b))
      present m[currentContext] from a
      transition pane(x) from a
      """,
      answers: """
        box.children = [b, pane]
        pane.parentViewController = box
        a.parentViewController = nil
        box.presentedViewController = nil
        families = 1
        """)
    expect(
      "box(a,b)\ntransition b from a",
      answers: "box.children = [b]\na.parentViewController = nil")
    expect(
      "root(left(a),right(b))\ntransition b from a",
      answers: "left.children = [b]\nright.children = []")
  }

  @Test func `an added controller leaves its other parent first`() {
    expect(
      """
      root(left(pane(x)),right)
      add pane to right
      """,
      answers: """
        left.children = []
        right.children = [pane]
        x.parentViewController = pane
        """)
  }

  @Test func `a tab bar controller shows its first, its selectedIndex, or what a step selects`() {
    expect("tab(a,b)", answers: "tab.selectedViewController = a")
    expect("tab[selected=1](a,b)", answers: "tab.selectedViewController = b")
    expect("tab(a,b)\nselect b in tab", answers: "tab.selectedViewController = b")
    expect("tab[selected=1](a,b)\nremove b", answers: "tab.selectedViewController = a")
    expect("tab", answers: "tab.selectedViewController = nil")
  }

  @Test func `show pushes onto the receiver itself where that is a navigation controller`() {
    expect("nav(box(nav2(a)))\nshow b from nav2", answers: "nav2.children = [a, b]")
  }

  @Test func `show presents where there is no navigation controller`() {
    expect(
      "tab(a)\nshow m from a",
      answers: "m = tab presents it from tab, formSheet, coverVertical, the presenter visible")
  }

  @Test func `show and showDetail present from what was presented last in the window`() {
    expect(
      """
      A(c[defines])
      present B from A
      show C[currentContext] from c
      showDetail D from A
      """,
      answers: """
        C = B presents it from B, currentContext, coverVertical
        D = C presents it from C, formSheet, coverVertical, the presenter visible
        """)
  }

  @Test func `show presents a navigation controller that a stack does not take`() {
    expect(
      "tab(nav(list))\nshow nav2(b) from list",
      answers: """
        nav.children = [list]
        nav2 = tab presents it from tab, formSheet, coverVertical, the presenter visible
        """)
    expect(
      "split(nav(list),detail)\nshow nav2(b) from list",
      answers: """
        nav2 = split presents it from split, formSheet, coverVertical, the presenter visible
        """)
    // UIKit itself stacks navigation controllers while a split view controller is collapsed.
    expect(
      "split[collapses](nav(list),detail)\nshow nav2(b) from list", idiom: .phone,
      answers: "nav.children = [list, nav2]")
    expect(
      "split[collapses](nav(list),detail)\nshow nav2(b) from list\nwidth regular", idiom: .phone,
      answers: "split.children = [nav, nav2]\nnav.children = [list]")
  }

  @Test func `showDetail replaces the detail, or adds the first`() {
    expect(
      "split(nav(a),old)\nshowDetail new from a",
      answers: "split.children = [nav, new]\nold.parentViewController = nil")
    expect("split(a)\nshowDetail new from a", answers: "split.children = [a, new]")
    expect("split(a,b,c)\nshowDetail new from a", answers: "split.children = [a, b, new]")
    expect(
      "A\nshowDetail m from A",
      answers: "m = A presents it from A, formSheet, coverVertical, the presenter visible")
  }

  @Test func `what a popped controller or its members present goes with it`() {
    expect(
      """
      nav(a,b(c[defines]))
      present m[currentContext] from c
      present n[currentContext] from m
      pop nav
      """,
      answers: """
        families = 1
        m.presentingViewController = nil
        n.presentingViewController = nil
        c.presentedViewController = nil
        c.parentViewController = b
        """)
  }

  @Test func `what the top presents stays when its sender is popped`() {
    expect(
      """
      nav(a,b)
      present m[fullScreen] from b
      pop nav
      """, answers: "m = nav presents it from b, fullScreen, coverVertical")
  }

  @Test func `a family in no window is built all the same`() {
    expect(
      """
      nav(a,box)
      pop nav
      add nav2 to box
      push b onto nav2
      push box onto nav
      """,
      answers: """
        b.navigationController = nav2
        nav2.navigationController = nav
        families = 1
        """)
  }

  @Test func `those that follow a refused step go on`() {
    let resolution = Resolution(
      Notation("nav(a)\npop nav\npush b onto nav\npush b onto nav\npush c onto nav").description())
    #expect(resolution.refusedSteps == [1, 3])
    #expect(resolution.stepCount == 4)
    let hierarchy = resolution.hierarchy
    #expect(hierarchy.children(of: 0).map(hierarchy.id) == ["a", "b", "c"])
  }
}
