import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite struct CoverageTests {
  private static let samples = [
    "figure-17-5", "figure-17-8", "homepwner-form-sheet", "mail-ipad", "large-app",
    "other-tab", "alert", "sheets", "map-sheet", "search", "notes-ipad", "notes-iphone",
    "more-tabs", "passcode",
    "two-scenes", "two-widths", "mail-toolbar",
  ]
  static let recordings = samples.map { "coverage-\($0).txt" }

  @Test(arguments: samples)
  func `what is covered stands where it is recorded`(sample: String) throws {
    try expectRecorded(Picture(sample: sample, as: .coverage).dump, "coverage-\(sample).txt")
  }

  @Test func `a toolbar is above the tabs and below what is on top of the stack`() throws {
    let source = Source(
      name: "toolbar.yaml",
      text: """
        ios: 17
        rootViewController:
          id: tabs
          class: UITabBarController
          viewControllers:
            - id: nav
              class: MailNavigationController
              superclass: UINavigationController
              isToolbarHidden: no
              viewControllers: [{id: list, class: ListViewController}]
        """)
    let picture = try Picture(AppDescription(parsing: source), as: .coverage)
    let parts = picture.boxes.filter { $0.role == .bar || $0.id.contains("-content-") }
    #expect(
      parts.sorted { $0.rect.maxY > $1.rect.maxY }.map(\.id) == [
        "screen0-navigationBar-nav", "screen0-content-list", "screen0-toolbar-nav",
        "screen0-tabBar-tabs",
      ])
  }

  /// It was a button in the bar.
  @Test func `the view that a popover points at is below the bar`() throws {
    let picture = try Picture(
      """
      idiom: pad
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: list, class: List}]}
      steps:
        - {present: {id: dose, class: Dose, modalPresentationStyle: popover, sourceView: cell}, from: list}

      """, as: .coverage)
    let source = try #require(picture.boxes.first { $0.title == "sourceView = cell" }?.rect)
    let screen = try #require(picture.boxes.last { $0.id.contains("-content-list") }?.rect)
    let bar = try #require(picture.boxes.last { $0.id.contains("-navigationBar-nav") }?.rect)
    #expect(source.maxY < bar.minY && screen.contains(source))
  }

  /// It stood beside the others.
  @Test func `a hidden column isn't on the screen`() throws {
    let source = Source(
      name: "columns.yaml",
      text: """
        idiom: pad
        rootViewController:
          {id: split, class: UISplitViewController, primary: {id: a, class: A}, secondary: {id: b, class: B}}
        steps: [{hideColumn: primary, of: split}]
        """)
    let picture = try Picture(AppDescription(parsing: source), as: .coverage)
    let contents = picture.boxes.filter { $0.id.contains("-content-") }
    #expect(contents.map(\.id) == ["screen0-content-b"])
  }

  @Test func `each step has the screen as it is then, and no wide statement makes it small`() throws
  {
    let source = Source(
      name: "onboarding.yaml",
      text: """
        idiom: phone
        rootViewController: {id: home, class: HomeViewController}
        steps:
          - present:
              id: payNav
              class: UINavigationController
              modalPresentationStyle: pageSheet
              viewControllers: [{id: welcome, class: WelcomeViewController}]
            from: home
          - push: {id: terms, class: TermsViewController}
            onto: payNav
          - dismiss: home
        """)
    let resolution = Resolution(try AppDescription(parsing: source))
    let steps = try Array(
      VCFigures.pages(of: resolution, FigureRequest(.coverage, states: .all)))
    #expect(steps.map { $0.boxes.count { $0.role == .screen } } == [1, 1, 1, 1])
    #expect(
      steps.map { $0.boxes.filter { $0.id.contains("-content-") }.compactMap(\.viewController) }
        == [["home"], ["home", "welcome"], ["home", "terms"], ["home"]])
    let style = Style(page: PageSize(measures: "340x510"))
    let page = try #require(
      Array(
        VCFigures.pages(
          of: resolution, FigureRequest(.coverage, in: style, states: .after(step: 1)))
      )
      .first)
    let code = page.boxes.flatMap(\.lines).filter { $0.role == .code }.map(\.text)
    #expect(code == ["modalPresentationStyle = pageSheet"])
  }

  @Test func `a view that was added without its controller is on the screen`() throws {
    let picture = try Picture(
      """
      rootViewController: {id: dash, class: Dash, children: [{id: chart, class: Chart}]}
      steps:
        - {addSubview: {id: ghost, class: Ghost}, of: dash}
        - {present: {id: sheet, class: Sheet, modalPresentationStyle: formSheet}, from: ghost}

      """, as: .coverage)
    let views = (0...1).map { screen in
      picture.boxes.filter { $0.id.hasPrefix("screen\(screen)-content-") }
        .compactMap(\.viewController)
    }
    #expect(views == [["chart", "ghost"], ["chart", "ghost", "sheet"]])
    #expect(
      picture.text.contains("Visible: the view of Chart and the view of Ghost."),
      "\(picture.text)")
  }

  @Test func `a screen shows names in bars, titles on tabs, and no ids`() throws {
    func texts(_ sample: String, _ kinds: String...) throws -> [String] {
      try Picture(sample: sample, as: .coverage).boxes
        .filter { box in kinds.contains { box.id.hasPrefix("screen") && box.id.contains("-\($0)-") }
        }
        .flatMap(\.lines).map(\.text)
    }
    #expect(
      try texts("mail-ipad", "navigationBar") == [
        "MessageList", "MessageViewController", "MFMailComposeViewController",
      ])
    #expect(try texts("two-widths", "navigationBar") == ["Books", "WishList"])
    #expect(
      try texts("tab-groups", "tabBar", "tab", "selectedTab").uniqued() == [
        "Listen Now", "Library",
      ])
  }

  @Test func `an alert is neither a style nor a transition`() throws {
    let caption = try Picture(sample: "alert", as: .coverage).boxes
      .first { $0.id == "screen1-caption" }
    let text = caption?.lines.map(\.text).joined(separator: " ")
    #expect(text == "UIAlertController preferredStyle = alert")
  }

  @Test func `a sheet rests at its first detent, and a popover may stay one`() throws {
    let picture = try Picture(sample: "sheets", as: .coverage)
    let captions = (1...2).map { number in
      picture.boxes.first { $0.id == "screen\(number)-caption" }?.lines.map(\.text)
        .joined(separator: " ")
    }
    #expect(
      captions == [
        "PlaceViewController modalPresentationStyle = pageSheet Rests at medium first.",
        "RatingViewController modalPresentationStyle = popover No swipe dismisses it.",
      ])
  }

  /// The second stood a little to the right of the first, which is as wide as the screen.
  @Test(arguments: ["horizontalSizeClass: compact", "idiom: pad"])
  func `a sheet on a sheet stays on the screen`(width: String) throws {
    let picture = try Picture(
      """
      \(width)
      rootViewController: {class: Root, presents: {class: First, modalPresentationStyle: formSheet,
        preferredContentSize: {width: 1024, height: 300},
        presents: {class: Second, modalPresentationStyle: formSheet,
          preferredContentSize: {width: 1024, height: 300}}}}
      """, as: .coverage)
    let screen = try #require(picture.boxes.first { $0.id == "screen2" })
    let second = try #require(picture.boxes.first { $0.title?.hasPrefix("Second") == true })
    #expect(second.rect.maxX <= screen.rect.maxX)
  }

  @Test func `what was presented on another tab stands as it was, and is said to have left`() throws
  {
    let picture = try Picture(sample: "other-tab", as: .coverage)
    let shown = picture.boxes.filter { $0.id.hasPrefix("screen") }
      .filter { $0.id.contains("selectedTab") }.map { $0.viewController ?? "" }
    #expect(shown == ["searchNav", "searchNav"])
    let caption = picture.boxes.first { $0.id == "screen1-caption" }?.lines.last?.text
    #expect(caption == "Has left the window with Search.")
    #expect(
      picture.text.hasSuffix("By now it has left the window with Search: Books is selected."))
  }

  /// What the screen itself shows was told once more beneath, in up to six lines.
  @Test(arguments: [Language.en, .zhHans])
  func `a caption has a name, and at most two lines more`(language: Language) throws {
    for sample in Samples.names {
      let picture = try Picture(sample: sample, as: .coverage, in: Style(language: language))
      for caption in picture.boxes where caption.id.hasSuffix("-caption") {
        let count = caption.lines.count { $0.role != .caption }
        #expect((1...2).contains(count), "\(sample), \(caption.lines.map(\.text))")
      }
    }
  }

  @Test func `a popover points at its button, in the bar of whoever asks`() throws {
    let picture = try Picture(
      """
      idiom: pad
      rootViewController: {id: split, class: UISplitViewController, style: doubleColumn,
        primary: ListViewController, secondary: MessageViewController}
      steps:
        - present: {id: labels, class: LabelsViewController, modalPresentationStyle: popover,
            barButtonItem: labelsButton}
          from: MessageViewController
        - {present: {id: confirm, class: UIAlertController, preferredStyle: alert}, from: labels}

      """, as: .coverage)
    let button = try #require(picture.boxes.first { $0.id == "screen1-source-labels" })
    let popover = try #require(picture.boxes.first { $0.id == "screen1-content-labels" })
    let bar = try #require(
      picture.boxes.last {
        $0.id.hasPrefix("screen1-navigationBar-") && $0.rect.maxX > popover.rect.minX
      })
    #expect(button.lines.map(\.text) == ["labelsButton"])
    #expect(bar.rect.contains(button.rect))
    let arrow = try #require(picture.arrows.first { $0.id == "screen1-arrow-labels" })
    #expect(arrow.statements == ["barButtonItem = labelsButton"])
    let (start, tip) = (arrow.splines[0].points[0], try #require(arrow.splines[0].endTip))
    #expect(start.y == popover.rect.maxY)
    #expect((0..<3).contains(button.rect.minY - tip.y))
    // An alert dims the popover, which points no more.
    #expect(picture.boxes.contains { $0.id == "screen2-source-labels" })
    #expect(!picture.arrows.contains { $0.id.hasPrefix("screen2-") })
    #expect(picture.legibilityFaults == [])
  }

  @Test(arguments: Samples.names)
  func `no name is cut`(sample: String) throws {
    let picture = try Picture(sample: sample, as: .coverage)
    #expect(!picture.boxes.flatMap(\.lines).contains { $0.text.hasSuffix("…") })
  }

  @Test func `a name without room goes on in a second line, or has a number and a key`() throws {
    let children = ["ShelfViewController", "SummaryOfAllOrdersViewController", "Abc"]
    let picture = try Picture(
      """
      rootViewController:
        class: Root
        children: [\(children.map { "{id: \($0.prefix(2)), class: \($0)}" }.joined(separator: ", "))]
      """, as: .coverage)
    func lines(_ id: String) -> [String] {
      picture.boxes.first { $0.id == id }?.lines.map(\.text) ?? []
    }
    #expect(lines("screen0-content-Sh") == ["Shelf", "ViewController", "Sh.view"])
    #expect(lines("screen0-content-Su") == ["A", "Su.view"])
    #expect(lines("screen0-content-Ab") == ["Abc", "Ab.view"])
    #expect(lines("key-1") == ["A  SummaryOfAllOrdersViewController"])
  }

  @Test func `the outlines of transparent views over each other are told apart`() throws {
    let picture = try Picture(
      """
      rootViewController: {class: Root, presents: {class: One, modalPresentationStyle: overFullScreen,
        presents: {class: Two, modalPresentationStyle: overFullScreen,
          presents: {class: Three, modalPresentationStyle: overFullScreen}}}}
      """, as: .coverage)
    let outlines = picture.boxes.filter {
      $0.id.hasPrefix("screen3") && ($0.role == .overlay || $0.role == .overlaid)
    }.map(\.rect)
    #expect(outlines.count == 3)
    for (outer, inner) in zip(outlines, outlines.dropFirst()) {
      #expect(inner.minX >= outer.minX + 5 && inner.maxY <= outer.maxY - 12)
    }
  }

  @Test func `pages show as many screens as they have room for`() throws {
    let resolution = Resolution(try Samples.description(of: "large-app"))
    let size = try #require(PageSize(measures: "400x300"))
    let request = FigureRequest(.coverage, in: Style(page: size), spread: .several)
    let pages = try Array(pages(of: resolution, request))
    let screens = pages.map { page in page.boxes.count { $0.role == .screen } }
    #expect(screens.count > 1 && screens.reduce(0, +) == 11)
    #expect(pages.allSatisfy { $0.fit?.smallestText ?? 0 >= 7 })
  }

  private static let player = """
    idiom: phone
    rootViewController:
      id: root
      class: PlayerContainerViewController
      children:
        - id: tabs
          class: UITabBarController
          viewControllers: [ListenNowViewController, LibraryViewController]
        - {id: mini, class: MiniPlayerViewController}
    steps:
      - {present: {id: now, class: NowPlayingViewController, modalPresentationStyle: overFullScreen}, from: mini}
      - {present: {id: queue, class: QueueViewController, detents: [medium]}, from: now}
      - {present: {class: UIAlertController, title: Sleep Timer, preferredStyle: actionSheet}, from: queue}

    """

  /// Its text had 5.7 points.
  @Test func `on a book's page screens are smaller where the text would be too small`() throws {
    let page = try #require(PageSize(measures: "120mmx165mm"))
    let app = try AppDescription(Self.player)
    let style = Style(try #require(Template(builtIn: "print")), page: page)
    let pages = try pages(of: Resolution(app), FigureRequest(.coverage, in: style))
    #expect(pages.fit?.isLargeEnough ?? false)
    let picture = try #require(pages.first { _ in true })
    #expect(picture.boxes.count { $0.role == .screen } == 4)
    #expect(picture.unfitted.legibilityFaults == [])
  }

  /// It was half the screen.
  @Test func `a child beside a container is a bar, and has its preferred size if there is one`()
    throws
  {
    func heights(_ text: String) throws -> [Int] {
      let picture = try Picture(AppDescription(text), as: .coverage)
      let screen = try #require(picture.boxes.first { $0.id == "screen0" }).rect.height
      return picture.boxes.filter { $0.id == "screen0-content-mini" }
        .map { Int($0.rect.height / screen * 100) }
    }
    #expect(try heights(Self.player) == [8])
    let sized = "{id: mini, preferredContentSize: {width: 390, height: 200}"
    #expect(try heights(Self.player.replacing("{id: mini", with: sized)) == [22])
  }

  @Test func `no family is too deep or chain too long`() throws {
    let depth = 20_000
    var controllers = (0..<depth).map { number in
      var controller = ViewController(
        id: Sourced("c\(number)"), className: Sourced("UIViewController"))
      controller.children = number + 1 < depth ? [number + 1] : []
      return controller
    }
    let deep = try Picture(AppDescription(viewControllers: controllers), as: .coverage)
    #expect(deep.legibilityFaults == [])
    for index in controllers.indices.prefix(40) { controllers[index].children = [] }
    let chain = (1..<40).map { Step(.present(Sourced($0), from: Sourced($0 - 1))) }
    let long = try Picture(
      AppDescription(viewControllers: Array(controllers.prefix(40)), steps: chain), as: .coverage)
    #expect(long.boxes.count { $0.role == .screen } == 40)
    #expect(long.legibilityFaults == [])
  }
}

@Suite struct `What is said of a presentation` {
  /// Tabs, in them a navigation controller, in that the items, which present.
  private func sentence(
    _ style: String, idiom: String = "pad", ios: Int = 12, language: Language = .en,
    context: Bool = false
  ) throws -> String {
    let source = Source(
      name: "in.yaml",
      text: """
        idiom: \(idiom)
        ios: \(ios)
        rootViewController:
          id: tabs
          class: UITabBarController
          viewControllers:
            - id: nav
              class: UINavigationController
              viewControllers:
                - {id: items, class: ItemsViewController, definesPresentationContext: \(context)}
        steps:
          - present: {id: detail, class: UIViewController, modalPresentationStyle: \(style)}
            from: items
        """)
    let picture = try Picture(
      AppDescription(parsing: source), as: .coverage, in: Style(language: language))
    let colon = language == .en ? ": " : "："
    let said = picture.text.components(separatedBy: "UIViewController" + colon)
    return try #require(said.last).trimmingCharacters(in: .whitespaces)
  }

  @Test func `a full screen covers every bar`() throws {
    #expect(
      try sentence("fullScreen")
        == """
        Covers the whole screen, \
        navigation bar and tab bar included. The presenter’s view leaves the window \
        (viewWillDisappear).
        """)
  }

  @Test func `a context leaves the bars around it`() throws {
    #expect(
      try sentence("currentContext")
        == """
        Covers the area of \
        UINavigationController, its navigation bar included; leaves the tab bar. The presenter’s \
        view leaves the window (viewWillDisappear).
        """)
    #expect(
      try sentence("overCurrentContext", context: true)
        == """
        Lies over the area of ItemsViewController; leaves the \
        navigation bar and the tab bar. The presenter’s view stays.
        """)
  }

  @Test func `sheets dim the rest`() throws {
    #expect(
      try sentence("formSheet")
        == """
        Covers part of the screen, \
        and dims the rest. The presenter’s view stays.
        """)
    #expect(
      try sentence("pageSheet")
        == """
        Covers part of the screen, \
        and dims the rest; covers part of the navigation bar and the tab bar. The presenter’s view \
        stays.
        """)
    #expect(
      try sentence("popover")
        == """
        Covers part of the screen; \
        leaves the navigation bar and the tab bar. The presenter’s view stays.
        """)
  }

  @Test func `a phone makes something else of it`() throws {
    #expect(
      try sentence("formSheet", idiom: "phone", ios: 12)
        == """
        Covers the whole screen, \
        navigation bar and tab bar included. The presenter’s view leaves the window \
        (viewWillDisappear). On this phone it is shown as fullScreen.
        """)
    #expect(
      try sentence("formSheet", idiom: "phone", ios: 13)
        == """
        Covers part of the screen, \
        navigation bar and tab bar included, and dims the rest. The presenter’s view stays.
        """)
    #expect(
      try sentence("currentContext", idiom: "phone", ios: 7, context: true)
        == """
        Covers the whole screen, \
        navigation bar and tab bar included. The presenter’s view leaves the window \
        (viewWillDisappear). On this phone it is shown as fullScreen.
        """)
  }

  /// Each transparent view is drawn inside the one beneath, but covers as much.
  @Test func `a view over a view covers the same bars`() throws {
    let picture = try Picture(
      """
      idiom: phone
      rootViewController:
        {id: nav, class: UINavigationController, viewControllers: [{id: home, class: Home}]}
      steps:
        - {present: {id: one, class: One, modalPresentationStyle: overFullScreen}, from: home}
        - {present: {id: two, class: Two, modalPresentationStyle: custom}, from: one}
        - {present: {id: three, class: Three, modalPresentationStyle: overCurrentContext}, from: two}

      """, as: .coverage)
    for place in ["One: Lies over the whole screen", "Two: Lies over the whole screen"] {
      #expect(picture.text.contains("\(place), navigation bar included."), "\(picture.text)")
    }
    #expect(picture.text.contains("Three: Lies over the whole screen, navigation bar included."))
    // The bar keeps its name, below which those of the views are.
    let names = (1...3).map { screen in
      picture.boxes.filter {
        $0.id.hasPrefix("screen\(screen)-") && $0.id != "screen\(screen)-caption"
      }
      .flatMap(\.lines).filter { $0.role == .name }.sorted { $0.rect.minY > $1.rect.minY }
      .map(\.text)
    }
    #expect(
      names == [["Home", "One"], ["Home", "One", "Two"], ["Home", "One", "Two", "Three"]])
  }

  @Test func `it can be said in Chinese`() throws {
    #expect(
      try sentence("currentContext", language: .zhHans, context: true)
        == """
        遮住 ItemsViewController 的区域；导航栏和标签栏都不遮住。\
        呈现者的视图离开窗口（viewWillDisappear）。
        """)
  }
}
