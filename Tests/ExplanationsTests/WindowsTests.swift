import Diagnostics
import Explanations
import Phrases
import TestSupport
import Testing
import ViewControllers

/// What is said of several windows (R26, R28), whole.
struct WindowsTests {
  private let text = "tab(a,b)|top[alert,scene=left]=C\nroot D of top\npresent m from D"

  private func answer(_ explanation: some Explanation, _ language: Language = .en) -> String {
    explanation.text(in: language)
  }

  @Test func `a view is in the window of its family`() {
    let moment = moment(text)
    #expect(
      answer(WindowExplanation(of: moment.index("m"), in: moment)) == """
        m.view.window = top
        A view is in a window only if each container above shows it, up to a controller whose view is in the window (R21).
        'm' has no parent: 'D' presents it, so UIKit adds its view to the window.

        """)
    #expect(
      answer(WindowExplanation(of: moment.index("a"), in: moment)) == """
        a.view.window = the window
        A view is in a window only if each container above shows it, up to a controller whose view is in the window (R21).
        'a' is the selected tab of 'tab', which shows it.
        'tab' (UITabBarController) is the root view controller of 'window': its view is in that window.

        """)
    #expect(
      answer(WindowExplanation(of: moment.index("C"), in: moment)).hasPrefix(
        "C.view.window = nil\n"))
    #expect(
      answer(WindowExplanation(of: moment.index("D"), in: moment), .zhHans) == """
        D.view.window = top
        只有之上的每个容器都显示它，一直到某个视图在窗口中的控制器，视图才在窗口中（R21）。
        “D”是窗口“top”的根视图控制器：它的视图在该窗口中。

        """)
  }

  @Test func `each window has a root, since one step or another`() {
    let moment = moment(text)
    #expect(
      answer(RootExplanation(of: 1, in: moment)) == """
        top.rootViewController = D
        Step 1 made 'D' the root view controller of 'top' (R26).

        """)
    #expect(
      answer(RootExplanation(of: 0, in: moment), .zhHans) == """
        window.rootViewController = tab
        “tab”从一开始就是窗口“window”的根视图控制器（R26）。
        应用从主故事板启动时，由 UIKit 设置；如果由你创建窗口，请自行设置。

        """)
  }

  @Test func `a root is told from those of other windows`() {
    let moment = moment(text)
    let presenting = PropertyExplanation(
      of: .presentingViewController, for: moment.index("D"), in: moment)
    #expect(
      answer(presenting).contains(
        "'D' is the top, and the root view controller of 'top': nobody presented it."
      ))
    let dismissal = DismissExplanation(sentTo: moment.index("a"), in: moment)
    #expect(
      answer(dismissal).hasSuffix(
        "'tab' is the top, and the root view controller of 'window': nobody presented it.\n"
      ))
  }

  @Test func `JSON tells the windows, and the window of each family and view`() {
    #expect(
      moment(text).json == """
        {
          "viewControllers": [
            {"id": "tab", "class": "UITabBarController", "family": 1, "inWindow": true, "window": "window", "children": ["a", "b"], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": null, "presentedViewController": null},
            {"id": "a", "class": "UIViewController", "family": 1, "inWindow": true, "window": "window", "children": [], "parentViewController": "tab", "navigationController": null, "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": null},
            {"id": "b", "class": "UIViewController", "family": 1, "inWindow": false, "window": null, "children": [], "parentViewController": "tab", "navigationController": null, "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": null},
            {"id": "D", "class": "UIViewController", "family": 2, "inWindow": true, "window": "top", "children": [], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": null, "presentedViewController": "m"},
            {"id": "m", "class": "UIViewController", "family": 3, "inWindow": true, "window": "top", "children": [], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": "D", "presentedViewController": null},
            {"id": "C", "class": "UIViewController", "family": null, "inWindow": false, "window": null, "children": [], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": null, "presentedViewController": null}
          ],
          "families": [
            {"number": 1, "top": "tab", "window": "window", "members": ["tab", "a", "b"]},
            {"number": 2, "top": "D", "window": "top", "members": ["D"]},
            {"number": 3, "top": "m", "window": "top", "members": ["m"]}
          ],
          "presentations": [
            {"sender": "D", "presenter": "D", "presented": "m", "modalPresentationStyle": "formSheet", "systemPresentation": null, "modalTransitionStyle": "coverVertical", "presenterStaysVisible": true, "adaptsTo": null}
          ],
          "objects": [
            {"id": "left", "class": "UIWindowScene"}
          ],
          "references": [
            {"from": "top", "property": "windowScene", "to": "left", "weak": true}
          ],
          "windows": [
            {"id": "window", "rootViewController": "tab", "windowLevel": 0, "scene": null},
            {"id": "top", "rootViewController": "D", "windowLevel": 2000, "scene": "left"}
          ]
        }
        """)
  }

  private let widths = "A|side[compact]=B\npresent m[popover] from B"

  @Test func `a style depends on the width of its window`() {
    let moment = moment(widths)
    let style = StyleExplanation(of: moment.index("m"), in: moment)
    #expect(
      answer(style) == """
        m.modalPresentationStyle = popover
        'm' (UIViewController) asks for popover.
        'm' is in the window 'side', whose width is compact (R28).
        In compact width it is seen as formSheet (R14).
        It comes with coverVertical (R15).
        coverVertical suits work that interrupts what the user was at, or asks for something.

        """)
    #expect(answer(style, .zhHans).contains("“m”在窗口“side”中，该窗口的宽度是 compact（R28）。\n"))
    #expect(
      style.json(in: .en) == """
        {
          "property": "m.modalPresentationStyle",
          "value": "popover",
          "systemPresentation": null,
          "adaptsTo": "formSheet",
          "window": "side",
          "horizontalSizeClass": "compact"
        }
        """)
  }

  @Test func `what would be presented depends on the receiver's window`() {
    let moment = moment(widths)
    func present(from id: String) -> PresentExplanation {
      PresentExplanation(of: "N", style: .popover, from: moment.index(id), in: moment)
    }
    let narrow = present(from: "m")
    #expect(
      answer(narrow).contains(
        """
        'N' is in the window 'side', whose width is compact (R28).
        In compact width it is seen as formSheet (R14).

        """))
    #expect(
      narrow.json(in: .en).contains(
        """
          "adaptsTo": "formSheet",
          "window": "side",
          "horizontalSizeClass": "compact",
        """))
    let wide = answer(present(from: "A"))
    #expect(wide.contains("'N' is in the window 'window', whose width is regular (R28).\n"))
    #expect(!wide.contains("formSheet"))
    let other = TestSupport.moment(text)
    let alike = PresentExplanation(
      of: "N", style: .popover, from: other.index("a"), in: other)
    #expect(!answer(alike).contains("width"))
  }

  @Test func `JSON and the table tell a width of its own alone`() {
    let moment = moment("A|side[compact]=B|C\nwidth compact of window#3\nwidth regular of side")
    #expect(
      moment.json.contains(
        """
          "windows": [
            {"id": "window", "rootViewController": "A", "windowLevel": 0, "scene": null},
            {"id": "side", "rootViewController": "B", "windowLevel": 0, "scene": null, "horizontalSizeClass": "regular"},
            {"id": "window#3", "rootViewController": "C", "windowLevel": 0, "scene": null, "horizontalSizeClass": "compact"}
          ]
        """))
    #expect(
      moment.table(in: .en).hasSuffix(
        """

        window    level   scene  root  families  width
        window    normal  -      A     1         regular
        side      normal  -      B     2         regular
        window#3  normal  -      C     3         compact

        """))
  }

  @Test func `the table has a part for windows`() {
    let moment = moment(text)
    #expect(
      moment.table(in: .en).hasSuffix(
        """

        window  level   scene  root  families
        window  normal  -      tab   1
        top     alert   left   D     2, 3

        """))
    #expect(moment.table(in: .zhHans).contains("\n窗口    层级    场景  根视图控制器  族系\n"))
  }
}
