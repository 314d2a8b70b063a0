import Testing
import VCTestSupport

/// `--idiom`, for inputs that name no device.
@Suite struct `The device in a call` {
  private let folder: TemporaryFolder
  private let shop = Samples.path("FromTheApp/Shop.storyboard")

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> String {
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    return outcome.text
  }

  @Test(arguments: ["draw", "explain", "resolve"])
  func `answers as the description's key does`(command: String) throws {
    let options =
      ["--perform", "filter"]
      + (command == "draw" ? ["--figure", "coverage", "--format=text"] : [])
    func answer(_ arguments: [String]) throws -> String {
      let outcome = try Program.run([command] + arguments + options, in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
      return outcome.text
    }
    let app = try run("import", shop)
    try folder.write(app, to: "pad.yaml")
    try folder.write("idiom: phone\n" + app, to: "phone.yaml")
    let phone = try answer([shop, "--idiom", "phone"])
    #expect(try phone == answer(["phone.yaml"]))
    #expect(try phone != answer([shop]))
    #expect(try answer(["phone.yaml", "--idiom", "pad"]) == answer(["pad.yaml"]))
  }

  @Test func `is written by import, also for several storyboards`() throws {
    let settings = Samples.path("FromTheApp/Settings.storyboard")
    let app = try run("import", shop, settings)
    let phone = try run("import", shop, settings, "--idiom", "phone")
    #expect(!app.contains("idiom"))
    #expect(
      phone.split(separator: "\n").filter { $0 != "idiom: phone" } == app.split(separator: "\n"))
    #expect(phone.contains("\nidiom: phone\n"))
    try folder.write(phone, to: "phone.yaml")
    #expect(
      try run(shop, settings, "--idiom", "phone", "--figure", "coverage", "--format", "text")
        == run("phone.yaml", "--figure", "coverage", "--format", "text"))
  }

  /// On an iPhone the popover is a sheet, which needs no source.
  @Test func `is a directive's option, and one of check`() throws {
    try folder.write(
      "rootViewController: {id: a, class: A}\nsteps: [{present: b, from: a}]\n"
        + "scenes: [{id: b, class: B, modalPresentationStyle: popover}]\n", to: "app.yaml")
    #expect(try Program.run(["check", "app.yaml"], in: folder).err.contains("1 warning"))
    let phone = try Program.run(["check", "app.yaml", "--idiom", "phone"], in: folder)
    #expect(phone.err.contains("0 warnings"), "\(phone.err)")
    try folder.write(
      "<!-- vcdiagram a file=app.yaml figure=coverage idiom=phone -->\n<!-- /vcdiagram -->\n",
      to: "page.md")
    _ = try run("embed", "page.md")
    #expect(try folder.text("page.md").contains("On this phone it is shown as"))
  }
}
