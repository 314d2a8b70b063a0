import Foundation
import Testing
import VCTestSupport

@Suite struct `Templates` {
  static let recording = "wrong-template.txt"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  @Test func `are listed`() throws {
    #expect(try run("template").text == "book\ndocs\nslide\nmono\nprint\nprint-mono\nblueprint\n")
  }

  @Test func `one that is printed and given back draws the same figure`() throws {
    let printed = try run("template", "book")
    let file = Samples.package.appending(path: "Templates/book.yaml")
    #expect(try printed.out == Data(contentsOf: file))
    try printed.out.write(to: folder.url.appending(path: "mine.yaml"))
    for sample in ["figure-17-7.yaml", "chinese.yaml"].map(Samples.path) {
      let figure = try run(sample)
      #expect(figure.status == 0)
      #expect(try run(sample, "--template", "mine.yaml") == figure)
      #expect(try run(sample, "--template", "book") == figure)
    }
  }

  @Test func `one may change a single value`() throws {
    try folder.write("light:\n  presented: \"#00FF00\"\n", to: "mine.yaml")
    let sample = Samples.path("figure-17-6.yaml")
    let figure = try run(sample).text
    #expect(
      try run(sample, "--template", "mine.yaml").text
        == figure.replacingOccurrences(of: "#b5382a", with: "#00ff00"))
  }

  @Test func `whatever is wrong with one is told`() throws {
    try folder.write(
      """
      size: 3
      fonts:
        name: {face: serif, size: 12}
        detail: {fase: mono, size: big}
        sans: []
        mono: [3, "a;b"]
      box: 3
      frame: {paddingX: -1, paddingTop: 3000}
      arrows: {pairOffset: 100}
      pointers: some
      pointerLimit: 1.5
      light: {presented: red, boxFill: "#12345", frameFills: ["#ffffff", blue]}
      drak: {}

      """, to: "mine.yaml")
    let outcome = try run(Samples.path("camera.yaml"), "--template", "mine.yaml", "-o", "a.svg")
    #expect(outcome.status == 65)
    #expect(outcome.text == "")
    #expect(try folder.names == ["mine.yaml"])
    try expectRecorded(outcome.err, Self.recording)
  }
}
