import Foundation
import Testing
import VCCommand
import VCTestSupport

@Suite struct `With --watch` {
  private let folder: TemporaryFolder
  private static let begun = "watching for what is saved; Control-C ends it\n"

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ controller: String) throws {
    try folder.write("rootViewController: \(controller)\n", to: name)
  }

  /// The figure that a call without it draws.
  private func figure(_ name: String, _ options: String...) throws -> Data {
    try Program.run([name] + options, in: folder).out
  }

  @Test func `a figure is drawn again however its description is saved`() throws {
    try write("a.yaml", "A")
    let program = try RunningProgram(["a.yaml", "-o", "a.svg", "--watch"], in: folder)
    program.expect(Self.begun)
    #expect(try folder.data("a.svg") == figure("a.yaml"))

    let path = folder.url.appending(path: "a.yaml").path
    var words = Self.begun
    for (number, way) in ["in place", "by rename", "deleted first"].enumerated() {
      let text = "rootViewController: A\(number)\n"
      switch way {
      case "in place": try folder.write(text, to: "a.yaml")
      case "by rename":
        try folder.write(text, to: "a.yaml~")
        #expect(rename(path + "~", path) == 0)
      default:
        unlink(path)
        usleep(100_000)
        try folder.write(text, to: "a.yaml")
      }
      words += "a.yaml: saved, drawn\n"
      program.expect(words)
      #expect(try folder.data("a.svg") == figure("a.yaml"), "\(way)")
    }
    #expect(program.end(by: SIGINT) == SIGINT)
  }

  @Test func `an error is told, and the last good figure stays until it is mended`() throws {
    try write("a.yaml", "A")
    let program = try RunningProgram(["a.yaml", "-o", "a.svg", "--watch"], in: folder)
    program.expect(Self.begun)
    let good = try folder.data("a.svg")
    try folder.write("rootViewControler: A\n", to: "a.yaml")
    let faults = try Program.run(["a.yaml"], in: folder).err
    #expect(faults.contains("a.yaml:1:1: error: ") && faults.contains("\n    ^\n"))
    let told = Self.begun + faults + "a.yaml: saved, what has an error stays as it was\n"
    program.expect(told)
    #expect(try folder.data("a.svg") == good)
    try write("a.yaml", "B")
    program.expect(told + "a.yaml: saved, drawn\n")
    #expect(try folder.data("a.svg") == figure("a.yaml"))
  }

  @Test func `a folder of storyboards is drawn as a whole, whichever of its files is saved`() throws
  {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App"), withIntermediateDirectories: true)
    try folder.write(storyboard("Home", initial: "Home"), to: "App/Main.storyboard")
    try folder.write(storyboard("Cart", initial: "Cart"), to: "App/Cart.storyboard")
    try folder.write("<plist></plist>", to: "App/Info.plist")
    let program = try RunningProgram(
      ["App", "--figure", "map", "-o", "a.svg", "--watch"], in: folder)
    program.expect(Self.begun)
    try folder.write(storyboard("Cart", "Pay", initial: "Cart"), to: "App/Cart.storyboard")
    let words = Self.begun + "App/Cart.storyboard: saved, drawn\n"
    program.expect(words)
    #expect(try folder.data("a.svg") == figure("App", "--figure", "map"))
    try folder.write(
      "<plist><key>UIMainStoryboardFile</key><string>Cart</string></plist>", to: "App/Info.plist")
    program.expect(words + "App/Info.plist: saved, drawn\n")
    #expect(try folder.data("a.svg") == figure("App", "--figure", "map"))
  }

  /// The page was in the template, and only one of two figures that have one scale was drawn again.
  @Test func `on a template's page all are drawn, whichever is saved`() throws {
    try write("a.yaml", "A")
    try write("b.yaml", "B")
    try folder.write("extends: book\npage: {fit: a5}\n", to: "look.yaml")
    let program = try RunningProgram(
      ["a.yaml", "b.yaml", "-o", "out/", "--template", "look.yaml", "--watch"], in: folder)
    program.expect(Self.begun)
    try folder.write("", to: "out/b.svg")
    try write("a.yaml", "A2")
    program.expect(Self.begun + "a.yaml: saved, drawn\n")
    #expect(try !folder.data("out/b.svg").isEmpty)
  }

  @Test func `of several descriptions the one that was saved, and all for their template`() throws {
    for name in ["a", "b", "c"] { try write("\(name).yaml", name) }
    try folder.write("figure: hierarchy\n", to: "look.yaml")
    let program = try RunningProgram(
      ["a.yaml", "b.yaml", "c.yaml", "-o", "out/", "--template", "look.yaml", "--watch"],
      in: folder)
    program.expect(Self.begun)
    for name in ["a", "b", "c"] { #expect(try folder.data("out/\(name).svg").count > 0) }
    try FileManager.default.removeItem(at: folder.url.appending(path: "out/a.svg"))
    try write("b.yaml", "New")
    program.expect(Self.begun + "b.yaml: saved, drawn\n")
    let template = ["--template", "look.yaml"]
    #expect(
      try folder.data("out/b.svg") == Program.run(["b.yaml"] + template, in: folder).out)
    let out = folder.url.appending(path: "out").path
    let names = { try FileManager.default.contentsOfDirectory(atPath: out).sorted() }
    #expect(try names() == ["b.svg", "c.svg"])
    try folder.write("figure: chain\n", to: "look.yaml")
    program.expect(Self.begun + "b.yaml: saved, drawn\nlook.yaml: saved, drawn\n")
    #expect(try names() == ["a.svg", "b.svg", "c.svg"])
    #expect(try folder.data("out/b.svg") == figure("b.yaml", "--template", "look.yaml"))
  }

  @Test func `names like options and commands are files still`() throws {
    let calls = [
      "-x.yaml": ["-o", "out.svg", "--watch", "--", "-x.yaml"],
      "check": ["draw", "check", "-o", "out.svg", "--watch"],
    ]
    for (name, call) in calls {
      try write(name, "A")
      let program = try RunningProgram(call, in: folder)
      program.expect(Self.begun)
      try write(name, "B")
      program.expect(Self.begun + "\(name): saved, drawn\n")
    }
  }

  @Test func `documents are brought up to date, and their own writing is no save`() throws {
    let directive = "<!-- vcdiagram figures/a -->\n<!-- /vcdiagram -->\n"
    try folder.write(directive, to: "doc.md")
    let program = try RunningProgram(["embed", "doc.md", "--watch"], in: folder)
    let missing = try Program.run(["embed", "doc.md"], in: folder).err
    #expect(missing.contains("'figures/a.vcd.yaml'"))
    program.expect(missing + Self.begun)
    // What it looked for in vain comes.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "figures"), withIntermediateDirectories: false)
    try write("figures/a.yml", "A")
    var words = missing + Self.begun + "figures/a.yml: saved, up to date\n"
    program.expect(words)
    #expect(try folder.text("doc.md").contains("![Family 1 is A.](figures/a.svg)"))
    try folder.write("Text.\n\n" + directive, to: "doc.md")
    words += "doc.md: saved, up to date\n"
    program.expect(words)
    #expect(try folder.text("doc.md").contains("![Family 1 is A.](figures/a.svg)"))
    usleep(300_000)
    program.expect(words)
  }
}
