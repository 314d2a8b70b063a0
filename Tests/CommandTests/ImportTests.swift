import Foundation
import TestSupport
import Testing

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

  @Test(arguments: ["hierarchy", "objects", "chain", "coverage"], ["app.yaml", "app.json"])
  func `writes what draws the same`(figure: String, name: String) throws {
    #expect(try Program.run(["import", Self.printed, "-o", name], in: folder).status == 0)
    let arguments = ["--figure", figure]
    let direct = try Program.run([Self.printed] + arguments, in: folder)
    let imported = try Program.run([name] + arguments, in: folder)
    #expect(direct.status == 0)
    #expect(imported == direct)
  }

  @Test func `leaves its input alone`() throws {
    try folder.write("<A 0x1>, state: appeared, view: (view not loaded)\n", to: "a.yaml")
    let outcome = try Program.run(["import", "a.yaml", "-o", "a.yaml"], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.hasPrefix(
        "Error: the new description 'a.yaml' would overwrite the description 'a.yaml'\n"))
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
      "rootViewController: Login\nsteps: [{present: Help, from: Login}]\n", to: "b.yaml")
    let shop = Samples.package.appending(path: "Samples/FromTheApp/Shop.storyboard")
    try folder.write(String(contentsOf: shop, encoding: .utf8), to: "Shop.storyboard")
    let files = ["Shop.storyboard", "state.txt", "b.yaml"]
    let outcome = try Program.run(["import"] + files, in: folder)
    #expect(
      outcome.err == """
        b.yaml:2:9: hint: the steps are left out; only the first input's steps are performed
            steps: [{present: Help, from: Login}]
                    ^

        """)
    try expectRecorded(outcome.text, "import-together.yaml")
    try folder.write(outcome.text, to: "app.yaml")
    let drawn = try Program.run(files + ["--figure", "map"], in: folder)
    #expect(drawn.text == (try Program.run(["app.yaml", "--figure", "map"], in: folder).text))
  }
}
