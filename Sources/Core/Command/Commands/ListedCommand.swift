import ArgumentParser

/// A command, with its line in the list of all commands.
package struct ListedCommand: Sendable {
  let type: any ParsableCommand.Type
  /// The call and its purpose; nil for the command without a name.
  let overview: (call: String, purpose: String)?
  /// The command's names in other programs.
  let otherNames: [String]
  /// The name of the command before it; nil for the last.
  let predecessor: String?

  package init(
    _ type: any ParsableCommand.Type, _ overview: (call: String, purpose: String)?,
    otherNames: [String] = [], after predecessor: String? = nil
  ) {
    (self.type, self.overview) = (type, overview)
    (self.otherNames, self.predecessor) = (otherNames, predecessor)
  }

  /// The first word of the call. The type can't be asked, because the help of `draw` lists all commands.
  var name: String { overview.map { String($0.call.prefix { $0 != " " }) } ?? "draw" }

  private static let core = [
    ListedCommand(Draw.self, nil, otherNames: ["render", "generate"]),
    ListedCommand(
      Resolve.self, ("resolve <in>", "print every relationship, as a table or JSON")),
    ListedCommand(
      Explain.self, ("explain <in> ...", "explain an answer and cite its rules"),
      otherNames: ["why"]),
    ListedCommand(
      Check.self, ("check <in> ...", "report errors, warnings and hints"),
      otherNames: ["validate", "lint"]),
    ListedCommand(
      PrintTemplate.self, ("template [<name>]", "print a template to start your own from")),
  ]

  /// All commands, in the order of the help.
  static var all: [ListedCommand] {
    VCDiagram.features.flatMap(\.commands).reduce(into: core) { commands, command in
      let place = commands.firstIndex { $0.name == command.predecessor }
      commands.insert(command, at: place.map { $0 + 1 } ?? commands.endIndex)
    }
  }

  /// The calls of all commands, each with its purpose.
  static var overview: String {
    let topics = HelpTopic.names
    let list = topics.dropLast().joined(separator: ", ") + " or " + topics[topics.count - 1]
    let help = (call: "help <topic>", purpose: "list the \(list)")
    return (all.compactMap(\.overview) + [help]).map { call, purpose in
      "vcdiagram \(call)" + String(repeating: " ", count: max(1, 25 - call.count)) + purpose
    }.joined(separator: "\n")
  }
}
