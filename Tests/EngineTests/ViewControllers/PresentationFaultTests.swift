import Testing
import VCEngine
import VCTestSupport

/// Presenting and dismissing done wrong: in our words and in UIKit's, with the place.
struct PresentationFaultTests {
  @Test func `a presenter presents one at a time`() {
    expectDiagnostics(
      """
      tab(nav(vc))
      present m from vc
      present n from nav
      """,
      """
      warning: 'tab' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [present m from vc]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UITabBarController: tab> (from <UINavigationController: nav>) which is already presenting <UIViewController: m>.
      """)
  }

  @Test func `before iOS 13 the sender is not named`() {
    expectDiagnostics(
      """
      tab(nav(vc))
      present m from vc
      present n from nav
      """, ios: 12,
      """
      warning: 'tab' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [present m from vc]
        note: UIKit logs: Warning: Attempt to present <UIViewController: n>  on <UITabBarController: tab> which is already presenting <UIViewController: m>
      """)
  }

  @Test func `a popped controller presents nothing`() {
    expectDiagnostics(
      """
      nav(a,b)
      pop nav
      present m from b
      """,
      """
      warning: 'b' is in no window, so 'm' is not presented [b]
        note: 'b' was popped here [pop nav]
        note: UIKit logs: Attempt to present <UIViewController: m> on <UIViewController: b> (from <UIViewController: b>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `a member of a dismissed family presents nothing`() {
    expectDiagnostics(
      """
      A
      present nav(in) from A
      dismiss A
      present m from in
      """, ios: 12,
      """
      warning: 'nav' is in no window, so 'm' is not presented [in]
        note: 'nav' was dismissed here [dismiss A]
        note: UIKit logs: Warning: Attempt to present <UIViewController: m> on <UINavigationController: nav> whose view is not in the window hierarchy!
      """)
  }

  @Test func `a child is not presented`() {
    expectDiagnostics(
      """
      nav(a,b)
      present b from a
      """,
      """
      error: 'b' is a child of 'nav', and only a controller without a parent can be presented [b]
        note: 'b' is declared here [b]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: b> that has a parent view controller <UINavigationController: nav>.
      """)
  }

  @Test func `what is presented is not presented again`() {
    expectDiagnostics(
      """
      A
      present B from A
      present B from A
      """,
      """
      warning: 'A' presents 'B' already, and does not present it again [B]
        note: 'B' is presented here [present B from A]
        note: UIKit logs: Attempt to present <UIViewController: B> on <UIViewController: A> (from <UIViewController: A>) which is already presenting <UIViewController: B>.
        note: not established: UIKit's code logs this, and crash reports have the exception "Application tried to present modally a view controller that is already being presented" for the same presenter, here with 'B' (R9)
      """)
  }

  @Test func `the window is looked for before anything else that the presenter presents`() {
    expectDiagnostics(
      """
      A
      present B[fullScreen] from A
      present B from A
      present C from A
      """,
      """
      warning: the view of 'A' is not in the window, so 'B' is not presented [A]
        note: the view of 'A' left the window when it presented 'B' [present B[fullScreen] from A]
        note: UIKit logs: Attempt to present <UIViewController: B> on <UIViewController: A> (from <UIViewController: A>) whose view is not in the window hierarchy.
      warning: the view of 'A' is not in the window, so 'C' is not presented [A]
        note: the view of 'A' left the window when it presented 'B' [present B[fullScreen] from A]
        note: UIKit logs: Attempt to present <UIViewController: C> on <UIViewController: A> (from <UIViewController: A>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `what another presents is presented by nobody else, nor twice up to iOS 12`() {
    expectDiagnostics(
      """
      A
      present B from A
      present C from B
      present B from C
      """,
      """
      error: 'B' is presented already, by 'A' [B]
        note: 'B' is presented here [present B from A]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: B> that is already being presented by <UIViewController: A>.
      """)
    expectDiagnostics(
      """
      A
      present B from A
      present B from A
      """, ios: 12,
      """
      error: 'B' is presented already, by 'A' [B]
        note: 'B' is presented here [present B from A]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modally an active controller <UIViewController: B>.
      """)
  }

  @Test func `nothing presents itself`() {
    expectDiagnostics(
      """
      A
      present A from A
      """,
      """
      error: 'A' would present itself [A]
        note: 'A' is declared here [A]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: A>.
      """)
  }

  @Test func `a child does not present itself, for its top would present it`() {
    expectDiagnostics(
      """
      nav(a)
      present a from a
      """,
      """
      error: 'a' is a child of 'nav', and only a controller without a parent can be presented [a]
        note: 'a' is declared here [a]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: a> that has a parent view controller <UINavigationController: nav>.
      """)
  }

  @Test func `a top does not present itself for a member`() {
    expectDiagnostics(
      """
      tab(vc)
      present tab from vc
      """,
      """
      error: 'tab' would present itself [tab]
        note: 'tab' is declared here [tab]
        note: UIKit raises NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UITabBarController: tab>.
      """)
  }

  @Test func `the root is presented by nobody`() {
    expectDiagnostics(
      """
      A
      present B from A
      present A from B
      """,
      """
      error: 'A' is the window's root view controller, and cannot be presented [A]
        note: 'A' is declared here [A]
      """)
  }

  @Test func `a controller is not presented from what it contains`() {
    expectDiagnostics(
      """
      A[currentContext](c[defines])
      present A from c
      """,
      """
      error: 'A' is the window's root view controller, and cannot be presented [A]
        note: 'A' is declared here [A]
      """)
  }

  @Test func `a split view controller is not presented on iOS 7`() {
    expectDiagnostics(
      """
      A
      present split(l,r) from A
      """, ios: 7,
      """
      error: 'split' is a split view controller, which cannot be presented before iOS 8 [split]
        note: 'split' is declared here [split]
        note: UIKit raises NSInvalidArgumentException: Application tried to present a Split View Controllers modally <UISplitViewController: split>.
      """)
  }

  @Test func `nothing is dismissed where nothing is presented`() {
    expectDiagnostics(
      """
      nav(a)
      dismiss a
      """,
      """
      warning: nothing is dismissed: neither 'a' nor a controller above it presents anything, and 'nav' is the window's root view controller [a]
      """)
  }

  @Test func `nothing is dismissed by what is in no window`() {
    expectDiagnostics(
      """
      nav(a,b)
      pop nav
      dismiss b
      """,
      """
      warning: nothing is dismissed: 'b' is in no window [b]
        note: 'b' was popped here [pop nav]
      """)
  }

  @Test func `show presents nothing for a receiver whose view is in no window`() {
    expectDiagnostics(
      """
      tab(a,box(b))
      show m from b
      """,
      """
      warning: the view of 'b' is not in the window, so 'm' is not presented [b]
        note: of the tabs of 'tab', 'a' is selected, not 'box' [a]
      """)
  }

  @Test func `the delegate's answer is no style to present in`() {
    expectDiagnostics(
      """
      A
      present m[none] from A
      """,
      """
      error: 'none' is an answer of a presentation controller's delegate, not a style to present in: UIKit raises an exception [none]
      """)
  }

  @Test func `a page curl needs the full screen`() {
    expectDiagnostics(
      """
      A
      present m[formSheet,partialCurl] from A
      """,
      """
      error: the transition 'partialCurl' needs the style 'fullScreen', and 'm' is presented as 'formSheet' [partialCurl]
        note: UIKit raises NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <UIViewController: A>.
      """)
  }
}
