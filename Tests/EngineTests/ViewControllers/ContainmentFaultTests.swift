import Testing
import VCEngine
import VCTestSupport

/// Pushing, adding, removing and selecting done wrong: in our words and in UIKit's, with the place.
struct ContainmentFaultTests {
  @Test func `a page view controller has as many children as it shows pages`() {
    let note =
      "\n  note: UIKit raises NSInvalidArgumentException: The number of view controllers provided "
      + "(3) doesn't match the number required (1) for the requested transition"
    expectDiagnostics(
      "page(a,b,c)",
      """
      error: 'page' shows 1 page at a time, and has 3 children; its data source supplies the others [page(a,b,c)]
      """.replacing("[page(a,b,c)]", with: "[page]") + note)
    expectDiagnostics(
      "page(a)\nset a,b,c of page",
      "error: 'page' shows 1 page at a time, and has 3 children; its data source supplies the "
        + "others [page]" + note)
    expectDiagnostics(
      "page(a)\nadd b to page",
      "error: 'page' shows 1 page at a time, and has 2 children; its data source supplies the "
        + "others [b]" + note.replacing("(3)", with: "(2)"))
    expectDiagnostics("page\nadd b to page", "")
    expectDiagnostics("page[mid](a,b)\nset c,d of page", "")
    expectDiagnostics(
      "page[mid,scroll](a,b)",
      "error: 'page' shows 1 page at a time, and has 2 children; its data source supplies the "
        + "others [page]" + note.replacing("(3)", with: "(2)"))
    expect("page(a)\nset b of page", answers: "page.children = [b]\na.parentViewController = nil")
  }

  @Test func `a navigation controller is not pushed`() {
    expectDiagnostics(
      """
      nav(a)
      push nav2(b) onto nav
      """,
      """
      error: 'nav2' is a navigation controller, and cannot stand in the stack of 'nav' [nav2]
        note: 'nav2' is declared here [nav2]
        note: UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported
      """)
  }

  @Test func `a subclass counts as its superclass`() {
    expectDiagnostics(
      """
      nav(a)
      push mine:Mine[super=UINavigationController](b) onto nav
      """,
      """
      error: 'mine' is a navigation controller, and cannot stand in the stack of 'nav' [mine]
        note: 'mine' is declared here [mine]
        note: UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported
      """)
  }

  @Test func `a split view controller is not pushed`() {
    expectDiagnostics(
      """
      nav(a)
      push split(l,r) onto nav
      """,
      """
      error: 'split' is a split view controller, and cannot stand in the stack of 'nav' [split]
        note: 'split' is declared here [split]
        note: UIKit raises NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller <UISplitViewController: split>
      """)
  }

  @Test func `nothing is pushed twice`() {
    expectDiagnostics(
      """
      nav(a,b)
      push a onto nav
      """,
      """
      error: 'a' is in the stack of 'nav' already [a]
        note: 'a' is declared here [a]
        note: UIKit raises NSInvalidArgumentException: <UINavigationController: nav> is pushing the same view controller instance (<UIViewController: a>) more than once which is not supported and is most likely an error in the application : <bundle identifier>
      """)
  }

  @Test func `a stack holds each controller once`() {
    expectDiagnostics(
      """
      nav(a)
      set a,b,a of nav
      """,
      """
      error: 'a' is listed twice among the view controllers of 'nav' [a]
        note: 'a' is here first [a]
        note: UIKit raises NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct
      """)
  }

  @Test func `tabs are distinct too`() {
    expectDiagnostics(
      """
      tab(a)
      set a,a of tab
      """,
      """
      error: 'a' is listed twice among the view controllers of 'tab' [a]
        note: 'a' is here first [a]
      """)
  }

  @Test func `only a tab can be selected`() {
    expectDiagnostics(
      """
      tab(a(x),b)
      select x in tab
      """,
      """
      error: 'x' is not among the view controllers of 'tab' [x]
        note: 'tab' is declared here [tab]
        note: UIKit raises an exception: -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.
      """)
  }

  @Test func `nothing is a child of itself`() {
    expectDiagnostics(
      """
      box
      add box to box
      """,
      """
      error: 'box' cannot be a child of itself [box]
      """)
  }

  @Test func `nothing is a child of what it contains`() {
    expectDiagnostics(
      """
      box(a(b))
      add a to b
      """,
      """
      error: 'a' contains 'b', so it cannot be a child of it [a]
        note: 'a' is declared here [a]
      """)
  }

  @Test func `the root is no child`() {
    expectDiagnostics(
      """
      A
      present B from A
      add A to B
      """,
      """
      error: 'A' is the window's root view controller, and cannot be a child of 'B' [A]
        note: UIKit raises UIViewControllerHierarchyInconsistency: adding a root view controller <UIViewController: A> as a child of view controller:<UIViewController: B>
      """)
  }

  @Test func `what is presented is no child`() {
    expectDiagnostics(
      """
      A(c)
      present B from A
      add B to c
      """,
      """
      error: 'B' is presented by 'A', and cannot be a child of 'c' until it is dismissed [B]
        note: 'B' is presented here [present B from A]
      """)
  }

  @Test func `the first in a stack is not popped`() {
    expectDiagnostics(
      """
      nav(a)
      pop nav
      popToRoot nav
      """,
      """
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      """)
  }

  @Test func `nothing is popped from an empty stack`() {
    expectDiagnostics(
      """
      nav
      pop nav
      """,
      """
      warning: nothing is popped: the stack of 'nav' is empty [nav]
      """)
  }

  @Test func `only a navigation controller is pushed onto and popped`() {
    expectDiagnostics(
      """
      tab(a)
      push x onto tab
      pop a
      popToRoot tab
      """,
      """
      error: only a navigation controller can be pushed onto, and 'tab' is a UITabBarController [tab]
        note: 'tab' is declared here [tab]
      error: only a navigation controller can be popped, and 'a' is a UIViewController [a]
        note: 'a' is declared here [a]
      error: only a navigation controller can be popped, and 'tab' is a UITabBarController [tab]
        note: 'tab' is declared here [tab]
      """)
  }

  @Test func `a controller of one's own has no list to set`() {
    expectDiagnostics(
      """
      box
      set a of box
      """,
      """
      error: 'box' has no 'viewControllers': it is a UIViewController [box]
        note: 'box' is declared here [box]
      """)
  }

  @Test func `only a tab bar controller selects`() {
    expectDiagnostics(
      """
      nav(a)
      select a in nav
      """,
      """
      error: only a tab bar controller selects, and 'nav' is a UINavigationController [nav]
        note: 'nav' is declared here [nav]
      """)
  }

  @Test func `a top is not removed`() {
    expectDiagnostics(
      """
      nav(a)
      remove nav
      pop nav
      present m from a
      dismiss m
      remove m
      """,
      """
      warning: nothing is removed: 'nav' has no parent [nav]
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      warning: nothing is removed: 'm' has no parent [m]
        note: 'm' was dismissed here [dismiss m]
      """)
  }

  @Test func `a child is not added twice`() {
    expectDiagnostics(
      """
      box(a)
      add a to box
      """,
      """
      warning: nothing is added: 'a' is a child of 'box' already [a]
      """)
  }

  @Test func `what is the detail is not shown again`() {
    expectDiagnostics(
      """
      split(l,r)
      showDetail r from l
      showDetail l from r
      """,
      """
      warning: nothing changes: 'r' is the detail of 'split' already [r]
      warning: nothing changes: 'l' is a column of 'split' already [l]
      """)
  }

  @Test func `every fault of a description is found in one run`() {
    expectDiagnostics(
      """
      nav(a)
      pop nav
      push nav onto nav
      present b from a
      present c from a
      select a in nav
      """,
      """
      warning: nothing is popped: 'a' is the first in its stack, and stays [nav]
      error: 'nav' cannot be a child of itself [nav]
      warning: 'nav' presents 'b' already, so 'c' is not presented [c]
        note: 'b' is presented here [present b from a]
        note: UIKit logs: Attempt to present <UIViewController: c> on <UINavigationController: nav> (from <UIViewController: a>) which is already presenting <UIViewController: b>.
      error: only a tab bar controller selects, and 'nav' is a UINavigationController [nav]
        note: 'nav' is declared here [nav]
      """)
  }
}
