import ArgumentParser

/// A command, with its line in the list of all commands.
package struct ListedCommand: Sendable {
  /// What a command is for. The help lists the commands in this order, and those for the same as they
  /// were registered, the core's first.
  package enum Purpose: CaseIterable, Sendable {
    case drawing, answers, writing, reference
  }

  let type: any ParsableCommand.Type
  /// The call and its purpose; nil for the command without a name.
  package let overview: (call: String, purpose: String)?
  /// The command's names in other programs.
  let otherNames: [String]
  let purpose: Purpose
  /// What the exit code 1 means, such as "changed", with its option; nil for a command without it.
  let meaningOfOne: String?

  package init(
    _ type: any ParsableCommand.Type, for purpose: Purpose,
    _ overview: (call: String, purpose: String)?, otherNames: [String] = [],
    meaningOfOne: String? = nil
  ) {
    (self.type, self.purpose, self.overview) = (type, purpose, overview)
    (self.otherNames, self.meaningOfOne) = (otherNames, meaningOfOne)
  }

  /// The first word of the call. The type can't be asked, because the help of `draw` lists all commands.
  var name: String { overview.map { String($0.call.prefix { $0 != " " }) } ?? "draw" }

  private static let core = [
    ListedCommand(Draw.self, for: .drawing, nil, otherNames: ["render", "generate"])
  ]

  /// All commands, in the order of the help.
  package static var all: [ListedCommand] {
    let all = core + VCDiagram.features.flatMap(\.commands)
    return Purpose.allCases.flatMap { purpose in all.filter { $0.purpose == purpose } }
  }

  /// What the exit code 1 means, with its number; empty if no command has it.
  static var meaningsOfOne: String {
    let meanings = all.compactMap(\.meaningOfOne)
    return meanings.isEmpty ? "" : "1 \(meanings.joined(separator: " or ")), "
  }

  /// The calls of all commands, each with its purpose.
  static var overview: String {
    let topics = HelpTopic.names
    let list = topics.dropLast().joined(separator: ", ") + " or " + topics[topics.count - 1]
    let help = (call: "help <topic>", purpose: "print help on \(list)")
    return (all.compactMap(\.overview) + [help]).map { call, purpose in
      "vcdiagram \(call)" + String(repeating: " ", count: max(1, 25 - call.count)) + purpose
    }.joined(separator: "\n")
  }
}
