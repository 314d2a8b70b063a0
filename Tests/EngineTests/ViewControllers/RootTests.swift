import Testing
import VCEngine
import VCTestSupport

/// The window's new root (R26).
struct RootTests {
  @Test func `the old family leaves, and the new one comes with all that it contains`() {
    let text = "nav(a)\npresent m from a\nroot tab(nav2(b),c)\npresent n[currentContext] from b"
    expect(
      text,
      answers: """
        families = 2
        nav.presentedViewController = nil
        m.presentingViewController = nil
        a.navigationController = nav
        b.tabBarController = tab
        n.presentingViewController = nav2
        """)
    let hierarchy = moment(text)
    #expect(hierarchy.rootViewController == hierarchy.index("tab"))
    #expect(hierarchy.idsInWindow == ["tab", "n"])
  }

  @Test func `an old root comes back as it left, and may be a child meanwhile`() {
    expect("A(b)\nroot C\nroot A", answers: "families = 1\nA.children = [b]")
    expect("A(b)\nroot C(d)\nadd A to C", answers: "families = 1\nC.children = [d, A]")
  }

  @Test func `a root has no parent, no presenter, and is not the root already`() {
    expectDiagnostics(
      """
      tab(a)
      present b from a
      root a
      root b
      root tab
      root c
      present d from a
      """,
      """
      error: 'a' is a child of 'tab', and cannot be the window's root view controller [a]
        note: 'a' is declared here [a]
      error: 'b' is presented by 'tab', and cannot be the window's root view controller until it is dismissed [b]
        note: 'b' is presented here [present b from a]
      warning: nothing changes: 'tab' is the window's root view controller already [tab]
      warning: 'tab' is in no window, so 'd' is not presented [a]
        note: 'tab' left here, when the window got another root view controller [root c]
        note: UIKit logs: Attempt to present <UIViewController: d> on <UITabBarController: tab> (from <UIViewController: a>) whose view is not in the window hierarchy.
      """)
  }
}
