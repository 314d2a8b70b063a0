import Testing
import VCEngine
import VCTestSupport

/// The tabs that a bar has no room for (R27).
struct MoreTests {
  private let tabs = "tab(a,b,c,d,nav(e),f)"

  @Test func `the fifth tab and those after it stand in the More controller while selected`() {
    expect(
      tabs + "\nselect nav in tab", idiom: .phone,
      answers: """
        tab.children = [a, b, c, d, nav, f, tab.moreNavigationController]
        tab.selectedViewController = nav
        tab.moreNavigationController.children = [tab.moreListController, e]
        nav.parentViewController = tab
        nav.navigationController = nil
        nav.children = []
        e.parentViewController = tab.moreNavigationController
        e.navigationController = tab.moreNavigationController
        e.tabBarController = tab
        f.parentViewController = tab
        d.navigationController = nil
        """)
    expect(
      tabs + "\nselect nav in tab\nselect f in tab", idiom: .phone,
      answers: """
        tab.children = [a, b, c, d, nav, tab.moreNavigationController]
        f.navigationController = tab.moreNavigationController
        nav.parentViewController = tab
        e.parentViewController = nav
        """)
    expect(
      tabs + "\nselect f in tab\nselect a in tab", idiom: .phone,
      answers: """
        tab.children = [a, b, c, d, nav, f]
        tab.selectedViewController = a
        f.parentViewController = tab
        """)
    expect(
      "tab[selected=5](a,b,c,d,e,f)", idiom: .phone,
      answers: "f.navigationController = tab.moreNavigationController")
  }

  /// Without a stack it stands there itself, until it gets one.
  @Test func `a navigation controller that gets its stack there has it there`() {
    for steps in ["", "\nselect a in tab\nselect nav in tab"] {
      expect(
        "tab[selected=5](a,b,c,d,e,nav)\npush x onto nav" + steps, idiom: .phone,
        answers: """
          x.navigationController = tab.moreNavigationController
          nav.navigationController = nil
          tab.children = [a, b, c, d, e, nav, tab.moreNavigationController]
          """)
    }
  }

  @Test func `five tabs, and an iPad's width, need no More controller`() {
    expect(tabs + "\nselect f in tab", answers: "f.parentViewController = tab")
    expect(
      "tab(a,b,c,d,e)\nselect e in tab", idiom: .phone, answers: "e.parentViewController = tab")
    expect(
      tabs + "\nselect f in tab\nwidth compact",
      answers: "f.parentViewController = tab.moreNavigationController")
    expect(
      tabs + "\nselect f in tab\nwidth compact\nwidth regular",
      answers: "tab.children = [a, b, c, d, nav, f]\nf.parentViewController = tab")
    expect(
      tabs + "\nselect f in tab\nremove a", idiom: .phone,
      answers: "tab.children = [b, c, d, nav, f]\nf.parentViewController = tab")
  }

  @Test func `what is presented from such a tab goes and comes with it`() {
    let presenting = tabs + "\nselect f in tab\npresent m[overCurrentContext] from f"
    expect(
      presenting, idiom: .phone,
      answers: "m = tab.moreNavigationController presents it from f, overCurrentContext, "
        + "coverVertical, the presenter visible")
  }

  @Test func `what is pushed onto such a tab stays with it`() {
    let pushed = tabs + "\nselect f in tab\npush x onto tab.moreNavigationController"
    expect(
      pushed + "\nselect a in tab\nselect f in tab", idiom: .phone,
      answers: """
        tab.moreNavigationController.children = [tab.moreListController, f, x]
        tab.selectedViewController = f
        x.tabBarController = tab
        """)
    expect(
      pushed + "\nselect nav in tab", idiom: .phone,
      answers: """
        tab.moreNavigationController.children = [tab.moreListController, e]
        x.parentViewController = nil
        tab.children = [a, b, c, d, nav, f, tab.moreNavigationController]
        """)
  }

  @Test func `the stack of such a tab stands in the More controller`() {
    let selected = "tab(a,b,c,d,nav(e,g),f)\nselect nav in tab"
    let answers = """
      tab.moreNavigationController.children = [tab.moreListController, e, g, x]
      nav.children = []
      """
    for step in ["push x onto nav", "push x onto tab.moreNavigationController", "show x from g"] {
      expect(selected + "\n\(step)", idiom: .phone, answers: answers)
      for back in ["width regular", "remove a"] {
        expect(
          selected + "\n\(step)\n\(back)", idiom: .phone,
          answers: "nav.children = [e, g, x]\nnav.parentViewController = tab")
      }
      expect(
        selected + "\n\(step)\nselect f in tab", idiom: .phone,
        answers: """
          nav.children = [e, g, x]
          tab.moreNavigationController.children = [tab.moreListController, f]
          """)
      expect(
        selected + "\n\(step)\nremove nav", idiom: .phone,
        answers: "nav.children = [e, g, x]\nnav.parentViewController = nil")
    }
    expect(
      selected + "\npop nav", idiom: .phone,
      answers: "tab.moreNavigationController.children = [tab.moreListController, e]")
    expect(
      selected + "\npopToRoot tab.moreNavigationController", idiom: .phone,
      answers: """
        nav.children = [e]
        tab.selectedViewController = tab.moreNavigationController
        """)
    expect(
      selected + "\nset x of nav\nselect a in tab", idiom: .phone, answers: "nav.children = [x]")
    #expect(
      moment(selected, idiom: .phone).idsInWindow == ["tab", "g", "tab.moreNavigationController"])
    expect(
      "\(selected)\npresent m[overCurrentContext] from g\nselect a in tab", idiom: .phone,
      answers: "m = tab.moreNavigationController presents it from g, overCurrentContext, "
        + "coverVertical, the presenter visible")
  }

  @Test func `a pop from such a tab leads to the list of tabs`() {
    for pop in ["pop", "popToRoot"] {
      expect(
        tabs + "\nselect f in tab\n\(pop) tab.moreNavigationController", idiom: .phone,
        answers: """
          tab.children = [a, b, c, d, nav, f, tab.moreNavigationController]
          tab.moreNavigationController.children = [tab.moreListController]
          tab.selectedViewController = tab.moreNavigationController
          """)
    }
    expect(
      tabs + "\nselect tab.moreNavigationController in tab\nselect b in tab", idiom: .phone,
      answers: "tab.children = [a, b, c, d, nav, f]")
  }

  @Test func `a tab that leaves the More controller is no longer selected`() {
    expect(
      tabs + "\nselect f in tab\nremove f", idiom: .phone,
      answers: """
        tab.children = [a, b, c, d, nav]
        tab.selectedViewController = a
        f.parentViewController = nil
        """)
    expect(
      tabs + "\nselect f in tab\nset f,a of tab", idiom: .phone,
      answers: "tab.children = [f, a]\ntab.selectedViewController = f")
  }
}
