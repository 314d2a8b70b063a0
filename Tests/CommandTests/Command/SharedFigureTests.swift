import Foundation
import Testing
import VCTestSupport

/// A figure that several documents show, and what `--prune` removes.
@Suite struct `A figure of several documents` {
  private let folder: TemporaryFolder
  private let silence = Program.Outcome(status: 0, out: Data(), err: "")

  init() throws {
    folder = try TemporaryFolder()
    for name in ["figures", "sub", "sub/figures"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: false)
    }
    try folder.write("rootViewController: {id: app, class: A}\n", to: "figures/app.yaml")
    try write("figures/app", to: "a.md")
    try write("figures/app", to: "b.md")
    try write("../figures/app", to: "sub/c.md")
  }

  private func write(_ directive: String, to document: String) throws {
    let (start, end) = document.hasSuffix(".tex") ? ("% ", "") : ("<!-- ", " -->")
    try folder.write(
      "\(start)vcdiagram \(directive)\(end)\n\(start)/vcdiagram\(end)\n", to: document)
  }

  private func embed(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["embed"] + arguments, in: folder)
  }

  private func names(_ name: String = "figures") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: name).path)
      .sorted()
  }

  @Test func `is written in one call, and is up to date for each`() throws {
    #expect(try embed("a.md", "b.md", "sub/c.md") == silence)
    let drawn = try folder.data("figures/app.svg")
    #expect(
      String(decoding: drawn, as: UTF8.self).contains(
        /<!-- vcdiagram-embed:[0-9a-f]{32}:[0-9a-f]{16}=[0-9a-f]{16}(,[0-9a-f]{16}=[0-9a-f]{16}){2} -->\n$/
      ))
    for document in ["a.md", "b.md", "sub/c.md"] {
      #expect(try embed("--check", document) == silence)
      #expect(try embed(document) == silence)
    }
    #expect(try folder.data("figures/app.svg") == drawn)
  }

  @Test(arguments: ["", ".png", ".pdf"])
  func `is written in successive calls, and none makes another stale`(ending: String) throws {
    let documents = ["a.md", "b.md", "sub/c.md", "d.tex"]
    for document in documents {
      let name = document.hasPrefix("sub") ? "../figures/app" : "figures/app"
      // The same figure in other words.
      try write(name + ending + (document == "b.md" ? " figure=hierarchy" : ""), to: document)
      #expect(try embed(document) == silence)
    }
    for document in documents { #expect(try embed("--check", document) == silence) }
    let file = "figures/app" + (ending.isEmpty ? ".svg" : ending)
    let drawn = try folder.data(file)
    for document in documents { #expect(try embed(document) == silence) }
    #expect(try folder.data(file) == drawn)
    try folder.write("rootViewController: {id: app, class: B}\n", to: "figures/app.yaml")
    #expect(try embed("--check", "a.md").status == 1)
    for document in documents { #expect(try embed(document) == silence) }
    for document in documents { #expect(try embed("--check", document) == silence) }
  }

  @Test func `stays while another document shows it`() throws {
    #expect(try embed("a.md", "b.md", "sub/c.md") == silence)
    for (document, others) in [("b.md", ["a.md", "sub/c.md"]), ("a.md", ["sub/c.md"])] {
      try write("figures/else file=figures/app.yaml", to: document)
      #expect(try embed("--prune", document) == silence)
      #expect(try names() == ["app.svg", "app.yaml", "else.svg"])
      for other in others { #expect(try embed("--check", other) == silence) }
    }
    try write("../figures/else file=../figures/app.yaml", to: "sub/c.md")
    #expect(try embed("sub/c.md") == silence)
    let check = try embed("--check", "sub/c.md")
    #expect(check.err == "note: no directive names 'sub/../figures/app.svg'; --prune removes it\n")
    #expect(try embed("--prune", "sub/c.md") == silence)
    #expect(try names() == ["app.yaml", "else.svg"])
  }

  /// What other documents may say, where they are, and whether the figure is meant.
  @Test(arguments: [
    ("other.md", "![](figures/app.svg)", true), ("sub/other.md", "![](../figures/app.svg)", true),
    ("sub/other.md", "![](figures/app.svg)", false),
    ("other.rst", ".. image:: /figures/app.svg", true),
    ("other.adoc", ":imagesdir: figures\n\nimage::app.svg[]", true),
    ("other.tex", "\\includegraphics{figures/app}", true),
    ("other.html", "<img src='https://example.org/figures/app.svg'>", true),
    ("other.md", "<!-- vcdiagram figures/app steps -->\n<!-- /vcdiagram -->", true),
    ("other.md", "my-app.svg, app.svgz, app", false), ("other.txt", "![](figures/app.svg)", false),
    ("other.md", "<!-- vcdiagram figures/ap -->\n<!-- /vcdiagram -->", false),
  ])
  func `stays while a document may mean it`(name: String, text: String, isMeant: Bool) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "b.md"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "sub/c.md"))
    try folder.write("another's", to: "sub/figures/app.svg")
    try folder.write(text + "\n", to: name)
    #expect(try embed("a.md") == silence)
    try write("figures/else file=figures/app.yaml", to: "a.md")
    #expect(try embed("--prune", "a.md") == silence)
    #expect(try names() == (isMeant ? ["app.svg"] : []) + ["app.yaml", "else.svg"])
    #expect(try names("sub/figures") == ["app.svg"])
  }

  @Test func `stays in a repository, wherever the call is made`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: false)
    try FileManager.default.removeItem(at: folder.url.appending(path: "b.md"))
    #expect(try embed("a.md", "sub/c.md") == silence)
    try write("../figures/else file=../figures/app.yaml", to: "sub/c.md")
    let outcome = try InstalledProgram("sh")?.run(
      ["-c", "cd sub && '\(Program.path)' embed --prune c.md"], in: folder.url)
    #expect(outcome?.status == 0, "\(outcome?.text ?? "")")
    #expect(try names() == ["app.svg", "app.yaml", "else.svg"])
  }

  @Test func `stays where a person has edited it, or copied it under another ending`() throws {
    #expect(try embed("a.md") == silence)
    let drawn = try folder.text("figures/app.svg")
    try folder.write(drawn, to: "figures/notes.txt")
    try folder.write(drawn, to: "figures/copy.png")
    try folder.write(drawn, to: "figures/copy.svg")
    try folder.write(drawn.replacing("</title>", with: "!</title>"), to: "figures/edited.svg")
    #expect(try embed("--prune", "a.md") == silence)
    // A whole copy is a figure that nothing shows.
    #expect(try names() == ["app.svg", "app.yaml", "copy.png", "edited.svg", "notes.txt"])
  }
}
