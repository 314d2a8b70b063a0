import Diagnostics
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
        'tab' dismisses 'nav2'.
        'deep' (UIViewController) is sent dismiss(animated:completion:).
        'deep' presents nothing; its parent, 'nav2', is next.
        'nav2' (UINavigationController) presents nothing; it has no parent.
        So the receiver's own family goes, and its presenter dismisses it (R10).
        Nothing is presented above 'nav2': it goes alone, animated with coverVertical (R11).
        Afterwards tab.presentedViewController and nav2.presentingViewController are nil (R11).
        Code dismisses it, so the delegate of its presentation controller is told nothing; only a dismissal by the user is reported to it (R31).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "deep",
          "isInteractive": false,
          "rule": "R4",
          "walk": [
            {"id": "deep", "finding": "presentsNothing"},
            {"id": "nav2", "finding": "presentsNothing"}
          ],
          "presenter": "tab",
          "going": [
            {"presented": "nav2", "presenter": "tab", "animated": true, "modalTransitionStyle": "coverVertical"}
          ],
          "delegateCalls": [],
          "refusal": null,
          "uiKit": [],
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
        'nav' dismisses 'B'.
        'A' (UIViewController) is sent dismiss(animated:completion:).
        'A' presents nothing; its parent, 'nav', is next.
        'nav' (UINavigationController) presents 'B': that presentation ends (R10).
        Everything presented above goes too, from the top down: 'C' and 'B'.
        Only 'C', the topmost, is animated, with crossDissolve; the others just go (R11).
        Afterwards nav.presentedViewController and B.presentingViewController are nil (R11).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "A",
          "isInteractive": false,
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
          "delegateCalls": [],
          "refusal": null,
          "uiKit": [],
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
        Nothing is dismissed.
        'A' (UIViewController) is sent dismiss(animated:completion:).
        'A' presents nothing; its parent, 'nav', is next.
        'nav' (UINavigationController) presents nothing; it has no parent.
        'nav' is the top, and the window's root view controller: nobody presented it.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "A",
          "isInteractive": false,
          "rule": "R4",
          "walk": [
            {"id": "A", "finding": "presentsNothing"},
            {"id": "nav", "finding": "presentsNothing"}
          ],
          "presenter": null,
          "going": [],
          "delegateCalls": [],
          "refusal": null,
          "uiKit": [],
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
        Nothing is dismissed.
        'B' (UIViewController) is sent dismiss(animated:completion:).
        'B' presents nothing; it has no parent.
        The receiver is in no window (R10).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "B",
          "isInteractive": false,
          "rule": "R4",
          "walk": [
            {"id": "B", "finding": "presentsNothing"}
          ],
          "presenter": null,
          "going": [],
          "delegateCalls": [],
          "refusal": null,
          "uiKit": [],
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
        Nothing is dismissed.
        'tab' (UITabBarController) is sent dismiss(animated:completion:).
        'tab' presents nothing; it has no parent.
        'tab' is the top, and the window's root view controller: nobody presented it.
        By the book's rules 'm' would go, because 'tab' presents 'm' there.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "tab",
          "isInteractive": false,
          "rule": "R4",
          "walk": [
            {"id": "tab", "finding": "presentsNothing"}
          ],
          "presenter": null,
          "going": [],
          "delegateCalls": [],
          "refusal": null,
          "uiKit": [],
          "otherRules": {"rules": "book", "going": ["m"]}
        }
        """)
  }

  /// Whom it told when the user was done matters no more.
  @Test func `a system view controller is dismissed by code`() {
    let moment = moment(
      """
      A
      present mail:MFMailComposeViewController from A
      """)
    let explanation = DismissExplanation(sentTo: moment.index("mail"), in: moment)
    #expect(
      explanation.text(in: .en).hasSuffix(
        "\nAfterwards A.presentedViewController and mail.presentingViewController are nil (R11).\n"
          + "Code dismisses it, so the delegate of its presentation controller is told nothing; "
          + "only a dismissal by the user is reported to it (R31).\n"
      ))
  }

  @Test func `the user's swipe, and what the delegate is sent`() {
    let moment = moment("A\npresent B[formSheet] from A")
    let explanation = DismissExplanation(sentTo: moment.index("B"), byUser: true, in: moment)
    #expect(
      explanation.text(in: .en) == """
        'A' dismisses 'B'.
        The user dismisses 'B' (UIViewController), or what it presents, by a gesture: a swipe down on a sheet, or a tap outside a sheet, a popover or an action sheet (R31).
        'B' presents nothing; it has no parent.
        So the receiver's own family goes, and its presenter dismisses it (R10).
        Nothing is presented above 'B': it goes alone, animated with coverVertical (R11).
        Afterwards A.presentedViewController and B.presentingViewController are nil (R11).
        The delegate of its presentation controller is sent presentationControllerShouldDismiss(_:), presentationControllerWillDismiss(_:) and presentationControllerDidDismiss(_:), in this order (R31).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "dismiss": "B",
          "isInteractive": true,
          "rule": "R4",
          "walk": [
            {"id": "B", "finding": "presentsNothing"}
          ],
          "presenter": "A",
          "going": [
            {"presented": "B", "presenter": "A", "animated": true, "modalTransitionStyle": "coverVertical"}
          ],
          "delegateCalls": ["presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)"],
          "refusal": null,
          "uiKit": [],
          "otherRules": null
        }
        """)
  }

  @Test func `a popover before iOS 13 has a delegate with methods of its own`() {
    let moment = moment("A\npresent B[popover] from A", ios: 12)
    let explanation = DismissExplanation(sentTo: moment.index("B"), byUser: true, in: moment)
    #expect(explanation.delegateCalls == [.shouldDismissPopover, .didDismissPopover])
  }

  @Test func `a swipe that is prevented`() {
    var description = Notation("A\npresent B from A").description()
    description.spelling = .objectiveC
    description.viewControllers[1].isModalInPresentation = Sourced(true)
    let moment = Resolution(description).hierarchy
    let explanation = DismissExplanation(sentTo: 1, byUser: true, in: moment)
    #expect(
      explanation.text(in: .en) == """
        The user cannot dismiss 'B': 'isModalInPresentation' of 'B' is true.
        The delegate of its presentation controller is sent presentationControllerDidAttemptToDismiss: (R31).
        Set isModalInPresentation of 'B' to NO, or give it a button whose code calls dismissViewControllerAnimated:completion: (R31).

        """)
    #expect(explanation.going.isEmpty)
  }

  @Test func `under the other rules nothing goes, because the presentation was refused there`() {
    let moment = moment(
      "tab(nav(a))\npresent m[currentContext] from a\npresent n[fullScreen] from a")
    let text = DismissExplanation(sentTo: moment.index("n"), in: moment).text(in: .en)
    #expect(
      text.hasSuffix("By the book's rules nothing would go: there 'n' was refused at step 2.\n"))
  }
}
