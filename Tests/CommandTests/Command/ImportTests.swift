import Foundation
import Testing
import VCFigures
import VCTestSupport

/// `vcdiagram import`, and what is drawn of its result.
@Suite struct `Importing` {
  private let folder: TemporaryFolder
  static let recordings = apps.map { "import-\($0).yaml" } + ["import-together.yaml"]
  private static let apps = ["homepwner", "swiftui"]

  init() throws { folder = try TemporaryFolder() }

  private static let printed = Samples.path("FromTheApp/homepwner.txt")

  @Test(arguments: apps)
  func `writes what a person would have written`(app: String) throws {
    try FileManager.default.copyItem(
      atPath: Samples.path("FromTheApp/\(app).txt"),
      toPath: folder.url.appending(path: "\(app).txt").path)
    let outcome = try Program.run(["import", "\(app).txt"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, "import-\(app).yaml")
  }

  @Test(arguments: ["hierarchy", "chain", "objects", "coverage"], ["app.yaml", "app.json"])
  func `writes what draws the same`(figure: String, name: String) throws {
    #expect(try Program.run(["import", Self.printed, "-o", name], in: folder).status == 0)
    let arguments = ["--figure", figure]
    let direct = try Program.run([Self.printed] + arguments, in: folder)
    let imported = try Program.run([name] + arguments, in: folder)
    #expect(direct.status == 0)
    #expect(imported.withoutNotes == direct.withoutNotes)
  }

  /// The ids that the reader gives to SwiftUI's containers, and those that a step names, are written.
  @Test(arguments: ["swiftui-views.yaml", "named-by-steps.yaml"])
  func `writes what draws the same in every kind of figure`(sample: String) throws {
    try folder.write(
      """
      rootViewController:
        class: UINavigationController
        viewControllers: [ItemsViewController, ItemsViewController]
      steps:
        - {present: {class: HelpViewController, id: HelpViewController#2}, from: ItemsViewController}
        - {dismiss: ItemsViewController#2}
        - {present: HelpViewController, from: ItemsViewController}

      """, to: "named-by-steps.yaml")
    let input = sample.hasPrefix("named") ? sample : Samples.path(sample)
    for name in ["app.yaml", "app.json"] {
      #expect(try Program.run(["import", input, "-o", name], in: folder).status == 0)
      for kind in FigureKind.all {
        let arguments = ["--figure", kind.rawValue, "--ids", "all"]
        let direct = try Program.run([input] + arguments, in: folder)
        let imported = try Program.run([name] + arguments, in: folder)
        #expect(direct.out == imported.out, "\(kind)")
        #expect(direct.status == imported.status)
      }
    }
  }

  private static let raising = """
    rootViewController:
      {id: nav, class: UINavigationController, viewControllers: [{id: items}]}
    steps:
      - push: {id: other, class: UINavigationController, viewControllers: [{id: last}]}
        onto: nav

    """

  @Test(arguments: ["text", "json", "sarif", "github", "gitlab"])
  func `reports the errors of what it writes, and writes it`(format: String) throws {
    try folder.write(Self.raising, to: "in.yaml")
    let checked = try Program.run(["check", "in.yaml", "--format", format], in: folder)
    let outcome = try Program.run(
      ["import", "in.yaml", "-o", "out.yaml", "--message-format", format], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.text == checked.text)
    // 'check' counts its files' messages, too.
    #expect(checked.err.hasPrefix(outcome.err))
    #expect(outcome.err.contains("in.yaml:4:") == (format == "text"))
    let written = try Program.run(["check", "out.yaml"], in: folder)
    #expect(written.status == 65)
    #expect(written.err.hasSuffix("1 file: 1 error, 0 warnings\n"))
  }

  @Test(arguments: ["log", "printed.txt", "Shop.storyboard Settings.storyboard", "a.json b.txt"])
  func `ends as check ends on what it writes`(names: String) throws {
    try folder.write(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Application tried to present modally a view controller <Ferry.Ticket: 0x1a> that is "
        + "already being presented by <Ferry.Harbor: 0x2b>.'\n", to: "log")
    try folder.write("<A 0x1>, state: appeared, view: (view not loaded)\n", to: "b.txt")
    try folder.write("<A 0x1>, state: appeared, view: (view not loaded)\n", to: "printed.txt")
    try folder.write(
      #"{"rootViewController": {"id": "a", "class": "UINavigationController", "#
        + #""viewControllers": ["B"]}, "scenes": ["C"], "steps": [{"push": {"class": "UINavigationController"}, "#
        + #""onto": "a"}]}"#, to: "a.json")
    for name in ["Shop", "Settings"] {
      let file = Samples.package.appending(path: "Samples/FromTheApp/\(name).storyboard")
      try folder.write(String(contentsOf: file, encoding: .utf8), to: "\(name).storyboard")
    }
    let files = names.split(separator: " ").map(String.init)
    let outcome = try Program.run(["import"] + files + ["-o", "out.yaml"], in: folder)
    let written = try Program.run(["check", "out.yaml"], in: folder)
    #expect(outcome.status == written.status)
    #expect(outcome.err.contains(": error: ") == (written.status == 65))
  }

  /// What another program wrote may be what no description may have.
  @Test(arguments: ["event.json", "view-hierarchy.json"], ["app.yaml", "app.json"])
  func `writes nothing that can't be read`(name: String, output: String) throws {
    try folder.write(
      #"""
      {"contexts": {"os": {"version": "99999"}}, "breadcrumbs": {"values": [
        {"category": "ui.lifecycle", "data": {"screen": "A {b}#2", "title": "x\u0007y"}}]}}
      """#, to: "event.json")
    try folder.write(
      #"""
      {"rendering_system": "UIKIT", "windows": [
        {"identifier": "", "children": [{"view_controller": "A{;}#2"}]},
        {"identifier": "a\u0007b", "children": [{"view_controller": "B"}]}]}
      """#, to: "view-hierarchy.json")
    #expect(try Program.run(["import", name, "-o", output], in: folder).status == 0)
    #expect(try Program.run(["check", output], in: folder).status == 0)
  }

  @Test func `has no place on standard output for messages in another format`() throws {
    try folder.write(Self.raising, to: "in.yaml")
    let outcome = try Program.run(["import", "in.yaml", "--message-format", "json"], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.hasPrefix(
        "error: --message-format json writes to standard output, as the description does; "
          + "add -o <out>\n"))
  }

  @Test func `refuses what nests too deep instead of ending without a word`() throws {
    let opening = #"{"class": "P", "presents": "#
    let text =
      #"{"rootViewController": "# + String(repeating: opening, count: 499) + #""P""#
      + String(repeating: "}", count: 500)
    try folder.write(text, to: "deep.json")
    for call in [["check"], ["import", "-o", "a.yaml"], ["import", "-o", "a.json"]] {
      let outcome = try Program.run(call + ["deep.json"], in: folder)
      #expect(outcome.status == 65)
      #expect(outcome.err.hasPrefix("deep.json:1:"))
      #expect(outcome.err.contains(": error: nested more than 500 levels deep\n"))
    }
    #expect(try folder.names == ["deep.json"])
  }

  @Test func `leaves its input alone`() throws {
    try folder.write("<A 0x1>, state: appeared, view: (view not loaded)\n", to: "a.yaml")
    let outcome = try Program.run(["import", "a.yaml", "-o", "a.yaml"], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.hasPrefix(
        "error: the new description 'a.yaml' would overwrite the description 'a.yaml'\n"))
  }

  @Test func `a fault has its place in the pasted text, and nothing is written`() throws {
    try folder.write("> <A 0x1>, state: gone, view: (view not loaded)\n", to: "a.txt")
    let outcome = try Program.run(["import", "a.txt", "-o", "a.yaml"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.hasPrefix("a.txt:1:19: error: there is no state 'gone'"))
    #expect(try folder.names == ["a.txt"])
  }

  @Test(arguments: ["resolve", "check"])
  func `a format that is named is taken at its word`(command: String) throws {
    try folder.write("title: A\n", to: "a.yaml")
    let outcome = try Program.run([command, "a.yaml", "--input-format", "printed"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.contains("a.yaml:1:1: error: no row of a printed hierarchy is here"))
  }

  @Test func `several storyboards with one figure are drawn as the app that import joins`() throws {
    let folder = try TemporaryFolder()
    let files = ["Shop", "Settings"].map {
      Samples.package.appending(path: "Samples/FromTheApp/\($0).storyboard").path
    }
    let joined = try Program.run(["import"] + files + ["-o", "app.yaml"], in: folder)
    #expect(joined.status == 0)
    let drawn = try Program.run(files + ["--figure", "map", "-o", "map.svg"], in: folder)
    #expect(drawn.status == 0)
    #expect(
      try folder.text("map.svg") == Program.run(["app.yaml", "--figure", "map"], in: folder).text)
  }

  /// The printed hierarchy has the product's scene, and of the tabs' scene one class less.
  @Test func `a printed hierarchy is the state to which a storyboard adds scenes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <UITabBarController 0x1>, state: appeared, view: <UIView 0x2>
         | <UINavigationController 0x3>, state: appeared, view: <UIView 0x4>
         |    | <ProductsViewController 0x5>, state: disappeared, view: (view not loaded)
         |    | <ProductViewController 0x6>, state: appeared, view: <UIView 0x7>

      """, to: "state.txt")
    try folder.write(
      "rootViewController: Login\nscenes: [Terms]\nsteps: [{present: Help, from: Login}]\n",
      to: "b.yaml")
    let shop = Samples.package.appending(path: "Samples/FromTheApp/Shop.storyboard")
    try folder.write(String(contentsOf: shop, encoding: .utf8), to: "Shop.storyboard")
    let files = ["Shop.storyboard", "state.txt", "b.yaml"]
    let outcome = try Program.run(["import"] + files, in: folder)
    #expect(
      outcome.err == """
        b.yaml:3:9: hint: the steps are left out; only the first input's steps are performed
            steps: [{present: Help, from: Login}]
                    ^

        """)
    try expectRecorded(outcome.text, "import-together.yaml")
    try folder.write(outcome.text, to: "app.yaml")
    let drawn = try Program.run(files + ["--figure", "map"], in: folder)
    #expect(drawn.text == (try Program.run(["app.yaml", "--figure", "map"], in: folder).text))
  }
}
