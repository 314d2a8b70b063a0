import Explanations
import TestSupport
import Testing
import ViewControllers

/// Code that is pasted into an app: UIKit raises no exception, and no controller is lost.
struct PastedCodeTests {
  private func listing(_ text: String, idiom: Idiom = .pad) throws -> String {
    let resolution = Resolution(Notation(text).description(idiom: idiom))
    return try CodeListing(ofStep: resolution.stepCount, of: resolution)
      .lines.joined(separator: "\n")
  }

  @Test func `a popover without a declared source takes one`() throws {
    #expect(
      try listing("a\npresent b[popover] from a") == """
        // a: UIViewController
        // view: UIView
        let b = UIViewController()
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceView = view
        a.present(b, animated: true)
        """)
    #expect(
      try listing("a\nshow b[popover] from a") == """
        // a: UIViewController
        // view: UIView
        let b = UIViewController()
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceView = view
        a.show(b, sender: nil)
        """)
  }

  @Test func `an action sheet on an iPad takes a source, and on an iPhone none`() throws {
    let text = "a\npresent b:UIAlertController[actionSheet] from a"
    let source = "b.popoverPresentationController?.sourceView = view"
    #expect(try listing(text).contains(source))
    #expect(try !listing(text, idiom: .phone).contains(source))
  }

  /// UIKit makes a popover presentation controller for each presentation.
  @Test func `a popover that is presented again gets its source again`() throws {
    #expect(
      try listing("a\npresent b[popover,source] from a\ndismiss b\npresent b from a") == """
        // b: UIViewController
        // a: UIViewController
        // button: UIView
        b.popoverPresentationController?.sourceView = button
        a.present(b, animated: true)
        """)
  }

  private let tabs = "tab(a,b,c,d,e,f)\nselect f in tab\n"

  @Test func `a tab that stands behind More leaves the tab bar controller`() throws {
    #expect(
      try listing(tabs + "remove f", idiom: .phone).hasSuffix(
        "\ntab.viewControllers = [a, b, c, d, e]"))
    #expect(
      try listing(tabs + "remove a", idiom: .phone).hasSuffix(
        "\ntab.viewControllers = [b, c, d, e, f]"))
    #expect(
      try listing(tabs + "add g to tab", idiom: .phone)
        .hasSuffix("\ntab.viewControllers = [a, b, c, d, e, f, g]"))
  }

  @Test func `a new tab bar controller is made without More`() throws {
    #expect(
      try listing("x\npresent tab[selected=5](a,b,c,d,e,nav(f)) from x", idiom: .phone) == """
        // x: UIViewController
        let a = UIViewController()
        let b = UIViewController()
        let c = UIViewController()
        let d = UIViewController()
        let e = UIViewController()
        let f = UIViewController()
        let nav = UINavigationController(rootViewController: f)
        let tab = UITabBarController()
        tab.viewControllers = [a, b, c, d, e, nav]
        tab.selectedIndex = 5
        x.present(tab, animated: true)
        """)
  }

  @Test func `a new split view controller is made with its columns`() throws {
    #expect(
      try listing("x\npresent split(nav(a),b) from x", idiom: .phone)
        .contains("\nsplit.viewControllers = [nav, b]\n"))
  }

  private func firstCall(removing id: String, _ text: String) -> String? {
    let before = moment(text, idiom: .phone)
    return ContainmentExplanation(removing: before.index(id), in: before).calls.first?.call
  }

  /// Of capitals alone, and of a class that begins small.
  @Test func `no variable has the name of a class`() throws {
    #expect(
      try listing("a\npresent P:P from a") == """
        // a: UIViewController
        let p = P()
        a.present(p, animated: true)
        """)
    #expect(
      try listing("a\npresent b:b from a") == """
        // a: UIViewController
        let b2 = b()
        a.present(b2, animated: true)
        """)
  }

  @Test func `a declared column is not made a second time`() throws {
    #expect(
      try listing("split[columns,top=primary](a,b)\nshowDetail b from a", idiom: .phone) == """
        // b: UIViewController
        // a: UIViewController
        a.showDetailViewController(b, sender: nil)
        """)
  }

  @Test func `an unwind selects the tab of its destination`() throws {
    #expect(
      try listing("tab(nav(a),nav2(b))\nselect nav2 in tab\nunwind a from b") == """
        // tab: UITabBarController
        // nav: UINavigationController
        tab.selectedViewController = nav
        """)
  }

  @Test func `the explanation calls what the code calls`() {
    let tabs = "tab(a,b,c,d,e,f)\nselect f in tab"
    #expect(
      firstCall(removing: "f", tabs) == "setViewControllers([a, b, c, d, e], animated: true)")
    #expect(
      firstCall(removing: "a", tabs) == "setViewControllers([b, c, d, e, f], animated: true)")
    #expect(firstCall(removing: "a", "nav(a)") == "setViewControllers([], animated: true)")
    let moment = moment("box(tab(a,b,c,d,e,f),g)\nselect f in tab", idiom: .phone)
    let added = ContainmentExplanation(
      adding: moment.index("g"), to: moment.index("tab"), in: moment)
    #expect(added.calls.first?.call == "setViewControllers([a, b, c, d, e, f, g], animated: true)")
    let selected = PropertyExplanation(
      of: .selectedViewController, for: moment.index("tab"), in: moment)
    #expect(
      selected.text(in: .en).contains("'tab' contains 6 controllers."))
  }

  /// `popViewController` leaves the first where it is.
  @Test func `a stack's only controller is not popped`() throws {
    #expect(
      try listing("nav(a)\nremove a") == "// nav: UINavigationController\nnav.viewControllers = []")
    #expect(
      try listing("nav(a,b)\nremove b").hasSuffix("nav.popViewController(animated: true)"))
  }
}
