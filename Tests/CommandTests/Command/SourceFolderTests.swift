import Foundation
import Testing
import VCTestSupport

/// Folders of Swift source, whose reader is a script here.
@Suite struct `A folder` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Stands for the program that reads Swift source.
  private func writeReader(_ lines: String...) throws -> [String: String] {
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let program = tools.appending(path: "vcdiagram-swift")
    try Data((["#!/bin/sh"] + lines).joined(separator: "\n").utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "$(touch hacked)"), withIntermediateDirectories: true)
    return ["PATH": "\(tools.path):/usr/bin:/bin"]
  }

  private static let map = """
    # 1 call brings a screen: 1 drawn as 1 arrow, 0 to look at
    rootViewController: {id: Home, class: Home}
    scenes:
      - {id: Detail, class: Detail}
      - {id: Other, class: Other}
    segues:
      - {show: Detail, from: Home, at: "Home.swift:12", inferred: true}
      - {present: Other, from: Other, at: "Other.swift:1"}

    """

  @Test func `a folder is read by the program for Swift source, whose comments are kept`() throws {
    let environment = try writeReader("echo \"$@\" >&2", "cat <<'END'", Self.map + "END")
    let outcome = try Program.run(
      ["import", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.map)
    #expect(outcome.err == "--ends-with-input -- $(touch hacked)\n")
    #expect(try folder.names == ["$(touch hacked)", "tools"])
  }

  @Test func `a target is chosen for the settings' one`() throws {
    let environment = try writeReader("echo \"$@\" >&2", "cat <<'END'", Self.map + "END")
    let name = "$(touch hacked)"
    try folder.write("target: Shop\n", to: "\(name)/vcdiagram.yaml")
    let outcome = try Program.run(
      ["import", name, "--target", "Till"], in: folder, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.err == "--target=Shop --target=Till --ends-with-input -- \(name)\n")
    try folder.write("rootViewController: A\n", to: "a.yaml")
    let wrong = try Program.run(["import", "a.yaml", "--target", "Till"], in: folder)
    #expect(wrong.status == 64)
    #expect(wrong.err.contains("name the app's folder"))
  }

  @Test func `what was followed from a line is printed instead of the description`() throws {
    let environment = try writeReader("echo \"$@\" >&2", "echo 'A.swift:3'")
    let name = "$(touch hacked)"
    for line in ["A.swift:3", "\(name)/A.swift:3"] {
      let outcome = try Program.run(
        ["import", name, "--explain", line, "--language", "zh-Hans"], in: folder,
        environment: environment)
      #expect(outcome.status == 0)
      #expect(outcome.text == "A.swift:3\n")
      #expect(
        outcome.err == "--explain=A.swift:3 --language=zh-Hans --ends-with-input -- \(name)\n")
    }
    try folder.write("rootViewController: A\n", to: "a.yaml")
    let wrong = try Program.run(["import", "a.yaml", "--explain", "A.swift:3"], in: folder)
    #expect(wrong.status == 64)
    #expect(wrong.err.contains("name the app's folder"))
  }

  @Test func `an inferred segue is dashed, and says so in the legend, the text and JSON`() throws {
    let environment = try writeReader("cat <<'END'", Self.map + "END")
    let outcome = try Program.run(
      ["$(touch hacked)", "--figure", "map", "--format", "json"], in: folder,
      environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"inferredShow\""))
    #expect(outcome.text.contains("\"Home.swift:12\""))
    #expect(outcome.text.contains("\"show, inferred\""))
    #expect(
      outcome.text.contains("An inferred show segue leads from Home to Detail."))
  }

  @Test func `check prints what the reader didn't find`() throws {
    let environment = try writeReader(
      "if [ \"$1\" = --open ]; then",
      "printf 'Sub/A.swift\\t3\\tscreen-not-found\\tthe screen is gone\\n'",
      "echo '2 calls bring a screen: 1 drawn as 1 arrow, 1 to look at'",
      "printf 'files\\t216\\n'", "exit; fi", "cat <<'END'", Self.map + "END")
    let outcome = try Program.run(
      ["check", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 0)
    #expect(
      outcome.err == """
        $(touch hacked)/Sub/A.swift:3: hint: the screen is gone
        2 calls bring a screen: 1 drawn as 1 arrow, 1 to look at
        $(touch hacked)/Other.swift:1: hint: 'Other' presents 'Other': every round presents one more
        216 files: 0 errors, 0 warnings, 2 hints

        """)
    func report(_ format: String) throws -> [Substring] {
      try Program.run(
        ["check", "$(touch hacked)", "--format", format], in: folder, environment: environment
      ).text.split(separator: "\n")
    }
    #expect(
      try report("json").first
        == #"{"file": "$(touch hacked)/Sub/A.swift", "range": {"start": {"line": 3, "column": 1}, "end": {"line": 3, "column": 1}}, "severity": "hint", "id": "screen-not-found", "message": "the screen is gone", "notes": []}"#
    )
    #expect(
      try report("github").first
        == "::notice file=$(touch hacked)/Sub/A.swift,line=3,endLine=3,col=1,endColumn=1,title=screen-not-found::the screen is gone"
    )
    #expect(try report("sarif").contains { $0.contains("\"ruleId\": \"screen-not-found\"") })
  }

  @Test func `a reader that fails has said why, and its error is in a report all the same`() throws
  {
    let environment = try writeReader("echo 'vcdiagram-swift: error: no Swift' >&2", "exit 1")
    let outcome = try Program.run(
      ["import", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 66)
    #expect(
      outcome.err == """
        vcdiagram-swift: error: no Swift

        """)
    let report = try Program.run(
      ["check", "$(touch hacked)", "--format", "github"], in: folder, environment: environment)
    #expect(
      report.text == """
        ::error file=$(touch hacked),title=unreadable::'$(touch hacked)' cannot be read: \
        'vcdiagram-swift' failed

        """)
  }

  @Test func `a reader ends when the call ends that started it`() throws {
    // Waits for the end of its input.
    let environment = try writeReader("cat > /dev/null", "touch ended")
    let outcome = try Program.run(
      ["$(touch hacked)", "--figure", "map", "-o", "a.svg", "--time-limit", "0.25"], in: folder,
      environment: environment)
    #expect(outcome.status == 70)
    let ended = folder.url.appending(path: "ended").path
    for _ in 0..<1000 where !FileManager.default.fileExists(atPath: ended) { usleep(10_000) }
    #expect(FileManager.default.fileExists(atPath: ended))
  }

  @Test func `a reader that crashes is named`() throws {
    let environment = try writeReader("kill -9 $$")
    let outcome = try Program.run(["$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 66)
    #expect(
      outcome.err == """
        error: '$(touch hacked)' cannot be read: signal 9 ended 'vcdiagram-swift'

        """)
  }

  @Test func `the settings in a folder are options of its reader, whatever the command`() throws {
    let environment = try writeReader("echo \"$@\" >&2", "cat <<'END'", Self.map + "END")
    try folder.write(
      """
      $schema: settings.json
      app: ShopApp
      target: Shop
      include: [Sources, --open]
      presents: ["route(to:)", open]
      routes: {cart: CartViewController, help: Help}
      hide: ["Debug*"]
      groups:
        Shop: ["*Cart*", Sources/Shop]
      links: https://example.com/main

      """, to: "$(touch hacked)/vcdiagram.yaml")
    let options =
      "--app=ShopApp --target=Shop --include=Sources --include=--open --presents=route(to:) "
      + "--presents=open --routes=cart=CartViewController --routes=help=Help --hide=Debug* "
      + "--groups=Shop=*Cart* --groups=Shop=Sources/Shop --links=https://example.com/main "
      + "--lines=5,5,6,6 --ends-with-input -- $(touch hacked)\n"
    for arguments in [["import"], ["resolve"], ["--figure", "map", "--format", "text"]] {
      let outcome = try Program.run(
        arguments + ["$(touch hacked)"], in: folder, environment: environment)
      #expect(outcome.status == 0)
      #expect(outcome.err == options)
    }
  }

  /// A reader of two states of a folder, with the lines of its declarations.
  private func writeReaderOfCommits() throws -> [String: String] {
    try writeReader(
      "echo \"$@\" >&2", "case $1 in", "--declared)",
      "printf 'Home\\tHome.swift\\t3\\nLost\\tOld/Lost.swift\\t7\\n'", "exit;;", "--commit=*)",
      "cat <<'END'",
      """
      rootViewController: {id: Home, class: Home, children: [Lost]}
      scenes: [{id: Detail, class: Detail}, {id: Gone, class: Gone}]
      segues:
        - {show: Detail, from: Home, at: "Home.swift:12"}
        - {present: Gone, from: Home, at: "Home.swift:13"}
      """, "END", "exit;;", "esac", "cat <<'END'",
      """
      rootViewController: {id: Home, class: Home}
      scenes: [{id: Detail, class: Detail}, {id: New, class: New}]
      segues:
        - {present: Detail, from: Home, at: "Home.swift:20"}
        - {show: New, from: Detail, at: "Sub/Detail.swift:5"}
      """, "END")
  }

  @Test func `a folder as it was in a commit is compared with the folder as it is`() throws {
    let environment = try writeReaderOfCommits()
    let outcome = try Program.run(
      ["diff", "HEAD~1:$(touch hacked)", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 0)
    #expect(
      outcome.err == """
        --commit=HEAD~1 --ends-with-input -- $(touch hacked)
        --ends-with-input -- $(touch hacked)
        --declared --commit=HEAD~1 --ends-with-input -- $(touch hacked)
        --declared --ends-with-input -- $(touch hacked)

        """)
    // What the source still declares isn't removed.
    #expect(
      outcome.text == """
        $(touch hacked)/Sub/Detail.swift:5: added: New
        $(touch hacked)/Home.swift:20: relationship: Home.segue present, show Detail → present Detail
        $(touch hacked)/Sub/Detail.swift:5: added: Detail.segue show, show New
        $(touch hacked)/Old/Lost.swift:7: no longer found: Lost, Home.children[0]; the source still \
        declares it
        $(touch hacked)/Home.swift:13: removed: Gone
        $(touch hacked)/Home.swift:13: removed: Home.segue present, present Gone

        """)
    let missing = try Program.run(
      ["diff", "-a:$(touch hacked)", "HEAD:nowhere"], in: folder, environment: environment)
    #expect(missing.status != 0)
    #expect(!missing.err.contains("commit"))
  }

  /// Of the calls in the old Home, one is gone, one brings another screen, and one is in place, but
  /// isn't found; the class of another screen and its file have another name.
  @Test(.enabled(if: InstalledProgram.isInstalled("git"), "there is no git"))
  func `a diff says what a reviewer sees in the source`() throws {
    let environment = try writeReader(
      "if [ \"$1\" = --declared ]; then", "cd \"$(git rev-parse --show-toplevel)\"",
      "case $2 in --commit=*) git grep -n '^class ' ${2#--commit=} | cut -d: -f2-;;",
      "*) git grep -n '^class ';; esac |",
      "sed 's/^\\(.*\\):\\(.*\\):class \\([A-Za-z]*\\).*/\\3\\t\\1\\t\\2/'", "exit; fi",
      "case $1 in --commit=*) cat <<'END'",
      """
      rootViewController: {id: Home, class: Home}
      scenes: [{id: Dish, class: Dish}, {id: Help, class: Help}, {id: Terms, class: Terms}]
      segues:
        - {show: Dish, from: Home, at: "Home.swift:2"}
        - {present: Help, from: Home, at: "Home.swift:3"}
        - {show: Help, from: Home, at: "Home.swift:4"}
        - {show: Terms, from: Home, at: "Home.swift:5"}
      """, "END", "exit;; esac", "cat <<'END'",
      """
      rootViewController: {id: Home, class: Home}
      scenes: [{id: Meal, class: Meal}, {id: Menu, class: Menu}]
      segues:
        - {show: Meal, from: Home, at: "Home.swift:2"}
        - {show: Menu, from: Home, at: "Home.swift:3"}
        - {present: Meal, from: Menu, at: "Menu.swift:2"}
      """, "END")
    let git = try #require(InstalledProgram("git"))
    func run(_ arguments: String...) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
      #expect(try git.run(identity + arguments, in: folder.url).status == 0)
    }
    try folder.write(
      "class Home {\n  push(Dish())\n  present(Help())\n  push(help)\n  push(Terms())\n}\n",
      to: "Home.swift")
    try folder.write("class Dish: Screen {\n  let salt = 1\n  let oil = 2\n}\n", to: "Dish.swift")
    try folder.write("class Help {}\nclass Terms {}\n", to: "Help.swift")
    try run("init", "-q")
    try run("add", "*.swift")
    try run("commit", "-q", "-m", "old")
    try run("mv", "Dish.swift", "Meal.swift")
    try folder.write("class Meal: Screen {\n  let salt = 1\n  let oil = 2\n}\n", to: "Meal.swift")
    try folder.write(
      "class Home {\n  push(Meal())\n  push(Menu())\n  push(help)\n}\n", to: "Home.swift")
    try folder.write("class Menu {\n  present(Meal())\n}\n", to: "Menu.swift")
    try run("add", "*.swift")
    let outcome = try Program.run(["diff", "HEAD:.", "."], in: folder, environment: environment)
    #expect(
      outcome.text == """
        Meal.swift:1: renamed: Dish → Meal
        Menu.swift:1: added: Menu
        Home.swift:3: added: Home.segue show, show Menu
        Menu.swift:2: added: Menu.segue present, present Meal
        Help.swift:1: no longer found: Help; the source still declares it
        Help.swift:2: unreached: Terms, no segue leads to it any more
        Home.swift:3: removed: Home.segue present, present Help
        Home.swift:4: no longer found: Home.segue show, show Help
        Home.swift:5: removed: Home.segue show, show Terms

        """)
    #expect(outcome.err.isEmpty)
  }

  @Test func `what the reader no longer finds is told apart in JSON, reports and figures`() throws {
    let environment = try writeReaderOfCommits()
    func diff(_ format: String) throws -> String {
      try Program.run(
        ["diff", "HEAD~1:$(touch hacked)", "$(touch hacked)", "--format", format], in: folder,
        environment: environment
      ).text
    }
    let json = try diff("json").split(separator: "\n")
    #expect(
      json.contains {
        $0.contains(#""kind": "unfound", "id": "Lost""#)
          && $0.contains(
            #""file": "$(touch hacked)/Old/Lost.swift", "range": {"start": {"line": 7"#)
      })
    #expect(json.contains { $0.contains(#""kind": "removed", "id": "Gone""#) })
    #expect(
      try diff("github").split(separator: "\n").contains(
        """
        ::warning file=$(touch hacked)/Old/Lost.swift,line=7,endLine=7,col=1,endColumn=1,\
        title=change-unfound::no longer found: Lost, Home.children[0]; the source still declares it
        """))
    let svg = try diff("svg").withWholeTexts
    #expect(svg.contains(">? Lost</text>"))
    #expect(svg.contains(">no longer found</text>"))
  }

  @Test func `every mistake in the settings has its place`() throws {
    let environment = try writeReader("echo 'started' >&2")
    try folder.write(
      """
      ap: ShopApp
      include: Sources
      presents: ["route(to)", 5, f(_:b:), [a]]
      hide: [""]
      groups: {Shop: Cart, Other: [[a]]}
      links: "file:///etc"

      """, to: "$(touch hacked)/vcdiagram.yaml")
    let file = "$(touch hacked)/vcdiagram.yaml"
    let messages = """
      \(file):1:1: error: unknown key 'ap'; did you mean 'app'?
          ap: ShopApp
          ^
      \(file):2:10: error: 'include' takes a list, not 'Sources'
          include: Sources
                   ^
      \(file):3:12: error: 'presents' takes a function's name, such as 'route(to:)', not 'route(to)'
          presents: ["route(to)", 5, f(_:b:), [a]]
                     ^
      \(file):3:25: error: 'presents' takes a function's name, such as 'route(to:)', not '5'
          presents: ["route(to)", 5, f(_:b:), [a]]
                                  ^
      \(file):3:37: error: 'presents' takes a function's name, such as 'route(to:)', not a list
          presents: ["route(to)", 5, f(_:b:), [a]]
                                              ^
      \(file):4:8: error: 'hide' takes a text, not an empty text
          hide: [""]
                 ^
      \(file):5:16: error: 'Shop' takes a list, not 'Cart'
          groups: {Shop: Cart, Other: [[a]]}
                         ^
      \(file):5:30: error: 'Other' takes a text, not a list
          groups: {Shop: Cart, Other: [[a]]}
                                       ^
      \(file):6:8: error: 'file:///etc' is not a link; write an address with http://, \
      https:// or mailto:, or a relative one
          links: "file:///etc"
                 ^

      """
    for command in ["import", "check"] {
      let outcome = try Program.run(
        [command, "$(touch hacked)"], in: folder, environment: environment)
      #expect(outcome.status == 65)
      #expect(
        outcome.err == messages + (command == "check" ? "1 file: 9 errors, 0 warnings\n" : ""))
    }
  }
}
