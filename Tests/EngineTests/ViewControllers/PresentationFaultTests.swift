import Testing
import VCEngine
import VCTestSupport

/// Presenting and dismissing done wrong: in our words and in UIKit's, with the place.
struct PresentationFaultTests {
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
}
