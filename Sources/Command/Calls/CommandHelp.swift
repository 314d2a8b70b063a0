import VCSource

/// A paragraph of a command's help.
package enum HelpParagraph: Sendable {
  case text([Words])
  /// Lines that stay as they are.
  case code(String)

  /// A paragraph of one row.
  package static func text(_ words: Words) -> Self { .text([words]) }
}

/// A command's help in a language.
struct CommandHelp {
  private let command: any Command.Type
  private let wording: Wording
  private let defaults: [String: String]

  init(of command: any Command.Type, in language: Language) {
    self.command = command
    defaults = command.defaults
    wording = Wording(language)
  }

  var text: String {
    let purpose = Words.overview(purpose: command.purpose).text(in: wording)
    let paragraphs = command.discussion.map { paragraph in
      switch paragraph {
      case .text(let words):
        HelpTopic.lines(
          of: words.map { $0.text(in: wording) }
            .joined(separator: wording.choose({ _ in " " }, { _ in "" })))
      case .code(let code):
        code.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      }
    }
    return ([HelpTopic.lines(of: purpose)] + paragraphs + [usage] + sections)
      .joined(separator: "\n")
  }

  /// The calls, one on a line; of the program, those of the other commands, too.
  private var usage: String {
    let heading = Words.usage.text(in: wording)
    let margin = String(repeating: " ", count: heading.terminalWidth)
    let others =
      command != DrawRequest.self
      ? []
      : ListedCommand.overviews.map { call, purpose in
        "vcdiagram \(call)" + String(repeating: " ", count: max(1, 25 - call.count))
          + purpose.text(in: wording)
      }
    let calls = command.usage.split(separator: "\n", omittingEmptySubsequences: false)
    return (calls.map(String.init) + others).enumerated().map { number, line in
      line.isEmpty ? "\n" : (number == 0 ? heading : margin) + line + "\n"
    }.joined()
  }

  /// The groups of rows: arguments, groups with a title, and the other options.
  private var sections: [String] {
    let rows = command.rows.filter { !$0.isHidden }
    let titles = rows.compactMap(\.section).reduce(into: [Words]()) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
    let others = rows.filter { $0.section == nil && !$0.isArgument }.map(entry)
    let standard: [HelpTopic.Entry] = [
      ("--version", Words.versionOption.text(in: wording)),
      ("-h, --help", Words.helpOption.text(in: wording)),
    ]
    return [(Words.arguments, rows.filter(\.isArgument).map(entry))]
      .filter { !$0.1.isEmpty }.map { list($0, $1) }
      + titles.map { title in list(title, rows.filter { $0.section == title }.map(entry)) }
      + [list(.options, others + standard)]
  }

  private func list(_ title: Words, _ entries: [HelpTopic.Entry]) -> String {
    let title = title.text(in: wording)
    return HelpTopic.list(
      Words.sectionHeading(title: wording.choose({ _ in title.uppercased() }, { _ in title }))
        .text(in: wording), entries)
  }

  private func entry(_ row: OptionRow) -> HelpTopic.Entry {
    let values = row.values()
    let standard = row.isFlag ? nil : defaults[row.name]
    let meaning = Words.meaning(
      text: row.help(), values: values.isEmpty ? nil : values, standard: standard)
    return (row.call, meaning.text(in: wording))
  }
}

extension OptionRow {
  /// How it is written in a call, such as `-o, --output <out>`.
  var call: String {
    switch form {
    case .argument, .arguments: "<\(valueName)>"
    case .value: names.joined(separator: ", ") + " <\(valueName)>"
    case .flag: names.joined(separator: ", ")
    }
  }
}
