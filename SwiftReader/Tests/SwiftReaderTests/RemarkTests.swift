import ScreenMap
import SourceFacts
import SourceParsing
import Testing

/// Comments for the map: each makes its transition, or `check` says why it doesn't.
@Suite struct `A comment above a call` {
  /// Returns the list and the open questions of a screen with these lines in a function.
  private func answers(_ lines: String, around: String = "") -> (list: [String], open: [String]) {
    let source = """
      class Garden: UIViewController {
        func tend() {
      \(lines)
        }
      }
      class Plant: UIViewController {}
      class Tool: UIViewController {}
      \(around)
      """
    let map = AppMap([FileFacts(path: "A.swift", text: Array(source.utf8))])
    let open = map.openEnds().split(separator: "\n").map(String.init)
    return (map.list().split(separator: "\n").map(String.init), open.filter { $0.contains("\t") })
  }

  @Test(arguments: [
    "// vcdiagram: presents Plant\nhub.send(1)",
    "//vcdiagram: presents Plant\nhub.send(1)",
    "// VCDiagram:presents Plant\nhub.send(1)",
    "// vcdiagram presents Plant\nhub.send(1)",
    "/// vcdiagram: presents Plant\nhub.send(1)",
    "/* vcdiagram: presents Plant */\nhub.send(1)",
    "// vcdiagram: presents `Plant()`.\nhub.send(1)",
    "// vcdiagram: presents Plant\n// because of the season\nhub.send(1)",
    "// vcdiagram: presents Plant\n\nhub.send(1)",
    "// vcdiagram: presents Plant\nhub\n.send(1)",
    "// vcdiagram: presents Plant\nhub.page = 1",
    "hub.send(1)  // vcdiagram: presents Plant",
  ])
  func `makes the transition`(lines: String) {
    let (list, open) = answers(lines)
    #expect(list.count == 1)
    #expect(list.first?.hasSuffix(" present Garden -> Plant certain") == true)
    #expect(open == [])
  }

  @Test func `names the screen from which it comes, in one comment or in two`() {
    let around = "func help() {\n%\nhub.send(1)\n}"
    for comment in [
      "// vcdiagram: presents Plant, Tool from Garden",
      "// vcdiagram: from Garden\n// vcdiagram: presents Plant and Tool",
    ] {
      let (list, open) = answers("", around: around.replacing("%", with: comment))
      #expect(list.count == 1)
      #expect(list.first?.hasSuffix(" present Garden -> Plant, Tool certain") == true)
      #expect(open == [])
    }
  }

  @Test func `may be above a function without a known call`() {
    let (list, open) = answers(
      "",
      around: """
        extension Garden {
        // vcdiagram: shows Tool
        @objc
        func rake() {
        hub.send(1)
        }
        }
        """)
    #expect(list == ["A.swift:11 show Garden -> Tool certain"])
    #expect(open == [])
  }

  @Test func `is about its own line only if that has a call`() {
    let (list, _) = answers(
      "present(Plant(), animated: true)  // vcdiagram: ignore\npresent(Tool(), animated: true)")
    #expect(list == ["A.swift:4 present Garden -> Tool certain"])
  }

  @Test(arguments: [
    (
      "// vcdiagram: presents Plnat\nhub.send(1)",
      "no type 'Plnat' is declared; did you mean 'Plant'?"
    ),
    ("// vcdiagram: presents Barn\nhub.send(1)", "no type 'Barn' is declared"),
    (
      "// vcdiagram: from Garden\nhub.send(1)",
      "the comment has no effect: no transition is found here; add 'presents <screen>'"
    ),
    (
      "// vcdiagram: ignore\nhub.send(1)",
      "the comment has no effect: no transition is found here; add 'presents <screen>'"
    ),
    ("// vcdiagram: presents Plant", "the comment has no effect: no call follows it"),
    (
      "// vcdiagram: presents the plant\nhub.send(1)",
      """
      'presents the plant' means nothing; write 'presents', 'shows' or 'from' with names, or 'ignore'
      """
    ),
  ])
  func `is a hint otherwise`(lines: String, reason: String) {
    let open = answers(lines).open
    #expect(open.count == 1)
    #expect(open.first?.hasSuffix("\t" + reason) == true)
    #expect(open.first?.hasPrefix("A.swift\t3\t") == true)
  }

  @Test func `or a setting with an unknown name is a hint with its line`() throws {
    let source = """
      class Garden: UIViewController { func tend() { router.go(.shed) } }
      class Plant: UIViewController {}
      """
    let settings = MapSettings(
      presents: [try #require(FunctionName("show(_:)"))],
      shows: [try #require(FunctionName("go(_:)"))],
      routes: ["plant=Plant", "shed=Plnat"].compactMap(MapSettings.RouteRule.init),
      lines: [2, 4, 6, 7])
    let open = AppMap(
      [FileFacts(path: "A.swift", text: Array(source.utf8))], settings: settings
    ).openEnds().split(separator: "\n").filter { $0.hasPrefix("vcdiagram.yaml") }
    #expect(
      open == [
        "vcdiagram.yaml\t2\tunused-function\tnothing calls 'show(_:)'",
        "vcdiagram.yaml\t6\tunused-route\tno call hands over 'plant'",
        "vcdiagram.yaml\t7\tunknown-screen\tno type 'Plnat' is declared; did you mean 'Plant'?",
      ])
  }

  @Test func `may name a controller that another language declares`() {
    #expect(answers("// vcdiagram: presents OldViewController\nhub.send(1)").open == [])
  }

  @Test func `is none in a sentence about the program`() {
    let (list, open) = answers("// vcdiagram draws this\nlet a = \"https://vcdiagram.dev\"")
    #expect(list == [] && open == [])
  }
}
