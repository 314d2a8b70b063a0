import VCSource

/// A command, with its line in the list of all commands.
package struct ListedCommand: Sendable {
  /// What a command is for. The help lists the commands in this order, and those for the same as they
  /// were registered, the core's first.
  package enum Purpose: CaseIterable, Sendable {
    case drawing, answers, writing, reference
  }

  package let command: any Command.Type
  /// A call of it and what that is for; nil for the command that needs no name.
  package let overview: (call: String, purpose: Words)?
  /// The command's names in other programs.
  let otherNames: [String]
  let purpose: Purpose
  /// What the exit code 1 means, such as "changed", with its option; nil for a command without it.
  let meaningOfOne: Words?

  package init(
    _ command: any Command.Type, for purpose: Purpose,
    _ overview: (call: String, purpose: Words)?, otherNames: [String] = [],
    meaningOfOne: Words? = nil
  ) {
    (self.command, self.purpose, self.overview) = (command, purpose, overview)
    (self.otherNames, self.meaningOfOne) = (otherNames, meaningOfOne)
  }

  package var name: String { command.name }

  private static let core = [
    ListedCommand(DrawRequest.self, for: .drawing, nil, otherNames: ["render", "generate"])
  ]

  /// All commands, in the order of the help.
  package static var all: [ListedCommand] {
    let all = core + VCDiagram.features.flatMap(\.commands)
    return Purpose.allCases.flatMap { purpose in all.filter { $0.purpose == purpose } }
  }

  /// The command that a call's first word names, and the rest of the call; else the one that draws.
  package static func called(
    by arguments: [String]
  ) -> (command: any Command.Type, words: [String]) {
    guard let name = arguments.first else { return (DrawRequest.self, []) }
    let named = ([Help.self] + all.map(\.command)).first { $0.name == name }
    return named.map { ($0, Array(arguments.dropFirst())) } ?? (DrawRequest.self, arguments)
  }

  /// The names of all commands, each with what a call of it is for.
  package static var names: [(text: String, meaning: String)] {
    overviews.map { call, purpose in
      (String(call.prefix { $0 != " " }), purpose.text(in: Wording(.en)))
    }
  }

  /// The calls of all commands, each with its purpose.
  static var overviews: [(call: String, purpose: Words)] {
    all.compactMap(\.overview) + [("help <topic>", .helpCall(topics: HelpTopic.names))]
  }
}
