import Foundation
import Testing
import VCCommandFeatures
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// The whole output of `resolve`.
struct ReportTests {
  private let text = """
    tab(nav(items:BNRItemsViewController),about)
    present detailNav:UINavigationController[popover](detail) from items
    push extra onto detailNav
    pop detailNav
    """

  @Test func `JSON holds every relationship of every controller`() {
    let description = Notation(text).description(idiom: .phone, window: "main")
    #expect(
      Resolution(description).hierarchy.json == """
        {
          "viewControllers": [
            {"id": "tab", "class": "UITabBarController", "family": 1, "inWindow": true, "children": ["nav", "about"], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": null, "presentedViewController": "detailNav"},
            {"id": "nav", "class": "UINavigationController", "family": 1, "inWindow": true, "children": ["items"], "parentViewController": "tab", "navigationController": null, "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": "detailNav"},
            {"id": "items", "class": "BNRItemsViewController", "family": 1, "inWindow": true, "children": [], "parentViewController": "nav", "navigationController": "nav", "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": "detailNav"},
            {"id": "about", "class": "UIViewController", "family": 1, "inWindow": false, "children": [], "parentViewController": "tab", "navigationController": null, "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": "detailNav"},
            {"id": "detailNav", "class": "UINavigationController", "family": 2, "inWindow": true, "children": ["detail"], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": "tab", "presentedViewController": null},
            {"id": "detail", "class": "UIViewController", "family": 2, "inWindow": true, "children": [], "parentViewController": "detailNav", "navigationController": "detailNav", "tabBarController": null, "splitViewController": null, "presentingViewController": "tab", "presentedViewController": null},
            {"id": "extra", "class": "UIViewController", "family": null, "inWindow": false, "children": [], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": null, "presentedViewController": null}
          ],
          "families": [
            {"number": 1, "top": "tab", "members": ["tab", "nav", "items", "about"]},
            {"number": 2, "top": "detailNav", "members": ["detailNav", "detail"]}
          ],
          "presentations": [
            {"sender": "items", "presenter": "tab", "presented": "detailNav", "modalPresentationStyle": "popover", "systemPresentation": null, "modalTransitionStyle": "coverVertical", "presenterStaysVisible": true, "adaptsTo": "formSheet"}
          ],
          "window": {"id": "main", "rootViewController": "tab"}
        }
        """)
  }

  @Test func `JSON before the first step has no presentation and no window without a name`() {
    let hierarchy = Resolution(Notation(text).description()).hierarchy(afterStep: 0)
    #expect(
      hierarchy.json == """
        {
          "viewControllers": [
            {"id": "tab", "class": "UITabBarController", "family": 1, "inWindow": true, "children": ["nav", "about"], "parentViewController": null, "navigationController": null, "tabBarController": null, "splitViewController": null, "presentingViewController": null, "presentedViewController": null},
            {"id": "nav", "class": "UINavigationController", "family": 1, "inWindow": true, "children": ["items"], "parentViewController": "tab", "navigationController": null, "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": null},
            {"id": "items", "class": "BNRItemsViewController", "family": 1, "inWindow": true, "children": [], "parentViewController": "nav", "navigationController": "nav", "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": null},
            {"id": "about", "class": "UIViewController", "family": 1, "inWindow": false, "children": [], "parentViewController": "tab", "navigationController": null, "tabBarController": "tab", "splitViewController": null, "presentingViewController": null, "presentedViewController": null}
          ],
          "families": [
            {"number": 1, "top": "tab", "members": ["tab", "nav", "items", "about"]}
          ],
          "presentations": []
        }
        """)
  }

  @Test func `the table shows the same to people`() {
    #expect(
      Resolution(Notation(text).description()).hierarchy.table(in: .en) == """
        id         class                   family  parent     navigation  tab bar  split  presenting  presented  children
        tab        UITabBarController      1       -          -           -        -      -           detailNav  nav, about
        nav        UINavigationController  1       tab        -           tab      -      -           detailNav  items
        items      BNRItemsViewController  1       nav        nav         tab      -      -           detailNav  -
        about      UIViewController        1       tab        -           tab      -      -           detailNav  -
        detailNav  UINavigationController  2       -          -           -        -      tab         -          detail
        detail     UIViewController        2       detailNav  detailNav   -        -      tab         -          -
        extra      UIViewController        -       -          -           -        -      -           -          -

        sender  presenter  presented  style    transition  presenter's view  in compact width
        items   tab        detailNav  popover  -           stays             -

        """)
  }

  @Test func `a table gives wide characters two columns`() {
    #expect(
      moment("导航:导航控制器(é,👍,a)").table(in: .en) == """
        id    class             family  parent  navigation  tab bar  split  presenting  presented  children
        导航  导航控制器        1       -       -           -        -      -           -          é, 👍, a
        é     UIViewController  1       导航    -           -        -      -           -          -
        👍    UIViewController  1       导航    -           -        -      -           -          -
        a     UIViewController  1       导航    -           -        -      -           -          -

        """)
  }

  @Test func `a table holds no character that a terminal obeys`() {
    #expect(
      moment("a\u{1B}b\u{9B}\u{202E}c").table(in: .en) == #"""
        id                  class             family  parent  navigation  tab bar  split  presenting  presented  children
        a␛b\u{9B}\u{202E}c  UIViewController  1       -       -           -        -      -           -          -

        """#)
  }

  @Test(arguments: [
    ("tab(nav(a))\npresent m[overCurrentContext] from a\npresent b:UIAlertController from m", 1),
    ("tab(a,b,c,d,e,nav(f))\nselect nav in tab", 1), ("nav(a)", 0),
  ])
  func `JSON tells what is not established`(text: String, count: Int) {
    let json = moment(text, idiom: .phone).json
    #expect(json.components(separatedBy: "\"established\": false").count == count + 1)
  }

  @Test func `a family of any depth is told of`() {
    let depth = Seeds.count(20_000, of: 100_000)
    let controllers = (0..<depth).map { index in
      var controller = ViewController(
        id: Sourced("v\(index)"), className: Sourced("UIViewController"))
      controller.children = index + 1 < depth ? [index + 1] : []
      return controller
    }
    let hierarchy = Resolution(AppDescription(viewControllers: controllers)).hierarchy
    #expect(hierarchy.json.utf8.count > depth * 100)
    #expect(hierarchy.table(in: .en).split(separator: "\n").count == depth + 1)
    let explanation = PropertyExplanation(of: .navigationController, for: depth - 1, in: hierarchy)
    #expect(explanation.text(in: .en).split(separator: "\n").count == 13)
  }
}
