import Explanations
import TestSupport
import Testing
import ViewControllers

/// What would go, in which order, told as text and as JSON.
struct DismissExplanationTests {
  @Test func `a member of the presented family`() {
    let moment = moment(
      """
      tab(vc)
      present nav2(deep) from vc
      """)
    let explanation = DismissExplanation(sentTo: moment.index("deep"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'deep' (UIViewController) is sent dismiss(animated:completion:).
        'deep' presents nothing; its parent, 'nav2', is looked at next.
        'nav2' (UINavigationController) presents nothing either, and has no parent.
        So the receiver's own family goes, at the hand of its presenter: 'tab' dismisses 'nav2' (R10).
        Nothing is presented above 'nav2': it goes alone, animated with coverVertical (R11).
        Afterwards tab.presentedViewController and nav2.presentingViewController are nil (R11).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "deep",
          "rule": "R4",
          "walk": [
            {"id": "deep", "finding": "presentsNothing"},
            {"id": "nav2", "finding": "presentsNothing"}
          ],
          "presenter": "tab",
          "going": [
            {"presented": "nav2", "presenter": "tab", "animated": true, "modalTransitionStyle": "coverVertical"}
          ],
          "otherRules": null
        }
        """)
  }

  @Test func `the lowest of a chain`() {
    let moment = moment(
      """
      nav(A)
      present B[fullScreen,flipHorizontal] from A
      present C[fullScreen,crossDissolve] from B
      """)
    let explanation = DismissExplanation(sentTo: moment.index("A"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'A' (UIViewController) is sent dismiss(animated:completion:).
        'A' presents nothing; its parent, 'nav', is looked at next.
        'nav' (UINavigationController) presents 'B': that presentation ends (R10).
        Everything presented above goes too, from the top down: 'C' and 'B'.
        Only 'C', the topmost, is animated, with crossDissolve; the others just go (R11).
        Afterwards nav.presentedViewController and B.presentingViewController are nil (R11).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "A",
          "rule": "R4",
          "walk": [
            {"id": "A", "finding": "presentsNothing"},
            {"id": "nav", "finding": "presents"}
          ],
          "presenter": "nav",
          "going": [
            {"presented": "C", "presenter": "B", "animated": true, "modalTransitionStyle": "crossDissolve"},
            {"presented": "B", "presenter": "nav", "animated": false, "modalTransitionStyle": null}
          ],
          "otherRules": null
        }
        """)
  }

  @Test func `the root with nothing presented`() {
    let moment = moment(
      """
      nav(A)
      """)
    let explanation = DismissExplanation(sentTo: moment.index("A"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'A' (UIViewController) is sent dismiss(animated:completion:).
        'A' presents nothing; its parent, 'nav', is looked at next.
        'nav' (UINavigationController) presents nothing either, and has no parent.
        'nav' is the window's root view controller, which nobody presents: nothing happens (R10).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "A",
          "rule": "R4",
          "walk": [
            {"id": "A", "finding": "presentsNothing"},
            {"id": "nav", "finding": "presentsNothing"}
          ],
          "presenter": null,
          "going": [],
          "otherRules": null
        }
        """)
  }

  @Test func `a controller in no window`() {
    let moment = moment(
      """
      nav(A,B)
      pop nav
      """)
    let explanation = DismissExplanation(sentTo: moment.index("B"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'B' (UIViewController) is sent dismiss(animated:completion:).
        'B' presents nothing, and has no parent.
        The receiver is in no window: nothing happens (R10).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "B",
          "rule": "R4",
          "walk": [
            {"id": "B", "finding": "presentsNothing"}
          ],
          "presenter": null,
          "going": [],
          "otherRules": null
        }
        """)
  }

  @Test func `where the rule sets differ`() {
    let moment = moment(
      """
      tab(nav(vc,covered))
      present m[currentContext] from vc
      """)
    let explanation = DismissExplanation(sentTo: moment.index("tab"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'tab' (UITabBarController) is sent dismiss(animated:completion:).
        'tab' presents nothing, and has no parent.
        'tab' is the window's root view controller, which nobody presents: nothing happens (R10).
        By the book's rules 'm' would go.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "tab",
          "rule": "R4",
          "walk": [
            {"id": "tab", "finding": "presentsNothing"}
          ],
          "presenter": null,
          "going": [],
          "otherRules": {"rules": "book", "going": ["m"]}
        }
        """)
  }

  @Test func `a system view controller is dismissed by whom it tells`() {
    let moment = moment(
      """
      A
      present mail:MFMailComposeViewController from A
      """)
    let explanation = DismissExplanation(sentTo: moment.index("mail"), in: moment)
    #expect(
      explanation.text(in: .en).hasSuffix(
        "\nWhen the user is done, MFMailComposeViewController tells your "
          + "MFMailComposeViewControllerDelegate, which must dismiss it: it does not go by itself.\n"
      ))
  }
}
