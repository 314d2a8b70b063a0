import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCSource
import VCTestSupport

/// What captions say of steps without a label.
struct CaptionTests {
  private func captions(_ text: String, _ language: Language = .en) -> [String?] {
    Resolution(Notation(text).description()).moments
      .captioned(in: Style(language: language, ids: .all)).map(\.label)
  }

  @Test func `each step tells what came of it`() {
    #expect(
      captions(
        """
        tab(nav(a),b)
        push c onto nav
        present d from c
        present e from c
        dismiss c
        popToRoot nav
        select b in tab
        set nav of tab
        width compact
        add f to a
        view g in a
        remove f
        root h
        """) == [
          nil, "c is pushed onto nav.", "tab presents d (formSheet), asked by c.",
          "Nothing happens: 'tab' presents 'd' already, so 'e' is not presented.",
          "d is dismissed.", "c is popped off nav.", "tab shows b.", "b leaves tab.",
          "The window’s width becomes compact.", "f becomes a child of a.",
          "The view of g is added to that of a; g becomes nobody’s child.", "f leaves a.",
          "h becomes the window’s root view controller.",
        ])
  }

  @Test func `and so in Chinese`() {
    #expect(
      captions("nav(a)\npush b onto nav\npresent c from b\nunwind a from c", .zhHans) == [
        nil, "b 被推入 nav。", "应 b 的请求，nav 呈现 c（formSheet）。", "c 被关闭。b 从 nav 中弹出。",
      ])
  }

  @Test func `a child takes the place of another`() {
    let text = "box(a,b)\ntransition c from a"
    #expect(captions(text) == [nil, "box now shows c instead of a."])
    #expect(captions(text, .zhHans) == [nil, "box 改为显示 c，不再显示 a。"])
  }

  /// What follows from a refusal is not told by `check`; under the figure it is, and not as another's.
  @Test func `a step that fails only because an earlier one did has its own reason`() {
    #expect(
      captions("a\npresent p from a\npresent q from a\ndismiss q\nremove a\ndismiss q") == [
        nil, "a presents p (formSheet).",
        "Nothing happens: 'a' presents 'p' already, so 'q' is not presented.",
        "Nothing happens: nothing is dismissed: 'q' is in no window.",
        "Nothing happens: nothing is removed: 'a' has no parent.",
        "Nothing happens: nothing is dismissed: 'q' is in no window.",
      ])
  }

  @Test func `the width of every window, and of one`() {
    #expect(captions("a\nwidth compact").last == "The window’s width becomes compact.")
    var description = Notation("a\nwidth compact").description()
    description.viewControllers.append(
      ViewController(id: Sourced("b"), className: Sourced("B")))
    description.windows.append(Window(id: Sourced("second"), rootViewController: 1))
    #expect(
      Resolution(description).moments.captioned(in: Style(language: .en, ids: .all)).map(\.label)
        == [nil, "The width of every window becomes compact."])
    #expect(
      Resolution(description).moments.captioned(in: Style(language: .zhHans, ids: .all))
        .map(\.label)
        == [nil, "所有窗口变为紧凑宽度（compact）。"])
  }

  @Test func `a label is kept`() {
    var description = Notation("nav(a)\npush b onto nav").description()
    description.steps[0].label = "Next"
    #expect(
      Resolution(description).moments.captioned(in: Style(ids: .all)).map(\.label) == [nil, "Next"])
  }

  /// Captions had ids beside boxes without them.
  @Test func `controllers are called by what their boxes show`() throws {
    let app = try AppDescription(
      parsing: Source(
        name: "app.yaml",
        text: """
          rootViewController:
            id: nav
            class: UINavigationController
            viewControllers:
              - {id: items, class: ItemsViewController, title: Items}
          steps:
            - {present: {id: form, class: UINavigationController}, from: items}
            - {present: {id: help, class: HelpViewController}, from: items}
            - {add: {id: search, class: Search<Item>}, to: items}
          """))
    func captions(_ style: Style) -> [String?] {
      Resolution(app).moments.captioned(in: style).map(\.label)
    }
    #expect(
      captions(Style()) == [
        nil,
        "UINavigationController [nav] presents UINavigationController [form] (formSheet), asked by Items.",
        "Nothing happens: 'UINavigationController [nav]' presents 'UINavigationController [form]' already, "
          + "so 'HelpViewController' is not presented.",
        "Search becomes a child of Items.",
      ])
    #expect(
      captions(Style(language: .zhHans)).dropFirst(2).first
        == "这一步不起作用：“UINavigationController [nav]”已呈现“UINavigationController [form]”，"
        + "因此没有呈现 HelpViewController。")
    #expect(
      captions(Style(ids: .all)).dropFirst(2) == [
        "Nothing happens: 'nav' presents 'form' already, so 'help' is not presented.",
        "search becomes a child of items.",
      ])
  }

}
