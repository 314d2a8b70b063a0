import Testing
import VCEngine
import VCTestSupport

/// Search controllers (R23).
struct SearchTests {
  private let find = "~find:UISearchController(results)"

  @Test func `an active search is presented in a context`() {
    expect(
      "tab(nav(list[defines]\(find)))\nsearch list",
      answers:
        "find = list presents it from list, overCurrentContext, coverVertical, the presenter visible"
    )
    expect(
      "tab(nav(list\(find)))\nsearch find",
      answers:
        "find = nav presents it from list, overCurrentContext, coverVertical, the presenter visible"
    )
    expect(
      "tab(nav(list\(find)))\nsearch find", rules: .book, ios: 8,
      answers:
        "find = tab presents it from list, overCurrentContext, coverVertical, the presenter visible"
    )
  }

  @Test func `before it is active a search controller is in no family`() {
    expect(
      "tab(nav(list\(find)))",
      answers: """
        families = 1
        find.parentViewController = nil
        results.parentViewController = find
        """)
    expect(
      "nav(list\(find))\nsearch list\ndismiss find",
      answers: "families = 1\nfind.presentingViewController = nil")
  }

  @Test func `a search that cannot be made active is refused`() {
    expectDiagnostics(
      "nav(list\(find),top)\nsearch list\nsearch top",
      """
      error: 'top' has no 'searchController', and is none: it is a UIViewController [top]
        note: 'top' is declared here [top]
      """)
    expectDiagnostics(
      "nav(list\(find))\nsearch list\nsearch find",
      """
      warning: nothing changes: the search of 'find' is active already [find]
        note: 'find' is presented here [search list]
      """)
    expectDiagnostics(
      "nav(list[defines]\(find),top)\nsearch list",
      """
      warning: the view of 'list' is not in the window, so 'find' is not presented [list]
        note: 'top' covers 'list' in the stack of 'nav' [top]
        note: UIKit logs: Attempt to present <UISearchController: find> on <UIViewController: list> (from <UIViewController: list>) whose view is not in the window hierarchy.
      """)
  }
}
