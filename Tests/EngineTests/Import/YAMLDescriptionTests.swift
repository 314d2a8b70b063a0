import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// Descriptions written as YAML.
@Suite struct `A description as YAML` {
  @Test(arguments: Seeds.few(60, of: 300))
  func `is the same when it is read again`(seed: UInt64) throws {
    let first = AppDescription.unruly(seed: seed)
    try expectSame(first)
  }

  @Test(arguments: Samples.names)
  func `of a sample is the same when it is read again`(name: String) throws {
    try expectSame(Samples.description(of: name))
  }

  @Test func `quotes what YAML would take for something else`() throws {
    let titles = [
      "yes", "12", "a: b", "a #b", "- a", "", " a", "\"a\"", "a\\b", "é\u{2028}", "a\nb", "😀", "#a",
      "null", "a,b", "[a]", "\u{FEFF}a", "~", "'a'", "%a", "a:", "中文",
    ]
    var app = AppDescription(
      viewControllers: titles.enumerated().map { number, title in
        var controller = ViewController(id: Sourced("v\(number)"), className: "A,B")
        controller.title = Sourced(title)
        return controller
      })
    app.viewControllers[0].children = Array(1..<titles.count)
    try expectSame(app)
  }

  @Test func `says no more than a person would`() throws {
    let text = """
      # By hand.
      rules: book
      rootViewController:
        class: UITabBarController
        viewControllers:
          - class: UINavigationController
            viewControllers: [ItemsViewController, {id: detail, title: "On: off"}]
          # The one that nobody selects.
          - {id: other, class: SettingsViewController, superclass: UITableViewController}

      steps:
        - present: {class: UINavigationController, viewControllers: [EditViewController]}
          from: detail
          label: She taps
        - {dismiss: detail}

      """
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: text))
    #expect(
      app.yaml(heading: ["By hand."], comments: ["other": ["The one that nobody selects."]])
        == """
        # By hand.
        rules: book

        rootViewController:
          class: UITabBarController
          viewControllers:
            - class: UINavigationController
              viewControllers:
                - ItemsViewController
                - {id: detail, title: "On: off"}
            # The one that nobody selects.
            - {id: other, class: SettingsViewController, superclass: UITableViewController}

        steps:
          - present:
              class: UINavigationController
              viewControllers: [EditViewController]
            from: detail
            label: She taps
          - {dismiss: detail}

        """)
  }

  @Test func `has windows, in short if there is no more to say of one`() throws {
    let text = """
      windows:
        - rootViewController: A
        - id: top
          windowLevel: alert
          scene: left
          rootViewController:
            id: lock
            presents: B
        - windowLevel: 2.5
          horizontalSizeClass: compact
          rootViewController: A

      steps:
        - setRootViewController: C
          of: window#2
        - {horizontalSizeClass: compact, of: top}

      """
    #expect(try description(text).yaml() == text)
    #expect(
      try description("windows: [{id: main, rootViewController: A}]").yaml()
        == "window: main\n\nrootViewController: A\n")
    #expect(
      try description("windows: [{rootViewController: A}]").yaml() == "rootViewController: A\n")
    let levelled = "windows:\n  - windowLevel: 5\n    rootViewController: A\n"
    let read = try description("windows: [{windowLevel: 5, rootViewController: A}]")
    #expect(read.yaml() == levelled)
    #expect(try description(levelled).windows[0].level.rawValue == 5)
    let narrow = "windows:\n  - horizontalSizeClass: compact\n    rootViewController: A\n"
    #expect(try description(narrow).yaml() == narrow)
  }

  /// Nearly the deepest that is read.
  @Test func `is read again however deep it is`() throws {
    let opening = #"{"class": "P", "presents": "#
    let text =
      #"{"rootViewController": "# + String(repeating: opening, count: 490)
      + #""Last""# + String(repeating: "}", count: 491)
    try expectSame(AppDescription(parsing: Source(name: "a.json", text: text)))
    let lists = (1..<248).reduce("rootViewController:\n  class: A\n") { text, level in
      let margin = String(repeating: "  ", count: 2 * level - 1)
      return text + margin + "children:\n" + margin + "  - class: A\n"
    }
    try expectSame(description(lists))
  }

  private func description(_ text: String) throws -> AppDescription {
    try AppDescription(parsing: Source(name: "a.yaml", text: text))
  }

  private func expectSame(_ app: AppDescription) throws {
    let yaml = app.yaml()
    let source = Source(name: "a.yaml", text: yaml)
    do {
      let again = try AppDescription(parsing: source)
      #expect(again.json == app.json, "\(yaml)")
      let short = Source(name: "a.json", text: app.jsonWithDeclaredIDs)
      #expect(try AppDescription(parsing: short).json == app.json)
      #expect(
        again.viewControllers.map(\.idIsImplied)
          == (try AppDescription(parsing: short)).viewControllers.map(\.idIsImplied))
    } catch {
      Issue.record("\(yaml)\(error)")
    }
  }
}
