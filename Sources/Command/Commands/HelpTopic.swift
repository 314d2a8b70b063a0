import ArgumentParser
import VCEngine
import VCFigures
import VCPictures
import VCSource

/// A text that `vcdiagram help` prints.
package struct HelpTopic: Sendable {
  /// A name with its meaning.
  package typealias Entry = (name: String, meaning: String)

  /// The word after `help`.
  let name: String
  /// The text in a language, or in English where there is no other.
  let text: @Sendable (Language) -> String

  package init(_ name: String, _ text: @escaping @Sendable (Language) -> String) {
    (self.name, self.text) = (name, text)
  }

  static var all: [HelpTopic] { VCDiagram.features.flatMap(\.topics) + own }
  static var names: [String] { all.map(\.name) }

  private static let own = [
    HelpTopic("templates") { language in
      let translated = VCDiagram.helpWords(in: language)
      func words(_ english: String) -> String { translated[english] ?? english }
      return list(
        words("TEMPLATES:"), Template.names.map { (name: $0, meaning: words(purpose(of: $0))) })
        + "\n" + words("'vcdiagram template <name>' prints one to start your own from.") + "\n"
    },
    HelpTopic("rules") { Rules.text(in: $0) },
  ]

  /// Returns a topic's text; nil for a command, whose help in English ArgumentParser prints.
  static func text(of name: String, in language: Language) throws(UsageFault) -> String? {
    if let topic = all.first(where: { $0.name == name }) { return topic.text(language) }
    if let rule = Rules.text(of: name.uppercased(), in: language) {
      return lines(of: (name: name.uppercased(), meaning: rule))
    }
    let commands = ListedCommand.all
    guard
      let command = commands.first(where: { $0.name == name })
        ?? (name == "help" ? commands[0] : nil)
    else { throw .unknownHelp(name, known: names + commands.map(\.name) + ["help"]) }
    if language == .en { return nil }
    return VCDiagram.features.lazy.compactMap(\.commandHelp).first?(command.type, language)
  }

  /// The first sentence of a template's own text.
  private static func purpose(of template: String) -> String {
    let lines = Template.text(of: template)?.split(separator: "\n") ?? []
    let comment = lines.prefix { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" || $0 == " " } }.joined(separator: " ")
    return comment.prefix { $0 != "." } + "."
  }

  private static let indentation = 26
  private static let width = 80

  package static func list(_ heading: String, _ entries: [Entry]) -> String {
    heading + "\n" + entries.map { lines(of: $0) }.joined()
  }

  /// A name with its meaning beside it or below it.
  private static func lines(of entry: Entry) -> String {
    let margin = String(repeating: " ", count: indentation)
    let name = "  " + entry.name
    return name.count > indentation - 2
      ? name + "\n" + lines(of: entry.meaning, after: margin)
      : lines(of: entry.meaning, after: name + margin.dropFirst(name.count))
  }

  /// The lines of a text, the first one after `start`, the others below its end.
  package static func lines(of text: String, after start: String = "") -> String {
    let margin = String(repeating: " ", count: start.terminalWidth)
    var (lines, line) = ("", start)
    var pieces = LineBreaking.pieces(of: text, keepsNames: true)
    if text.contains(where: \.isEastAsian) {
      LineBreaking.joinShortEnd(of: &pieces) { $0.terminalWidth <= width - start.terminalWidth }
    }
    for piece in pieces {
      if line.terminalWidth + piece.trimmedAtEnd.terminalWidth > width {
        lines += line.trimmedAtEnd + "\n"
        line = margin
      }
      line += piece
    }
    return lines + line.trimmedAtEnd + "\n"
  }
}

/// A call of `help` with a topic and perhaps a language; ArgumentParser's own `help` takes no option.
struct HelpRequest: ParsableArguments {
  @Argument var topic = "draw"
  @Option var language: Language = .en

  /// Returns the request of a call, with `help` or `--help`; nil if it isn't one.
  static func called(by arguments: [String]) throws -> Self? {
    let help = ["--help", "-h"]
    if arguments.first == "help" {
      let rest = arguments.dropFirst().filter { !help.contains($0) }
      let hasLanguage = rest.contains { $0.hasPrefix("--language") }
      let isOne = rest.contains { $0.hasPrefix("-") } ? hasLanguage : rest.count < 2
      return isOne ? try parse(rest) : nil
    }
    guard arguments.prefix(while: { $0 != "--" }).contains(where: help.contains) else { return nil }
    let command = ListedCommand.all.first { $0.name == arguments[0] }?.name ?? "draw"
    return try parse([command, "--language", UsageReport.language(of: arguments).rawValue])
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
