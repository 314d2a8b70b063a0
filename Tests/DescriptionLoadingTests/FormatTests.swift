import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine
import VCTestSupport

/// A description in both formats with every key of the loader.
enum Everything {
  static let yaml = """
    title: Every key  # and a comment
    rules: book
    ios: 9
    idiom: phone
    observed: no
    spelling: objc
    horizontalSizeClass: regular
    verticalSizeClass: compact
    window: main
    rootViewController:
      id: tabs
      class: App.MyTabs<Int>
      superclass: UITabBarController
      title: "Tabs: \\u4E2D\\t\\U0001F600"
      link: https://example.com/tabs?a=1
      selectedIndex: 1
      definesPresentationContext: YES
      viewControllers:
        - id: nav
          class: UINavigationController
          providesPresentationContextTransitionStyle: off
          isToolbarHidden: no
          viewControllers: [ItemsViewController, {class: ItemsViewController, title: no}]
        - {id: UIViewController, state: disappearing, isViewLoaded: no}
        - superclass: UIPageViewController
          transitionStyle: UIPageViewControllerTransitionStylePageCurl
          spineLocation: mid
          modalPresentationStyle: UIModalPresentationFormSheet
          modalTransitionStyle: crossDissolve
          presents:
            id: help
            children:
              - presents:
                  class: UIAlertController
                  preferredStyle: UIAlertControllerStyleActionSheet
                  sourceView: the button
                  barButtonItem: another
                  presents: {class: UIImagePickerController, sourceType: savedPhotosAlbum}
              - class: MenuViewController
                detents: [medium, {identifier: tall, height: 600}, large]
                selectedDetentIdentifier: tall
                largestUndimmedDetentIdentifier: medium
                transitioningDelegate: help
                preferredTransition: zoom
                isModalInPresentation: on
                preferredContentSize: {width: 320, height: 480}
                adaptivePresentationStyle: none
              - class: UISplitViewController
                style: UISplitViewControllerStyleTripleColumn
                primary: {id: side, searchController: {id: find, class: UISearchController}}
                supplementary: UITableViewController
                secondary: {id: main content}
                inspector: InfoViewController
                compact: UITabBarController
                topColumnForCollapsing: supplementary
                collapseSecondary: yes
              - class: UITabBarController
                tabs:
                  - identifier: now
                    title: Now
                    preferredPlacement: UITabPlacementPinned
                    viewController: {id: now, class: NowViewController}
                  - title: Later
                    managingNavigationController: UINavigationController
                    defaultChildIdentifier: soon
                    children:
                      - identifier: soon
                        viewController: UIViewController
    scenes: [HelpViewController, {id: aside}]
    segues:
      - {show: aside, from: nav, identifier: aside, label: Aside}
      - showDetail: {id: far, class: FarViewController}
        from: nav
        modalPresentationStyle: formSheet
        modalTransitionStyle: UIModalTransitionStyleCrossDissolve
      - {present: aside, from: nav}
      - {popover: aside, from: nav}
      - {unwind: nav, from: aside}
      - {unwindAction: "back:", from: aside}
      - {custom: aside, from: nav, identifier: twice}
      - {custom: aside, from: far, identifier: twice}
      - {show: far, from: aside, at: "Home.swift:12", inferred: yes}
    steps:
      - {perform: aside}
      - {perform: twice, from: far}
      - present: {id: detail, class: DetailViewController}
        from: nav
        label: |
          Two
          lines
      - {dismiss: nav, isInteractive: yes, refused: not now}
      - {push: detail, onto: nav, during: transition}
      - {pop: nav}
      - {popToRoot: nav}
      - {popTo: ItemsViewController}
      - setViewControllers: [detail, ItemsViewController, ItemsViewController#2]
        of: nav
      - {add: CellViewController, to: help}
      - present:
          id: drawer
          children: {menu: UIViewController, center: {id: center, delegate: coordinator}}
          references: {store: Store}
        from: nav
      - {remove: CellViewController}
      - {show: ItemsViewController, from: nav}
      - {showDetail: "ItemsViewController#3", from: nav}
      - {select: UIViewController, in: tabs}
      - {setRootViewController: LoginViewController, of: main}
      - {setRootViewController: tabs}
      - {activateSearch: find}
      - {horizontalSizeClass: compact}
      - {push: side, onto: main content.navigationController}
      - {unwind: nav, from: side}
      - {addSubview: CardViewController, of: help}
    alternatives:
      - label: By hand
        steps: [{select: nav, in: tabs}, {pop: nav}]
      - steps: [{dismiss: nav}]
    objects:
      - id: coordinator
        class: AppCoordinator
        title: The coordinator
        references: {tabs: tabs, store: {to: Store, weak: no}}
        delegate: {to: nav, sends: "done:"}
      - class: Store
        references: {drawer: {to: drawer, weak: yes}}
    """

  static let json = """
    {"title": "Every key", "rules": "book", "ios": 9, "idiom": "phone", "observed": false,
     "spelling": "objc", "horizontalSizeClass": "regular", "verticalSizeClass": "compact",
     "window": "main",
     "rootViewController": {
       "id": "tabs", "class": "App.MyTabs<Int>", "superclass": "UITabBarController",
       "title": "Tabs: \\u4E2D\\t\\uD83D\\uDE00", "link": "https://example.com/tabs?a=1", "selectedIndex": 1,
       "definesPresentationContext": true,
       "viewControllers": [
         {"id": "nav", "class": "UINavigationController",
          "providesPresentationContextTransitionStyle": false, "isToolbarHidden": false,
          "viewControllers": [
            "ItemsViewController", {"class": "ItemsViewController", "title": "no"}]},
         {"id": "UIViewController", "state": "disappearing", "isViewLoaded": false},
         {"superclass": "UIPageViewController",
          "transitionStyle": "pageCurl", "spineLocation": "mid",
          "modalPresentationStyle": "formSheet", "modalTransitionStyle": "crossDissolve",
          "presents": {"id": "help", "children": [{"presents": {
            "class": "UIAlertController", "preferredStyle": "actionSheet",
            "sourceView": "the button", "barButtonItem": "another",
            "presents": {"class": "UIImagePickerController",
              "sourceType": "savedPhotosAlbum"}}},
            {"class": "MenuViewController",
             "detents": ["medium", {"identifier": "tall", "height": 600}, "large"],
             "selectedDetentIdentifier": "tall", "largestUndimmedDetentIdentifier": "medium",
             "transitioningDelegate": "help", "preferredTransition": "zoom",
             "isModalInPresentation": true, "preferredContentSize": {"width": 320, "height": 480},
             "adaptivePresentationStyle": "none"},
            {"class": "UISplitViewController", "style": "tripleColumn",
             "primary": {"id": "side",
               "searchController": {"id": "find", "class": "UISearchController"}},
             "supplementary": "UITableViewController", "secondary": {"id": "main content"},
             "inspector": "InfoViewController", "compact": "UITabBarController",
             "topColumnForCollapsing": "supplementary", "collapseSecondary": true},
            {"class": "UITabBarController", "tabs": [
              {"identifier": "now", "title": "Now", "preferredPlacement": "pinned",
               "viewController": {"id": "now", "class": "NowViewController"}},
              {"title": "Later", "managingNavigationController": "UINavigationController",
               "defaultChildIdentifier": "soon",
               "children": [{"identifier": "soon", "viewController": "UIViewController"}]}]}]}}]},
     "scenes": ["HelpViewController", {"id": "aside"}],
     "segues": [
       {"show": "aside", "from": "nav", "identifier": "aside", "label": "Aside"},
       {"showDetail": {"id": "far", "class": "FarViewController"}, "from": "nav",
        "modalPresentationStyle": "formSheet", "modalTransitionStyle": "crossDissolve"},
       {"present": "aside", "from": "nav"}, {"popover": "aside", "from": "nav"},
       {"unwind": "nav", "from": "aside"}, {"unwindAction": "back:", "from": "aside"},
       {"custom": "aside", "from": "nav", "identifier": "twice"},
       {"custom": "aside", "from": "far", "identifier": "twice"},
       {"show": "far", "from": "aside", "at": "Home.swift:12", "inferred": true}],
     "steps": [
       {"perform": "aside"}, {"perform": "twice", "from": "far"},
       {"present": {"id": "detail", "class": "DetailViewController"}, "from": "nav",
        "label": "Two\\nlines\\n"},
       {"dismiss": "nav", "isInteractive": true, "refused": "not now"},
       {"push": "detail", "onto": "nav", "during": "transition"}, {"pop": "nav"},
       {"popToRoot": "nav"}, {"popTo": "ItemsViewController"},
       {"setViewControllers": ["detail", "ItemsViewController", "ItemsViewController#2"],
        "of": "nav"},
       {"add": "CellViewController", "to": "help"},
       {"present": {"id": "drawer",
          "children": {"menu": "UIViewController",
            "center": {"id": "center", "delegate": "coordinator"}},
          "references": {"store": "Store"}},
        "from": "nav"},
       {"remove": "CellViewController"},
       {"show": "ItemsViewController", "from": "nav"},
       {"showDetail": "ItemsViewController#3", "from": "nav"},
       {"select": "UIViewController", "in": "tabs"},
       {"setRootViewController": "LoginViewController", "of": "main"},
       {"setRootViewController": "tabs"}, {"activateSearch": "find"},
       {"horizontalSizeClass": "compact"},
       {"push": "side", "onto": "main content.navigationController"},
       {"unwind": "nav", "from": "side"}, {"addSubview": "CardViewController", "of": "help"}],
     "alternatives": [
       {"label": "By hand", "steps": [{"select": "nav", "in": "tabs"}, {"pop": "nav"}]},
       {"steps": [{"dismiss": "nav"}]}],
     "objects": [
       {"id": "coordinator", "class": "AppCoordinator", "title": "The coordinator",
        "references": {"tabs": "tabs", "store": {"to": "Store", "weak": false}},
        "delegate": {"to": "nav", "sends": "done:"}},
       {"class": "Store", "references": {"drawer": {"to": "drawer", "weak": true}}}]}
    """
}

@Suite struct `The two formats` {
  static let recording = "every-key.dump.txt"

  @Test func `a description is read with all its keys, each at its place`() throws {
    let description = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    try expectRecorded(description.dump(withRanges: true), Self.recording)
  }

  @Test func `JSON and YAML-lite say the same`() throws {
    let yaml = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    let json = try AppDescription(parsing: Source(name: "a.json", text: Everything.json))
    #expect(yaml.dump() == json.dump())
  }

  @Test func `a description that is written out and read again is the same`() throws {
    let first = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    let second = try AppDescription(parsing: Source(name: "a.json", text: first.json))
    #expect(first.dump() == second.dump())
    #expect(first.json == second.json)
  }

  @Test func `a family of any depth can be written out`() {
    var controllers = (0..<100_000).map {
      ViewController(id: Sourced("c\($0)"), className: Sourced("C"))
    }
    for index in controllers.indices.dropLast() { controllers[index].children = [index + 1] }
    let closing = String(repeating: "]}", count: 99_999) + "\n}"
    let json = AppDescription(viewControllers: controllers).json
    #expect(json.hasSuffix("{\"id\": \"c99999\", \"class\": \"C\"}" + closing))
  }

  @Test(arguments: [Everything.yaml, Everything.json])
  func `a byte order mark and CRLF are read`(text: String) throws {
    let plain = try AppDescription(parsing: Source(name: "-", text: text))
    let marked = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    #expect(try AppDescription(parsing: Source(name: "-", text: marked)).dump() == plain.dump())
  }

  @Test func `places are right after a byte order mark and CRLF`() {
    expectDiagnostics(
      "\u{FEFF}1️⃣titel: x\r\nrootViewController: A\r\n2️⃣zwei: 3",
      [
        "1️⃣": "unknown key 'titel'; did you mean 'title'?",
        "2️⃣": "unknown key 'zwei'",
        "2️⃣":
          "note: the keys here are 'title', 'rules', 'spelling', 'ios', 'idiom', "
          + "'observed', 'horizontalSizeClass', 'verticalSizeClass', 'window', "
          + "'rootViewController', 'windows', 'scenes', 'segues', 'steps', 'alternatives', "
          + "'objects', 'emphasize' and '$schema'",
      ])
  }

  @Test func `without an extension the text tells the format`() throws {
    for text in [
      "{rootViewController: A}", "{\"rootViewController\": \"A\"}",
      " \n{ \"rootViewController\": \"A\"}",
      "--- # start\nrootViewController: A\n...\n", "\"rootViewController\": A",
    ] {
      #expect(try AppDescription(parsing: Source(name: "-", text: text)).viewControllers.count == 1)
    }
  }

  @Test func `in YAML-lite what looks like an alias may be text`() throws {
    let text = """
      title: a & b
        *c !d <<: no
      rootViewController:
        class: A
        title: 'it''s *not'
      steps:
      - {present: B, from: A, label: a *b}
      - dismiss: A
        label: >+
          &text
            *more: [
      """
    let description = try? AppDescription(
      parsing: Source(name: "a.yaml", text: text.replacing(" <<: no", with: "")))
    #expect(description?.title?.value == "a & b *c !d")
    #expect(description?.viewControllers[0].title?.value == "it's *not")
    #expect(description?.steps.map(\.label?.value) == ["a *b", "&text\n  *more: ["])
  }

  @Test func `a generic class keeps what is known of it, also when it is written out`() throws {
    let text = """
      rootViewController:
        class: UIKit.UITabBarController
        viewControllers:
          - UIHostingController<ContentView>
          - class: UIHostingController<Foo<Bar<Baz>, Int>>
          - {class: MyHost, superclass: UIHostingController<ContentView>}
      steps:
        - {present: UIHostingController<ContentView>, from: MyHost}
      """
    let description = try AppDescription(parsing: Source(name: "a.yaml", text: text))
    let written = try AppDescription(
      parsing: Source(name: "a.json", text: description.json))
    for description in [description, written] {
      let controllers = description.viewControllers
      #expect(
        controllers.map { "\($0.id.value): \($0.className.value), \($0.uiKitClass.name)" } == [
          "UIKit.UITabBarController: UIKit.UITabBarController, UITabBarController",
          "UIHostingController<ContentView>: UIHostingController<ContentView>, UIHostingController",
          "UIHostingController<Foo<Bar<Baz>, Int>>: UIHostingController<Foo<Bar<Baz>, Int>>, "
            + "UIHostingController", "MyHost: MyHost, UIHostingController",
          "UIHostingController<ContentView>#2: UIHostingController<ContentView>, "
            + "UIHostingController",
        ])
      let resolution = Resolution(description)
      #expect(resolution.diagnostics.isEmpty && resolution.hints.isEmpty)
    }
    #expect(description.json == written.json)
  }

  @Test(arguments: [
    ("modalTransitionStyle", "dissolve", "crossDissolve"),
    ("modalTransitionStyle", "curl", "partialCurl"),
    ("modalTransitionStyle", "flip", "flipHorizontal"),
    ("modalTransitionStyle", "vertical", "coverVertical"),
    ("modalPresentationStyle", "UIModalPresentationStyleFormSheet", "formSheet"),
    ("modalPresentationStyle", ".formSheet", "formSheet"),
    ("modalPresentationStyle", "sheet", nil), ("modalPresentationStyle", "dissolve", nil),
  ])
  func `part of a word, or more than it, means the word`(
    key: String, word: String, meant: String?
  ) throws {
    let text = "rootViewController: {class: A, \(key): \(word)}\n"
    let lines = diagnostics(of: Source(name: "a.yaml", text: text)).map { $0.text(in: .en) }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(meant.map { "; did you mean '\($0)'?" } ?? "'\(word)'") == true,
      "\(lines)")
  }
}
