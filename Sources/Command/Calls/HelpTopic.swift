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

  /// What each template is for.
  private static let purposes: [(template: String, purpose: Words)] = [
    ("book", .bookTemplate), ("docs", .docsTemplate), ("slide", .slideTemplate),
    ("mono", .monoTemplate), ("print", .printTemplate), ("print-mono", .printMonoTemplate),
    ("blueprint", .blueprintTemplate),
  ]

  private static let own = [
    HelpTopic("templates") { language in
      let wording = Wording(language)
      return list(
        Words.templatesHeading.text(in: wording),
        purposes.map { (name: $0, meaning: $1.text(in: wording)) })
        + "\n" + Words.templateCallNote.text(in: wording) + "\n"
    },
    HelpTopic("rules") { Rules.text(in: $0) },
  ]

  static func text(of name: String, in language: Language) throws(UsageFault) -> String {
    if let topic = all.first(where: { $0.name == name }) { return topic.text(language) }
    if let rule = Rules.text(of: name.uppercased(), in: language) {
      return lines(of: (name: name.uppercased(), meaning: rule))
    }
    let commands = ListedCommand.all
    let asked = name == Help.name ? DrawRequest.name : name
    guard let listed = commands.first(where: { $0.name == asked }) else {
      throw .unknownHelp(name, known: names + commands.map(\.name) + [Help.name])
    }
    return CommandHelp(of: listed.command, in: language).text
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

extension String {
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
