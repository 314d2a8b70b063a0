import Testing
import VCTestSupport

@Suite struct `Messages` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["draw", "--help"], ["help", "draw"]])
  func `--help is all that a newcomer needs`(arguments: [String]) throws {
    let help = try Program.run(arguments, in: folder)
    #expect(help.status == 0)
    #expect(help.err == "")
    try expectRecorded(help.text, "help.txt")
  }

  static let recordings = Program.commands.map { "help-\($0).txt" } + ["help.txt"]

  @Test(arguments: Program.commands)
  func `each command has a help of its own`(command: String) throws {
    let help = try Program.run([command, "--help"], in: folder)
    #expect(help.status == 0)
    #expect(help.err == "")
    try expectRecorded(help.text, "help-\(command).txt")
  }
}
