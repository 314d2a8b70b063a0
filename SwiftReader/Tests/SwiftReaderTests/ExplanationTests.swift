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
        App.swift:8 show FerryViewController -> QuayViewController inferred
        App.swift:11 present FerryViewController -> ? certain
        App.swift:12 present FerryViewController -> ? certain

        """)
    #expect(
      map.openEnds().contains("vcdiagram.yaml\t\tunused-route\tno call hands over 'pier'\n"))
    #expect(try self.map([]).list().hasPrefix("App.swift:8 show"))
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
