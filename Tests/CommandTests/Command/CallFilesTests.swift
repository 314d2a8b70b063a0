import Foundation
import Testing
import VCTestSupport

/// No file that a call writes is another of its files, by whatever name or link.
@Suite struct `The files of a call` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let app = "rootViewController: {id: a, class: A}\nsteps: [{dismiss: a}]\n"
    for name in ["app.yaml", "app-1.yaml", "out-0.json", "x.json", "x-0.json"] {
      let isJSON = name.hasSuffix("json")
      try folder.write(isJSON ? #"{"rootViewController": "A"}"# : app, to: name)
    }
    try folder.write("extends: docs\n", to: "look.yaml")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "l"), withIntermediateDirectories: false)
    for name in ["l/cam.yaml", "l/dr.yaml"] { try folder.write(app, to: name) }
    for (name, target) in [
      ("link.svg", "app.yaml"), ("l/cam.svg", "dr.yaml"), ("hang.svg", "new.svg"),
      ("out-7.svg", "app.yaml"), ("here", "."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: name).path, withDestinationPath: target)
    }
    try FileManager.default.linkItem(
      at: folder.url.appending(path: "app.yaml"), to: folder.url.appending(path: "hard.svg"))
  }

  @Test(arguments: [
    ("app.yaml -o app.yaml --format svg", "the figure 'app.yaml'", "the description 'app.yaml'"),
    (
      "app.yaml -o here/app.yaml --format svg", "the figure 'here/app.yaml'",
      "the description 'app.yaml'"
    ),
    ("x.json --format json -o ./", "the figure './x.json'", "the description 'x.json'"),
    ("app.yaml -o link.svg", "the figure 'link.svg'", "the description 'app.yaml'"),
    ("app.yaml -o hard.svg", "the figure 'hard.svg'", "the description 'app.yaml'"),
    (
      "out-0.json --step all --format json -o out.json", "the figure 'out-0.json'",
      "the description 'out-0.json'"
    ),
    (
      "x.json x-0.json --step all --format json -o ./", "the figure './x-0.json'",
      "the description 'x-0.json'"
    ),
    ("app.yaml --step all -o out.svg", "the figure 'out-7.svg'", "the description 'app.yaml'"),
    (
      "app.yaml -o app.svg --depfile app.yaml", "the depfile 'app.yaml'",
      "the description 'app.yaml'"
    ),
    (
      "app.yaml --template look.yaml -o a.svg --depfile look.yaml", "the depfile 'look.yaml'",
      "the template 'look.yaml'"
    ),
    (
      "app.yaml --template look.yaml -o look.yaml --format svg", "the figure 'look.yaml'",
      "the template 'look.yaml'"
    ),
    ("app.yaml -o a.svg --depfile here/a.svg", "the depfile 'here/a.svg'", "the figure 'a.svg'"),
    ("app.yaml -o hang.svg --depfile new.svg", "the depfile 'new.svg'", "the figure 'hang.svg'"),
    ("l/cam.yaml l/dr.yaml -o l/", "the figure 'l/cam.svg'", "the description 'l/dr.yaml'"),
    ("app.yaml x.json -o f/ --depfile f", "the depfile 'f'", "the folder 'f/'"),
    ("app.yaml x.json -o f/ --depfile f/x.svg", "the depfile 'f/x.svg'", "the figure 'f/x.svg'"),
    (
      "- -o app.yaml --format svg < app.yaml", "the figure 'app.yaml'",
      "the description on standard input"
    ),
    ("app.yaml >> app.yaml", "the figure on standard output", "the description 'app.yaml'"),
  ]) func `are not written over each other`(call: String, taker: String, taken: String) throws {
    let before = try contents
    let outcome = try Program.shell("\"$vcdiagram\" \(call)", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("error: \(taker) would overwrite \(taken)\n"))
    #expect(try contents == before)
  }

  @Test func `of one name go into folders of their own`() throws {
    let outcome = try Program.run(["app.yaml", "l/../app.yaml", "-o", "f/"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("error: two figures would both be 'f/app.svg'\n"))
  }

  @Test(arguments: [
    ["app.yaml", "-o", "new/app.svg", "--depfile", "new/app.d"], ["app.yaml", "-o", "hang.svg"],
    ["app.yaml", "app-1.yaml", "--step", "all", "-o", "f/"],
    ["app.yaml", "-o", "/dev/null", "--format", "svg"],
    ["app.yaml", "app.yaml", "-o", "a.svg"].filter { $0 != "a.svg" } + ["f/"],
  ]) func `that are others are written`(arguments: [String]) throws {
    let isTwice = arguments.filter { $0 == "app.yaml" }.count == 2
    #expect(try Program.run(arguments, in: folder).status == (isTwice ? 64 : 0))
  }

  /// A folder's names are not the user's: a file that is no figure is left.
  @Test(arguments: ["svg", "png", "pdf", "dot", "json"])
  func `in a folder take the place of figures alone`(format: String) throws {
    let arguments = ["app.yaml", "--format", format, "-o", "f/"]
    #expect(try Program.run(arguments, in: folder).status == 0)
    #expect(try Program.run(arguments + ["--theme", "dark"], in: folder).status == 0)
    try folder.write(
      #"{\n  "title": "An app",\n  "rootViewController": "A"\n}"#, to: "f/app.\(format)")
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("error: 'f/app.\(format)' exists but is not a generated figure"))
    #expect(try folder.text("f/app.\(format)").contains("An app"))
    // By its own name it can be replaced.
    #expect(
      try Program.run(["app.yaml", "-o", "f/app.\(format)"], in: folder).status == 0)
  }

  private var contents: [String: Data] {
    get throws {
      let files = FileManager.default
      var contents: [String: Data] = [:]
      for name in try files.subpathsOfDirectory(atPath: folder.url.path) {
        contents[name] = try? folder.data(name)
      }
      return contents
    }
  }
}
