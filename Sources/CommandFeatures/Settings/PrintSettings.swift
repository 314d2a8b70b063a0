import VCCommand
import VCDescriptions
import VCSource

/// Prints the settings for the figures of a file, and where each is set.
struct PrintSettings: Command {
  static let name = "settings"
  static let purpose = Words.settingsPurpose
  static let usage = "vcdiagram settings <file> [<options>]"
  static let discussion: [HelpParagraph] = [.text(.settingsDiscussion)]

  var file: String?
  var format = TextOrJSON.text
  var language: Language?

  static let options: [CommandOption<PrintSettings>] = [
    .argument("file", at: \.file, completion: .files(endings: []), help: .settingsFile),
    .value("--format", at: \.format, help: .answerFormatOption), .language(at: \.language),
  ]

  func run() throws {
    let file = file ?? ""
    guard InputFile.exists(file) else {
      _ = try PlainFile(file)
      return
    }
    let settings = try RepositorySettings(of: DocumentRepository(of: file))
    try Console.print(format == .json ? Self.json(settings) : table(settings))
  }

  private func table(_ settings: RepositorySettings) -> String {
    let wording = Wording(language ?? .en)
    guard settings.exists else {
      return Words.noSettings(file: settings.file).text(in: wording) + "\n"
    }
    let words = Words.settingsTable.text(in: wording).split(separator: "|").map(String.init)
    var table = TextTable(header: Array(words.prefix(3)))
    for key in FigureKey.allCases {
      let setting = settings.settings.first { $0.key == key }
      table.append([
        key.rawValue, setting?.text ?? "",
        setting.map { "\(settings.file):\($0.line)" } ?? words[3],
      ])
    }
    return table.text
  }

  private static func json(_ settings: RepositorySettings) -> String {
    JSONWriter.object(spread: true) { json in
      json.member("file", settings.file)
      json.array("settings", spread: true, settings.settings) { json, setting in
        json.object {
          $0.member("key", setting.key.rawValue)
          $0.member("value", setting.text)
          $0.member("line", setting.line)
        }
      }
    } + "\n"
  }
}
