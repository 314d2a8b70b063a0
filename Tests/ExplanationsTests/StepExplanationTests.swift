import Explanations
import Phrases
import TestSupport
import Testing
import ViewControllers

/// What a step did for which no presenter was searched, told as text and as JSON.
struct StepExplanationTests {
  private func explanation(_ text: String, idiom: Idiom = .pad) -> StepExplanation {
    let app = Notation(text).description(idiom: idiom)
    return StepExplanation(ofStep: app.steps.count, of: Resolution(app))
  }

  @Test func `a push`() {
    #expect(
      explanation("tab(nav(a),b)\npush c onto nav").text(in: .en) == """
        Caption.
        A push adds at the end of the stack; only the last of a stack has its view in the window (R18).
        The view of 'a' leaves the window (R21).
        Into the window comes the view of 'c' (R21).
        nav.children = [a, c]; before, [a]
        nav.topViewController = c; before, a

        """)
  }

  @Test func `another root`() {
    #expect(
      explanation("nav(a)\npresent m from a\nroot tab(b)").text(in: .en) == """
        Caption.
        The old root's family leaves the window, and so does all that it presents; nobody dismisses that (R26).
        The views of 'nav', 'a' and 'm' leave the window (R21).
        Into the window come the views of 'tab' and 'b' (R21).

        """)
  }

  @Test func `a tab behind More`() {
    #expect(
      explanation("tab(a,b,c,d,e,nav(f))\nselect nav in tab", idiom: .phone).text(in: .en) == """
        Caption.
        The bar of 'tab' has no room for 'nav': while that is selected its stack, with 'f', stands in the moreNavigationController (R27).
        The view of 'a' leaves the window (R21).
        Into the window come the views of 'tab.moreNavigationController' and 'f' (R21).
        tab.children = [a, b, c, d, e, nav, tab.moreNavigationController]; before, [a, b, c, d, e, nav]
        tab.selectedViewController = nav; before, a
        nav.children = []; before, [f]
        nav.topViewController = nil; before, f
        f.parentViewController = tab.moreNavigationController; before, nav
        f.navigationController = tab.moreNavigationController; before, nav

        """)
  }

  @Test func `show where nobody can push presents`() {
    let text = explanation("A\nshow b from A").text(in: .en)
    #expect(text.hasPrefix("'A' presents 'b'.\n'A' (UIViewController) is sent present"))
    #expect(
      text.hasSuffix(
        "show is for the nearest navigation or split view controller; where there is none, it "
          + "presents (R19).\n"))
  }

  @Test func `of many that changed some are named`() {
    let tabs = (1...9).map { "n\($0):UINavigationController(a\($0))" }
    let text = explanation("box(\(tabs.joined(separator: ",")))\npresent m from a1\ndismiss m")
      .text(in: .en)
    #expect(text.split(separator: "\n").count { $0.hasSuffix("; before, m") } == 12)
    #expect(text.hasSuffix("; before, m\n16 more properties changed.\n"))
  }

  @Test func `as data`() {
    #expect(
      explanation("tab(a,b)\nselect b in tab").json(in: .en) == """
        {
          "step": 1,
          "text": "Caption.",
          "cameIntoWindow": ["b"],
          "leftWindow": ["a"],
          "changes": [
            {"property": "tab.selectedViewController", "old": "a", "new": "b"}
          ],
          "refusal": null,
          "uiKit": []
        }
        """)
  }

  @Test func `in Chinese`() {
    #expect(
      explanation("tab(a,b)\nselect b in tab").text(in: .zhHans) == """
        Caption.
        标签栏控制器显示选中的标签；其余的仍是它的子视图控制器（R21）。
        “a”的视图离开窗口（R21）。
        “b”的视图进入窗口（R21）。
        tab.selectedViewController = b；此前为 a

        """)
  }

  // MARK: What helps

  @Test func `a presenter that presents already is to dismiss, or what is in front presents`() {
    let app = Notation("tab(nav(a))\npresent m from a\npresent p from a").description()
    let explanation = PresentExplanation(ofStep: 2, of: Resolution(app))
    #expect(
      explanation?.text(in: .en) == """
        'tab' presents 'm' already, so 'p' is not presented.
        'a' (UIViewController) is sent present(_:animated:completion:) with a UIViewController that sets no style: on iOS 26 automatic is formSheet (R13).
        The style formSheet ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'a' has a parent, 'nav', and passes the right on to it.
        'nav' (UINavigationController) has a parent, 'tab', and passes the right on to it.
        'tab' (UITabBarController) has no parent: it is the top, and would present.
        UIKit logs: Attempt to present <UIViewController: p> on <UITabBarController: tab> (from <UIViewController: a>) which is already presenting <UIViewController: m>.
        To present 'p', dismiss 'm' first, and present in the completion handler of that.
        Or send present(_:animated:completion:) to 'm', which is in front and presents nothing.

        """)
  }

  /// What is in front presents nothing, but a child is not presented by anybody.
  @Test func `nothing helps what has a parent`() {
    let app = Notation("nav(a)\npresent a from nav").description()
    let explanation = PresentExplanation(ofStep: 1, of: Resolution(app))
    #expect(explanation?.refusal != nil)
    #expect(explanation?.remedies.isEmpty == true)
  }

  /// What has its time is told its time (R30).
  @Test func `what comes too early needs no other sender`() {
    let moment = moment("A\npresent B from A")
    let explanation = PresentExplanation(
      of: "C", from: moment.index("B"), during: .viewDidLoad, in: moment)
    #expect(explanation.refusal != nil)
    #expect(explanation.remedies.isEmpty)
  }

  /// A receiver whose view is in no window.
  @Test func `what is in front presents for one that is gone`() {
    let moment = moment("tab(nav(a),b)\npresent m from a\ndismiss m")
    let explanation = PresentExplanation(of: "P", from: moment.index("m"), in: moment)
    #expect(
      explanation.text(in: .en).hasSuffix(
        "Send present(_:animated:completion:) to 'tab', which is in front and presents nothing.\n"))
  }
}
