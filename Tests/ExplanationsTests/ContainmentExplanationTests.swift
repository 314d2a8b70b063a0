import Explanations
import TestSupport
import Testing
import ViewControllers

/// Who sends which call of the container protocol, told as text and as JSON.
struct ContainmentExplanationTests {
  @Test func `a child of one's own container`() {
    let moment = moment(
      """
      box(old:Side(pane))
      pop box
      """)
    let explanation = ContainmentExplanation(
      adding: moment.index("pane"), to: moment.index("box"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'pane' (UIViewController) is to become a child of 'box' (UIViewController).
        1. your code: pane.willMove(toParent: nil)
        2. your code: box.addChild(pane)
        3. UIKit, inside addChild: pane.removeFromParent()
        4. UIKit, inside removeFromParent: pane.didMove(toParent: nil)
        5. UIKit, inside addChild: pane.willMove(toParent: box)
        6. your code: box.view.addSubview(pane.view)
        7. your code: pane.didMove(toParent: box)
        addChild calls willMove(toParent:); call didMove(toParent:) yourself, last (R17).
        addChild takes 'pane' from 'old', its other parent; call willMove(toParent: nil) yourself, before that (R17).
        Set its view's frame before you add the view, for instance to box.view.bounds (R17).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "add": "pane",
          "to": "box",
          "rule": "R17",
          "calls": [
            {"call": "willMove(toParent: nil)", "sentTo": "pane", "by": "your code", "inside": null},
            {"call": "addChild(pane)", "sentTo": "box", "by": "your code", "inside": null},
            {"call": "removeFromParent()", "sentTo": "pane", "by": "UIKit", "inside": "addChild"},
            {"call": "didMove(toParent: nil)", "sentTo": "pane", "by": "UIKit", "inside": "removeFromParent"},
            {"call": "willMove(toParent: box)", "sentTo": "pane", "by": "UIKit", "inside": "addChild"},
            {"call": "addSubview(pane.view)", "sentTo": "box.view", "by": "your code", "inside": null},
            {"call": "didMove(toParent: box)", "sentTo": "pane", "by": "your code", "inside": null}
          ],
          "dismissed": [],
          "refusal": null,
          "uiKit": []
        }
        """)
  }

  @Test func `a new child`() {
    let moment = moment(
      """
      nav(box,pane)
      pop nav
      """)
    let explanation = ContainmentExplanation(
      adding: moment.index("pane"), to: moment.index("box"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'pane' (UIViewController) is to become a child of 'box' (UIViewController).
        1. your code: box.addChild(pane)
        2. UIKit, inside addChild: pane.willMove(toParent: box)
        3. your code: box.view.addSubview(pane.view)
        4. your code: pane.didMove(toParent: box)
        addChild calls willMove(toParent:); call didMove(toParent:) yourself, last (R17).
        Set its view's frame before you add the view, for instance to box.view.bounds (R17).

        """)
  }

  @Test func `an exchange of children`() {
    let moment = moment("box(old:Side,pane)\nremove pane")
    let explanation = ContainmentExplanation(
      exchanging: moment.index("old"), for: moment.index("pane"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'pane' (UIViewController) is to take the place of 'old' (Side) in 'box' (UIViewController).
        1. your code: old.willMove(toParent: nil)
        2. your code: box.addChild(pane)
        3. UIKit, inside addChild: pane.willMove(toParent: box)
        4. your code: box.transition(from: old, to: pane, duration: 0.25, animations: nil) { … }
        5. UIKit, inside transition: old.view.superview.addSubview(pane.view)
        6. UIKit, inside transition: old.view.removeFromSuperview()
        7. your code, when transition is over: old.removeFromParent()
        8. UIKit, inside removeFromParent: old.didMove(toParent: nil)
        9. your code, when transition is over: pane.didMove(toParent: box)
        transition moves the views and sends the calls of appearance, but not those of containment: willMove(toParent: nil) and addChild are yours before it, and in its completion handler removeFromParent and didMove(toParent:) (R33).

        """)
    #expect(
      explanation.json(in: .en).contains(
        """
          "transition": "pane",
          "from": "old",
          "in": "box",
          "rule": "R33",
        """))
    #expect(
      explanation.json(in: .en).contains(
        #""sentTo": "old", "by": "your code", "inside": null, "after": "transition"}"#))
  }

  @Test func `an exchange for one that is a child already`() {
    let moment = moment("box(old,pane)")
    let explanation = ContainmentExplanation(
      exchanging: moment.index("old"), for: moment.index("pane"), in: moment)
    #expect(
      explanation.calls.map(explanation.code(of:)) == [
        "old.willMove(toParent: nil)",
        "box.transition(from: old, to: pane, duration: 0.25, animations: nil) { … }",
        "old.view.superview.addSubview(pane.view)", "old.view.removeFromSuperview()",
        "old.removeFromParent()", "old.didMove(toParent: nil)",
      ])
  }

  @Test func `a push`() {
    let moment = moment(
      """
      nav(box,pane)
      pop nav
      """)
    let explanation = ContainmentExplanation(
      adding: moment.index("pane"), to: moment.index("nav"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'pane' (UIViewController) is to become a child of 'nav' (UINavigationController).
        1. your code: nav.pushViewController(pane, animated: true)
        2. UIKit, inside pushViewController: nav.addChild(pane)
        3. UIKit, inside addChild: pane.willMove(toParent: nav)
        4. UIKit, inside pushViewController: nav.view.addSubview(pane.view)
        5. UIKit, inside pushViewController: pane.didMove(toParent: nav)
        A navigation controller makes these calls automatically: only the first is yours (R17).
        Only the view of the stack's top is in the view hierarchy (R18).

        """)
  }

  @Test func `a child that is removed`() {
    let moment = moment(
      """
      box(pane[defines])
      present m[currentContext] from pane
      """)
    let explanation = ContainmentExplanation(removing: moment.index("pane"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'pane' (UIViewController) is to be removed from its parent, 'box' (UIViewController).
        1. your code: pane.willMove(toParent: nil)
        2. your code: pane.view.removeFromSuperview()
        3. your code: pane.removeFromParent()
        4. UIKit, inside removeFromParent: pane.didMove(toParent: nil)
        removeFromParent calls didMove(toParent: nil); call willMove(toParent: nil) yourself, first (R17).
        'm' is dismissed on the way: no family hangs from a controller that is in no window.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "remove": "pane",
          "from": "box",
          "rule": "R17",
          "calls": [
            {"call": "willMove(toParent: nil)", "sentTo": "pane", "by": "your code", "inside": null},
            {"call": "removeFromSuperview()", "sentTo": "pane.view", "by": "your code", "inside": null},
            {"call": "removeFromParent()", "sentTo": "pane", "by": "your code", "inside": null},
            {"call": "didMove(toParent: nil)", "sentTo": "pane", "by": "UIKit", "inside": "removeFromParent"}
          ],
          "dismissed": ["m"],
          "refusal": null,
          "uiKit": []
        }
        """)
  }

  @Test func `a pop`() {
    let moment = moment(
      """
      nav(a,b)
      """)
    let explanation = ContainmentExplanation(removing: moment.index("b"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'b' (UIViewController) is to be removed from its parent, 'nav' (UINavigationController).
        1. your code: nav.popViewController(animated: true)
        2. UIKit, inside popViewController: b.willMove(toParent: nil)
        3. UIKit, inside popViewController: b.view.removeFromSuperview()
        4. UIKit, inside popViewController: b.removeFromParent()
        5. UIKit, inside removeFromParent: b.didMove(toParent: nil)
        A navigation controller makes these calls automatically: only the first is yours (R17).
        Only the view of the stack's top is in the view hierarchy (R18).

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "remove": "b",
          "from": "nav",
          "rule": "R17",
          "calls": [
            {"call": "popViewController(animated: true)", "sentTo": "nav", "by": "your code", "inside": null},
            {"call": "willMove(toParent: nil)", "sentTo": "b", "by": "UIKit", "inside": "popViewController"},
            {"call": "removeFromSuperview()", "sentTo": "b.view", "by": "UIKit", "inside": "popViewController"},
            {"call": "removeFromParent()", "sentTo": "b", "by": "UIKit", "inside": "popViewController"},
            {"call": "didMove(toParent: nil)", "sentTo": "b", "by": "UIKit", "inside": "removeFromParent"}
          ],
          "dismissed": [],
          "refusal": null,
          "uiKit": []
        }
        """)
  }

  @Test func `a tab that is taken away`() {
    let moment = moment(
      """
      tab(a,b)
      """)
    let explanation = ContainmentExplanation(removing: moment.index("b"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'b' (UIViewController) is to be removed from its parent, 'tab' (UITabBarController).
        1. your code: tab.setViewControllers([a], animated: true)
        2. UIKit, inside setViewControllers: b.willMove(toParent: nil)
        3. UIKit, inside setViewControllers: b.removeFromParent()
        4. UIKit, inside removeFromParent: b.didMove(toParent: nil)
        A tab bar controller makes these calls automatically: only the first is yours (R17).
        Only the selected tab's view is in the view hierarchy.

        """)
  }

  /// The calls alone, as code.
  private func code(of explanation: ContainmentExplanation) -> [String] {
    explanation.calls.map { explanation.code(of: $0) }
  }

  @Test func `a view comes and goes with its tab if that is selected`() {
    let moment = moment(
      """
      tab(a,b)
      remove b
      """)
    let (a, b, tab) = (moment.index("a"), moment.index("b"), moment.index("tab"))
    #expect(
      code(of: ContainmentExplanation(adding: b, to: tab, in: moment)) == [
        "tab.setViewControllers([a, b], animated: true)", "tab.addChild(b)",
        "b.willMove(toParent: tab)", "b.didMove(toParent: tab)",
      ])
    #expect(
      code(of: ContainmentExplanation(removing: a, in: moment)) == [
        "tab.setViewControllers([], animated: true)", "a.willMove(toParent: nil)",
        "a.view.removeFromSuperview()", "a.removeFromParent()", "a.didMove(toParent: nil)",
      ])
  }

  @Test func `the first tab is shown, and a covered view is not there to be taken away`() {
    let empty = moment(
      """
      tab(a)
      remove a
      """)
    #expect(
      code(
        of: ContainmentExplanation(
          adding: empty.index("a"), to: empty.index("tab"), in: empty)
      ).contains("tab.view.addSubview(a.view)"))
    let stack = moment("nav(a,b)")
    #expect(
      code(of: ContainmentExplanation(removing: stack.index("a"), in: stack)) == [
        "nav.setViewControllers([b], animated: true)", "a.willMove(toParent: nil)",
        "a.removeFromParent()", "a.didMove(toParent: nil)",
      ])
  }

  @Test func `pages and columns are set in one`() {
    let pages = moment("page(a)")
    #expect(
      code(of: ContainmentExplanation(removing: pages.index("a"), in: pages)).first
        == "page.setViewControllers([], direction: .forward, animated: true)")
    let columns = moment("split(l,r)")
    let explanation = ContainmentExplanation(removing: columns.index("r"), in: columns)
    #expect(code(of: explanation).first == "split.viewControllers = [l]")
    #expect(explanation.text(in: .en).contains("2. UIKit, inside viewControllers: r.willMove"))
  }

  @Test func `a removal without a parent`() {
    let moment = moment(
      """
      box(pane)
      """)
    let explanation = ContainmentExplanation(removing: moment.index("box"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'box' (UIViewController) is to be removed from its parent.
        But nothing is removed: 'box' has no parent.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "remove": "box",
          "from": null,
          "rule": "R17",
          "calls": [],
          "dismissed": [],
          "refusal": "nothing is removed: 'box' has no parent",
          "uiKit": []
        }
        """)
  }

  @Test func `a circle`() {
    let moment = moment(
      """
      box(pane)
      """)
    let explanation = ContainmentExplanation(
      adding: moment.index("box"), to: moment.index("pane"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        'box' (UIViewController) is to become a child of 'pane' (UIViewController).
        But 'box' contains 'pane', so it cannot be a child of it.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "add": "box",
          "to": "pane",
          "rule": "R17",
          "calls": [],
          "dismissed": [],
          "refusal": "'box' contains 'pane', so it cannot be a child of it",
          "uiKit": []
        }
        """)
  }
}
