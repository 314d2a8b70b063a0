import Explanations
import TestSupport
import Testing
import ViewControllers

/// Why a property holds what it holds, told as text and as JSON.
struct PropertyExplanationTests {
  @Test func `what a stack and a tab bar show`() {
    let moment = moment("tab(nav(a,b))\npresent m from b")
    func text(_ property: Property, of id: String) -> String {
      PropertyExplanation(of: property, for: moment.index(id), in: moment).text(in: .en)
    }
    #expect(
      text(.topViewController, of: "nav") == """
        nav.topViewController = b
        The property holds the last in the stack, which was pushed last (R18).
        'nav' contains 2 controllers.

        """)
    #expect(
      text(.visibleViewController, of: "nav") == """
        nav.visibleViewController = m
        The property holds what is presented over the top of the stack (R4), or that top itself (R18).
        'b' presents nothing; its parent, 'nav', is next.
        'nav' (UINavigationController) presents nothing; its parent, 'tab', is next.
        'tab' (UITabBarController) presents 'm'.

        """)
    #expect(
      text(.selectedViewController, of: "tab") == """
        tab.selectedViewController = nav
        The property holds the tab that is shown: the first, until another is selected (R21).
        'tab' contains 1 controller.

        """)
  }

  @Test func `a list by the name that was asked for`() {
    let moment = moment("nav(a,b)")
    let explanation = PropertyExplanation(
      of: .children, named: "viewControllers", for: moment.index("nav"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        nav.viewControllers = [a, b]
        The property holds what is contained, in order, and never what is presented (R16).
        'nav' contains 2 controllers.

        """)
    #expect(explanation.json(in: .en).contains(#""property": "nav.viewControllers""#))
  }

  @Test func `the presentation controller of an alert, which is UIKit's own`() {
    let moment = moment("a{alert:UIAlertController}")
    #expect(
      PresentationControllerExplanation(of: moment.index("alert"), in: moment).text(in: .en) == """
        alert.presentationController = UIPresentationController
        A controller's presentationController manages the presentation of that controller itself (R35).
        'alert' (UIAlertController) brings its own presentation along, whatever its modalPresentationStyle says: an alert in the middle of the screen (R13).
        'a' presents 'alert', and it manages that.
        It is of a class of UIKit's own, which derives from UIPresentationController.

        """)
  }

  @Test func `what is being presented and dismissed`() {
    let resolution = Resolution(
      Notation("a\npresent nav(b){c} from a\ndismiss a").description())
    func text(_ flag: TransitionFlag, of id: String, step: Int) -> String {
      let moment = resolution.hierarchy(afterStep: step)
      return TransitionFlagExplanation(flag, of: moment.index(id), in: moment).text(in: .en)
    }
    #expect(
      text(.isBeingPresented, of: "nav", step: 1) == """
        nav.isBeingPresented = true while step 1 runs, and not afterwards
        The property is true while the controller itself is presented, in its viewWillAppear and viewDidAppear (R34).
        Step 1 presents 'nav' and 'c'.

        """)
    #expect(
      text(.isBeingPresented, of: "b", step: 1) == """
        b.isBeingPresented = false
        The property is true while the controller itself is presented, in its viewWillAppear and viewDidAppear (R34).
        Step 1 presents 'nav' and 'c'.
        'b' (UIViewController) comes with 'nav', the top of its family, of which alone the property is true.

        """)
    #expect(
      text(.isBeingDismissed, of: "b", step: 2) == """
        b.isBeingDismissed = false
        The property is true while the controller itself is dismissed, in its viewWillDisappear and viewDidDisappear (R34).
        Step 2 dismisses 'nav' and 'c'.
        'b' (UIViewController) goes with 'nav', the top of its family, of which alone the property is true.

        """)
    #expect(
      text(.isBeingDismissed, of: "c", step: 2).hasPrefix(
        "c.isBeingDismissed = true while step 2 runs, and not afterwards\n"))
    #expect(
      text(.isBeingDismissed, of: "c", step: 0) == """
        c.isBeingDismissed = false
        The property is true while the controller itself is dismissed, in its viewWillDisappear and viewDidDisappear (R34).
        In the beginning nothing is on its way.

        """)
  }

  @Test func `a tab bar controller lists every tab, and not the More controller`() {
    for text in ["tab(a,b,c,d,e,f,g)", "tab(a,b,c,d,e,f,g)\nselect f in tab"] {
      let moment = moment(text, idiom: .phone)
      let explanation = PropertyExplanation(
        of: .children, named: "viewControllers", for: moment.index("tab"), in: moment)
      #expect(
        explanation.text(in: .en) == """
          tab.viewControllers = [a, b, c, d, e, f, g]
          The property holds what is contained, in order, and never what is presented (R16).
          'tab' contains 7 controllers.

          """)
    }
    let behind = moment("tab[selected=5](a,b,c,d,e,nav(f))", idiom: .phone)
    #expect(
      PropertyExplanation(of: .topViewController, for: behind.index("nav"), in: behind)
        .text(in: .en) == """
          nav.topViewController = nil
          The property holds the last in the stack, which was pushed last (R18).
          'nav' contains 0 controllers.
          The bar of 'tab' has no room for 'nav': while that is selected its stack, with 'f', stands in the moreNavigationController (R27).

          """)
  }

  @Test func `only what a collapsed split view controller left out is said to be`() {
    let text = "split[collapses](nav(list),detail)"
    for (steps, isLeftOut) in [
      ("", true), ("\npresent detail from list", false), ("\nroot detail", false),
    ] {
      let moment = moment(text + steps, idiom: .phone)
      let explanation = PropertyExplanation(
        of: .parentViewController, for: moment.index("detail"), in: moment)
      let text = explanation.text(in: .en)
      #expect(text.contains("it keeps 'detail' aside") == isLeftOut, "\(steps)")
    }
  }

  @Test func `what goes because its presenter goes is not being dismissed`() {
    let moment = moment("nav(a,b[defines])\npresent m[currentContext] from b\npop nav")
    let explanation = TransitionFlagExplanation(
      .isBeingDismissed, of: moment.index("m"), in: moment)
    #expect(!explanation.value)
  }

  @Test func `the presentation controller`() {
    func text(_ id: String, _ notation: String, ios: Int? = nil) -> String {
      let moment = moment(notation, ios: ios)
      return PresentationControllerExplanation(of: moment.index(id), in: moment).text(in: .en)
    }
    #expect(
      text("m", "nav(a)\npresent m from a", ios: 17) == """
        m.presentationController = UISheetPresentationController
        A controller's presentationController manages the presentation of that controller itself (R35).
        'm' (UIViewController) sets no style: on iOS 17 automatic is pageSheet (R13).
        'nav' presents 'm', and it manages that.
        The presentation controller of pageSheet is a UISheetPresentationController.

        """)
    #expect(
      text("b", "a\npresent nav[popover](b) from a") == """
        b.presentationController = UISheetPresentationController
        A controller's presentationController manages the presentation of that controller itself (R35).
        'b' (UIViewController) sets no style: on iOS 26 automatic is formSheet (R13).
        'b' is not presented itself, so reading the property makes a new one, which manages nothing yet; 'nav' is presented, and its own manages that.
        The presentation controller of formSheet is a UISheetPresentationController.

        """)
    #expect(
      text("m", "a\npresent m[currentContext] from a", ios: 14) == """
        m.presentationController = UIPresentationController
        A controller's presentationController manages the presentation of that controller itself (R35).
        'm' (UIViewController) asks for currentContext.
        'a' presents 'm', and it manages that.
        The presentation controller of currentContext is of a UIKit class that derives from UIPresentationController.

        """)
    #expect(
      text("a", "a", ios: 7) == """
        a.presentationController = nil
        A controller's presentationController manages the presentation of that controller itself (R35).
        Presentation controllers came with iOS 8, and the description is for iOS 7.

        """)
  }

  @Test func `the style in force`() {
    let moment = moment("A{m[popover]}", idiom: .phone)
    let explanation = StyleExplanation(of: moment.index("m"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        m.modalPresentationStyle = popover
        'm' (UIViewController) asks for popover.
        In compact width it is seen as formSheet (R14).
        It comes with coverVertical (R15).
        coverVertical suits work that interrupts what the user was at, or asks for something.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "property": "m.modalPresentationStyle",
          "value": "popover",
          "systemPresentation": null,
          "adaptsTo": "formSheet"
        }
        """)
    let automatic = StyleExplanation(of: moment.index("A"), in: moment)
    #expect(
      automatic.text(in: .en) == """
        A.modalPresentationStyle = formSheet
        'A' (UIViewController) sets no style: on iOS 26 automatic is formSheet (R13).

        """)
  }

  @Test func `the style of a system's controller, and how it goes`() {
    let moment = moment("A\npresent m:MFMailComposeViewController[flipHorizontal,formSheet] from A")
    #expect(
      StyleExplanation(of: moment.index("m"), in: moment).text(in: .en) == """
        m.modalPresentationStyle = formSheet
        'm' (MFMailComposeViewController) asks for formSheet.
        It comes with flipHorizontal (R15).
        flipHorizontal suits another mode of the same work, as on the back of a card.
        MFMailComposeViewController is the system's, of MessageUI: an app configures it by its initialiser and properties, and adds no children to it.
        When the user is done, MFMailComposeViewController tells your MFMailComposeViewControllerDelegate, which must dismiss it: it is not dismissed automatically.

        """)
  }

  @Test func `a container's own property for a child`() throws {
    var app = Notation("drawer(menu,center)\nremove center").description()
    let (drawer, center) = (0, 2)
    app.viewControllers[drawer].className.value = "DrawerViewController"
    app.viewControllers[drawer].childNames = [center: "centerViewController"]
    let resolution = Resolution(app)
    func explanation(afterStep step: Int) -> NamedChildExplanation? {
      NamedChildExplanation(
        of: "centerViewController", for: drawer, in: resolution.hierarchy(afterStep: step))
    }
    #expect(
      try #require(explanation(afterStep: 0)).text(in: .en) == """
        drawer.centerViewController = center
        drawer.centerViewController is a property of DrawerViewController's own, for one of its children.
        'center' is a child of 'drawer' (R1).

        """)
    let after = try #require(explanation(afterStep: 1))
    #expect(
      after.text(in: .en) == """
        drawer.centerViewController = nil
        drawer.centerViewController is a property of DrawerViewController's own, for one of its children.
        'center' is no child of 'drawer' at the moment (R1).

        """)
    #expect(
      after.json(in: .en) == """
        {
          "property": "drawer.centerViewController",
          "value": null
        }
        """)
    #expect(NamedChildExplanation(of: "menu", for: drawer, in: after.hierarchy) == nil)
  }

  @Test func `the window's root, and since when`() {
    let moment = moment("A\nroot B")
    #expect(
      RootExplanation(in: moment).text(in: .en) == """
        window.rootViewController = B
        Step 1 made 'B' the window's root view controller (R26).

        """)
    #expect(
      RootExplanation(in: Resolution(moment.app).hierarchy(afterStep: 0)).text(in: .en) == """
        window.rootViewController = A
        'A' is the window's root view controller from the beginning (R26).
        UIKit sets it from the main storyboard; if you create the window, set it yourself.

        """)
    #expect(
      RootExplanation(in: Resolution(moment.app).hierarchy(afterStep: 0)).json(in: .en) == """
        {
          "property": "window.rootViewController",
          "value": "A",
          "step": 0
        }
        """)
  }

  @Test func `items.navigationController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .navigationController, for: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        items.navigationController = nav
        The property holds the nearest navigation controller above 'items'; only parents count, and the controller itself does not (R2).
        'items' has a parent, 'box'.
        'box' (BoxViewController) is no navigation controller; its parent, 'nav', is next.
        'nav' (UINavigationController) is the answer.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "property": "items.navigationController",
          "value": "nav",
          "rule": "R2",
          "walk": [
            {"id": "items", "finding": "isStart"},
            {"id": "box", "finding": "isOther"},
            {"id": "nav", "finding": "isAnswer"}
          ],
          "otherRules": null
        }
        """)
  }

  @Test func `tab.navigationController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .navigationController, for: moment.index("tab"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        tab.navigationController = nil
        The property holds the nearest navigation controller above 'tab'; only parents count, and the controller itself does not (R2).
        'tab' has no parent.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "property": "tab.navigationController",
          "value": null,
          "rule": "R2",
          "walk": [
            {"id": "tab", "finding": "isStart"}
          ],
          "otherRules": null
        }
        """)
  }

  @Test func `items.splitViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .splitViewController, for: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        items.splitViewController = nil
        The property holds the nearest split view controller above 'items'; only parents count, and the controller itself does not (R2).
        'items' has a parent, 'box'.
        'box' (BoxViewController) is no split view controller; its parent, 'nav', is next.
        'nav' (UINavigationController) is no split view controller; its parent, 'tab', is next.
        'tab' (UITabBarController) is no split view controller; it has no parent, and the walk never goes on into another family (R8).

        """)
  }

  @Test(arguments: [
    ("split(nav(list),nav2(detail))", "nav", "its column 'nav2' is in the stack of 'nav'"),
    (
      "split[collapses](nav(list),nav2(detail))", "nil",
      "it keeps 'nav2' aside until the width is regular"
    ),
    ("split(list,nav2(detail))", "nil", "it keeps 'nav2' aside until the width is regular"),
  ])
  func `the parent of a collapsed detail`(text: String, value: String, reason: String) {
    let moment = moment(text + "\nwidth compact")
    let explanation = PropertyExplanation(
      of: .parentViewController, for: moment.index("nav2"), in: moment)
    let hasParent =
      value == "nil"
      ? "no parent." : "a parent, 'nav'.\n'nav' (UINavigationController) is the answer."
    let delegate =
      text.contains("collapses")
      ? ", and its delegate answers 'collapseSecondary' with true" : ""
    #expect(
      explanation.text(in: .en) == """
        nav2.parentViewController = \(value)
        The parent is the direct container, of whatever class, and never the presenter (R1).
        'nav2' has \(hasParent)
        In compact width 'split' shows one controller alone\(delegate): \(reason) (R25).

        """)
    #expect(explanation.text(in: .zhHans).contains("R25"))
  }

  @Test func `the navigation controller of what stands behind More`() {
    let moment = moment("tab(a,b,c,d,e,nav(items))\nselect nav in tab", idiom: .phone)
    let explanation = PropertyExplanation(
      of: .navigationController, for: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        items.navigationController = tab.moreNavigationController
        The property holds the nearest navigation controller above 'items'; only parents count, and the controller itself does not (R2).
        'items' has a parent, 'tab.moreNavigationController'.
        'tab.moreNavigationController' (UINavigationController) is the answer.
        The bar of 'tab' has no room for 'nav': while that is selected its stack, with 'items', stands in the moreNavigationController (R27).

        """)
    #expect(explanation.text(in: .zhHans).contains("R27"))
  }

  @Test func `items.parentViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .parentViewController, for: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        items.parentViewController = box
        The parent is the direct container, of whatever class, and never the presenter (R1).
        'items' has a parent, 'box'.
        'box' (BoxViewController) is the answer.

        """)
  }

  @Test func `detail.parentViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .parentViewController, for: moment.index("detail"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        detail.parentViewController = nil
        The parent is the direct container, of whatever class, and never the presenter (R1).
        'detail' has no parent.

        """)
  }

  @Test func `memo.presentingViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .presentingViewController, for: moment.index("memo"), in: moment)
    // The search that chose the presenter follows, as for the step.
    let choice = PresentExplanation(ofStep: 1, of: Resolution(moment.app))
    #expect(
      explanation.text(in: .en) == """
        memo.presentingViewController = tab
        The property holds whoever presented the top of the family, the same for each of its members (R3).
        'memo' has a parent, 'detail'.
        'detail' (UIViewController) has no parent, and 'tab' presented it.

        """ + (choice?.text(in: .en) ?? ""))
    #expect(choice?.presenter == moment.index("tab"))
  }

  @Test func `items.presentingViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .presentingViewController, for: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        items.presentingViewController = nil
        The property holds whoever presented the top of the family, the same for each of its members (R3).
        'items' has a parent, 'box'.
        'box' (BoxViewController) has a parent, 'nav'.
        'nav' (UINavigationController) has a parent, 'tab'.
        'tab' (UITabBarController) is the top, and the window's root view controller: nobody presented it.

        """)
  }

  @Test func `items.presentedViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .presentedViewController, for: moment.index("items"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        items.presentedViewController = detail
        The property holds what the first of 'items', its parent, and so on upward presents (R4).
        'items' presents nothing; its parent, 'box', is next.
        'box' (BoxViewController) presents nothing; its parent, 'nav', is next.
        'nav' (UINavigationController) presents nothing; its parent, 'tab', is next.
        'tab' (UITabBarController) presents 'detail'.

        """)
  }

  @Test func `memo.presentedViewController`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(
      of: .presentedViewController, for: moment.index("memo"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        memo.presentedViewController = nil
        The property holds what the first of 'memo', its parent, and so on upward presents (R4).
        'memo' presents nothing; its parent, 'detail', is next.
        'detail' (UIViewController) presents nothing; it has no parent.

        """)
  }

  @Test func `nav.children`() {
    let moment = moment(
      """
      tab(nav(box:BoxViewController(items)))
      present detail(memo) from items
      """)
    let explanation = PropertyExplanation(of: .children, for: moment.index("nav"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        nav.children = [box]
        The property holds what is contained, in order, and never what is presented (R16).
        'nav' contains 1 controller.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "property": "nav.children",
          "value": ["box"],
          "rule": "R16",
          "walk": [
            {"id": "nav", "finding": "isAnswer"}
          ],
          "otherRules": null
        }
        """)
  }

  @Test func `a property on which the rule sets differ`() {
    let moment = moment(
      """
      tab(nav(vc))
      present m[currentContext] from vc
      """)
    let explanation = PropertyExplanation(
      of: .presentedViewController, for: moment.index("tab"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        tab.presentedViewController = nil
        The property holds what the first of 'tab', its parent, and so on upward presents (R4).
        'tab' presents nothing; it has no parent.
        By the book's rules it would be m.

        """)
    #expect(
      explanation.json(in: .en) == """
        {
          "property": "tab.presentedViewController",
          "value": null,
          "rule": "R4",
          "walk": [
            {"id": "tab", "finding": "presentsNothing"}
          ],
          "otherRules": {"rules": "book", "value": "m"}
        }
        """)
  }
}
