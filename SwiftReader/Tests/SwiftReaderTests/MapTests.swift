import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// The map of source code, with a fixture for each pattern.
@Suite struct `The map of` {
  @Test(arguments: [
    "swiftui-modifiers", "swiftui-links", "swiftui-routes", "swiftui-tabs", "swiftui-reducers",
    "routes-that-build", "routes-in-objects", "router-objects", "routes-by-choice",
    "swiftui-enum-tabs", "swiftui-rows", "swiftui-embedding", "swiftui-parts", "swiftui-wholes",
    "uikit-direct", "uikit-factories", "uikit-navigation", "uikit-coordinators", "uikit-callers",
    "uikit-containers", "uikit-wireframes", "router-styles", "router-factories",
    "coordinators-with-closures",
    "coordinators-with-routes",
    "coordinators-with-flows", "coordinators-with-references", "coordinators-from-factories",
    "coordinators-with-delegates", "coordinators-with-publishers",
    "coordinators-with-presentables", "coordinators-with-machines",
    "coordinators-one-after-the-other", "uikit-tabs", "names",
    "remarks",
    "types-by-extension",
    "broken",
  ])
  func `a pattern is its description and its list`(name: String) throws {
    let file = "\(name).swift"
    let map = AppMap([
      FileFacts(path: file, text: try fixture(name == "broken" ? "\(file).txt" : file))
    ])
    try expectFile(map.description(title: name), "\(name).yaml")
    try expectFile(map.list(), "\(name).txt")
  }

  @Test func `screens has their folders or groups, links, and what is no screen says so`() throws {
    let files = try ["uikit-coordinators", "swiftui-parts"].map {
      FileFacts(path: "App/\($0)/My Screens.swift", text: try fixture("\($0).swift"))
    }
    let rules = ["Filters=Filter*", "Rest=App/*/My Screens.swift"].compactMap(
      MapSettings.GroupRule.init)
    try expectFile(AppMap(files).description(title: "groups"), "groups-by-folder.yaml")
    try expectFile(
      AppMap(
        files, settings: MapSettings(groups: rules, links: "https://example.com/b/main")
      ).description(title: "groups"), "groups-by-rules.yaml")
  }

  @Test func `a storyboard and code that refers to it is joined`() throws {
    let map = AppMap(
      [FileFacts(path: "storyboard.swift", text: try fixture("storyboard.swift"))],
      storyboards: [
        StoryboardFacts(path: "Main.storyboard", text: try fixture("Main.storyboard")),
        StoryboardFacts(path: "Account.storyboard", text: try fixture("Account.storyboard")),
      ])
    try expectFile(map.description(title: "storyboard"), "storyboard.yaml")
    try expectFile(map.list(), "storyboard.txt")
  }

  private func board(_ name: String, _ screen: String, runtime: String = "") -> StoryboardFacts {
    let text = """
      <document targetRuntime="\(runtime)" initialViewController="a">
        <viewController id="a" customClass="\(screen)" sceneMemberID="viewController"/>
      </document>
      """
    return StoryboardFacts(path: "\(name).storyboard", text: Array(text.utf8))
  }

  @Test func `storyboards begins with the one that a property list names, else with Main`() {
    let source = FileFacts(path: "App.swift", "class Home: UIViewController {}")
    func root(_ boards: [StoryboardFacts], _ settings: String...) -> String? {
      var names = StoryboardNames()
      for text in settings { names.read(Array(text.utf8)) }
      let map = AppMap([source], storyboards: boards, names: names).description(title: "")
      return map.split(separator: "\n").first { $0.hasPrefix("  {id: ") }.map(String.init)
    }
    let boards = [board("Shop", "Shop"), board("Main", "Home"), board("LaunchScreen", "Logo")]
    #expect(root(boards) == "  {id: Home, class: Home}")
    #expect(
      root(
        boards,
        "<plist><dict><key>UIMainStoryboardFile</key>\n<string>Shop</string></dict></plist>")
        == "  {id: Shop, class: Shop}")
    #expect(
      root(boards, "// !$*UTF8*$!\nINFOPLIST_KEY_UIMainStoryboardFile = Shop;\n")
        == "  {id: Shop, class: Shop}")
    // A launch screen is never the first.
    #expect(root([boards[0], boards[2]]) == "  {id: Shop, class: Shop}")
    #expect(
      root(
        [boards[0], board("Curtain", "Logo")],
        "<plist><key>UILaunchStoryboardName</key><string>Curtain</string></plist>")
        == "  {id: Shop, class: Shop}")
  }

  @Test func `storyboards without Swift files is a map, too`() {
    let map = AppMap([], storyboards: [board("Main", "Home")])
    #expect(map.description(title: "").contains("rootViewController:\n  {id: Home, class: Home}"))
    #expect(map.openEnds() == "0 calls bring a screen: 0 drawn as 0 arrows, 0 to look at\n")
  }

  @Test func `source says where all types are declared, whether they are drawn or not`() {
    let declarations = AppMap.declarations(
      in: [
        FileFacts(path: "App.swift", "struct A {\n  class B {}\n}\n"),
        FileFacts(path: "AA.swift", "enum Texts { enum Cart {} }"),
        FileFacts(path: "Cart.swift", "class Cart: UIViewController {}"),
      ],
      storyboards: [board("Main", "Home")])
    // A screen's name is the screen's.
    #expect(
      declarations == """
        A\tApp.swift\t1
        B\tApp.swift\t2
        Cart\tCart.swift\t1
        Home\tMain.storyboard\t2
        Texts\tAA.swift\t1

        """)
  }

  @Test func `storyboards for other systems is known`() {
    #expect(board("A", "A", runtime: "watchKit").isForOtherSystem)
    #expect(board("A", "A", runtime: "MacOSX.Cocoa").isForOtherSystem)
    #expect(!board("A", "A", runtime: "iOS.CocoaTouch").isForOtherSystem)
    #expect(board("A", "A", runtime: "AppleTV").isForTVOS)
  }

  @Test func `a split view controller has its columns, and no segue leads back`() throws {
    let board = """
      <document initialViewController="a">
        <splitViewController id="a" customClass="RootSplit" sceneMemberID="viewController"><connections>
          <segue destination="c" kind="relationship" relationship="detailViewController"/>
          <segue destination="b" kind="relationship" relationship="masterViewController"/>
        </connections></splitViewController>
        <tableViewController id="b" customClass="List" sceneMemberID="viewController"><connections>
          <segue destination="d" kind="presentation" identifier="Settings"/>
        </connections></tableViewController>
        <viewController id="c" customClass="Detail" sceneMemberID="viewController"/>
        <viewController id="d" customClass="Settings" sceneMemberID="viewController"><connections>
          <segue destination="e" kind="unwind" identifier="done" unwindAction="done:"/>
        </connections><exit id="e"/></viewController>
      </document>
      """
    let source = """
      class RootSplit: UISplitViewController {}
      class List: UITableViewController {
        func go() { performSegue(withIdentifier: Settings.className, sender: nil) }
      }
      class Detail: UIViewController {}
      class Settings: UIViewController {
        func done() { performSegue(withIdentifier: "done", sender: nil) }
      }
      extension UIViewController { static var className: String { String(describing: self) } }
      """
    let map = AppMap(
      [FileFacts(path: "App.swift", source)],
      storyboards: [StoryboardFacts(path: "Main.storyboard", text: Array(board.utf8))])
    try expectFile(map.description(title: "split"), "split.yaml")
    try expectFile(map.list(), "split.txt")
  }

  @Test func `a splash screen isn't where the app begins`() {
    let source = """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func cover() { curtain?.rootViewController = Splash() }
        func start() { window?.rootViewController = Home() }
      }
      class Splash: UIViewController {}
      class Home: UIViewController { func go() { present(Help(), animated: true) } }
      class Help: UIViewController {}
      """
    let text = AppMap([FileFacts(path: "App.swift", source)]).description(title: "")
    #expect(text.contains("rootViewController:\n  {id: Home, class: Home}"))
  }

  @Test func `a sheet with tabs isn't where the app begins`() {
    let source = """
      struct Reader: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { Text("").sheet(isPresented: $a) { Library() } } }
      struct Library: View { var body: some View { TabView { Opened(); Downloads() } } }
      struct Opened: View { var body: some View { NavigationLink("") { Detail() } } }
      struct Downloads: View { var body: some View { Text("") } }
      struct Detail: View { var body: some View { Text("") } }
      """
    let text = AppMap([FileFacts(path: "App.swift", source)]).description(title: "")
    #expect(text.contains("rootViewController:\n  {id: Root, class: Root}"))
  }

  @Test func `files is the same in whatever order they are read`() throws {
    let files = try ["uikit-callers", "uikit-tabs", "names"].map {
      FileFacts(path: "\($0)/App.swift", text: try fixture("\($0).swift"))
    }
    let map = AppMap(files).description(title: "App")
    #expect(AppMap(files.reversed()).description(title: "App") == map)
  }

  @Test func `two programs in one folder has each its own types`() {
    let source = """
      class A: UIViewController { func go() { present(B(), animated: true) } }
      class B: UIViewController {}
      """
    let map = AppMap(["Mac", "iOS"].map { FileFacts(path: "\($0)/App.swift", source) })
    #expect(
      map.list() == """
        Mac/App.swift:1 present A -> B certain
        iOS/App.swift:1 present A -> B certain

        """)
    #expect(map.description(title: "").contains("{present: B2, from: A2, at: \"iOS/App.swift:1\"}"))
  }

  @Test func `several apps in one folder begin with the largest, or with the one that is named`() {
    func app(_ name: String, _ screens: [String]) -> String {
      let links = screens.dropFirst().map { "NavigationLink(destination: \($0)()) {}" }
      return """
        @main struct \(name): App { var body: some Scene { WindowGroup { \(screens[0])() } } }
        struct \(screens[0]): View { var body: some View { \(links.joined(separator: ";")) } }

        """
          + screens.dropFirst().map {
            "struct \($0): View { var body: some View { Text(\"\") } }\n"
          }
          .joined()
    }
    let files = [
      FileFacts(path: "AppClip/ClipApp.swift", app("ClipApp", ["Clip", "A", "B", "C"])),
      FileFacts(path: "Shop/ShopApp.swift", app("ShopApp", ["Shop", "Cart", "Pay"])),
      FileFacts(path: "Tiny/TinyApp.swift", app("TinyApp", ["Tiny", "Dot"])),
    ]
    func heading(_ map: AppMap) -> [Substring] {
      map.description(title: "").split(separator: "\n").filter {
        $0.contains("apps") || $0.hasPrefix("  {")
      }
    }
    let note = "# The folder has 3 apps: ClipApp, ShopApp, TinyApp; the map begins with"
    #expect(
      heading(AppMap(files)) == ["\(note) ShopApp", "  {id: Shop, class: Shop, group: Shop}"])
    #expect(
      heading(AppMap(files, settings: MapSettings(app: "ClipApp"))) == [
        "\(note) ClipApp", "  {id: Clip, class: Clip, group: AppClip}",
      ])
    #expect(heading(AppMap([files[0]])) == ["  {id: Clip, class: Clip, group: AppClip}"])
  }

  @Test func `an app's own functions bring what they are given, and hidden types aren't drawn`()
    throws
  {
    let facts = FileFacts(path: "settings.swift", text: try fixture("settings.swift"))
    let settings = MapSettings(
      presents: try ["route(to:animated:)", "leave(to:)"].map { try #require(FunctionName($0)) },
      shows: [try #require(FunctionName("open"))], hide: [Pattern("Debug*")])
    let map = AppMap([facts], settings: settings)
    try expectFile(map.description(title: "settings"), "settings.yaml")
    try expectFile(map.list(), "settings.txt")
    try expectFile(map.openEnds(), "settings-check.txt")
    try expectFile(AppMap([facts]).openEnds(), "settings-check-without.txt")
  }

  @Test(arguments: [
    ("Sources", "Sources/A.swift", true), ("./Sources/", "Sources", true),
    ("Sources", "SourcesToo/A.swift", false), ("*Row", "RowRow", true), ("a*b", "aXbYb/c", true),
    ("a*b*", "aXb", true), ("*", "", true), ("a*ab", "ab", false), ("*Tests/*", "A/Tests/B", true),
  ])
  func `a path is by its pattern`(pattern: String, path: String, isMatch: Bool) {
    #expect(Pattern(pattern).matches(path) == isMatch)
  }

  @Test func `what isn't found is listed for check`() throws {
    let map = AppMap([FileFacts(path: "remarks.swift", text: try fixture("remarks.swift"))])
    #expect(
      map.openEnds() == """
        remarks.swift\t11\tscreen-not-found\tthe screen isn't found; 'presents: ["unknown(_:)"]' in \
        vcdiagram.yaml takes it from the calls
        '// vcdiagram: presents <screen>' above a line settles it
        3 calls bring a screen: 2 drawn as 2 arrows, 1 to look at

        """)
  }

  @Test(arguments: ["settings", "remarks", "swiftui-modifiers"])
  func `an app is described in Chinese, too`(name: String) throws {
    let map = AppMap(
      [FileFacts(path: "\(name).swift", text: try fixture("\(name).swift"))],
      settings: MapSettings(words: .simplifiedChinese))
    let heading = map.description(title: name).split(separator: "\n").filter { $0.hasPrefix("#") }
    try expectFile(
      map.openEnds(notes: [Words.simplifiedChinese.objectiveC(2)])
        + heading.map { $0 + "\n" }.joined(), "\(name)-zh-Hans.txt")
  }

  @Test func `a screen to which nothing leads is listed for check, but not what is behind it`() {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Part() } }
      struct Part: View { var body: some View { Text("").sheet(isPresented: $a) { Sheet() } } }
      struct Sheet: View { var body: some View { Text("") } }
      struct Lost: View { var body: some View { NavigationLink("") { Behind() } } }
      struct Behind: View { var body: some View { Text("") } }
      """
    #expect(
      AppMap([FileFacts(path: "A.swift", source)]).openEnds() == """
        A.swift\t5\tunreached-screen\tno transition leads to 'Lost' from the app's first screen
        2 calls bring a screen: 2 drawn as 2 arrows, 0 to look at

        """)
  }

  @Test func `nothing is a comment`() {
    #expect(
      AppMap([]).description(title: "Empty") == """
        # 0 calls bring a screen: 0 drawn as 0 arrows, 0 to look at
        title: Empty
        idiom: phone
        # No transitions found.

        """)
  }
}

extension FileFacts {
  fileprivate init(path: String, _ text: String) { self.init(path: path, text: Array(text.utf8)) }
}
