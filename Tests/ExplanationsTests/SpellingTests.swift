import Explanations
import TestSupport
import Testing
import ViewControllers

/// What explanations write in Objective-C, and in the Swift of today.
struct SpellingTests {
  private func moment(_ text: String, _ spelling: Spelling) -> Hierarchy {
    var description = Notation(text).description()
    description.spelling = spelling
    return Resolution(description).hierarchy
  }

  @Test func `calls are selectors in brackets`() {
    let before = moment("box(old:Side(pane))\npop box", .objectiveC)
    let explanation = ContainmentExplanation(
      adding: before.index("pane"), to: before.index("box"), in: before)
    #expect(
      explanation.text(in: .en) == """
        'pane' (UIViewController) is to become a child of 'box' (UIViewController).
        1. your code: [pane willMoveToParentViewController:nil]
        2. your code: [box addChildViewController:pane]
        3. UIKit, inside addChildViewController: [pane removeFromParentViewController]
        4. UIKit, inside removeFromParentViewController: [pane didMoveToParentViewController:nil]
        5. UIKit, inside addChildViewController: [pane willMoveToParentViewController:box]
        6. your code: [box.view addSubview:pane.view]
        7. your code: [pane didMoveToParentViewController:box]
        addChildViewController: sends willMoveToParentViewController: by itself, but not didMoveToParentViewController: that is yours, and comes last (R17).
        addChildViewController: takes 'pane' from 'old', its other parent, but does not send it willMoveToParentViewController:nil: that is yours, too, and comes before (R17).
        Set its view's frame before you add the view, for instance to box.view.bounds (R17).

        """)
  }

  @Test(arguments: [
    ("tab(a)", "tab.viewControllers = @[a, b]"), ("nav(a)", "pushViewController:b animated:YES"),
    ("split(a)", "viewControllers = @[a, b]"),
    ("page[mid](a)", "direction:UIPageViewControllerNavigationDirectionForward animated:YES"),
  ])
  func `containers of UIKit's are filled as listings do`(container: String, code: String) {
    let moment = moment("\(container)\npresent b from a\ndismiss a", .objectiveC)
    let explanation = ContainmentExplanation(
      adding: moment.index("b"), to: 0, in: moment)
    let text = explanation.text(in: .en)
    #expect(text.contains(code), "\(text)")
  }

  @Test func `values are those of the language`() {
    for (spelling, style, flag) in [
      (Spelling.objectiveC, "UIModalPresentationCurrentContext", "YES"),
      (.swift, "currentContext", "true"),
    ] {
      let moment = moment("tab(nav(a[defines]))", spelling)
      let text = PresentExplanation(
        of: "HelpViewController", style: .currentContext, from: moment.index("a"), in: moment
      ).text(in: .en)
      #expect(text.contains("whose modalPresentationStyle is \(style)."))
      #expect(text.contains("its definesPresentationContext is \(flag), so"))
    }
  }

  @Test func `properties have the names of the language`() {
    for (spelling, first) in [
      (Spelling.swift, "a.parent = nav"), (.objectiveC, "a.parentViewController = nav"),
    ] {
      let moment = moment("nav(a)", spelling)
      let explanation = PropertyExplanation(
        of: .parentViewController, for: moment.index("a"), in: moment)
      #expect(explanation.text(in: .en).hasPrefix("\(first)\n"))
    }
    let moment = moment("box(a)", .objectiveC)
    let explanation = PropertyExplanation(of: .children, for: 0, in: moment)
    #expect(explanation.text(in: .en).hasPrefix("box.childViewControllers = @[a]\n"))
  }

  @Test func `a view alone lacks the rest of the protocol`() {
    let moment = Resolution(Notation("box(a)\npresent b from a\ndismiss a").description()).hierarchy
    let explanation = ContainmentExplanation(
      addingViewOf: moment.index("b"), to: moment.index("a"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        The view of 'b' (UIViewController) is to be added to that of 'a' (UIViewController), and nothing else.
        1. missing: a.addChild(b)
        2. missing, as UIKit calls it inside addChild: b.willMove(toParent: a)
        3. your code: a.view.addSubview(b.view)
        4. missing: b.didMove(toParent: a)
        'b' gets no parent: its parentViewController, navigationController, tabBarController and splitViewController are nil, and 'a' forwards neither appearance nor rotation to it (R29).
        When 'b' presents, UIKit does it, and logs: Presenting view controller <…> from detached view controller <UIViewController: b> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <UIViewController: b> is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.

        """)
  }
}
