import Testing
import VCTestSupport

@Suite struct `The command in Chinese` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments + ["--language", "zh-Hans"], in: folder)
  }

  @Test(arguments: ["keys", "steps", "rules", "doubts", "R22"])
  func `helps with topics whose sentences are ours`(topic: String) throws {
    let help = try run("help", topic)
    #expect(help.status == 0 && help.err == "")
    #expect(help.text.contains("视图"))
    #expect(help == (try Program.run(["help", "--language=zh_CN", topic], in: folder)))
    #expect(help != (try Program.run(["help", topic], in: folder)))
    let widest = topic == "rules" ? 10_000 : 80
    // A name of Apple's that fills more than a line isn't broken.
    for line in help.text.split(separator: "\n") where !line.hasSuffix("Style:)`") {
      #expect(
        line.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= widest + line.count { "“”…".contains($0) })
      #expect(!"，。；：）”、".contains(line.drop { $0 == " " }.first ?? " "), "\(line)")
    }
  }

  @Test func `helps in English with what assistants read`() throws {
    #expect(try run("help", "agents") == (try Program.run(["help", "agents"], in: folder)))
  }
}
