import Testing
import VCEngine
import VCTestSupport

/// Which tab is selected after a step that does not name one (R21).
struct TabSelectionTests {
  @Test func `other view controllers keep the selected tab, or its place`() {
    for (step, selected) in [
      ("set x,y,z of tab", "y"), ("set x of tab", "x"), ("set c,b of tab", "b"),
      ("set b,x of tab", "b"), ("remove b", "c"), ("remove a", "b"), ("add d to tab", "b"),
    ] {
      expect(
        "tab[selected=1](a,b,c)\n\(step)", answers: "tab.selectedViewController = \(selected)")
    }
    expect("tab(a,b)\nset b,a of tab", answers: "tab.selectedViewController = a")
    expect("tab[selected=2](a,b,c)\nremove c", answers: "tab.selectedViewController = a")
  }

  /// An engine that was written from the rules alone disagreed: the first tab was shown.
  @Test func `a selected tab that goes to another container leaves its place to the next`() {
    for step in ["push b onto nav", "set a,b of nav", "show b from a"] {
      expect(
        "tab[selected=1](nav(a),b,c)\n\(step)",
        answers: "tab.selectedViewController = c\nb.parentViewController = nav")
    }
    expect(
      "box(tab[selected=1](a,b,c),d)\nadd b to box", answers: "tab.selectedViewController = c")
    expect(
      "box(tab[selected=2](a,b,c),d)\nadd c to box", answers: "tab.selectedViewController = a")
  }

  @Test func `the same holds where the tab is behind More`() {
    let tabs = "tab[selected=5](a,b,c,d,e,f,g)\n"
    expect(
      tabs + "remove f", idiom: .phone,
      answers: """
        tab.selectedViewController = g
        g.parentViewController = tab.moreNavigationController
        f.parentViewController = nil
        """)
    expect(
      tabs + "set g,f,a of tab", idiom: .phone,
      answers: "tab.selectedViewController = f\ntab.children = [g, f, a]")
  }

  @Test func `an unwind segue selects the tab of its destination`() {
    let text = "tab(nav(a,x),nav2(b))\nselect nav2 in tab\n"
    expect(
      text + "unwind a from b",
      answers: "tab.selectedViewController = nav\nnav.children = [a]")
    expect(
      "tab(nav(a),nav2(b))\npresent m from a\nselect nav2 in tab\nunwind a from m",
      answers: "tab.selectedViewController = nav\nm.presentingViewController = nil")
    expect(
      "tab(a,b,c,d,e,f)\nunwind f from a", idiom: .phone,
      answers: """
        tab.selectedViewController = f
        f.navigationController = tab.moreNavigationController
        """)
  }

  @Test func `a stack that loses its only controller is empty`() {
    expectHints(
      "nav(a)\nremove a", "hint: the navigation controller 'nav' has an empty stack [a]")
  }
}
