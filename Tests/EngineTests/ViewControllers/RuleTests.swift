import Testing
import VCEngine
import VCTestSupport

/// The rules one by one, where the figures of the book leave something open.
struct RuleTests {
  @Test func `R2 counts the nearest of each kind and not the controller itself`() {
    expect(
      "tab(split(nav(box(nav2(vc)))))",
      answers: """
        vc.navigationController = nav2
        nav2.navigationController = nav
        vc.splitViewController = split
        split.splitViewController = nil
        vc.tabBarController = tab
        """)
  }

  @Test func `R3 gives every member of a family the same presenter`() {
    expect(
      """
      tab(a[defines],b)
      present nav(x(y)) from b
      """,
      answers: """
        nav.presentingViewController = tab
        x.presentingViewController = tab
        y.presentingViewController = tab
        tab.presentingViewController = nil
        a.presentingViewController = nil
        """)
  }

  @Test func `R4 finds the nearest ancestor that presents`() {
    expect(
      """
      tab(box(a[defines](c),b))
      present m[currentContext] from c
      present n[fullScreen] from b
      """,
      answers: """
        c.presentedViewController = m
        a.presentedViewController = m
        b.presentedViewController = n
        box.presentedViewController = n
        tab.presentedViewController = n
        """)
  }

  @Test func `R36 lets only a family that covers the screen present what does`() {
    let shop = "tab(nav(items[defines]),other)\npresent nav2[currentContext](detail) from items\n"
    for style in ["fullScreen", "formSheet", "pageSheet", "overFullScreen", "custom"] {
      expect(
        shop + "present m[\(style)] from detail", answers: "m.presentingViewController = tab")
    }
    for style in ["popover", "currentContext", "overCurrentContext"] {
      expect(
        shop + "present m[\(style)] from detail", answers: "m.presentingViewController = nav2")
    }
    // A top above a top that lies in the context, and one in a family that covers the screen.
    expect(
      shop + "present m[overCurrentContext] from detail\npresent n[fullScreen] from m",
      answers: "m.presentingViewController = nav2\nn.presentingViewController = tab")
    expect(
      "tab(a)\npresent nav[fullScreen](b) from a\npresent m[fullScreen] from b",
      answers: "m.presentingViewController = nav")
    expectDiagnostics(
      shop + "present m[fullScreen] from other\npresent n[fullScreen] from detail",
      """
      warning: the view of 'tab' is not in the window, so 'n' is not presented [detail]
        note: the view of 'tab' left the window when it presented 'm' [present m[fullScreen] from other]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UITabBarController: tab> (from <UIViewController: detail>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `R36 up to iOS 7 is for the full screen and the sheets, and not in the book`() {
    let shop = "tab(nav(items[defines]))\npresent nav2[currentContext](detail) from items\n"
    func presenter(_ style: String, ios: Int, _ rules: RuleSet = .uikit) -> String? {
      let moment = moment(shop + "present m[\(style)] from detail", rules: rules, ios: ios)
      return moment.presentingViewController(of: moment.index("m")).map(moment.id)
    }
    #expect(presenter("formSheet", ios: 6) == "tab")
    #expect(presenter("custom", ios: 7) == "nav2")
    #expect(presenter("custom", ios: 8) == "tab")
    #expect(presenter("fullScreen", ios: 7, .book) == "nav2")
  }

  @Test func `R6 prefers the receiver's own flag to one above`() {
    expect(
      """
      A[defines](b[defines](c))
      present m[overCurrentContext] from c
      present n[overCurrentContext] from A
      """,
      answers: """
        m.presentingViewController = b
        n.presentingViewController = A
        A.presentedViewController = n
        """)
  }

  @Test func `R7 makes tab bar and navigation controllers contexts, subclasses too, and no others`()
  {
    expect(
      """
      split(shop:Shop[super=UITabBarController](a),b)
      present m[currentContext] from a
      present n[currentContext] from b
      """,
      answers: """
        m.presentingViewController = shop
        n.presentingViewController = split
        """)
  }

  @Test func `R10 takes the receiver's own presentation before its family's`() {
    expect(
      """
      A
      present nav(b) from A
      present c from b
      dismiss b
      """,
      answers: """
        families = 2
        nav.presentingViewController = A
        nav.presentedViewController = nil
        """)
  }

  @Test func `R10 takes everything that is presented above, branches too`() {
    expect(
      """
      A
      present split(l[defines],r[defines]) from A
      present m[currentContext] from l
      present n[currentContext] from r
      present o from n
      dismiss A
      """,
      answers: """
        families = 1
        A.presentedViewController = nil
        l.presentedViewController = nil
        n.presentedViewController = nil
        o.presentingViewController = nil
        """)
  }

  @Test func `R10 leaves the neighbour of a context alone`() {
    expect(
      """
      split(l[defines],r[defines])
      present m[currentContext] from l
      present n[currentContext] from r
      dismiss l
      """,
      answers: """
        families = 2
        l.presentedViewController = nil
        r.presentedViewController = n
        """)
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .none && $0 != .automatic })
  func `R12 tells which styles leave the presenter's view on screen`(
    style: ModalPresentationStyle
  ) {
    let covering: Set<ModalPresentationStyle> = [.fullScreen, .currentContext]
    let presentations = moment("A\npresent B[\(style.rawValue)] from A").presentations
    #expect(presentations.map(\.presenterStaysVisible) == [!covering.contains(style)])
  }

  @Test(
    arguments: zip(
      [7, 12, 13, 17, 18, 26],
      ["fullScreen", "fullScreen", "pageSheet", "pageSheet", "formSheet", "formSheet"]))
  func `R13 gives an unset style and automatic what the version of iOS says`(
    ios: Int, style: String
  ) {
    for attribute in ["", "[automatic]"] {
      let presentations = moment("A\npresent B\(attribute) from A", ios: ios).presentations
      #expect(presentations.map(\.modalPresentationStyle.rawValue) == [style])
    }
  }

  @Test func `R14 asks the delegate of a sheet or popover, from iOS 8 on`() {
    func adaptation(
      of style: ModalPresentationStyle, ios: Int, _ answer: ModalPresentationStyle
    ) -> String {
      let traits = Traits(ios: ios, idiom: .phone, horizontalSizeClass: .compact)
      return style.adaptation(in: traits, delegate: answer)?.rawValue ?? "-"
    }
    #expect(adaptation(of: .popover, ios: 26, .none) == "-")
    #expect(adaptation(of: .popover, ios: 26, .fullScreen) == "fullScreen")
    #expect(adaptation(of: .popover, ios: 26, .automatic) == "formSheet")
    #expect(adaptation(of: .pageSheet, ios: 26, .overFullScreen) == "overFullScreen")
    #expect(adaptation(of: .currentContext, ios: 26, .fullScreen) == "-")
    #expect(adaptation(of: .popover, ios: 7, .none) == "fullScreen")
  }

  @Test func `R14 adapts sheets and popovers to an iPhone, and nothing else`() {
    func adaptations(ios: Int, idiom: Idiom) -> [String] {
      let styles: [ModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .popover,
        .custom,
      ]
      return styles.map {
        $0.adaptation(
          in: Traits(ios: ios, idiom: idiom, horizontalSizeClass: SizeClass(of: idiom)))?.rawValue
          ?? "-"
      }
    }
    let covers = "fullScreen"
    #expect(
      adaptations(ios: 7, idiom: .phone) == ["-", covers, covers, covers, covers, covers, "-"])
    #expect(adaptations(ios: 8, idiom: .phone) == ["-", covers, covers, "-", "-", covers, "-"])
    #expect(adaptations(ios: 12, idiom: .phone) == ["-", covers, covers, "-", "-", covers, "-"])
    #expect(adaptations(ios: 13, idiom: .phone) == ["-", "-", "-", "-", "-", "formSheet", "-"])
    #expect(adaptations(ios: 7, idiom: .pad) == ["-", "-", "-", "-", "-", "-", "-"])
  }

  @Test func `R14 changes what is seen and not who presents`() {
    expect(
      """
      nav(a[defines])
      present m[popover] from a
      """, ios: 12, idiom: .phone,
      answers: "m = nav presents it from a, popover, coverVertical, seen as fullScreen")
    expect(
      """
      nav(a[defines])
      present m[popover] from a
      """, ios: 13, idiom: .phone,
      answers:
        "m = nav presents it from a, popover, coverVertical, the presenter visible, seen as formSheet"
    )
  }

  @Test func `R12 and R14 let a custom presentation be what it is on an iPhone with iOS 7`() {
    expect(
      "A\npresent m[custom] from A", ios: 7, idiom: .phone,
      answers: "m = A presents it from A, custom, coverVertical, the presenter visible")
  }

  @Test func `R13 lets system controllers bring their own presentation`() {
    func presentation(_ declaration: String, ios: Int = 26, idiom: Idiom = .pad) -> String {
      let presentations = moment("nav(a)\npresent \(declaration) from a", ios: ios, idiom: idiom)
        .presentations
      return presentations.map {
        "\($0.name) \($0.modalPresentationStyle) \($0.covering) \($0.presenterStaysVisible)"
      }.joined()
    }
    #expect(presentation("m:UIAlertController") == "alert custom dims true")
    #expect(presentation("m:UIAlertController[formSheet]") == "alert custom dims true")
    #expect(
      presentation("m:OwnAlert[super=UIAlertController]", idiom: .phone) == "alert custom dims true"
    )
    #expect(
      presentation("m:UIAlertController[actionSheet]", idiom: .phone)
        == "actionSheet custom dims true")
    #expect(
      presentation("m:UIAlertController[actionSheet]") == "popover popover coversPart true")
    #expect(
      presentation("m:UIActivityViewController[source]") == "popover popover coversPart true")
    #expect(
      presentation("m:UIActivityViewController", idiom: .phone) == "formSheet formSheet dims true")
    #expect(
      presentation("m:UIImagePickerController[camera]") == "fullScreen fullScreen replaces false")
    #expect(presentation("m:UIImagePickerController") == "formSheet formSheet dims true")
  }

  @Test func `R23 presents a search controller as in a context`() {
    expect(
      "tab(nav[defines=no](list[defines](a)))\npresent s:UISearchController from a",
      answers:
        "s = list presents it from a, overCurrentContext, coverVertical, the presenter visible")
    expect(
      "tab(nav(list))\npresent s:UISearchController from list",
      answers: "s.presentingViewController = nav")
    expect(
      "tab(nav(list))\npresent s:UISearchController from list", rules: .book, ios: 8,
      answers: "s.presentingViewController = tab")
  }

  @Test func `R15 lends the context's transition only to a presenter found by its flag`() {
    expect(
      """
      A[lends,crossDissolve]
      present m[currentContext,flipHorizontal] from A
      """, rules: .book, answers: "m = A presents it from A, currentContext, flipHorizontal")
    expect(
      """
      A[lends,defines]
      present m[currentContext,flipHorizontal] from A
      """, rules: .book, answers: "m = A presents it from A, currentContext, coverVertical")
  }

  @Test func `R15 leaves the presented controller its own transition where none is lent`() {
    expect(
      """
      A[defines,crossDissolve]
      present m[currentContext,flipHorizontal] from A
      """, answers: "m = A presents it from A, currentContext, flipHorizontal")
  }

  @Test func `R15 lets a page curl through on the full screen`() {
    expect(
      "A\npresent m[partialCurl] from A", ios: 12,
      answers: "m = A presents it from A, fullScreen, partialCurl")
  }

  @Test func `R16 keeps what is presented out of the children`() {
    expect(
      "A(c)\npresent B from c",
      answers: """
        A.children = [c]
        c.children = []
        """)
  }

  @Test func `R20 makes a chain from members of each family`() {
    expect(
      """
      tab(camera)
      present nav(edit) from camera
      present tags from edit
      """,
      answers: """
        camera.presentedViewController = nav
        edit.presentingViewController = tab
        edit.presentedViewController = tags
        tags.presentingViewController = nav
        families = 3
        """)
  }
}
