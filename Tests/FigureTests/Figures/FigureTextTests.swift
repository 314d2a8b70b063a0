import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// What a figure says to those who listen: what it shows, and nothing that another kind shows.
@Suite struct `The text of a figure` {
  private static let samples = [
    "figure-2-1", "figure-17-8", "other-tab", "mail-toolbar", "passcode", "side-menu",
    "detached-view", "recipes",
  ]
  static let recording = "texts.txt"

  @Test func `tells what the figure shows, in each language`() throws {
    var lines: [String] = []
    for sample in Self.samples {
      for kind in FigureKind.all where kind != .map {
        for language in Language.allCases {
          let picture = try Picture(sample: sample, as: kind, in: Style(language: language))
          lines.append("\(sample), \(kind.rawValue), \(language.rawValue): \(picture.text)\n")
        }
      }
    }
    try expectRecorded(lines.joined(), Self.recording)
  }

  @Test func `tells which views lie in which where that is drawn`() throws {
    let style = Style(namedPointers: [.subviews])
    #expect(
      try Picture(sample: "figure-2-2", as: .objects, in: style).text.hasSuffix(
        """
        views of UITableViewController and UIViewController are subviews of the view of \
        UISplitViewController.
        """))
    let chinese = Style(namedPointers: [.subviews], language: .zhHans)
    #expect(
      try Picture(sample: "detached-view", as: .objects, in: chinese).text.hasSuffix(
        "MapViewController 的视图是 UINavigationController 视图的子视图。"
          + "CardViewController 的视图是 MapViewController 视图的子视图。"))
  }

  @Test func `tells segues by name, and shared names with their ids`() throws {
    func text(_ language: Language) throws -> String {
      try Picture(
        AppDescription(
          parsing: Source(
            name: "app.yaml",
            text: """
              rootViewController:
                class: UINavigationController
                title: Shop
                viewControllers: [{id: list, class: ListViewController, title: Shop}]
              scenes: [{id: item, class: ItemViewController}, {id: filter, class: FilterViewController}]
              segues:
                - {show: item, from: list, identifier: pick}
                - {show: item, from: list, identifier: first}
                - {popover: filter, from: list, identifier: filter}
                - {show: filter, from: item}
                - {unwindAction: "back:", from: item}
              steps:
                - {present: {id: help, class: HelpViewController}, from: list}
              """)), as: .map, in: Style(language: language)
      ).text
    }
    #expect(
      try text(.en) == """
        Shop [UINavigationController] presents HelpViewController (formSheet), asked by Shop [list]. \
        Shop [UINavigationController] contains Shop [list] (ListViewController). Other view controllers: \
        ItemViewController, FilterViewController and HelpViewController. The show \
        segues 'pick' and 'first' lead from Shop [list] to ItemViewController. The popover segue 'filter' \
        leads from Shop [list] to FilterViewController. A show segue leads from ItemViewController to \
        FilterViewController. ItemViewController: unwind → back:.
        """)
    #expect(
      try text(.zhHans).contains(
        "popover segue“filter”从“Shop [list]”通往 FilterViewController。"
          + "show segue 从 ItemViewController 通往 FilterViewController。"))
  }

  /// All three were called Chats.
  @Test(arguments: [FigureKind.hierarchy, .map])
  func `tells controllers of one title apart by their ids`(kind: FigureKind) throws {
    let app = try AppDescription(
      parsing: Source(
        name: "app.yaml",
        text: """
          rootViewController:
            id: tabs
            class: UITabBarController
            viewControllers:
              - {id: a, class: ChatsController, title: Chats}
              - {class: ChatsController, title: Chats}
              - {id: Help, class: HelpController}
          steps:
            - {present: {id: s, class: ChatsController, title: Help}, from: a}
          """))
    let (family, other) =
      kind == .map ? ("", "Other view controllers:") : ("In Family 1, ", "Family 2 is")
    #expect(
      try Picture(app, as: kind).text == """
        UITabBarController presents Help [s] (formSheet), asked by Chats [a]. \(family)\
        UITabBarController contains Chats [a] (ChatsController), Chats [ChatsController] and \
        HelpController. \(other) Help [s] (ChatsController).
        """)
  }

  @Test func `tells whose views are not loaded`() throws {
    func text(_ language: Language, _ rest: String) throws -> String {
      let source = Source(
        name: "seen.yaml",
        text: """
          observed: true
          rootViewController:
            id: tabs
            class: UITabBarController
            state: appeared
            viewControllers:
              - {id: a, class: A, state: appeared}
              - {id: b, class: B, state: disappeared, isViewLoaded: false}
              \(rest)
          """)
      return try Picture(
        AppDescription(parsing: source), as: .objects,
        in: Style(namedPointers: [.subviews], language: language)
      ).text
    }
    #expect(
      try text(.en, "").hasSuffix(
        """
         The views of UITabBarController and A are in the window. The view of B isn’t loaded. The view \
        of A is a subview of the view of UITabBarController.
        """))
    #expect(
      try text(.zhHans, "- {id: c, class: C, state: disappeared, isViewLoaded: false}").hasSuffix(
        "UITabBarController 和 A 的视图在窗口中。B 和 C 的视图尚未加载。A 的视图是 UITabBarController 视图的子视图。"))
  }
}
