import VCSource

/// Prints the help of a command or on a topic: `help`. The scripts that make the manual and the guide's page of
/// options read it as JSON.
struct Help: Command {
  static let name = "help"
  static let purpose = Words.helpCall(topics: HelpTopic.names)
  static let usage = "vcdiagram help <topic>"

  var topic: String?
  var language: Language?
  var format = TextOrJSON.text

  static let options: [CommandOption<Help>] = [
    .argument(
      "topic", at: \.topic, isOptional: true,
      completion: .list(HelpTopic.names + ListedCommand.all.map(\.name)), help: purpose),
    .language(at: \.language),
    .value("--format", at: \.format, help: .answerFormatOption),
  ]

  /// The request for help in a call of any command, `--help`; nil if there is none.
  static func called(by arguments: [String]) -> Self? {
    guard arguments.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) else {
      return nil
    }
    let (command, words) = ListedCommand.called(by: arguments)
    var help = Help()
    help.topic = command == Help.self ? words.first { !$0.isOption } : command.name
    help.language = CallReport.language(of: arguments)
    return help
  }

  func run() throws {
    if format == .json { return try Console.print(Self.json) }
    try Console.print(HelpTopic.text(of: topic ?? DrawRequest.name, in: language ?? .en))
  }

  /// All commands with their options.
  private static var json: String {
    let wording = Wording(.en)
    return JSONWriter.object(spread: true) { json in
      json.array("commands", spread: true, ListedCommand.all.map(\.command)) { json, command in
        json.object { json in
          json.member("name", command.name)
          json.member("purpose", command.purpose.text(in: wording))
          let defaults = command.defaults
          let rows = command.rows.filter { !$0.isHidden && !$0.isArgument }
          json.array("options", spread: true, rows) { json, row in
            json.object { json in
              json.array("names", row.names) { $0.string($1) }
              json.member("value", row.isFlag ? nil : row.valueName)
              json.member("section", row.section?.text(in: wording))
              json.member("meaning", row.help().text(in: wording))
              json.array("values", row.values()) { $0.string($1) }
              json.member("default", row.isFlag ? nil : defaults[row.name])
            }
          }
        }
      }
    } + "\n"
  }
}
