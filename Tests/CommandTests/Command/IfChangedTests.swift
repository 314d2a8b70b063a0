import Foundation
import Testing
import VCPictures
import VCTestSupport
import vcdiagram

@Suite struct `Picture only what has changed` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "a.yaml")
    try folder.write("box: {paddingX: 14}\n", to: "look.yaml")
  }

  private func draw(_ output: String, _ options: String...) throws {
    let outcome = try Program.run(["a.yaml", "-o", output] + options, in: folder)
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
  }

  @Test(arguments: Program.formats.map(\.fileExtension))
  func `a figure whose sources are as they were is left alone`(format: String) throws {
    let name = "a.\(format)"
    try draw(name, "--if-changed")
    // What tells that nothing is drawn: a change of the figure that its stamp does not show.
    var figure = try folder.data(name)
    let place = figure.count / 2
    figure[place] ^= 1
    try figure.write(to: folder.url.appending(path: name))
    try draw(name, "--if-changed")
    #expect(try folder.data(name) == figure)
    figure[place] ^= 1
    try draw(name, "--if-changed", "--template", "look.yaml")
    #expect(try folder.data(name) != figure)
    try draw(name, "--if-changed")
    #expect(try folder.data(name) == figure)
    try folder.write("rootViewController: B\n", to: "a.yaml")
    try draw(name, "--if-changed")
    #expect(try folder.data(name) != figure)
  }

  @Test func `the note is there only when asked for, and nothing else changes`() throws {
    try draw("plain.svg")
    try draw("noted.svg", "--if-changed")
    let (plain, noted) = (try folder.text("plain.svg"), try folder.text("noted.svg"))
    #expect(noted.hasPrefix(plain))
    let note = noted.dropFirst(plain.count)
    #expect(note.wholeMatch(of: /<!-- vcdiagram-stamp:[0-9a-f]{32} -->\n/) != nil)
    // A figure without a note is drawn: nothing says what it was made from.
    try draw("plain.svg", "--if-changed")
    #expect(try folder.text("plain.svg") == noted)
  }

  @Test func `the note of JSON is its last key`() throws {
    try draw("plain.json")
    try draw("noted.json", "--if-changed")
    let (plain, noted) = (try folder.text("plain.json"), try folder.text("noted.json"))
    let begin = plain.dropLast(3)
    #expect(noted.hasPrefix(begin))
    let note = noted.dropFirst(begin.count)
    #expect(
      note.wholeMatch(of: /,\n  "stamp": "vcdiagram-stamp:[0-9a-f]{32}"\n}\n/) != nil)
    let object = try JSONSerialization.jsonObject(with: folder.data("noted.json"))
    #expect((object as? [String: Any])?["stamp"] is String)
  }

  @Test func `a picture with a note is whole`() throws {
    try draw("plain.png")
    try draw("noted.png", "--if-changed")
    let (plain, noted) = (try folder.data("plain.png"), try folder.data("noted.png"))
    let length = noted.count - plain.count
    #expect(noted.prefix(33) + noted.dropFirst(33 + length) == plain)
    let chunk = Array(noted.dropFirst(33).prefix(length))
    #expect(String(decoding: chunk[4..<31], as: UTF8.self) == "tEXtSource\0vcdiagram-stamp:")
    #expect(Int(chunk[3]) == length - 12)
  }
}
