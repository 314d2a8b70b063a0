import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// Calls that only the author's settings explain, and what an explanation says about them.
@Suite struct `A call of a router` {
  private func map(_ routes: [String], _ words: Words = .english) throws -> AppMap {
    AppMap(
      [FileFacts(path: "App.swift", text: try fixture("router-cases.swift"))],
      settings: MapSettings(
        shows: try [#require(FunctionName("moor(_:)"))],
        routes: routes.compactMap(MapSettings.RouteRule.init), words: words))
  }

  @Test func `brings the screen that the settings name for its case`() throws {
    let map = try map(["times=TimesViewController", "ticket=TicketViewController", "pier=Pier"])
    #expect(
      map.list() == """
        App.swift:5 present FerryViewController -> TimesViewController certain
        App.swift:6 present FerryViewController -> TicketViewController certain
        App.swift:8 show FerryViewController -> QuayViewController certain
        App.swift:11 present FerryViewController -> ? certain
        App.swift:12 present FerryViewController -> ? certain

        """)
    #expect(
      map.openEnds().contains("vcdiagram.yaml\t\tunused-route\tno call hands over 'pier'\n"))
    #expect(try self.map([]).list().hasPrefix("App.swift:8 show"))
  }

  @Test func `names its case by any expression, to a function or a property that shows it`() {
    let source = """
      class Home: UIViewController {
        func a() { router.go(to: Page.about) }
        func b() { let page = Page.list(id: 1); router.go(to: page) }
        func c(_ x: Bool) { router.go(to: x ? .yes : .no) }
        func d() { router.sheet = .imprint }
        func e() { router.path.append(Page.journal) }
        func f() { router.push(Page.nested(.inner)) }
        func g() { deck.paint(.times) }
        func h() { deck.slide(on: self, Yes()) }
        func i() { deck.slide(on: self, No.self) }
      }
      """
      + ["About", "List", "Yes", "No", "Imprint", "Journal", "Inner", "Times"]
      .map { "\nclass \($0): UIViewController {}" }.joined()
    let routes = [
      "about=About", "list=List", "yes=Yes", "no=No", "imprint=Imprint", "journal=Journal",
      "inner=Inner", "times=Times", "lost=Losst",
    ]
    let map = AppMap(
      [FileFacts(path: "App.swift", text: Array(source.utf8))],
      settings: MapSettings(
        presents: ["slide(on:_:)"].compactMap(FunctionName.init),
        routes: routes.compactMap(MapSettings.RouteRule.init)))
    #expect(
      map.list() == """
        App.swift:2 show Home -> About certain
        App.swift:3 show Home -> List certain
        App.swift:4 show Home -> Yes, No certain
        App.swift:5 present Home -> Imprint certain
        App.swift:6 show Home -> Journal certain
        App.swift:7 show Home -> Inner certain
        App.swift:9 present Home -> Yes certain
        App.swift:10 present Home -> No certain

        """)
    #expect(
      map.openEnds().hasPrefix(
        """
        vcdiagram.yaml\t\tunused-route\tno call hands over 'lost'
        App.swift\t8\tunused-route\t'paint(_:)' isn't known to bring a screen, so 'times' in \
        vcdiagram.yaml has no effect; 'shows: ["paint(_:)"]' changes that
        vcdiagram.yaml\t\tunknown-screen\tno type 'Losst' is declared

        """))
  }

  @Test func `is explained once if several callers bring the same`() {
    let source = """
      class Home: UIViewController {
        func a() { open(Help()) }
        func b() { open(Help()) }
        func open(_ next: UIViewController) {
          present(next, animated: true)
        }
      }
      class Help: UIViewController {}
      """
    let map = AppMap([FileFacts(path: "App.swift", text: Array(source.utf8))])
    #expect(
      map.explanation(of: "App.swift:5") == """
        App.swift:5
          present Home -> Help: certain
          carried out at App.swift:5

        """)
  }

  @Test func `is explained as far as it was followed`() throws {
    try expectFile(explanation(of: [5, 6, 7, 8, 10, 11, 12, 21]), "router-cases-explained.txt")
    try expectFile(
      explanation(of: [7, 8, 11, 12], .simplifiedChinese), "router-cases-explained-zh-Hans.txt")
    let map = try map([])
    for wrong in ["App.swift", "Other.swift:3", "App.swift:x"] {
      #expect(map.explanation(of: wrong) == nil)
    }
  }

  @Test func `is explained by what the function does that it calls`() {
    let source = """
      class Home: UIViewController { let router = Router(); func go() { router.help(from: self) } }
      class Router {
        func help(from home: Home) {
          home.present(Help(), animated: true)
        }
      }
      class Help: UIViewController {}
      """
    for (words, heading) in [
      (Words.english, "a function that is called here brings a screen"),
      (.simplifiedChinese, "此处调用的函数会打开界面"),
    ] {
      let map = AppMap(
        [FileFacts(path: "App.swift", text: Array(source.utf8))],
        settings: MapSettings(words: words))
      #expect(
        map.explanation(of: "App.swift:1") == """
          App.swift:1
            \(heading)
            App.swift:4
              present Home -> Help: \(words == .english ? "certain" : "确定")

          """)
    }
  }

  private func explanation(of lines: [Int], _ words: Words = .english) throws -> String {
    let map = try map(["times=TimesViewController"], words)
    return lines.compactMap { map.explanation(of: "App.swift:\($0)") }.joined(separator: "\n")
  }
}
