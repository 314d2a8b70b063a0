import Testing
import VCEngine
import VCTestSupport

/// Split view controllers: columns, widths, and what is shown in them (R19, R25).
struct SplitTests {
  @Test func `a column's controller stands in a navigation controller`() {
    expect(
      "split[columns](list,nav(detail))",
      answers: """
        split.children = [list.navigationController, nav]
        list.parentViewController = list.navigationController
        list.navigationController = list.navigationController
        list.splitViewController = split
        list.navigationController.parentViewController = split
        detail.splitViewController = split
        """)
    expect(
      "split[columns](a,b,c)/d\npush e onto b.navigationController",
      answers: """
        split.children = [a.navigationController, b.navigationController, c.navigationController]
        b.navigationController.children = [b, e]
        d.splitViewController = nil
        """)
  }

  @Test func `in compact width a split view controller shows one controller alone`() {
    expect(
      "split[collapses](nav(list),nav2(detail))", idiom: .phone,
      answers: """
        split.children = [nav]
        list.splitViewController = split
        nav2.parentViewController = nil
        detail.splitViewController = nil
        detail.navigationController = nav2
        families = 1
        """)
    expect(
      "split[columns](list,detail)/tab(c)", idiom: .phone,
      answers: """
        split.children = [tab]
        c.splitViewController = split
        list.splitViewController = nil
        list.navigationController = list.navigationController
        """)
  }

  @Test(arguments: [("", Idiom.phone), ("\nwidth compact", .pad)])
  func `the primary's stack takes the detail when listed children collapse`(
    step: String, idiom: Idiom
  ) {
    let answers = """
      split.children = [nav]
      nav.children = [list, nav2]
      nav2.parentViewController = nav
      detail.navigationController = nav2
      detail.splitViewController = split
      nav.topViewController = nav2
      """
    expect("split(nav(list),nav2(detail))\(step)", idiom: idiom, answers: answers)
    expect("split[collapses=no](nav(list),nav2(detail))\(step)", idiom: idiom, answers: answers)
    expect(
      "split(nav(list),detail)\(step)", idiom: idiom,
      answers: """
        nav.children = [list, detail]
        detail.navigationController = nav
        """)
    #expect(
      moment("split(nav(list),nav2(detail))\(step)", idiom: idiom).idsInWindow
        == ["split", "nav", "nav2", "detail"])
  }

  @Test func `the primary alone is shown where the delegate says so, or has no stack`() {
    for text in [
      "split[collapses](nav(list),detail)", "split(list,detail)", "split(tab(nav(list)),detail)",
      "split(nav(list),split2(a,b))", "split[columns,top=primary](nav(list),detail)",
    ] {
      let moment = moment(text, idiom: .phone)
      #expect(moment.children(of: 0).count == 1, "\(text)")
      let detail = text.contains("detail") ? "detail" : "split2"
      #expect(moment.splitViewController(of: moment.index(detail)) == nil, "\(text)")
    }
  }

  @Test func `what the stack took is the detail again in regular width`() {
    let text = "split(nav(list),nav2(detail))\nwidth compact"
    for steps in ["", "\npop nav", "\npush new onto nav2"] {
      expect(
        text + steps + "\nwidth regular",
        answers: "split.children = [nav, nav2]\nnav.children = [list]")
    }
    expect(
      text + "\npresent m[popover] from detail\nwidth regular",
      answers: "m = split presents it from detail, popover, coverVertical, the presenter visible")
    expect(
      "split(nav(list),nav2(detail))\npresent m[overCurrentContext] from detail\nwidth compact",
      answers:
        "m = nav2 presents it from detail, overCurrentContext, coverVertical, the presenter visible"
    )
  }

  @Test func `a presentation from a column that is not shown is refused`() {
    expectDiagnostics(
      "split[collapses](nav(list),nav2(detail))\npresent m from detail", idiom: .phone,
      """
      warning: 'nav2' is in no window, so 'm' is not presented [detail]
        note: 'nav2' has no column: in compact width its split view controller shows one controller alone [split]
        note: UIKit logs: Attempt to present <UIViewController: m> on <UINavigationController: nav2> (from <UIViewController: detail>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `showDetail pushes while the split view controller is collapsed`() {
    expect(
      "split(nav(list),nav2(detail))\nshowDetail new from list", idiom: .phone,
      answers: "nav.children = [list, nav2, new]\nnew.splitViewController = split")
    expect(
      "split[collapses](nav(list),nav2(detail))\nshowDetail new from list", idiom: .phone,
      answers: "nav.children = [list, new]\nnew.splitViewController = split")
    expect(
      "split[collapses](nav(list),nav2(detail))\nshowDetail nav2 from list", idiom: .phone,
      answers: """
        nav.children = [list, nav2]
        nav2.navigationController = nav
        detail.navigationController = nav2
        detail.splitViewController = split
        """)
    expect(
      "split[columns,top=primary](list,detail)\nshowDetail detail from list", idiom: .phone,
      answers: """
        list.navigationController.children = [list, detail]
        detail.navigationController = list.navigationController
        """)
    expect(
      "split(list,detail)\nshowDetail new from list", idiom: .phone,
      answers:
        "new = split presents it from split, formSheet, coverVertical, the presenter visible")
  }

  @Test func `show from a column without a navigation controller sets that column`() {
    expect(
      "split(list,detail)\nshow new from detail",
      answers: """
        split.children = [list, new]
        detail.parentViewController = nil
        new.presentingViewController = nil
        """)
    for receiver in ["list", "split"] {
      expect(
        "split(list,detail)\nshow new from \(receiver)", answers: "split.children = [new, detail]")
    }
    expect("split\nshow new from split", answers: "split.children = [new]")
    expect(
      "split(nav(list),detail)\nshow new from list", answers: "nav.children = [list, new]")
  }

  @Test func `show from a column with a name pushes onto its stack`() {
    expect(
      "split[columns](a,b,c)\nshow new from b",
      answers: """
        split.children = [a.navigationController, b.navigationController, c.navigationController]
        b.navigationController.children = [b, new]
        """)
    expect(
      "split[columns](a,b)\nshow new from split",
      answers: """
        split.children = [new.navigationController, b.navigationController]
        a.splitViewController = nil
        """)
    expect(
      "split[columns](a,b)\nshow new from split\nwidth compact\nwidth regular",
      answers: "split.children = [new.navigationController, b.navigationController]")
  }

  @Test func `what was collapsed expands to what it was`() {
    let steps = "\nwidth compact\nwidth regular"
    for text in ["split(nav(list),nav2(detail))", "split[columns](list,nav(b),c)/tab(d)"] {
      let before = moment(text)
      let after = moment(text + steps)
      #expect(relationships(after) == relationships(before))
      #expect(relationships(moment(text + "\nwidth compact")) != relationships(before))
    }
  }

  @Test func `what was shown meanwhile is the detail then`() {
    expect(
      """
      split[columns](list,detail)
      width compact
      showDetail new from list
      width regular
      """,
      answers: """
        split.children = [list.navigationController, new.navigationController]
        list.navigationController.children = [list]
        detail.splitViewController = nil
        """)
    expect(
      """
      split[columns,top=primary](list,detail)
      width compact
      showDetail detail from list
      pop list.navigationController
      width regular
      """,
      answers: """
        split.children = [list.navigationController, detail.navigationController]
        detail.navigationController.children = [detail]
        """)
  }

  @Test func `columns that are set while it is collapsed collapse too`() {
    let text = "split(nav(list),detail)\nset nav,new of split"
    expect(
      text, idiom: .phone,
      answers: """
        nav.children = [list, new]
        detail.parentViewController = nil
        """)
    expect(
      text + "\nwidth regular", idiom: .phone,
      answers: "split.children = [nav, new]\nnav.children = [list]")
    expect(
      "split[collapses](nav(list),detail)\nset nav,new of split", idiom: .phone,
      answers: "nav.children = [list]\nnew.parentViewController = nil")
  }

  @Test func `only what stands in the stack is the detail again`() {
    expect(
      "split(nav(list),detail)\nadd detail to list\nwidth regular", idiom: .phone,
      answers: "detail.parentViewController = list\nsplit.children = [nav]")
    // Pushed by hand, where the delegate left it out.
    expect(
      "split[collapses](nav(list),detail)\nshow detail from list\nwidth regular", idiom: .phone,
      answers: "split.children = [nav, detail]\nnav.children = [list]")
  }

  @Test func `what is presented adapts when the width changes`() {
    let text = "A{m[popover]}\nwidth compact"
    expect(
      text, afterStep: 0,
      answers: "m = A presents it from A, popover, coverVertical, the presenter visible")
    expect(
      text,
      answers:
        "m = A presents it from A, popover, coverVertical, the presenter visible, seen as formSheet"
    )
    expect(
      text, ios: 12,
      answers: "m = A presents it from A, popover, coverVertical, seen as fullScreen")
  }

  @Test func `what is added while it is collapsed stays when it expands`() {
    let moment = moment("split\nwidth compact\nadd a to split\nwidth regular")
    #expect(moment.children(of: 0).map(moment.id) == ["a"])
    #expect(moment.family(of: moment.index("a"))?.number == 1)
  }

  /// Every answer about every controller in a family, as text.
  private func relationships(_ hierarchy: Hierarchy) -> [String] {
    hierarchy.families.flatMap(\.members).map { member in
      let answers = Property.allCases.map { property in
        hierarchy.value(of: property, for: member).map(hierarchy.id).joined(separator: ",")
      }
      return "\(hierarchy.id(member)): \(answers.joined(separator: " "))"
    }
  }
}
