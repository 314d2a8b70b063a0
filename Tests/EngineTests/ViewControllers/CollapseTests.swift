import Testing
import VCEngine
import VCTestSupport

/// Which named column is seen in compact width (R25).
struct CollapseTests {
  @Test func `without a compact column the secondary is seen, and the primary lies below it`() {
    let text = "split[columns](nav(list),nav2(detail))"
    expect(
      text, idiom: .phone,
      answers: """
        split.children = [nav]
        nav.children = [list, nav2]
        nav.topViewController = nav2
        detail.navigationController = nav2
        detail.splitViewController = split
        families = 1
        """)
    #expect(
      moment(text, idiom: .phone).idsInWindow == ["split", "nav", "nav2", "detail"])
    expect(
      text + "\nwidth regular", idiom: .phone,
      answers: """
        split.children = [nav, nav2]
        nav.children = [list]
        nav2.children = [detail]
        """)
  }

  @Test func `three columns share one stack up to the one that is seen`() {
    let columns = "(a,b,c)"
    let stacks = [
      "": "[a, b.navigationController, c.navigationController]",
      ",top=secondary": "[a, b.navigationController, c.navigationController]",
      ",top=supplementary": "[a, b.navigationController]",
      ",top=primary": "[a]",
    ]
    for (answer, stack) in stacks {
      expect(
        "split[columns=tripleColumn\(answer)]\(columns)", idiom: .phone,
        answers: "split.children = [a.navigationController]\n"
          + "a.navigationController.children = \(stack)")
      expect(
        "split[columns=tripleColumn\(answer)]\(columns)\nwidth regular", idiom: .phone,
        answers: """
          split.children = [a.navigationController, b.navigationController, c.navigationController]
          a.navigationController.children = [a]
          """)
    }
  }

  /// Apple's page on UISplitViewController: each child stands in a navigation controller, and the
  /// collapsed interface has the inspector as a sheet over the secondary column.
  @Test func `the inspector is the last column, and is in no stack`() {
    let text = "split[columns](nav(list),nav2(detail))/-/info"
    expect(
      text,
      answers: """
        split.children = [nav, nav2, info.navigationController]
        info.splitViewController = split
        """)
    expect(
      text + "\nshowDetail other from list",
      answers: "split.children = [nav, other.navigationController, info.navigationController]")
    let compact = """
      split.children = [nav]
      nav.children = [list, nav2]
      info.splitViewController = nil
      families = 1
      """
    expect(text, idiom: .phone, answers: compact)
    expect(text + "\nwidth compact", answers: compact)
    #expect(
      moment(text, idiom: .phone).doubts
        == [Doubt(.inspectorAsSheet, of: "split"), Doubt(.stackOfColumn, of: "nav2")])
    expect(
      text + "\nwidth compact\nwidth regular",
      answers: "split.children = [nav, nav2, info.navigationController]")
    // Without a secondary column nothing but the primary is left.
    expect(
      "split[columns](a)/-/info", idiom: .phone,
      answers: "split.children = [a.navigationController]\n"
        + "a.navigationController.children = [a]")
  }

  @Test func `the delegate may choose another column than the compact one`() {
    expect(
      "split[columns](a,b)/tab(c)", idiom: .phone, answers: "split.children = [tab]")
    expect(
      "split[columns,top=primary](a,b)/tab(c)", idiom: .phone,
      answers: "split.children = [a.navigationController]\ntab.splitViewController = nil")
  }
}
