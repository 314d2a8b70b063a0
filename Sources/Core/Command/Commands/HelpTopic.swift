import ArgumentParser
import VCDiagnostics
import VCEngine
import VCFigures
import VCPictures

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
    HelpTopic("templates") { _ in
      list("TEMPLATES:", Template.names.map { (name: $0, meaning: purpose(of: $0)) })
        + "\n'vcdiagram template <name>' prints one to start your own from.\n"
    },
    HelpTopic("rules") { Rules.text(in: $0) },
  ]

  /// Returns a topic's text; nil for a command, whose help ArgumentParser prints.
  static func text(of name: String, in language: Language) throws(UsageFault) -> String? {
    if let topic = all.first(where: { $0.name == name }) { return topic.text(language) }
    if let rule = Rules.text(of: name.uppercased(), in: language) {
      return lines(of: (name: name.uppercased(), meaning: rule))
    }
    let commands = ListedCommand.all.map(\.name) + ["help"]
    if commands.contains(name) { return nil }
    throw .unknownHelp(name, known: names + commands)
  }

  /// The first sentence of a template's own text.
  private static func purpose(of template: String) -> String {
    let text = String(decoding: Template.text(of: template) ?? [], as: UTF8.self)
    let comment = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
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
    var line = "  " + entry.name
    var text = ""
    if line.count > indentation - 2 {
      text = line + "\n"
      line = ""
    }
    line += margin.dropFirst(line.count)
    var pieces = LineBreaking.pieces(of: entry.meaning, keepsNames: true)
    if entry.meaning.contains(where: \.isEastAsian) {
      LineBreaking.joinShortEnd(of: &pieces) { $0.terminalWidth <= width - indentation }
    }
    for piece in pieces {
      if line.terminalWidth + piece.trimmedAtEnd.terminalWidth > width {
        text += line.trimmedAtEnd + "\n"
        line = margin
      }
      line += piece
    }
    return text + line.trimmedAtEnd + "\n"
  }
}

/// A call of `help` with a topic and perhaps a language; ArgumentParser's own `help` takes no option.
struct HelpRequest: ParsableArguments {
  @Argument var topic: String
  @Option var language: Language = .en

  /// Returns the request of a call, nil if it isn't one.
  static func called(by arguments: [String]) throws -> Self? {
    guard arguments.first == "help" else { return nil }
    let rest = Array(arguments.dropFirst())
    let isOne =
      rest.count == 1 ? !rest[0].hasPrefix("-") : rest.contains { $0.hasPrefix("--language") }
    return isOne ? try parse(rest) : nil
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(self[...(lastIndex { $0 != " " } ?? startIndex)])
  }
}
