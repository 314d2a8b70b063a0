import Foundation
import Testing
import VCTestSupport

@Suite struct `The help in Chinese` {
  static let recording = "help.zh-Hans.txt"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func help(_ arguments: String...) throws -> String {
    try Program.run(["help"] + arguments, in: folder).text
  }

  /// The words after `help`, as the program lists them: topics, then commands.
  private func topics() throws -> [String] {
    let message = try Program.run(["help", "nothing"], in: folder).err
    let list = try #require(message.split(separator: "there is help for ").last)
    return list.prefix { $0 != "\n" }.split(separator: ", ").map(String.init)
  }

  /// The skill is written for assistants, which read English.
  private static let english = ["agents"]

  @Test func `has no English sentence`() throws {
    let topics = try topics()
    #expect(topics.count > 18)
    for topic in topics where !Self.english.contains(topic) {
      let text = try help(topic, "--language", "zh")
        .replacing(/`[^`\n]*`|“vcdiagram[^”]*”/, with: "")
      #expect(text.contains { $0.isHan }, "\(topic)")
      for sentence in text.matches(of: /[A-Za-z][a-z]+( [a-z]{2,}){2,}/) {
        Issue.record("help \(topic): \(sentence.output.0)")
      }
    }
  }

  @Test func `of commands and templates reads as recorded`() throws {
    let topics = try topics().drop { $0 != "templates" }.filter { $0 != "rules" && $0 != "help" }
    let texts = try topics.map { try help($0, "--language", "zh") }
    try expectRecorded(texts.joined(separator: "\n"), Self.recording)
  }

  @Test func `is that of drawing without a topic`() throws {
    #expect(try help("--language", "zh") == help("draw", "--language", "zh"))
    #expect(try help("--language", "zh").hasPrefix("概述："))
    #expect(try help("--language", "en") == help())
  }

  @Test func `is that of the flag for help`() throws {
    for flag in ["--help", "-h"] {
      let (drawing, explain) = ([flag, "--language", "zh"], ["explain", "--language=zh", flag])
      #expect(try Program.run(drawing, in: folder).text == help("--language", "zh"))
      #expect(try Program.run(explain, in: folder).text == help("explain", "--language", "zh"))
    }
  }

  @Test(arguments: ["draw", "check", "explain", "diff", "import", "embed", "preview"])
  func `has the options of the English one, in its order`(command: String) throws {
    let options = { (text: String) in
      text.matches(of: /\n  (-[a-z], )?(--[a-z-]+)/).map { String($0.output.2) }
    }
    let english = try options(help(command))
    #expect(english.count > 3)
    #expect(try options(help(command, "--language", "zh")) == english)
  }
}

extension Character {
  fileprivate var isHan: Bool { unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) } }
}
