import Foundation
import Testing
import VCTestSupport

/// The files of one figure: light and dark, and in several scales.
@Suite struct `The files of a figure` {
  private let folder: TemporaryFolder
  private let silence = Program.Outcome(status: 0, out: Data(), err: "")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "rootViewController: {id: a, class: A}\nsteps: [{present: B, from: a}]\n", to: "a.yaml")
  }

  private func run(_ call: String) throws -> Program.Outcome {
    try Program.run(call.split(separator: " ").map(String.init), in: folder)
  }

  private func figure(_ options: String) throws -> Data { try run("a.yaml " + options).out }

  @Test func `are a light and a dark one`() throws {
    #expect(try run("a.yaml --theme both -o out.svg") == silence)
    #expect(try folder.names == ["a.yaml", "out-dark.svg", "out.svg"])
    #expect(try folder.data("out.svg") == figure("--theme light"))
    #expect(try folder.data("out-dark.svg") == figure("--theme dark"))
  }

  @Test func `have DocC's names`() throws {
    #expect(try run("a.yaml --theme docc -o out.svg") == silence)
    #expect(try run("a.yaml --theme docc -o p.png") == silence)
    #expect(
      try folder.names == [
        "a.yaml", "out.svg", "out~dark.svg", "p.png", "p@2x.png", "p@3x.png", "p~dark.png",
        "p~dark@2x.png", "p~dark@3x.png",
      ])
    #expect(try folder.data("out~dark.svg") == figure("--theme dark"))
    #expect(try folder.data("p~dark@2x.png") == figure("--theme dark --scale 2 --format png"))
    #expect(try folder.data("p.png") == figure("--theme light --format png"))
  }

  @Test func `are drawn by workers, and for each step`() throws {
    try folder.write("rootViewController: B\n", to: "b.yaml")
    #expect(try run("a.yaml b.yaml --theme both -o f/") == silence)
    #expect(try run("a.yaml --step all --theme both -o s.svg") == silence)
    #expect(
      try folder.names == [
        "a.yaml", "b.yaml", "f", "s-0-dark.svg", "s-0.svg", "s-1-dark.svg", "s-1.svg",
      ])
    #expect(try folder.data("f/a-dark.svg") == figure("--theme dark"))
    // Once more: those that are there are figures.
    #expect(try run("a.yaml --step all --theme both -o s.svg") == silence)
  }

  @Test func `have ids of their own`() throws {
    #expect(try run("a.yaml --step all --theme both --id fig -o s.svg") == silence)
    for (file, id) in [("s-0", "fig-0"), ("s-1", "fig-1"), ("s-1-dark", "fig-1-dark")] {
      let svg = try folder.text(file + ".svg")
      #expect(svg.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"\(id)\" "))
      #expect(svg.contains("<title id=\"\(id)-figure-title\">"))
    }
  }

  @Test(arguments: [
    ("--theme both -o out.svg", "out-dark.svg"),
    ("--step all --theme both -o s.svg", "s-1-dark.svg"),
    ("--theme docc -o out.svg", "out~dark.svg"),
  ])
  func `never replace what is no figure`(options: String, name: String) throws {
    try folder.write("a letter", to: name)
    let outcome = try run("a.yaml " + options)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("error: '\(name)' exists but is not a generated figure"))
    #expect(try folder.names == ["a.yaml", name].sorted())
  }

  @Test func `are kept or drawn together`() throws {
    #expect(try run("a.yaml --theme both --if-changed -o out.svg --depfile d") == silence)
    #expect(try folder.text("d") == "out.svg: a.yaml\nout-dark.svg: a.yaml\n")
    let identity = try folder.identity("out.svg")
    #expect(try run("a.yaml --theme both --if-changed -o out.svg") == silence)
    #expect(try folder.identity("out.svg") == identity)
    try FileManager.default.removeItem(at: folder.url.appending(path: "out-dark.svg"))
    #expect(try run("a.yaml --theme both --if-changed -o out.svg") == silence)
    #expect(try folder.names == ["a.yaml", "d", "out-dark.svg", "out.svg"])
  }

  @Test func `of a text are one`() throws {
    #expect(try run("a.yaml --theme both --format text") == run("a.yaml --format text"))
  }
}
