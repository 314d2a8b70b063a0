import Diagnostics
import Explanations
import Phrases
import TestSupport
import Testing
import ViewControllers

/// Who would present, told as text and as JSON.
struct PresentExplanationTests {
  @Test func `figure 17-7 told`() {
    let moment = moment(
      """
      tab(nav(items:BNRItemsViewController))
      """, rules: .book)
    let explanation = PresentExplanation(
      of: "UINavigationController", from: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'tab' presents 'UINavigationController'.
        'items' (BNRItemsViewController) is sent present(_:animated:completion:) with a UINavigationController that sets no style: before iOS 13 that is fullScreen (R13).
        The style fullScreen ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'items' has a parent, 'nav', and passes the right on to it.
        'nav' (UINavigationController) has a parent, 'tab', and passes the right on to it.
        'tab' (UITabBarController) has no parent: it is the top, and presents.
        From then on tab.presentedViewController is 'UINavigationController', and UINavigationController.presentingViewController is 'tab'.
        The presentedViewController of 'items' and 'nav' is 'UINavigationController', too: children answer with their parent's (R4).
        The view of 'tab' leaves the screen, so 'tab' gets viewWillDisappear and viewDidDisappear (R12).
        It comes with coverVertical (R15).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "present": "UINavigationController",
          "from": "items",
          "during": null,
          "modalPresentationStyle": "fullScreen",
          "systemPresentation": null,
          "modalTransitionStyle": "coverVertical",
          "presenter": "tab",
          "rule": "R5",
          "walk": [
            {"id": "items", "finding": "passesOn"},
            {"id": "nav", "finding": "passesOn"},
            {"id": "tab", "finding": "isTop"}
          ],
          "presenterInWindow": true,
          "windowWalk": [
            {"id": "tab", "finding": "isRoot"}
          ],
          "presenterStaysVisible": false,
          "adaptsTo": null,
          "systemViewController": null,
          "refusal": null,
          "uiKit": [],
          "otherRules": null
        }
        """)
  }

  @Test(arguments: [
    (
      12, "UIViewController", ModalPresentationStyle.formSheet,
      "The dimmed part around it stays visible and takes no touches: it needs a button that "
        + "dismisses it."
    ),
    (
      26, "UIViewController", .pageSheet,
      "The dimmed part around it stays visible and takes no touches; a swipe dismisses it, unless its "
        + "isModalInPresentation is true."
    ),
    (12, "UIViewController", .popover, "A tap outside dismisses it."),
    (
      26, "UIViewController", .popover,
      "A tap outside dismisses it, unless its isModalInPresentation is true."
    ),
    (26, "UIViewController", .fullScreen, ""), (26, "UIAlertController", .formSheet, ""),
  ])
  func `how the user gets out of it`(
    ios: Int, name: String, style: ModalPresentationStyle, sentence: String
  ) {
    let moment = moment("A", ios: ios)
    let explanation = PresentExplanation(of: name, style: style, from: 0, in: moment)
    let found = explanation.text(in: .en).split(separator: "\n")
      .filter { $0.contains("dismisses it") }
    #expect(found.joined() == sentence)
  }

  @Test func `figure 17-8 told`() {
    let moment = moment(
      """
      tab(nav(items:BNRItemsViewController[defines]))
      """, rules: .book)
    let explanation = PresentExplanation(
      of: "UINavigationController", style: .currentContext, from: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'items' presents 'UINavigationController'.
        'items' (BNRItemsViewController) is sent present(_:animated:completion:) with a UINavigationController that asks for currentContext.
        currentContext looks for a context: from the receiver upward, parent by parent, the first whose definesPresentationContext is true presents (R6).
        'items' is asked first: its definesPresentationContext is true, so it keeps the right, and presents.
        Had it been false, the right would have gone on to 'tab', the top of the family.
        From then on items.presentedViewController is 'UINavigationController', and UINavigationController.presentingViewController is 'items'.
        'nav' and 'tab' are above the presenter, so their presentedViewController doesn't change (R4).
        The view of 'items' leaves the screen, so 'items' gets viewWillDisappear and viewDidDisappear (R12).
        It comes with coverVertical (R15).

        """)
  }

  @Test func `figure 17-8 without the flag`() {
    let moment = moment(
      """
      tab(nav(items:BNRItemsViewController))
      """, rules: .book)
    let explanation = PresentExplanation(
      of: "UINavigationController", style: .currentContext, from: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'tab' presents 'UINavigationController'.
        'items' (BNRItemsViewController) is sent present(_:animated:completion:) with a UINavigationController that asks for currentContext.
        currentContext looks for a context: from the receiver upward, parent by parent, the first whose definesPresentationContext is true presents (R6).
        'items' is asked first: its definesPresentationContext is false by default (R7), so it passes the right on to its parent, 'nav'.
        'nav' (UINavigationController) is asked: its definesPresentationContext is false by default (R7), so it passes the right on to its parent, 'tab'.
        'tab' (UITabBarController) is asked last: its definesPresentationContext is false by default (R7), and it has no parent to pass the right on to. Where nobody defines a context the top presents.
        From then on tab.presentedViewController is 'UINavigationController', and UINavigationController.presentingViewController is 'tab'.
        The presentedViewController of 'items' and 'nav' is 'UINavigationController', too: children answer with their parent's (R4).
        The view of 'tab' leaves the screen, so 'tab' gets viewWillDisappear and viewDidDisappear (R12).
        It comes with coverVertical (R15).
        By UIKit's rules 'nav' would have the right: there every navigation and tab bar controller defines a context unless it sets the flag to false (R7).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "present": "UINavigationController",
          "from": "items",
          "during": null,
          "modalPresentationStyle": "currentContext",
          "systemPresentation": null,
          "modalTransitionStyle": "coverVertical",
          "presenter": "tab",
          "rule": "R6",
          "walk": [
            {"id": "items", "finding": "definesNoContext"},
            {"id": "nav", "finding": "definesNoContext"},
            {"id": "tab", "finding": "isTopWithoutContext"}
          ],
          "presenterInWindow": true,
          "windowWalk": [
            {"id": "tab", "finding": "isRoot"}
          ],
          "presenterStaysVisible": false,
          "adaptsTo": null,
          "systemViewController": null,
          "refusal": null,
          "uiKit": [],
          "otherRules": {"rules": "uikit", "presenter": "nav"}
        }
        """)
  }

  @Test func `by UIKit's rules the navigation controller`() {
    let moment = moment(
      """
      tab(nav(items:BNRItemsViewController))
      """)
    let explanation = PresentExplanation(
      of: "BNRDetailViewController", style: .overCurrentContext, from: moment.index("items"),
      in: moment)
    #expect(
      explanation.text(in: .en) == """
        'nav' presents 'BNRDetailViewController'.
        'items' (BNRItemsViewController) is sent present(_:animated:completion:) with a BNRDetailViewController that asks for overCurrentContext.
        overCurrentContext looks for a context: from the receiver upward, parent by parent, the first whose definesPresentationContext is true presents (R6).
        'items' is asked first: its definesPresentationContext is false by default (R7), so it passes the right on to its parent, 'nav'.
        'nav' (UINavigationController) is asked: its definesPresentationContext is true, which every navigation controller starts with under UIKit's rules (R7), so it keeps the right, and presents.
        Had it been false, the right would have gone on to 'tab', the next whose flag is true.
        From then on nav.presentedViewController is 'BNRDetailViewController', and BNRDetailViewController.presentingViewController is 'nav'.
        The presentedViewController of 'items' is 'BNRDetailViewController', too: a child answers with its parent's (R4).
        'tab' is above the presenter, so its presentedViewController doesn't change (R4).
        The view of 'nav' stays on screen behind it (R12).
        It comes with coverVertical (R15).
        By the book's rules 'tab' would have the right: there the flag is false for every controller that does not set it (R7).

        """)
  }

  @Test func `a lone controller and an unset style`() {
    let moment = moment(
      """
      A
      """)
    let explanation = PresentExplanation(
      of: "UIViewController", from: moment.index("A"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'A' presents 'UIViewController'.
        'A' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that sets no style: on iOS 26 automatic is formSheet (R13).
        The style formSheet ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'A' has no parent, so it is the top of its family, and the one that presents (R8).
        From then on A.presentedViewController is 'UIViewController', and UIViewController.presentingViewController is 'A'.
        The view of 'A' stays on screen behind it (R12).
        The dimmed part around it stays visible and takes no touches; a swipe dismisses it, unless its isModalInPresentation is true.
        It comes with coverVertical (R15).

        """)
  }

  @Test func `an iPhone with iOS 7`() {
    let moment = moment(
      """
      nav(vc[defines])
      """, rules: .book, idiom: .phone)
    let explanation = PresentExplanation(
      of: "UIViewController", style: .currentContext, from: moment.index("vc"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'nav' presents 'UIViewController'.
        'vc' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that asks for currentContext.
        On an iPhone before iOS 8 every presentation covers the screen, and nobody is asked for a context (R14): the right to present goes up to the top of the family (R5).
        'vc' has a parent, 'nav', and passes the right on to it.
        'nav' (UINavigationController) has no parent: it is the top, and presents.
        From then on nav.presentedViewController is 'UIViewController', and UIViewController.presentingViewController is 'nav'.
        The presentedViewController of 'vc' is 'UIViewController', too: a child answers with its parent's (R4).
        On an iPhone it is seen as fullScreen (R14).
        The view of 'nav' leaves the screen, so 'nav' gets viewWillDisappear and viewDidDisappear (R12).
        It comes with coverVertical (R15).

        """)
  }

  @Test func `a popover on an iPhone`() {
    let moment = moment(
      """
      nav(vc)
      """, idiom: .phone)
    let explanation = PresentExplanation(
      of: "UIViewController", style: .popover, from: moment.index("vc"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'nav' presents 'UIViewController'.
        'vc' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that asks for popover.
        The style popover ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'vc' has a parent, 'nav', and passes the right on to it.
        'nav' (UINavigationController) has no parent: it is the top, and presents.
        From then on nav.presentedViewController is 'UIViewController', and UIViewController.presentingViewController is 'nav'.
        The presentedViewController of 'vc' is 'UIViewController', too: a child answers with its parent's (R4).
        In compact width it is seen as formSheet (R14).
        The view of 'nav' stays on screen behind it (R12).
        The dimmed part around it stays visible and takes no touches; a swipe dismisses it, unless its isModalInPresentation is true.
        It comes with coverVertical (R15).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "present": "UIViewController",
          "from": "vc",
          "during": null,
          "modalPresentationStyle": "popover",
          "systemPresentation": null,
          "modalTransitionStyle": "coverVertical",
          "presenter": "nav",
          "rule": "R5",
          "walk": [
            {"id": "vc", "finding": "passesOn"},
            {"id": "nav", "finding": "isTop"}
          ],
          "presenterInWindow": true,
          "windowWalk": [
            {"id": "nav", "finding": "isRoot"}
          ],
          "presenterStaysVisible": true,
          "adaptsTo": "formSheet",
          "systemViewController": null,
          "refusal": null,
          "uiKit": [],
          "otherRules": null
        }
        """)
  }

  @Test func `a lent transition`() {
    let moment = moment(
      """
      nav(vc[defines,lends,crossDissolve])
      """)
    let explanation = PresentExplanation(
      of: "UIViewController", style: .currentContext, from: moment.index("vc"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'vc' presents 'UIViewController'.
        'vc' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that asks for currentContext.
        currentContext looks for a context: from the receiver upward, parent by parent, the first whose definesPresentationContext is true presents (R6).
        'vc' is asked first: its definesPresentationContext is true, so it keeps the right, and presents.
        Had it been false, the right would have gone on to 'nav', the next whose flag is true.
        From then on vc.presentedViewController is 'UIViewController', and UIViewController.presentingViewController is 'vc'.
        'nav' is above the presenter, so its presentedViewController doesn't change (R4).
        The view of 'vc' leaves the screen, so 'vc' gets viewWillDisappear and viewDidDisappear (R12).
        It comes with crossDissolve, the transition that 'vc' lends: its providesPresentationContextTransitionStyle is true (R15).
        crossDissolve suits another view of the same content.

        """)
  }

  @Test func `a presenter that is busy`() {
    let moment = moment(
      """
      tab(a,b)
      present m from a
      """)
    let explanation = PresentExplanation(
      of: "UIViewController", style: .fullScreen, from: moment.index("b"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'tab' presents 'm' already, so 'UIViewController' is not presented.
        'b' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that asks for fullScreen.
        The style fullScreen ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'b' has a parent, 'tab', and passes the right on to it.
        'tab' (UITabBarController) has no parent: it is the top, and would present.
        UIKit logs: Attempt to present <UIViewController: UIViewController> on <UITabBarController: tab> (from <UIViewController: b>) which is already presenting <UIViewController: m>.
        To present 'UIViewController', dismiss 'm' first, and present in the completion handler of that.
        Or send present(_:animated:completion:) to 'm', which is in front and presents nothing.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "present": "UIViewController",
          "from": "b",
          "during": null,
          "modalPresentationStyle": "fullScreen",
          "systemPresentation": null,
          "modalTransitionStyle": null,
          "presenter": null,
          "rule": "R5",
          "walk": [
            {"id": "b", "finding": "passesOn"},
            {"id": "tab", "finding": "isTop"}
          ],
          "presenterInWindow": true,
          "windowWalk": [
            {"id": "tab", "finding": "isRoot"}
          ],
          "presenterStaysVisible": null,
          "adaptsTo": null,
          "systemViewController": null,
          "refusal": "'tab' presents 'm' already, so 'UIViewController' is not presented",
          "uiKit": ["UIKit logs: Attempt to present <UIViewController: UIViewController> on <UITabBarController: tab> (from <UIViewController: b>) which is already presenting <UIViewController: m>."],
          "remedies": [{"dismiss": "m"}, {"presentFrom": "m"}],
          "otherRules": null
        }
        """)
  }

  @Test func `a long way up`() {
    let moment = moment(
      """
      a(b(c(d(e(f(g(h(i(j(k(l(m))))))))))))
      """)
    let explanation = PresentExplanation(
      of: "UIViewController", style: .fullScreen, from: moment.index("m"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'a' presents 'UIViewController'.
        'm' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that asks for fullScreen.
        The style fullScreen ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'm' has a parent, 'l', and passes the right on to it.
        'l' (UIViewController) has a parent, 'k', and passes the right on to it.
        'k' (UIViewController) has a parent, 'j', and passes the right on to it.
        'j' (UIViewController) has a parent, 'i', and passes the right on to it.
        'i' (UIViewController) has a parent, 'h', and passes the right on to it.
        'h' (UIViewController) has a parent, 'g', and passes the right on to it.
        'g' (UIViewController) has a parent, 'f', and passes the right on to it.
        'f' (UIViewController) has a parent, 'e', and passes the right on to it.
        The same holds for 3 more, parent by parent.
        'b' (UIViewController) has a parent, 'a', and passes the right on to it.
        'a' (UIViewController) has no parent: it is the top, and presents.
        From then on a.presentedViewController is 'UIViewController', and UIViewController.presentingViewController is 'a'.
        The presentedViewController of 'm', 'l', 'k', 'j', 'i', 'h', 'g' and 5 more is 'UIViewController', too: children answer with their parent's (R4).
        The view of 'a' leaves the screen, so 'a' gets viewWillDisappear and viewDidDisappear (R12).
        It comes with coverVertical (R15).

        """)
  }

  @Test func `a system view controller, and who must dismiss it`() {
    let moment = moment("nav(a)")
    let explanation = PresentExplanation(
      of: "MFMailComposeViewController", from: moment.index("a"), in: moment)
    #expect(
      lastLines(3, of: explanation) == """
        coverVertical suits work that interrupts what the user was at, or asks for something.
        MFMailComposeViewController is the system's, of MessageUI: an app configures it by its initialiser and properties, and adds no children to it.
        When the user is done, MFMailComposeViewController tells your MFMailComposeViewControllerDelegate, which must dismiss it: it is not dismissed automatically.
        """)
    #expect(
      explanation.json(in: .en).contains(
        """
          "systemViewController": {"framework": "MessageUI", "delegateProtocol": \
        "MFMailComposeViewControllerDelegate", "dismissed": "byDelegate"},

        """))
  }

  @Test(arguments: [
    ("UIAlertController", "When the user is done, UIAlertController is dismissed automatically."),
    (
      "SFSafariViewController",
      "When the user is done, SFSafariViewController goes by itself; what the app may know of it "
        + "comes through its SFSafariViewControllerDelegate."
    ),
    (
      "UIFontPickerViewController",
      "UIFontPickerViewController talks to the app through its UIFontPickerViewControllerDelegate."
    ),
  ])
  func `a system view controller goes as its documentation says`(name: String, last: String) {
    let moment = moment("A")
    let explanation = PresentExplanation(of: name, from: moment.index("A"), in: moment)
    #expect(lastLines(1, of: explanation) == last)
  }

  @Test func `what a lent transition suits`() {
    let moment = moment("nav(a[defines,lends,flipHorizontal])")
    let explanation = PresentExplanation(
      of: "GKGameCenterViewController", style: .currentContext, from: moment.index("a"), in: moment)
    #expect(
      lastLines(3, of: explanation).hasPrefix(
        "flipHorizontal suits another mode of the same work, as on the back of a card.\n"))
  }

  @Test func `a generic class is explained as what is known of it`() {
    let moment = moment("split(l,r)", ios: 7)
    let explanation = PresentExplanation(
      of: "UIKit.UISplitViewController<A>", from: moment.index("l"), in: moment)
    #expect(explanation.refusal?.message.id == "split-not-presentable")
    #expect(
      explanation.text(in: .en) == """
        'UIKit.UISplitViewController<A>' is a split view controller, which cannot be presented before iOS 8.
        'l' (UIViewController) is sent present(_:animated:completion:) with a UIKit.UISplitViewController<A> that sets no style: before iOS 13 that is fullScreen (R13).
        The style fullScreen ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'l' has a parent, 'split', and passes the right on to it.
        'split' (UISplitViewController) has no parent: it is the top, and would present.
        UIKit raises NSInvalidArgumentException: Application tried to present a Split View Controllers modally <UIKit.UISplitViewController<A>: UIKit.UISplitViewController<A>>.

        """)
  }

  @Test func `a class that is spelt like a known one is told at the end`() {
    let moment = moment("A")
    let explanation = PresentExplanation(
      of: "UITableViewControler", from: moment.index("A"), in: moment)
    #expect(
      lastLines(1, of: explanation)
        == "hint: no class 'UITableViewControler' is known; did you mean 'UITableViewController'?")
    #expect(PresentExplanation(of: "MyTable", from: moment.index("A"), in: moment).hint == nil)
  }

  @Test func `what is no view controller is not presented`() {
    let moment = moment("nav(a)")
    let explanation = PresentExplanation(
      of: "UIActionSheet", from: moment.index("a"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        UIActionSheet is not a view controller: it is a view; use UIAlertController (UIKit).
        'a' (UIViewController) is sent present(_:animated:completion:) with a UIActionSheet that sets no style: on iOS 26 automatic is formSheet (R13).

        """)
    #expect(explanation.presentation == nil)
    #expect(explanation.after.step == 0)
    #expect(explanation.after.presentations.isEmpty)
  }

  @Test func `for a style that is none to present in no walk is told`() {
    let moment = moment("nav(a)")
    let explanation = PresentExplanation(
      of: "MyViewController", style: ModalPresentationStyle.none, from: moment.index("a"),
      in: moment)
    #expect(
      explanation.text(in: .en) == """
        'none' is an answer of a presentation controller's delegate, not a style to present in.
        'a' (UIViewController) is sent present(_:animated:completion:) with a MyViewController that asks for none.

        """)
  }

  @Test func `a context that is busy would present`() {
    let moment = moment(
      """
      nav(a[defines])
      present m[currentContext] from a
      """)
    let explanation = PresentExplanation(
      of: "MyViewController", style: .currentContext, from: moment.index("a"), in: moment)
    #expect(
      explanation.text(in: .en).contains(
        "its definesPresentationContext is true, so it keeps the right, and would present.\nUIKit logs: "
      ))
  }

  private func lastLines(_ count: Int, of explanation: PresentExplanation) -> String {
    explanation.text(in: .en).split(separator: "\n").suffix(count).joined(separator: "\n")
  }

  @Test func `before the presenter's view is in the window`() {
    let moment = moment("nav(a)")
    let explanation = PresentExplanation(
      of: "HelpViewController", from: moment.index("a"), during: .viewDidLoad, in: moment)
    #expect(
      explanation.text(in: .en) == """
        In 'viewDidLoad' of 'a' the view of 'nav' is not in the window yet, so 'HelpViewController' is not presented.
        'a' (UIViewController) is sent present(_:animated:completion:) with a HelpViewController that sets no style: on iOS 26 automatic is formSheet (R13).
        That is in its viewDidLoad, before its view is in the window (R30).
        The style formSheet ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'a' has a parent, 'nav', and passes the right on to it.
        'nav' (UINavigationController) has no parent: it is the top, and would present.
        UIKit logs: Attempt to present <HelpViewController: HelpViewController> on <UINavigationController: nav> (from <UIViewController: a>) whose view is not in the window hierarchy.
        Present it in 'viewDidAppear' of 'a'; 'viewIsAppearing' also works, but a transition may still run then.

        """)
    #expect(explanation.json(in: .en).contains("\"during\": \"viewDidLoad\""))
  }

  @Test func `while a transition runs of which no source says what comes of it`() {
    let moment = moment("nav(a)\npush b onto nav")
    let explanation = PresentExplanation(
      of: "HelpViewController", from: moment.index("b"), during: .transition, in: moment)
    #expect(explanation.refusal == nil)
    #expect(explanation.hint == .hint(.waitsForTransition("HelpViewController")))
  }

  @Test(arguments: StepTime.allCases)
  func `every time of a step has a sentence`(time: StepTime) {
    let moment = moment("A\npresent B from A")
    let explanation = PresentExplanation(of: "C", from: 1, during: time, in: moment)
    for language in Language.allCases {
      #expect(
        explanation.text(in: language).split(separator: "\n")[2]
          .contains(time == .transition ? "R30" : time.rawValue))
    }
  }
}
