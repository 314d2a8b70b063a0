import Testing
import VCCommandFeatures
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// The output of `resolve` for several windows (R26, R28); CommandTests has cases for `explain`.
struct WindowsTests {
  private let text = "tab(a,b)|top[alert,scene=left]=C\nroot D of top\npresent m from D"

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
    #expect(moment.table(in: .zhHans).contains("\n窗口    级别    场景  根视图控制器  族系\n"))
  }
}
