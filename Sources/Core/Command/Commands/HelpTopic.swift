import VCEngine
import VCFigures

/// A text that `vcdiagram help` prints.
package struct HelpTopic: Sendable {
  /// A name with its meaning.
  package typealias Entry = (name: String, meaning: String)

  /// The word after `help`.
  let name: String
  let text: @Sendable () -> String

  package init(_ name: String, _ text: @escaping @Sendable () -> String) {
    (self.name, self.text) = (name, text)
  }

  static var all: [HelpTopic] { VCDiagram.features.flatMap(\.topics) + own }
  static var names: [String] { all.map(\.name) }

  private static let own = [
    HelpTopic("templates") {
      list("Templates", Template.names.map { (name: $0, meaning: purpose(of: $0)) })
        + "\n'vcdiagram template <name>' prints one to start your own from.\n"
    },
    HelpTopic("rules") { Rules.text },
  ]

  /// Returns a topic's text; nil for a command, whose help ArgumentParser prints.
  static func text(of name: String) throws(UsageFault) -> String? {
    if let topic = all.first(where: { $0.name == name }) { return topic.text() }
    if let rule = Rules.text(of: name.uppercased()) {
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

  package static func list(_ title: String, _ entries: [Entry]) -> String {
    "\(title.uppercased()):\n" + entries.map { lines(of: $0) }.joined()
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
    for word in entry.meaning.split(separator: " ") {
      if line.count + word.count > width {
        text += line.trimmedAtEnd + "\n"
        line = margin
      }
      line += word + " "
    }
    return text + line.trimmedAtEnd + "\n"
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(self[...(lastIndex { $0 != " " } ?? startIndex)])
  }
}
