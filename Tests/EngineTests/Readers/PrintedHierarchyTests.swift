import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// The output of UIKit's `_printHierarchy` and Chisel's `pvc`, as people paste it.
@Suite struct `Printed hierarchies` {
  init() { addFeatures() }

  private static let homepwner = """
    <HomeTabs 0x7f8a1b00>, state: appeared, view: <UILayoutContainerView 0x7f8a1c00>
       | <UINavigationController 0x7f8a2b00>, state: disappeared, view: (view not loaded)
       | <UINavigationController 0x7f8a4b00>, state: appeared, view: <UILayoutContainerView 0x7f8a>
       |    | <Homepwner.ItemsViewController 0x7f8a3b00>, state: appeared, view: <UITableView: 0x1>
       + <UINavigationController 0x5b00>, state: appeared, view: <UILayoutContainerView 0x7f8a5c00>, \
    presented with: <_UIPageSheetPresentationController 0x7f8a6b00>
       |    | <_TtC9Homepwner20DetailViewController 0x7b00>, state: appeared, view: <UIView 0x7c00>
       |    + <UIAlertController 0x8b00>, state: appeared, view: <_UIAlertControllerView 0x8c00>, \
    presented with: <_UIAlertControllerPresentationController 0x9b00>
    """

  private func description(_ text: String) throws -> AppDescription {
    try AppDescription(parsing: Source(name: "paste.txt", text: text))
  }

  @Test func `tell parents, presenters, classes, states and views`() throws {
    #expect(
      try description(Self.homepwner).dump() == """
        uikit ios=26 pad root=0
        0 HomeTabs: HomeTabs superclass=UITabBarController list=viewControllers [1, 2] \
        selectedIndex=1 state=appeared presents 4 \

        1 UINavigationController: UINavigationController [] state=disappeared isViewLoaded=false \

        2 UINavigationController#2: UINavigationController list=viewControllers [3] \
        state=appeared \

        3 ItemsViewController: ItemsViewController [] state=appeared \

        4 UINavigationController#3: UINavigationController list=viewControllers [5] \
        style=pageSheet state=appeared presents 6 \

        5 DetailViewController: DetailViewController [] state=appeared \

        6 UIAlertController: UIAlertController [] state=appeared \


        """)
  }

  /// The suffix is a fact of its own: a state doesn't tell.
  @Test func `tell which views are outside the window`() throws {
    let app = try description(
      "<A 0x1>, state: appearing, view: <UIView 0x2> not in the window\n"
        + "   | <B 0x3>, state: disappeared, view: <UIView 0x4> not in the window")
    #expect(app.viewControllers.map(\.isInWindow?.value) == [false, nil])
    let hierarchy = Resolution(app).hierarchy
    #expect(!hierarchy.isInWindow(0) && !hierarchy.isInWindow(1))
    #expect(hierarchy.visibility(of: 0) == .seenOutside(0))
  }

  @Test(arguments: Seeds.few(200, of: 1000))
  func `are read back the same, whatever pasting does to the text`(seed: UInt64) throws {
    var sample = PrintedSample(seed: seed)
    if seed % 4 == 0 { sample.cutToRandomPart() }
    let text = sample.pasted()
    var warnings: [Diagnostic] = []
    let source = Source(name: "paste.txt", text: text)
    let app: AppDescription
    do {
      app = try AppDescription(parsing: source, warnings: &warnings)
    } catch {
      Issue.record("\(text)\n\(error.diagnostics.map { $0.formatted(in: source) })")
      return
    }
    let resolution = Resolution(app)
    let hierarchy = resolution.hierarchy
    try #require(app.viewControllers.count == sample.rows.count, "\(text)")
    // The index of each row's controller.
    let rows = app.viewControllers.indices.sorted {
      app.viewControllers[$0].range?.start ?? 0 < app.viewControllers[$1].range?.start ?? 0
    }
    let names = rows.map { app.viewControllers[$0].className.value }
    #expect(names == sample.rows.map(\.shownName), "\(text)")
    for (index, row) in zip(rows, sample.rows) {
      let superior = row.superior.map { rows[$0] }
      #expect(
        hierarchy.parentViewController(of: index) == (row.isPresented ? nil : superior), "\(text)")
      if row.isPresented, let presenter = superior {
        #expect(hierarchy.presentingViewController(of: index) == presenter, "\(text)")
        #expect(hierarchy.presentedViewController(of: presenter) == index, "\(text)")
      }
    }
    let told = warnings.filter { $0.severity != .hint && $0.message.id != "missing-presenter" }
    #expect(told.map { $0.formatted(in: source) } == [], "\(text)")
    #expect(resolution.diagnostics.isEmpty, "\(text)")
    let again = try AppDescription(parsing: Source(name: "paste.json", text: app.json))
    #expect(Resolution(again).hierarchy.json == hierarchy.json, "\(text)")
  }

  @Test func `that begin in the middle have containers that the text does not`() throws {
    let app = try description(
      """
         |    | <A 0x1>, state: appeared, view: <UIView 0x1>
         | <B 0x1>, state: appeared, view: <UIView 0x1>
         + <C 0x1>, state: appeared, view: <UIView 0x1>
      """)
    #expect(
      app.viewControllers.map { "\($0.className.value) \($0.children) \($0.presents ?? -1)" }
        == [
          "UIViewController [1, 3] 4", "UIViewController [2] -1", "A [] -1", "B [] -1", "C [] -1",
        ])
  }

  @Test(arguments: [
    ("_TtC9Homepwner19ItemsViewController", "ItemsViewController"),
    ("_TtCC9Homepwner5Outer5Inner", "Outer.Inner"),
    ("_TtC9HomepwnerP33_0123456789ABCDEF0123456789ABCDEF4Mine", "Mine"),
    (
      "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
      "UIHostingController<ModifiedContent<AnyView, RootModifier>>"
    ),
    ("_TtGC4Shop4ListGSaSS_SiTSbSd__", "List<Array<String>, Int, (Bool, Double)>"),
    (
      "SwiftUI.UIHostingController<Homepwner.ContentView>", "UIHostingController<ContentView>"
    ),
    ("_TtGC4Shop4ListGSaSS_", "_TtGC4Shop4ListGSaSS_"), ("_TtC99Homepwner", "_TtC99Homepwner"),
    ("_TtC9Homepwner", "_TtC9Homepwner"), ("_TtGS0_", "_TtGS0_"), ("_TtCS_1a", "_TtCS_1a"),
  ])
  func `show a class by the name that its source has`(printed: String, shown: String) throws {
    let app = try description("<\(printed) 0x1>, state: appeared, view: <UIView 0x1>")
    #expect(app.viewControllers[0].className.value == shown)
  }

  @Test func `keep the modules of two classes of one name`() throws {
    let app = try description(
      """
      <A.Cell 0x1>, state: appeared, view: <UIView 0x1>
         | <B.Cell 0x1>, state: appeared, view: <UIView 0x1>
      """)
    #expect(app.viewControllers.map(\.className.value) == ["A.Cell", "B.Cell"])
  }

  @Test func `have the presenters that they tell, and the rules' are a hint`() throws {
    let app = try description(
      """
      <UITabBarController 0x1>, state: appeared, view: <UIView 0x1>
         | <A 0x1>, state: appeared, view: <UIView 0x1>
         |    + <B 0x1>, state: appeared, view: <UIView 0x1>, presented with: \
      <_UIFullscreenPresentationController 0x1>
      """)
    let resolution = Resolution(app)
    #expect(resolution.hierarchy.presentingViewController(of: 2) == 1)
    #expect(resolution.diagnostics.isEmpty)
    #expect(
      resolution.hints.map { $0.text(in: .en) } == [
        "'A' presents 'B'; by the rules 'UITabBarController' would"
      ])
  }

  @Test func `are carried out in the order of a description, whichever row comes first`() throws {
    let app = try description(
      """
      <A 0x1>, state: appeared, view: <UIView 0x1>
         + <B 0x1>, state: appeared, view: <UIView 0x1>, presented with: \
      <_UIFullscreenPresentationController 0x1>
         |    + <C 0x1>, state: appeared, view: <UIView 0x1>, presented with: \
      <_UIFullscreenPresentationController 0x1>
         | <D 0x1>, state: appeared, view: <UIView 0x1>
         |    + <E 0x1>, state: appeared, view: <UIView 0x1>, presented with: \
      <_UICurrentContextPresentationController 0x1>
      """)
    let again = try AppDescription(parsing: Source(name: "again.json", text: app.json))
    #expect(Resolution(again).hierarchy.json == Resolution(app).hierarchy.json)
    #expect(again.viewControllers.map(\.id.value) == ["A", "D", "E", "B", "C"])
  }

  @Test func `of a split view controller that collapsed hold a stack in a stack`() throws {
    let resolution = Resolution(
      try description(
        """
        <UISplitViewController 0x1>, state: appeared, view: <UIView 0x1>
           | <UINavigationController 0x1>, state: appeared, view: <UIView 0x1>
           |    | <List 0x1>, state: disappeared, view: <UIView 0x1> not in the window
           |    | <UINavigationController 0x1>, state: appeared, view: <UIView 0x1>
           |    |    | <Detail 0x1>, state: appeared, view: <UIView 0x1>
        """))
    #expect(resolution.diagnostics.isEmpty)
    #expect(resolution.hierarchy.parentViewController(of: 3) == 1)
  }

  // MARK: Faults

  @Test func `whose rows break off say what is missing, and where`() {
    expectDiagnostics(
      """
      <A 0x11️⃣, state: appeared, view: <UIView 0x1>
         | <B 0x1>2️⃣, stat: appeared, view: <UIView 0x1>
         | <C 0x1>, state: 3️⃣appeard, view: <UIView 0x1>
         | <D 0x1>, state: appeared 4️⃣<UIView 0x1>
         | <E 0x1>, state: appeared, view: 5️⃣UIView
         6️⃣| + | <F 0x1>, state: appeared, view: <UIView 0x1>
      """, name: "paste.txt",
      [
        "1️⃣": "the row goes on with '>'",
        "2️⃣": "the row goes on with ', state:'",
        "3️⃣": "there is no state 'appeard'; did you mean 'appeared'?",
        "4️⃣": "the row goes on with ', view:'",
        "5️⃣": "the row goes on with '(view not loaded)' or the class of the view in '<' and '>'",
        "6️⃣": "what is presented has '+' in its last cell, not before another one",
      ])
  }

  @Test func `have classes of at most a hundred levels of generic arguments`() throws {
    func read(_ levels: Int) throws -> [String] {
      let name =
        String(repeating: "Box<", count: levels) + "Box"
        + String(repeating: ">", count: levels)
      let text = """
        <HarborController 0x1>, state: appeared, view: <UIView 0x2>
           | <\(name) 0x3>, state: appeared, view: <UIView 0x4>
        """
      return try description(text).viewControllers.map(\.className.value)
    }
    #expect(try read(100).count == 2)
    #expect(try read(101) == ["HarborController"])
  }

  @Test func `are found among other output, of which only what may be one is told`() {
    expectDiagnostics(
      """
      Look at this:
      <NSLayoutConstraint:0x6000 UIView:0x7f8a.height == 44   (active)>
         | <UILabel: 0x7f8a; frame = (20 50; 100 20); layer = <_UILabelLayer: 0x6000>>
      ```
      <A 0x1>, state: appeared, view: <UIView 0x1>
      <UIWindow: 0x7f8a; frame = (0 0; 390 844)>
      libsystem is a library
      1️⃣| C 0x1, state: appeared, view: <UIView 0x1>
         | <B 0x1>, state: appeared, view: <UIView 0x1>
      ```
      """, name: "paste.txt", ["1️⃣": "this is no row of a printed hierarchy, and not read"])
  }
}
