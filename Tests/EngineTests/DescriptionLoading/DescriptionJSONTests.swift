import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// Descriptions written as JSON.
struct DescriptionJSONTests {
  @Test func `every key is written, and a controller once`() {
    var description = Notation(
      """
      tab[selected=1](a[defines,lends]{m[formSheet,flipHorizontal]},home:Home[super=UINavigationController](b))
      dismiss a
      push c(d) onto home
      set b,c of home
      pop home
      present c from b
      """
    ).description(rules: .book, ios: 8, idiom: .phone, window: "main")
    description.title = Sourced("A \"title\"")
    description.viewControllers[0].title = Sourced("Tabs")
    description.steps[0].label = Sourced("first")
    #expect(
      description.json == #"""
        {
          "title": "A \"title\"",
          "rules": "book",
          "ios": 8,
          "idiom": "phone",
          "window": "main",
          "rootViewController": {"id": "tab", "class": "UITabBarController", "title": "Tabs", "selectedIndex": 1, "viewControllers": [{"id": "a", "class": "UIViewController", "definesPresentationContext": true, "providesPresentationContextTransitionStyle": true, "presents": {"id": "m", "class": "UIViewController", "modalPresentationStyle": "formSheet", "modalTransitionStyle": "flipHorizontal"}}, {"id": "home", "class": "Home", "superclass": "UINavigationController", "viewControllers": [{"id": "b", "class": "UIViewController"}]}]},
          "steps": [
            {"dismiss": "a", "label": "first"},
            {"push": {"id": "c", "class": "UIViewController", "children": [{"id": "d", "class": "UIViewController"}]}, "onto": "home"},
            {"setViewControllers": ["b", "c"], "of": "home"},
            {"pop": "home"},
            {"present": "c", "from": "b"}
          ]
        }
        """#)
  }

  @Test func `the other steps are written too`() {
    let description = Notation(
      """
      nav(box)
      popToRoot nav
      add a to box
      remove a
      show b from nav
      showDetail c from box
      select b in nav
      """
    ).description()
    #expect(
      description.json.split(separator: "\n").filter { $0.hasPrefix("    ") }.joined(
        separator: "\n")
          == #"""
              {"popToRoot": "nav"},
              {"add": {"id": "a", "class": "UIViewController"}, "to": "box"},
              {"remove": "a"},
              {"show": {"id": "b", "class": "UIViewController"}, "from": "nav"},
              {"showDetail": {"id": "c", "class": "UIViewController"}, "from": "box"},
              {"select": "b", "in": "nav"}
          """#)
  }
}
