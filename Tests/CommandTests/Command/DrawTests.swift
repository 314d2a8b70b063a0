import Foundation
import Testing
import VCTestSupport

@Suite struct `Picture figures` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "a.yaml")
    try folder.write(#"{"rootViewController": "B"}"#, to: "b.json")
  }

  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, input: input, in: folder)
  }

  @Test func `a figure goes to a file, or to standard output, and comes from standard input`()
    throws
  {
    let silence = Program.Outcome(status: 0, out: Data(), err: "")
    #expect(try run("a.yaml", "-o", "a.svg") == silence)
    let figure = Program.Outcome(status: 0, out: try folder.data("a.svg"), err: "")
    #expect(figure.text.hasPrefix("<svg ") && figure.text.hasSuffix("</svg>\n"))
    #expect(try run("a.yaml") == figure)
    #expect(try run("a.yaml", "-o", "-") == figure)
    #expect(try run("draw", "a.yaml") == figure)
    #expect(try run("-", input: "rootViewController: A\n") == figure)
    #expect(try run("-", "-o", "stdin.svg", input: "rootViewController: A\n") == silence)
    #expect(try folder.data("stdin.svg") == figure.out)
    #expect(try folder.names == ["a.svg", "a.yaml", "b.json", "stdin.svg"])
  }

  @Test func `the description may come through a pipe`() throws {
    let piped = try Program.shell("cat a.yaml | \"$vcdiagram\" -", in: folder)
    #expect(try piped == run("a.yaml"))
  }

  @Test(arguments: [
    ("a.svg", "<svg "), ("a.SVG", "<svg "), ("no-ending", "<svg "), ("a.png", "\u{89}PNG\r\n"),
    ("a.Png", "\u{89}PNG\r\n"), ("a.pdf", "%PDF-1."), ("a.dot", "digraph figure {"),
    ("a.json", "{\n  \"title\": "),
    ("folder.pdf/no-ending", "<svg "),
  ])
  func `the output's name says the format`(name: String, signature: String) throws {
    #expect(try run("a.yaml", "-o", name).status == 0)
    #expect(try folder.data(name).starts(with: signature.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test func `a figure of JSON for each step goes into a file of its own`() throws {
    let sample = Samples.path("camera.yaml")
    #expect(try run(sample, "--step", "all", "-o", "a.json").status == 0)
    #expect(try folder.names == ["a-0.json", "a-1.json", "a-2.json", "a.yaml", "b.json"])
    for name in ["a-0.json", "a-1.json", "a-2.json"] {
      let figure = try JSONSerialization.jsonObject(with: folder.data(name)) as? [String: Any]
      #expect(figure?["arrows"] is [Any])
    }
  }

  @Test func `steps in a range are drawn as among all steps`() throws {
    let sample = Samples.path("login.yaml")
    for ending in ["svg", "json"] {
      #expect(try run(sample, "--step", "all", "-o", "all.\(ending)").status == 0)
      #expect(try run(sample, "--step", "1-2", "-o", "some.\(ending)").status == 0)
      for step in 1...2 {
        #expect(
          try folder.data("some-\(step).\(ending)") == folder.data("all-\(step).\(ending)"))
      }
    }
    #expect(
      try folder.names.filter { $0.hasPrefix("some") }
        == ["some-1.json", "some-1.svg", "some-2.json", "some-2.svg"])
    for last in [9, Int.max - 1] {
      #expect(
        try run(sample, "--step", "2-\(last)", "-o", "some.svg").err
          == "error: there is no step \(last); the description has 3 steps\nUsage: vcdiagram <in> "
          + "... [-o <out>] [<options>]; see 'vcdiagram --help'\n")
    }
  }

  @Test func `--format is stronger than a name`() throws {
    #expect(try run("a.yaml", "-o", "a.svg", "--format", "dot").status == 0)
    #expect(try folder.text("a.svg").hasPrefix("digraph figure {"))
    #expect(try run("a.yaml", "--format", "dot").out == folder.data("a.svg"))
  }

  @Test func `several figures go into a folder, which is made`() throws {
    #expect(try run("a.yaml", "b.json", "-o", "figures/").status == 0)
    let figures = folder.url.appending(path: "figures").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: figures).sorted() == ["a.svg", "b.svg"])
    #expect(try folder.data("figures/a.svg") == run("a.yaml").out)
    #expect(try folder.data("figures/b.svg") == run("b.json").out)
    // A folder that is there needs no slash.
    #expect(try run("-", "b.json", "-o", "figures", "--format", "dot", input: "{}").status == 65)
    #expect(try run("a.yaml", "b.json", "-o", "figures", "--format", "dot").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: figures).sorted()
        == ["a.dot", "a.svg", "b.dot", "b.svg"])
  }

  @Test(arguments: Samples.twins)
  func `the JSON and the YAML of a sample give the same bytes`(name: String) throws {
    let yaml = try run(Samples.path(name + ".yaml"))
    #expect(yaml.status == 0)
    let json = try run(Samples.path(name + ".json"))
    #expect(json.status == 0)
    #expect(json.out == yaml.out)
    // Notes name the file.
    #expect(json.err == yaml.err.replacing(name + ".yaml", with: name + ".json"))
  }

  @Test func `--pointers chooses the arrows`() throws {
    func arrows(_ selection: String) throws -> [String] {
      try run(Samples.path("figure-17-6.yaml"), "--pointers", selection).text
        .split(separator: "\n").filter { $0.contains("ViewController = ") }
        .map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
    }
    let presented = "<title>A.presentedViewController = B</title>"
    #expect(try arrows("none") == [presented])
    #expect(
      try arrows("families")
        == [presented, "<title>B.presentingViewController = A</title>"])
  }

  @Test func `--step chooses the moment`() throws {
    func families(_ arguments: String...) throws -> [String] {
      try Program.run([Samples.path("camera.yaml")] + arguments, in: folder).text
        .split(separator: "\n").filter { $0.hasPrefix("  <title>Family") }.map(String.init)
    }
    let titles = (1...3).map { "  <title>Family \($0)</title>" }
    #expect(try families("--step", "0") == Array(titles[..<1]))
    #expect(try families("--step", "1") == Array(titles[..<2]))
    #expect(try families("--step", "2") == titles)
    #expect(try families() == titles)
  }

  @Test func `a format of pages goes on in several where text would be too small on one`() throws {
    let sample = Samples.path("figure-17-7.yaml")
    func pages(_ format: String, _ options: String...) throws -> (count: Int, note: String) {
      let drawn = try Program.run([sample, "--format", format] + options, in: folder)
      #expect(drawn.status == 0)
      let count = format == "pdf" ? try PDFDocument(drawn.out).pages.count : 1
      return (count, String(drawn.err.dropFirst(sample.count)))
    }
    let large = try pages("pdf", "--fit", "600x450")
    let pairs = "drawn with a pair of arrows for each presentation to fit 600x450"
    #expect(large == (1, ": note: \(pairs); smallest text 9 pt\n"))
    let small = try pages("pdf", "--fit", "300x115")
    #expect(
      small == (
        3, ": note: drawn on 3 pages to fit 300x115; smallest text 7 pt\n"
      ))
    let file = try pages("svg", "--fit", "300x115")
    let means = "drawn with a legend, short names, lists and tight boxes to fit 300x115"
    let advice =
      "but 7 pt are wanted; choose a larger page, or add --pages, or leave out lines with --pointers none"
    #expect(file == (1, ": warning: \(means); smallest text 6.8 pt, \(advice)\n"))
  }

  @Test(arguments: [
    ["--pointers", "none", "--pages"], ["--figure", "chain", "--pointers", "none"],
  ])
  func `a note on small text advises nothing that the call has`(options: [String]) throws {
    let call = [Samples.path("large-app.yaml"), "-o", "a.svg", "--fit", "100x100"] + options
    let note = try Program.run(call, in: folder).err
    #expect(note.contains("choose a larger page"))
    #expect(!note.contains("--pointers") && !note.contains("legend"))
    #expect(note.contains("--pages") != options.contains("--pages"))
  }
}
