import Testing
import VCTestSupport

/// Who is related to whom, by the figures of the book and by what UIKit adds to them.
struct RelationshipTests {
  @Test func `every container pointer of a family of three`() {
    expect(
      """
      tab(nav(vc))
      """,
      answers: """
        vc.parentViewController = nav
        vc.navigationController = nav
        vc.tabBarController = tab
        vc.splitViewController = nil
        nav.parentViewController = tab
        nav.navigationController = nil
        nav.tabBarController = tab
        tab.parentViewController = nil
        tab.tabBarController = nil
        """)
  }

  @Test func `a presentation is a pointer each way and no containment`() {
    expect(
      """
      A
      present B[fullScreen] from A
      """,
      answers: """
        A.presentedViewController = B
        B.presentingViewController = A
        A.presentingViewController = nil
        B.presentedViewController = nil
        B.parentViewController = nil
        """)
  }

  @Test func `container pointers stay in the family, presentation pointers cross to the other`() {
    expect(
      """
      tab(nav(vc))
      present nav2(vc2) from vc
      """, rules: .book,
      answers: """
        vc.presentedViewController = nav2
        nav.presentedViewController = nav2
        tab.presentedViewController = nav2
        vc2.presentingViewController = tab
        nav2.presentingViewController = tab
        vc2.tabBarController = nil
        vc2.navigationController = nav2
        nav2.navigationController = nil
        """)
  }

  @Test func `a context below the top presents, and those above it know nothing of it`() {
    expect(
      """
      tab(nav(items:BNRItemsViewController[defines]))
      present nav2[currentContext](detail:BNRDetailViewController) from items
      """, rules: .book,
      answers: """
        items.presentedViewController = nav2
        nav.presentedViewController = nil
        tab.presentedViewController = nil
        nav2.presentingViewController = items
        detail.presentingViewController = items
        """)
  }

  @Test func `a flag does nothing for a full-screen presentation`() {
    expect(
      """
      tab(nav(items[defines]))
      present m[fullScreen] from items
      """, rules: .book,
      answers: """
        m.presentingViewController = tab
        nav.presentedViewController = m
        """)
  }

  @Test func `a navigation controller that says NO leaves the right to the tab bar controller`() {
    expect(
      """
      tab(nav[defines=no](vc))
      present m[overCurrentContext] from vc
      """,
      answers: """
        m.presentingViewController = tab
        """)
  }

  @Test func `by the book's rules the oldest presents where no flag is set`() {
    expect(
      """
      tab(nav(vc))
      present m[currentContext] from vc
      """, rules: .book,
      answers: """
        m.presentingViewController = tab
        """)
  }

  @Test func `by UIKit's rules a navigation controller is a context where no flag is set`() {
    expect(
      """
      tab(nav(vc))
      present m[currentContext] from vc
      """,
      answers: """
        m.presentingViewController = nav
        tab.presentedViewController = nil
        vc.presentedViewController = m
        """)
  }

  @Test func `of two navigation controllers the outer one presents`() {
    expect(
      """
      outer:UINavigationController(box(inner:UINavigationController(first)))
      present next:UINavigationController[fullScreen](n1) from first
      """,
      answers: """
        next.presentingViewController = outer
        n1.presentingViewController = outer
        first.navigationController = inner
        inner.navigationController = outer
        """)
  }

  @Test func `the top presents from four levels below`() {
    expect(
      """
      tab(split(side:UINavigationController(list),main:UINavigationController(page:UIViewController)))
      present m[formSheet] from list
      """,
      answers: """
        m.presentingViewController = tab
        page.splitViewController = split
        page.tabBarController = tab
        page.navigationController = main
        """)
  }

  @Test func `a search for a context ends at the presented family's top`() {
    expect(
      """
      nav(vc[defines])
      present nav2(in) from vc
      present m[currentContext] from in
      """, rules: .book,
      answers: """
        m.presentingViewController = nav2
        nav2.presentingViewController = nav
        """)
  }

  @Test func `contexts side by side each present their own`() {
    expect(
      """
      split(left[defines],right[defines])
      present m[currentContext] from left
      present n[currentContext] from right
      """, rules: .book,
      answers: """
        left.presentedViewController = m
        right.presentedViewController = n
        split.presentedViewController = nil
        families = 3
        """)
  }

  @Test func `no context is looked for on an iPhone with iOS 7`() {
    expect(
      """
      nav(vc[defines])
      present m[currentContext] from vc
      """, rules: .book, idiom: .phone,
      answers: """
        m.presentingViewController = nav
        """)
  }

  @Test func `a class of one's own is what its superclass is`() {
    expect(
      """
      home:HomeTabs[super=UITabBarController](nav:ShopNavigation[super=UINavigationController](vc))
      """,
      answers: """
        vc.tabBarController = home
        vc.navigationController = nav
        """)
  }

  @Test func `page view controllers and one's own containers are parents`() {
    expect(
      """
      box:ContainerViewController(pages(one))
      """,
      answers: """
        one.parentViewController = pages
        pages.parentViewController = box
        one.navigationController = nil
        """)
  }

  @Test func `each family of a chain knows its two neighbours`() {
    expect(
      """
      A
      present B[fullScreen] from A
      present C[fullScreen] from B
      """,
      answers: """
        A.presentedViewController = B
        B.presentingViewController = A
        B.presentedViewController = C
        C.presentingViewController = B
        A.presentingViewController = nil
        """)
  }

  @Test func `whoever presents and is asked to dismiss stays`() {
    expect(
      """
      A
      present B[fullScreen] from A
      present C[fullScreen] from B
      dismiss B
      """,
      answers: """
        A.presentedViewController = B
        B.presentedViewController = nil
        families = 2
        """)
  }

  @Test func `the whole chain goes when its lowest presenter dismisses`() {
    expect(
      """
      A
      present B[fullScreen] from A
      present C[fullScreen] from B
      dismiss A
      """,
      answers: """
        A.presentedViewController = nil
        families = 1
        """)
  }

  @Test func `a member of the presented family dismisses it`() {
    expect(
      """
      tab(vc)
      present nav2(deep) from vc
      dismiss deep
      """,
      answers: """
        tab.presentedViewController = nil
        families = 1
        """)
  }

  @Test func `a second presentation by the same presenter changes nothing`() {
    expect(
      """
      nav(vc)
      present m[fullScreen] from vc
      present n[fullScreen] from vc
      """,
      answers: """
        vc.presentedViewController = m
        m.presentingViewController = nav
        families = 2
        """)
  }

  @Test func `a style that is not set is a form sheet on iOS 18`() {
    expect(
      """
      A
      present B from A
      """, ios: 18,
      answers: """
        B = A presents it from A, formSheet, coverVertical, the presenter visible
        """)
  }

  @Test func `a context lends its transition`() {
    expect(
      """
      nav(ctx[defines,lends,crossDissolve])
      present m[currentContext,flipHorizontal] from ctx
      """, rules: .book,
      answers: """
        m = ctx presents it from ctx, currentContext, crossDissolve
        """)
  }

  @Test func `a stack grows and shrinks at its end`() {
    expect(
      """
      nav(a)
      push b onto nav
      push c onto nav
      pop nav
      """,
      answers: """
        nav.children = [a, b]
        b.navigationController = nav
        """)
  }

  @Test func `show pushes where there is a navigation controller`() {
    expect(
      """
      nav(a)
      show b from a
      """,
      answers: """
        b.navigationController = nav
        nav.children = [a, b]
        """)
  }
}
